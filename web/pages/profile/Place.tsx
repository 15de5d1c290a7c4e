import { Icon } from '../../look/Icon.tsx'
import { useWords } from '../../words/language.ts'
import styles from './Profile.module.css'
import { words } from './words.ts'

/** How a game ended for one of its seats. */
export function Place({ places, seat }: { places: readonly number[]; seat: number | null }) {
  const w = useWords(words)
  const place = seat === null ? undefined : places[seat]
  if (place === undefined) return <span />
  const isWon = place === 1
  const text = isWon ? w.won : places.includes(1) ? w.place(place, places.length) : w.nobodyWon
  return (
    <span className={styles['badge']} data-kind={isWon ? 'won' : 'lost'}>
      {isWon && <Icon name="crown" size={16} />}
      {text}
    </span>
  )
}
