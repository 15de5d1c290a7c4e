import { usualSeats } from '@octopolis/games/seats'
import type { ListedTable } from '@octopolis/server/protocol/lists'
import { MOST_LOBBY_PAGES } from '@octopolis/server/protocol/lobby'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { coverOf, covers } from '../../games.ts'
import type { Lobby, LobbyWish } from '../../client/lobby.ts'
import { useGoToTable } from '../../client/go-to-table.ts'
import { Button, buttonClass } from '../../look/Button.tsx'
import { Crest } from '../../look/Crest.tsx'
import { Emblem } from '../../look/Emblem.tsx'
import { lightOf } from '../../look/light.ts'
import { Segments } from '../../look/Segments.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import styles from './OpenTables.module.css'
import { words } from './words.ts'

/** With fewer tables than this everybody finds theirs without choosing a game first. */
const MANY = 8
/** So many are shown until somebody wants to see all. */
const FEW = 2
const EVERY_GAME = ''

function OpenTable({ table }: { table: ListedTable }) {
  const w = useWords(words)
  const language = useLanguage()
  const cover = coverOf(table.game)
  if (cover === null) return null
  const free = table.seats.filter((sitter) => sitter === null).length
  const host = table.seats.find((sitter) => sitter?.kind === 'person' && sitter.id === table.host)?.name ?? null
  const act = table.status === 'playing' ? w.watch : free > 0 ? w.join : w.look
  const title = cover.title[language]
  return (
    <li className={styles['table']} style={lightOf(cover)}>
      <span className={styles['emblem']}>
        <Emblem paths={cover.emblem} size={36} />
      </span>
      <div className={styles['text']}>
        <p className={styles['title']}>{title}</p>
        <p className={styles['facts']}>
          {[
            host === null ? null : w.hostedBy(host),
            table.status === 'playing' ? w.playing : w.free(free),
            table.clock.kind === 'none' ? null : w.clocks[table.clock.kind],
            table.casual ? w.casual : null,
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
      </div>
      <div className={styles['seats']} aria-hidden="true">
        {table.seats.map((sitter, seat) =>
          sitter === null ? (
            <span key={seat} className={styles['empty']} />
          ) : (
            <Crest key={seat} crest={sitter.crest} size={20} />
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

interface OpenTablesProps {
  readonly lobby: Lobby
  readonly wish: LobbyWish
  readonly isOffline: boolean
  onWish(wish: LobbyWish): void
}

/** Who is in, and where there is a chair. Tables to sit at come first. */
export function OpenTables({ lobby, wish, isOffline, onWish }: OpenTablesProps) {
  const w = useWords(words)
  const { tables, counts, state } = lobby
  const { game } = wish
  const count = counts.gathering + counts.playing
  const [isWhole, setWhole] = useState(false)
  const seen = isWhole || count <= FEW ? tables : tables.slice(0, FEW)
  return (
    <section className={styles['open']} aria-labelledby="open">
      <div className={styles['head']}>
        <h2 id="open">{w.open}</h2>
        {count > 0 && <p className={styles['facts']}>{w.counted(counts.gathering, counts.playing)}</p>}
        {covers.length > 1 && (game !== null || (isWhole && count > MANY)) && (
          <GameChoice game={game} onChoose={(next) => onWish({ game: next, pages: 1 })} />
        )}
      </div>
      {tables.length > 0 && (
        <ul className={styles['tables']}>
          {seen.map((table) => (
            <OpenTable key={table.id} table={table} />
          ))}
        </ul>
      )}
      {seen.length < tables.length && (
        <div className={styles['more']}>
          <Button onClick={() => setWhole(true)}>{w.allTables(count)}</Button>
        </div>
      )}
      {seen.length > 0 && seen.length === tables.length && <More lobby={lobby} wish={wish} onWish={onWish} />}
      {tables.length === 0 && (
        <div className={styles['nobody']}>
          <p>{state === 'live' ? (game === null ? w.nobody : w.nobodyPlays) : isOffline ? w.lost : w.looking}</p>
          {state === 'live' && <FirstTable />}
        </div>
      )}
    </section>
  )
}

function GameChoice({ game, onChoose }: { game: string | null; onChoose(game: string | null): void }) {
  const w = useWords(words)
  const language = useLanguage()
  const values = covers.map(({ id, title }) => ({ value: id, label: title[language] }))
  return (
    <div className={styles['choice']}>
      <Segments
        label={w.which}
        value={game ?? EVERY_GAME}
        values={[{ value: EVERY_GAME, label: w.everyGame }, ...values]}
        onChange={(next) => onChoose(next === EVERY_GAME ? null : next)}
      />
    </div>
  )
}

/** What else there is: more of the list, as far as anybody would read it, then how many are left. */
function More({ lobby: { tables, next, counts }, wish, onWish }: Omit<OpenTablesProps, 'isOffline'>) {
  const w = useWords(words)
  if (next === null) return null
  if (wish.pages < MOST_LOBBY_PAGES) {
    return (
      <div className={styles['more']}>
        <Button onClick={() => onWish({ ...wish, pages: wish.pages + 1 })}>{w.moreTables}</Button>
      </div>
    )
  }
  return (
    <p className={styles['more']}>{w.others(counts.gathering + counts.playing - tables.length, wish.game !== null)}</p>
  )
}

/** Where there is only one game, there is no doubt what to open. */
function FirstTable() {
  const w = useWords(words)
  const goTo = useGoToTable()
  const [first, second] = covers
  if (first === undefined || second !== undefined) return null
  return (
    <Button
      icon="bulb"
      disabled={goTo.isBusy}
      onClick={() =>
        void goTo.online({
          game: first.id,
          seats: usualSeats(first.seats),
          visibility: 'open',
          clock: { kind: 'live', think: 60, reserve: 120 },
        })
      }
    >
      {w.openOne}
    </Button>
  )
}
