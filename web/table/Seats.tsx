import type { AnyStage } from '@octopolis/games/board'
import type { Position, TableInfo } from '@octopolis/server/protocol/tables'
import { Crest } from '../look/Crest.tsx'
import { useLanguage, useWords } from '../words/language.ts'
import { levelWords } from '../words/levels.ts'
import type { Sitter } from './people.ts'
import styles from './Seats.module.css'
import { serverNow, span, useNow } from './time.ts'
import { words } from './words.ts'

interface SeatsProps {
  readonly info: TableInfo
  /** What is shown of the table: it may lag behind the position while facts play. */
  readonly view: unknown
  readonly position: Position | null
  readonly stage: AnyStage | null
  readonly isPlaying: boolean
  /** Clocks stand still. */
  readonly isStill: boolean
  /** Votes a bot into the seat of somebody who is away; null: nobody may here. */
  readonly onReplace: ((seat: number) => void) | null
}

/** Who sits around the table, how they fare, and whom everybody is waiting for. */
export function Seats({ info, view, position, stage, isPlaying, isStill, onReplace }: SeatsProps) {
  const w = useWords(words)
  const isTimed = position?.awaiting.some(({ deadline }) => deadline !== null) ?? false
  const now = useNow(500, isTimed && !isStill)

  return (
    <section aria-label={w.seats}>
      {/* Where it is narrow the row is scrolled, by the keyboard too. */}
      <ul className={styles.seats} aria-label={w.seats} tabIndex={0}>
        {info.seats.map(({ seat, sitter }) => {
          const asked = isPlaying || info.resting ? undefined : position?.awaiting.find((one) => one.seat === seat)
          const deadline = asked?.deadline ?? null
          const time = deadline === null ? null : span(deadline - serverNow(position, now))
          return (
            <li key={seat} className={styles.plate} data-awaited={asked !== undefined} data-point={`seat-${seat}`}>
              {sitter !== null && <Crest crest={sitter.crest} size={34} />}
              <div className={styles.who}>
                <p className={styles.name}>
                  <LiverySign stage={stage} seat={seat} />
                  <span>{sitter?.name ?? seat + 1}</span>
                </p>
                <p className={styles.state}>
                  {(asked === undefined || seat !== position?.seat) && (
                    <StateWords sitter={sitter} isMine={seat === position?.seat} />
                  )}
                  {!isPlaying && asked === undefined && position?.late.includes(seat) === true && (
                    <span className={styles.late}>{w.late}</span>
                  )}
                  {asked !== undefined && (
                    <span className={styles.awaited}>
                      {seat === position?.seat ? [w.youDecide, time].filter(Boolean).join(' · ') : (time ?? w.decides)}
                    </span>
                  )}
                </p>
              </div>
              <Badges stage={stage} view={view} seat={seat} />
              {sitter?.kind === 'person' && sitter.mayBeReplaced && sitter.standIn === null && onReplace !== null && (
                <button type="button" className={styles.replace} onClick={() => onReplace(seat)}>
                  {w.replace}
                  {sitter.votes > 0 && ` (${w.votes(sitter.votes)})`}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function LiverySign({ stage, seat }: { stage: AnyStage | null; seat: number }) {
  const livery = stage?.liveries[seat]
  if (livery === undefined) return null
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" fill={livery.colour} aria-hidden="true" className={styles.sign}>
      <path d={livery.sign} />
    </svg>
  )
}

function StateWords({ sitter, isMine }: { sitter: Sitter | null; isMine: boolean }) {
  const w = useWords(words)
  const levels = useWords(levelWords)
  if (sitter === null) return null
  if (sitter.kind === 'bot') return <span>{`${w.bot}, ${levels[sitter.level].label.toLocaleLowerCase()}`}</span>
  if (isMine && sitter.standIn === null) return <span>{w.you}</span>
  if (sitter.standIn !== null) return <span>{w.standIn(levels[sitter.standIn].label.toLocaleLowerCase())}</span>
  return sitter.present ? null : <span>{w.away}</span>
}

function Badges({ stage, view, seat }: { stage: AnyStage | null; view: unknown; seat: number }) {
  const w = useWords(words)
  const language = useLanguage()
  if (stage === null || view === null) return null
  if (stage.isOut(view, seat)) return <p className={styles.out}>{w.isOut}</p>
  return (
    <ul className={styles.badges}>
      {stage.badges(view, seat, language).map(({ label, text, sign }) => (
        <li key={label} title={label}>
          <svg width="15" height="15" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <path d={sign} />
          </svg>
          <span aria-hidden="true">{text}</span>
          <span className="unseen">{label}</span>
        </li>
      ))}
    </ul>
  )
}
