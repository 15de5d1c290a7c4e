import { levels, type Level } from '@octopolis/bots'
import type { Cover } from '@octopolis/games/cover'
import { usualSeats } from '@octopolis/games/seats'
import { useRef, useState } from 'react'
import { useMe } from '../../client/me.ts'
import { personaOf } from '../../client/persona.ts'
import { useGoToTable } from '../../client/go-to-table.ts'
import { Button } from '../../look/Button.tsx'
import { Dialog } from '../../look/Dialog.tsx'
import { lightOf } from '../../look/light.ts'
import { Segments } from '../../look/Segments.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import { levelWords } from '../../words/levels.ts'
import styles from './QuickSheet.module.css'
import { words } from './words.ts'

/** The one question before a game against bots; every answer is filled in already. */
export function QuickSheet({ cover, open, onClose }: { cover: Cover; open: boolean; onClose(): void }) {
  const { sheet } = useWords(words)
  const names = useWords(levelWords)
  const language = useLanguage()
  const me = useMe()
  const goTo = useGoToTable()
  const go = useRef<HTMLButtonElement>(null)
  const { min, max } = cover.seats
  const [opponents, setOpponents] = useState(usualSeats(cover.seats) - 1)
  const [level, setLevel] = useState<Level>('easy')
  const begin = (): Promise<void> =>
    goTo.here({
      game: cover.id,
      options: {},
      seats: [
        { kind: 'person', ...personaOf(me, language) },
        ...Array.from({ length: opponents }, () => ({ kind: 'bot' as const, level })),
      ],
    })
  return (
    <Dialog
      open={open}
      title={sheet.title}
      onClose={onClose}
      first={go}
      foot={
        <Button kind="main" icon="play" ref={go} disabled={goTo.isBusy} onClick={() => void begin()}>
          {sheet.go}
        </Button>
      }
    >
      <div className={styles['question']} style={lightOf(cover)}>
        <p className={styles['label']}>{sheet.opponents}</p>
        <Segments
          label={sheet.opponents}
          value={String(opponents)}
          values={Array.from({ length: max - min + 1 }, (_, index) => String(min - 1 + index))
            .filter((count) => count !== '0')
            .map((count) => ({ value: count, label: count }))}
          onChange={(count) => setOpponents(Number(count))}
        />
        <p className={styles['label']}>{sheet.level}</p>
        <Segments<Level>
          label={sheet.level}
          value={level}
          values={levels.map((one) => ({ value: one, label: names[one].label }))}
          onChange={setLevel}
        />
        <p aria-live="polite">{names[level].manner}</p>
        <p className={styles['where']}>{sheet.where}</p>
      </div>
    </Dialog>
  )
}
