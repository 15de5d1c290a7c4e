import type { TableInfo } from '@octopolis/server/protocol/tables'
import { Button } from '../../look/Button.tsx'
import { useWords } from '../../words/language.ts'
import styles from './Swaps.module.css'
import { words } from './words.ts'

type Wish = TableInfo['swaps'][number]

interface SwapsProps {
  readonly info: TableInfo
  /** Who looks. */
  readonly me: string
  readonly isBusy: boolean
  /** A yes to it, or a no. */
  onAnswer(seats: Wish['seats'], wanted: boolean): void
}

/** Who would like to change places: what waits for the viewer, and what the viewer waits for. */
export function Swaps({ info, me, isBusy, onAnswer }: SwapsProps) {
  const { swaps: w } = useWords(words)
  const nameAt = (seat: number): string => info.seats[seat]?.sitter?.name ?? w.nobody(seat + 1)
  const nameOf = (id: string): string => {
    const found = info.seats.find(({ sitter }) => sitter?.kind === 'person' && sitter.id === id)
    return found?.sitter?.name ?? w.host
  }
  const mine = info.seats.find(({ sitter }) => sitter?.kind === 'person' && sitter.id === me)?.seat
  const wishes = info.swaps.filter(({ by, waits }) => by === me || waits.includes(me))
  const say = ({ seats: [a, b], by, waits }: Wish): string => {
    const [first, second] = [nameAt(a), nameAt(b)]
    if (by === me) return w.asked(first, second, waits.map(nameOf))
    const asker = nameOf(by)
    if (a === mine || b === mine) return w.withYou(asker, a === mine ? second : first)
    // Who hosts answers for bots.
    return w.withBot(asker, asker === first ? second : first)
  }
  return (
    <ul className={styles['swaps']} aria-live="polite" aria-label={w.title}>
      {wishes.map((wish) => (
        <li key={wish.seats.join()} className={styles['wish']}>
          <p>{say(wish)}</p>
          {wish.waits.includes(me) && (
            <Button kind="main" icon="swap" disabled={isBusy} onClick={() => onAnswer(wish.seats, true)}>
              {w.yes}
            </Button>
          )}
          <Button kind="quiet" disabled={isBusy} onClick={() => onAnswer(wish.seats, false)}>
            {wish.by === me ? w.neverMind : w.no}
          </Button>
        </li>
      ))}
    </ul>
  )
}
