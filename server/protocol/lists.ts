import { levels } from '@octopolis/bots'
import { z } from 'zod'
import { crestSchema as crest } from './crest.ts'
import { pageOf, pageWish } from './pages.ts'
import { awaited, casual, clockSetting, seat, time, visibility } from './tables.ts'

/** What lists show of tables: enough to choose one by. For more one has to visit it. */

const sitter = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('person'), id: z.string(), name: z.string(), crest }),
    z.object({ kind: z.literal('bot'), name: z.string(), crest, level: z.enum(levels) }),
  ])
  .nullable()
  .meta({ id: 'Sitter', description: 'Who sits in a seat; null: nobody, or somebody who is gone.' })
export type Sitter = z.infer<typeof sitter>

const shown = {
  id: z.string(),
  game: z.string(),
  host: z.string().nullable(),
  clock: clockSetting,
  casual,
  seats: z.array(sitter),
  createdAt: time,
  startedAt: time.nullable(),
}

const running = z.enum(['gathering', 'playing'])

export const listedTable = z.object({ ...shown, status: running }).meta({ id: 'ListedTable' })
export type ListedTable = z.infer<typeof listedTable>

/** Which open tables are asked for; the same over HTTP and over the socket. */
export const lobbyFilter = z.object({
  game: z.string().max(64).optional(),
  status: running.optional(),
  free: z.enum(['yes', 'no']).default('no').meta({ description: 'yes: only tables with a seat to sit down in.' }),
})
export type LobbyFilter = z.infer<typeof lobbyFilter>

const counts = z
  .object({ gathering: z.int(), playing: z.int() })
  .meta({ description: 'How many open tables there are in all, of that game if one was named.' })
export type LobbyCounts = z.infer<typeof counts>

export const lobbyWish = pageWish.extend(lobbyFilter.shape)
export const lobbyPage = pageOf('tables', listedTable).extend({ counts })
export type LobbyPage = z.infer<typeof lobbyPage>

export const myTable = listedTable
  .extend({
    seat: seat.meta({ description: 'Your own.' }),
    awaiting: z.array(awaited).meta({ description: 'Who is asked something, and until when.' }),
    trouble: z.string().nullable().meta({ description: 'Why nobody can play on here, if so.' }),
  })
  .meta({ id: 'MyTable', description: 'A table at which you sit.' })
export type MyTable = z.infer<typeof myTable>

export const myTablesWish = pageWish.extend({ status: running.default('playing') })
export const myTablesPage = pageOf('tables', myTable)
export type MyTablesPage = z.infer<typeof myTablesPage>

export const pastGame = z
  .object({
    ...shown,
    seat: seat.meta({ description: 'Your own.' }),
    places: z.array(z.int()).meta({ description: 'By seat; 1 has won.' }),
    reason: z.string().nullable(),
    rated: z.boolean().nullable().meta({ description: 'Whether it counted for your rating; null: nobody knows.' }),
    finishedAt: time,
  })
  .meta({ id: 'PastGame', description: 'A game you have played to its end.' })
export type PastGame = z.infer<typeof pastGame>

export const historyPage = pageOf('games', pastGame)
export type HistoryPage = z.infer<typeof historyPage>

export const turnsPage = pageOf('tables', z.string())

export const adminTable = z.object({
  ...shown,
  status: z.enum(['gathering', 'playing', 'finished']),
  visibility,
  seq: z.int().nullable().meta({ description: 'Lines in the log; null: nobody has been there for a while.' }),
  watchers: z.int().nullable(),
})
export type AdminTable = z.infer<typeof adminTable>

export const adminTablesPage = pageOf('tables', adminTable)
export type AdminTablesPage = z.infer<typeof adminTablesPage>
