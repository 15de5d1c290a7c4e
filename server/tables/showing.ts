import type { Prompt, Seat, Viewer } from '@octopolis/engine'
import type { Account } from '../identity/account.ts'
import { characters } from '../protocol/characters.ts'
import type { Position, TableInfo } from '../protocol/tables.ts'
import { isBetweenPeople } from '../ratings/counting.ts'
import type { SeatRow } from '../store/rows.ts'
import type { Ballot } from './ballot.ts'
import { awaitedBy, type Glance } from './glance.ts'
import type { KeptTable } from './kept-table.ts'
import type { Match } from './match.ts'
import type { Presence } from './presence.ts'
import { isDeserted, people } from './seating.ts'
import type { Swaps } from './swaps.ts'

/** What it takes to show a table: what is kept of it, and who is there. */
interface Shown extends Pick<KeptTable, 'id' | 'row' | 'seating' | 'house' | 'unopenable' | 'match' | 'expectMatch'> {
  readonly presence: Presence
  readonly votes: Ballot
  readonly swaps: Swaps
  readonly awaiting: readonly Seat[]
  readonly lines: number
  readonly commitment: string | null
  prompt(seat: Seat): Prompt<unknown> | null
  deadline(seat: Seat): number | null
  isInside(account: string | null): boolean
  mayBeReplaced(seat: Seat): boolean
  personIn(seat: SeatRow): Account | null
}

function seeming(table: Shown, match: Match): Glance['seeming'] {
  return match.seeming.map(({ seat, ask }) => ({
    seat,
    ask,
    deadline: table.deadline(seat),
    reserve: match.reserve(seat),
  }))
}

/** Who is waited for. */
export function glanceAt(table: Shown): Glance {
  const { match, awaiting } = table
  return { awaiting: [...awaiting], seeming: match === null ? [] : seeming(table, match) }
}

/** The match as this viewer may see it, with what it was told after a line of the log. */
export function positionOf(table: Shown, viewer: Viewer, after: number | null): Position {
  const match = table.expectMatch()
  const seat = viewer === 'watcher' ? null : viewer
  return {
    table: table.id,
    seq: match.seq,
    now: table.house.now(),
    seat,
    view: match.view(viewer),
    awaiting: awaitedBy({ awaiting: table.awaiting, seeming: seeming(table, match) }, viewer),
    prompt: seat === null ? null : (table.prompt(seat) as Position['prompt']),
    mayUndo: seat !== null && match.mayUndo(seat),
    voice: seat === null ? 'free' : match.voice(seat),
    log: match.log(viewer, after),
    late: [...match.late],
    outcome: match.outcome as Position['outcome'],
  }
}

/** What everybody may know of a table; its code is for those who sit at it. */
export function infoOf(table: Shown, account: string | null): TableInfo {
  const { row, seating } = table
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    visibility: row.visibility,
    code: table.isInside(account) ? row.code : null,
    host: row.host === '' ? null : row.host,
    options: row.options as TableInfo['options'],
    clock: row.clock,
    hints: row.hints,
    casual: row.casual,
    rated: !row.casual && isBetweenPeople(seating),
    resting: row.status === 'playing' && isDeserted(seating),
    seats: seating.map((seat) => ({ seat: seat.seat, ready: seat.ready, sitter: sitterOf(table, seat) })),
    swaps: table.swaps.wishes(table).map(({ seats: [a, b], by, waits }) => ({ seats: [a, b], by, waits: [...waits] })),
    watchers: table.presence.watchers(new Set(people(seating))),
    quickUntil: row.quickUntil,
    ...(row.quickUntil !== null && row.status === 'gathering' ? { now: table.house.now() } : {}),
    rematchOf: row.rematchOf,
    rematch: row.rematch,
    commitment: table.commitment,
    seq: table.lines,
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    ...(table.unopenable === null ? {} : { unopenable: table.unopenable }),
  }
}

function sitterOf(table: Shown, row: SeatRow): TableInfo['seats'][number]['sitter'] {
  const { seat, bot, character, standIn } = row
  const figure = character === null ? undefined : characters[character]
  if (bot !== null && character !== null && figure !== undefined) {
    return { kind: 'bot', character, ...figure, level: bot }
  }
  const person = table.personIn(row)
  if (person === null) return null
  return {
    kind: 'person',
    id: person.id,
    name: person.name,
    crest: person.crest,
    present: table.presence.isPresent(person.id, table.house.now()),
    standIn,
    votes: table.votes.count(seat),
    mayBeReplaced: table.mayBeReplaced(seat),
  }
}
