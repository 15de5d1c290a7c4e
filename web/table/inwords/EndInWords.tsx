import type { AnyWords, Language, Outcome, Say, Seat } from '@octopolis/engine'
import { capital } from '../sentences.ts'
import { namesOf } from './choices.ts'
import styles from './EndInWords.module.css'
import { words as pageWords } from './words.ts'

interface EndInWordsProps {
  readonly outcome: Outcome
  readonly seat: Seat | null
  readonly words: AnyWords
  readonly say: Say
  readonly language: Language
}

/** Who has won, why, and how the others came in. */
export function EndInWords({ outcome: { places, reason }, seat, words, say, language }: EndInWordsProps) {
  const w = pageWords[language]
  const winners = places.flatMap((place, one) => (place === 1 ? [one] : []))
  const [first] = winners
  const ranking = places.map((place, one) => ({ place, one })).toSorted((a, b) => a.place - b.place)

  function verdict(): string {
    if (first === undefined) return w.nobodyWins
    if (winners.length === 1 && first === seat) return w.youWin
    return w.win(namesOf(winners, say, language), winners.length)
  }

  return (
    <section className={styles.end}>
      <h2>{verdict()}</h2>
      <p>{capital(words.endings[reason] ?? '')}</p>
      <ol aria-label={w.places}>
        {ranking.map(({ place, one }) => (
          <li key={one} className={place === 1 ? styles.winner : styles.other}>
            <span className={styles.place}>{place}</span> {say.name(one)}
          </li>
        ))}
      </ol>
    </section>
  )
}
