import { levels, type Level } from '@octopolis/bots'
import type { TableInfo } from '@octopolis/server/protocol/tables'
import { Button } from '../../look/Button.tsx'
import { Crest } from '../../look/Crest.tsx'
import { Dialog } from '../../look/Dialog.tsx'
import { useWords } from '../../words/language.ts'
import { levelWords } from '../../words/levels.ts'
import type { SeatInfo } from './Chair.tsx'
import styles from './SeatSheet.module.css'
import { words } from './words.ts'

interface SeatSheetProps {
  readonly info: TableInfo
  readonly open: boolean
  readonly seat: SeatInfo
  /** It is the host's own. */
  readonly isOwn: boolean
  onClose(): void
  onBot(level: Level): void
  onSwap(seat: number): void
  onFree(): void
  onHost(person: string): void
}

/** What the host may do with a chair. */
export function SeatSheet({ info, open, seat, isOwn, onClose, onBot, onSwap, onFree, onHost }: SeatSheetProps) {
  const w = useWords(words)
  const names = useWords(levelWords)
  const { sitter } = seat
  return (
    <Dialog open={open} title={sitter?.name ?? w.sheet.bot} onClose={onClose}>
      {sitter?.kind !== 'person' && (
        <div className={styles['group']}>
          {sitter !== null && <h3 className={styles['title']}>{w.sheet.level}</h3>}
          <ul className={styles['list']}>
            {levels.map((level) => (
              <li key={level}>
                <button
                  type="button"
                  className={styles['level']}
                  aria-current={sitter?.level === level ? 'true' : undefined}
                  onClick={() => onBot(level)}
                >
                  <strong>{names[level].label}</strong>
                  <span>{names[level].manner}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {sitter !== null && info.seats.length > 1 && (
        <div className={styles['group']}>
          <h3 className={styles['title']}>{w.sheet.swap}</h3>
          <ul className={styles['places']}>
            {info.seats
              .filter((other) => other.seat !== seat.seat)
              .map((other) => (
                <li key={other.seat}>
                  <button type="button" className={styles['place']} onClick={() => onSwap(other.seat)}>
                    {other.sitter !== null && <Crest crest={other.sitter.crest} size={24} />}
                    {other.sitter?.name ?? w.sheet.nobody(other.seat + 1)}
                  </button>
                </li>
              ))}
          </ul>
        </div>
      )}
      {sitter !== null && (
        <div className={styles['last']}>
          {sitter.kind === 'person' && !isOwn && (
            <Button icon="crown" onClick={() => onHost(sitter.id)}>
              {w.sheet.hostTo}
            </Button>
          )}
          <Button kind={isOwn ? 'other' : 'grave'} onClick={onFree}>
            {isOwn ? w.standUp : w.sheet.remove}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
