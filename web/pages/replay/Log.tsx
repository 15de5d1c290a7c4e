import { memo, useEffect, useMemo, useRef } from 'react'
import { Icon } from '../../look/Icon.tsx'
import { useWords } from '../../words/language.ts'
import { secretOf, type Eyes } from './frames.ts'
import styles from './Log.module.css'
import type { Moment } from './moments.ts'
import type { Evening } from './open.ts'
import type { Reading } from './seen.ts'
import { words } from './words.ts'

interface LogProps {
  readonly evening: Evening
  readonly reading: Reading
  readonly eyes: Eyes
  readonly moment: Moment
  seek(move: number, fact: number | null): void
}

interface Line {
  readonly move: number
  readonly fact: number
  readonly text: string
  /** Who alone was told this; null: everybody. */
  readonly secret: string | null
}

/** All that these eyes were told, in words; a line leads to its moment. */
export function Log({ evening, reading, eyes, moment, seek }: LogProps) {
  const w = useWords(words)
  const list = useRef<HTMLOListElement>(null)
  const { replay } = evening
  const lines = useMemo(
    () =>
      replay.frames.flatMap(({ told }, move) =>
        replay.facts(move, eyes).map((fact, index): Line => {
          const one = eyes === 'all' ? told[index] : undefined
          const to = one === undefined ? null : secretOf(one)
          const names = to?.map((seat) => reading.say.name(seat)) ?? []
          const secret = to === null ? null : names.length === 0 ? w.nobodySaw : w.onlyFor(reading.list(names))
          return { move, fact: index, text: reading.tell(fact), secret }
        }),
      ),
    [replay, eyes, reading, w],
  )
  const here = lines.findLastIndex(
    ({ move, fact }) => move < moment.move || (move === moment.move && (moment.fact === null || fact <= moment.fact)),
  )

  useEffect(() => {
    const line = list.current?.children[here]
    const box = list.current?.parentElement
    if (!box || !(line instanceof HTMLElement)) return
    // Only the panel scrolls: scrollIntoView would take the whole page along on a phone.
    box.scrollTop = line.offsetTop - box.clientHeight / 2
  }, [here])

  return (
    <ol className={styles['log']} ref={list}>
      {lines.map((line, index) => (
        <LogLine
          key={`${line.move}.${line.fact}`}
          line={line}
          tense={index === here ? 'now' : index < here ? 'past' : 'future'}
          seek={seek}
        />
      ))}
    </ol>
  )
}

interface LogLineProps {
  readonly line: Line
  readonly tense: 'past' | 'now' | 'future'
  seek(move: number, fact: number | null): void
}

const LogLine = memo(function LogLine({ line, tense, seek }: LogLineProps) {
  return (
    <li>
      <button
        type="button"
        className={styles['line']}
        data-tense={tense}
        aria-current={tense === 'now' ? 'step' : undefined}
        onClick={() => seek(line.move, line.fact)}
      >
        <span className={styles['move']}>{line.move}</span>
        <span>
          {line.text}
          {line.secret !== null && (
            <span className={styles['secret']}>
              <Icon name="lock" size={14} />
              {line.secret}
            </span>
          )}
        </span>
      </button>
    </li>
  )
})
