import type { Account } from '../identity/account.ts'
import { characters } from '../protocol/characters.ts'
import type { ListedTable, Sitter } from '../protocol/lists.ts'
import type { SeatRow } from '../store/rows.ts'
import type { ListRow } from '../store/store.ts'

/** What lists show of tables, made of what is stored and of names: no table is opened for it. */

type Names = ReadonlyMap<string, Account>

interface Seated {
  readonly table: ListRow
  readonly seats: readonly SeatRow[]
}

/** What every list shows. */
export function shown({ table, seats }: Seated, names: Names): Omit<ListedTable, 'status'> {
  const { id, game, host, clock, casual, createdAt, startedAt } = table
  return {
    id,
    game,
    host: host === '' ? null : host,
    clock,
    casual,
    seats: seats.map((seat) => sitter(seat, names)),
    createdAt,
    startedAt,
  }
}

/** Null: it is over. */
export function listing(whole: Seated, names: Names): ListedTable | null {
  const { status } = whole.table
  return status === 'gathering' || status === 'playing' ? { ...shown(whole, names), status } : null
}

function sitter({ account, bot, character }: SeatRow, names: Names): Sitter {
  const figure = character === null ? undefined : characters[character]
  if (bot !== null && figure !== undefined) return { kind: 'bot', name: figure.name, crest: figure.crest, level: bot }
  const person = account === null ? undefined : names.get(account)
  return person === undefined ? null : { kind: 'person', id: person.id, name: person.name, crest: person.crest }
}
