import type { AnyStage } from '@octopolis/games/board'
import type { Position, TableInfo } from '@octopolis/server/protocol/tables'
import type { CSSProperties } from 'react'
import { Crest } from '../../look/Crest.tsx'
import { words as tableWords } from '../../table/words.ts'
import { useLanguage, useWords } from '../../words/language.ts'
import styles from './Plates.module.css'

interface PlatesProps {
  readonly seats: TableInfo['seats']
  readonly view: unknown
  readonly stage: AnyStage | null
  readonly awaiting: Position['awaiting']
  /** How many there are in the longer of the two columns: it decides how large they may be. */
  readonly rows: number
}

/** A column of those who play, to be read from the far end of the room: whole names, and what changes. */
export function Plates({ seats, view, stage, awaiting, rows }: PlatesProps) {
  const w = useWords(tableWords)
  const language = useLanguage()
  return (
    <ul className={styles['plates']} style={{ '--rows': rows } as CSSProperties} aria-label={w.seats}>
      {seats.map(({ seat, sitter }) => {
        const isOut = stage !== null && view !== null && stage.isOut(view, seat)
        const badges = stage === null || view === null || isOut ? [] : stage.badges(view, seat, language)
        const livery = stage?.liveries[seat]
        const isAway = sitter?.kind === 'person' && !sitter.present
        return (
          <li
            key={seat}
            className={styles['plate']}
            data-awaited={awaiting.some((one) => one.seat === seat)}
            data-out={isOut}
            style={livery === undefined ? undefined : ({ '--livery': livery.colour } as CSSProperties)}
          >
            <span className={styles['face']}>{sitter !== null && <Crest crest={sitter.crest} size={64} />}</span>
            <p className={styles['name']}>
              {livery !== undefined && (
                <svg viewBox="0 0 24 24" fill={livery.colour} aria-hidden="true">
                  <path d={livery.sign} />
                </svg>
              )}
              {sitter?.name ?? seat + 1}
            </p>
            <p className={styles['state']}>
              {isOut && w.isOut}
              {!isOut && isAway && w.away}
              {badges.map(({ label, text, sign }) => (
                <span key={label} title={label}>
                  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
                    <path d={sign} />
                  </svg>
                  <span aria-hidden="true">{text}</span>
                  <span className="unseen">{label}</span>
                </span>
              ))}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
