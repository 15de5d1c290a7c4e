import { characters } from '@octopolis/server/protocol/characters'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { coverOf } from '../../games.ts'
import { finishedHereQuery } from '../../client/here.ts'
import type { Kept, Sitter } from '../../local/kept.ts'
import { useLanguage, useWords } from '../../words/language.ts'
import { localeOf } from '../../words/locale.ts'
import { addressHere } from '../replay/open.ts'
import { Place } from './Place.tsx'
import styles from './Profile.module.css'
import { Section } from './Section.tsx'
import { words } from './words.ts'

function nameOf(sitter: Sitter): string {
  return sitter.kind === 'person' ? sitter.name : (characters[sitter.character]?.name ?? '?')
}

/** The games that were played to their end on this device: the house knows nothing of them. */
export function GamesHere() {
  const w = useWords(words)
  const finished = useQuery(finishedHereQuery).data ?? []
  if (finished.length === 0) return null
  return (
    <Section title={w.here}>
      <ul className={styles['list']}>
        {finished.map((table) => (
          <li key={table.id}>
            <Link to="/replay/$id" params={{ id: addressHere(table.id) }} className={styles['game']} title={w.lookBack}>
              <HereLine table={table} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function HereLine({ table: { game, sitters, places = [], finishedAt, changedAt } }: { table: Kept }) {
  const w = useWords(words)
  const language = useLanguage()
  const people = sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []))
  const [lone] = people.length === 1 ? people : []
  // Who plays alone needs no name; where several share a device each has theirs.
  const others = sitters.flatMap((sitter, seat) => (seat === lone ? [] : [nameOf(sitter)]))
  const winners = sitters.flatMap((sitter, seat) => (places[seat] === 1 ? [nameOf(sitter)] : []))
  const list = new Intl.ListFormat(language)
  const date = new Date(finishedAt ?? changedAt)
  return (
    <>
      <span className={styles['gameTitle']}>{coverOf(game)?.title[language] ?? game}</span>
      {lone !== undefined || winners.length === 0 ? (
        <Place places={places} seat={lone ?? null} />
      ) : (
        <span className={styles['badge']} data-kind="lost">
          {w.wonBy(list.format(winners))}
        </span>
      )}
      <span className={styles['faint']}>
        {lone === undefined ? list.format(others) : others.length === 0 ? w.alone : w.with(list.format(others))}
      </span>
      <time className={styles['faint']} dateTime={date.toISOString()}>
        {date.toLocaleDateString(localeOf(language), { day: 'numeric', month: 'short' })}
      </time>
    </>
  )
}
