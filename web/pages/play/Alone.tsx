import { levels, type Level } from '@octopolis/bots'
import type { Box } from '@octopolis/games/box'
import { usualSeats } from '@octopolis/games/seats'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeMe, useMe } from '../../client/me.ts'
import { keepPersona, personaOf } from '../../client/persona.ts'
import { useGoToTable } from '../../client/go-to-table.ts'
import { Button } from '../../look/Button.tsx'
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

/** Against bots, on this device. */
export function Alone({ box }: { box: Box }) {
  const w = useWords(words)
  const names = useWords(levelWords)
  const language = useLanguage()
  const me = useMe()
  const goTo = useGoToTable()
  const queries = useQueryClient()
  const { id, seats } = box.game
  const [persona, setPersona] = useState(() => personaOf(me, language))
  const [opponents, setOpponents] = useState<readonly Level[]>(() =>
    Array.from({ length: usualSeats(seats) - 1 }, () => 'easy' as const),
  )
  const [asked, setAsked] = useState<Asked>({})
  const name = persona.name.trim()
  const begin = (): void => {
    const self = { ...persona, name }
    keepPersona(self)
    // The house knows one by the same name; without a network it is told another time.
    if (me && (me.name !== name || me.crest !== persona.crest)) void changeMe(queries, self).catch(() => {})
    void goTo.here({
      game: id,
      options: sentOf(box, asked, opponents.length + 1),
      seats: [{ kind: 'person', ...self }, ...opponents.map((level) => ({ kind: 'bot' as const, level }))],
    })
  }
  return (
    <Ground
      left={
        <>
          <h2>{w.against}</h2>
          <Counts
            label={w.opponents}
            from={Math.max(seats.min - 1, 1)}
            to={seats.max - 1}
            value={opponents.length}
            onChange={(count) =>
              setOpponents(Array.from({ length: count }, (_, index) => opponents[index] ?? opponents[0] ?? 'easy'))
            }
          />
          <ul className={styles['sitters']}>
            {opponents.map((level, index) => (
              <li key={index} className={styles['sitter']}>
                <Select
                  label={w.opponent(index + 1)}
                  value={level}
                  values={levels.map((value) => ({ value, label: names[value].label }))}
                  onChange={(chosen) => setOpponents(opponents.with(index, chosen))}
                />
                <p className={styles['manner']}>{names[level].manner}</p>
              </li>
            ))}
          </ul>
          <NameField persona={persona} onChange={setPersona} />
        </>
      }
      right={
        <>
          <h2>{w.options}</h2>
          <OptionsForm box={box} seats={opponents.length + 1} asked={asked} onChange={setAsked} />
        </>
      }
      text={w.ready.alone}
      act={
        <Button kind="main" icon="play" disabled={goTo.isBusy || name === ''} onClick={begin}>
          {w.begin}
        </Button>
      }
    />
  )
}
