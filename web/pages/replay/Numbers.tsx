import type { Count } from '@octopolis/games/box'
import { useMemo } from 'react'
import { Crest } from '../../look/Crest.tsx'
import { useWords } from '../../words/language.ts'
import type { Evening } from './open.ts'
import styles from './Panels.module.css'
import type { Reading } from './seen.ts'
import { words } from './words.ts'

interface NumbersProps {
  readonly evening: Evening
  readonly reading: Reading
}

/** How it ended, and what can be counted. */
export function Numbers({ evening, reading }: NumbersProps) {
  const w = useWords(words)
  const { replay, players, box } = evening
  const { outcome } = replay
  const facts = useMemo(() => replay.frames.flatMap((_frame, move) => replay.facts(move, 'all')), [replay])
  const winners = outcome?.places.flatMap((place, seat) => (place === 1 ? [reading.say.name(seat)] : [])) ?? []
  const standing = Array.from({ length: replay.seats }, (_, seat) => ({
    seat,
    place: outcome?.places[seat] ?? null,
    moves: replay.frames.filter(({ mover }) => mover === seat).length,
  })).toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
  return (
    <div className={styles['panel']}>
      <section>
        <h2>{winners.length === 0 ? w.nobody : w.wins(reading.list(winners))}</h2>
        {outcome !== null && (
          <p className={styles['faint']}>{sentence(reading.game.endings[outcome.reason] ?? outcome.reason)}</p>
        )}
        <ol className={styles['places']}>
          {standing.map(({ seat, place, moves }) => (
            <li key={seat}>
              <b>{place === null || winners.length === 0 ? '–' : w.place(place)}</b>
              {players[seat] ? <Crest crest={players[seat].crest} size={22} /> : <span />}
              <span>{reading.say.name(seat)}</span>
              <span className={styles['faint']}>{w.decisions(moves)}</span>
            </li>
          ))}
        </ol>
      </section>
      {box.study.counts.map((count) => (
        <Tally key={count.title.en} count={count} of={count.of(facts)} reading={reading} />
      ))}
    </div>
  )
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

interface TallyProps {
  readonly count: Count
  readonly of: Readonly<Record<string, number>>
  readonly reading: Reading
}

function Tally({ count, of, reading: { language } }: TallyProps) {
  const w = useWords(words)
  const rows = Object.entries(count.labels)
    .map(([key, label]) => ({ key, label: label[language], n: of[key] ?? 0 }))
    .filter(({ n }) => n > 0)
  const most = Math.max(...rows.map(({ n }) => n))
  const [first] = rows
  // One single occurrence of one kind is a value, not a chart: "Cults eliminated: 2".
  const value = rows.length === 1 && first?.n === 1 && count.shares === true ? first.label : null
  return (
    <section>
      <h2>
        {count.title[language]}
        {value !== null && <b className={styles['value']}>{value}</b>}
      </h2>
      {rows.length === 0 && <p className={styles['faint']}>{w.none}</p>}
      {value === null && (
        <ul className={styles['bars']}>
          {rows.map(({ key, label, n }) => (
            <li key={key} style={{ '--share': n / most } as React.CSSProperties}>
              <span>{label}</span>
              <b>{n}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
