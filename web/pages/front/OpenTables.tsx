import type { TableInfo } from '@octopolis/server/protocol/tables'
import { Link } from '@tanstack/react-router'
import { coverOf, covers } from '../../games.ts'
import type { Lobby } from '../../house/lobby.ts'
import { usualSeats } from '../../house/tables.ts'
import { useWays } from '../../house/ways.ts'
import { Button, buttonClass } from '../../look/Button.tsx'
import { Crest } from '../../look/Crest.tsx'
import { Emblem } from '../../look/Emblem.tsx'
import { lightOf } from '../../look/light.ts'
import { useLanguage, useWords } from '../../words/language.ts'
import styles from './OpenTables.module.css'
import { words } from './words.ts'

function OpenTable({ table }: { table: TableInfo }) {
  const w = useWords(words)
  const language = useLanguage()
  const cover = coverOf(table.game)
  if (cover === null) return null
  const free = table.seats.filter(({ sitter }) => sitter === null).length
  const host =
    table.seats.find(({ sitter }) => sitter?.kind === 'person' && sitter.id === table.host)?.sitter?.name ?? null
  const act = table.status === 'playing' ? w.watch : free > 0 ? w.join : w.look
  const title = cover.title[language]
  return (
    <li className={styles['table']} style={lightOf(cover)}>
      <span className={styles['emblem']}>
        <Emblem paths={cover.emblem} size={40} />
      </span>
      <div className={styles['text']}>
        <p className={styles['title']}>{title}</p>
        <p className={styles['facts']}>
          {[
            host === null ? null : w.hostedBy(host),
            table.status === 'playing' ? w.playing : w.free(free),
            w.clocks[table.clock.kind],
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
      </div>
      <div className={styles['seats']} aria-hidden="true">
        {table.seats.map(({ seat, sitter }) =>
          sitter === null ? (
            <span key={seat} className={styles['empty']} />
          ) : (
            <Crest key={seat} crest={sitter.crest} size={26} />
          ),
        )}
      </div>
      <Link
        to="/t/$id"
        params={{ id: table.id }}
        className={buttonClass(act === w.join ? 'main' : 'other')}
        aria-label={w.joinOf(act, title, host)}
      >
        {act}
      </Link>
    </li>
  )
}

/** Who is in, and where there is a chair. Tables to sit at come first. */
export function OpenTables({ lobby: { tables, state }, isOffline }: { lobby: Lobby; isOffline: boolean }) {
  const w = useWords(words)
  const ways = useWays()
  const [first] = covers
  const known = tables.toSorted(
    (a, b) => Number(a.status === 'playing') - Number(b.status === 'playing') || b.createdAt - a.createdAt,
  )
  return (
    <section className={styles['open']} aria-labelledby="open">
      <h2 id="open">{w.open}</h2>
      {known.length > 0 && (
        <ul className={styles['tables']}>
          {known.map((table) => (
            <OpenTable key={table.id} table={table} />
          ))}
        </ul>
      )}
      {known.length === 0 && (
        <div className={styles['nobody']}>
          <p>{state === 'live' ? w.nobody : isOffline ? w.lost : w.looking}</p>
          {state === 'live' && first !== undefined && covers.length === 1 && (
            <Button
              icon="bulb"
              disabled={ways.isBusy}
              onClick={() =>
                void ways.house({
                  game: first.id,
                  seats: usualSeats(first.seats),
                  visibility: 'open',
                  clock: { kind: 'live', think: 60, reserve: 120 },
                })
              }
            >
              {w.openOne}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
