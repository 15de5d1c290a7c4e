import { levels, type Level } from '@octopolis/bots'
import type { Language } from '@octopolis/engine'
import type { Box } from '@octopolis/games/box'
import { useState } from 'react'
import { useMe } from '../../client/me.ts'
import { personaOf, randomCrest, suggestName, type Persona } from '../../client/persona.ts'
import { useGoToTable } from '../../client/go-to-table.ts'
import { Button, IconButton } from '../../look/Button.tsx'
import { NameField } from '../../look/NameField.tsx'
import { Select } from '../../look/Select.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import { levelWords } from '../../words/levels.ts'
import { sentOf, type Asked } from '../gather/options.ts'
import { OptionsForm } from '../gather/OptionsForm.tsx'
import { Counts } from './Counts.tsx'
import { Ground } from './Ground.tsx'
import styles from './PlayPage.module.css'
import { words } from './words.ts'

interface Sitting extends Persona {
  readonly key: number
}

function newcomer(taken: readonly Sitting[], language: Language): Sitting {
  const key = Math.max(-1, ...taken.map((one) => one.key)) + 1
  let name = suggestName(language)
  for (let tries = 0; tries < 30 && taken.some((one) => one.name === name); tries += 1) name = suggestName(language)
  return { key, name, crest: randomCrest() }
}

/** Several people around one device, bots in the chairs that are left. */
export function Passed({ box }: { box: Box }) {
  const w = useWords(words)
  const names = useWords(levelWords)
  const language = useLanguage()
  const me = useMe()
  const goTo = useGoToTable()
  const { id, seats } = box.game
  const [people, setPeople] = useState<readonly Sitting[]>(() => {
    const first = { key: 0, ...personaOf(me, language) }
    return [first, newcomer([first], language)]
  })
  const [wanted, setWanted] = useState(1)
  const [level, setLevel] = useState<Level>('easy')
  const [asked, setAsked] = useState<Asked>({})
  const [least, most] = [Math.max(0, seats.min - people.length), seats.max - people.length]
  const bots = Math.min(Math.max(wanted, least), most)
  const called = people.map(({ name }) => name.trim())
  const trouble = called.includes('') ? w.unnamed : new Set(called).size < called.length ? w.same : null
  const begin = (): void =>
    void goTo.here({
      game: id,
      options: sentOf(box, asked, people.length + bots),
      seats: [
        ...people.map(({ name, crest }) => ({ kind: 'person' as const, name: name.trim(), crest })),
        ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level })),
      ],
    })
  return (
    <Ground
      left={
        <>
          <h2>{w.people}</h2>
          <ul className={styles['sitters']}>
            {people.map(({ key, ...persona }, index) => (
              <li key={key} className={styles['person']}>
                <NameField
                  label={w.player(index + 1)}
                  persona={persona}
                  onChange={(changed) => setPeople(people.with(index, { key, ...changed }))}
                />
                <IconButton
                  icon="close"
                  label={w.remove(persona.name)}
                  disabled={people.length <= 2}
                  onClick={() => setPeople(people.filter((one) => one.key !== key))}
                />
              </li>
            ))}
          </ul>
          <div>
            <Button
              icon="plus"
              disabled={people.length >= seats.max}
              onClick={() => setPeople([...people, newcomer(people, language)])}
            >
              {w.add}
            </Button>
          </div>
          {most > 0 && (
            <div className={styles['sitter']}>
              <div>
                <p className={styles['manner']}>{w.bots}</p>
                <Counts label={w.bots} from={least} to={most} value={bots} onChange={setWanted} />
              </div>
              {bots > 0 && (
                <Select<Level>
                  label={w.botLevel}
                  value={level}
                  values={levels.map((value) => ({ value, label: names[value].label }))}
                  onChange={setLevel}
                />
              )}
            </div>
          )}
        </>
      }
      right={
        <>
          <h2>{w.options}</h2>
          <OptionsForm box={box} seats={people.length + bots} asked={asked} onChange={setAsked} />
        </>
      }
      text={trouble ?? w.ready.pass}
      act={
        <Button kind="main" icon="play" disabled={goTo.isBusy || trouble !== null} onClick={begin}>
          {w.begin}
        </Button>
      }
    />
  )
}
