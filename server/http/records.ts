import { createHash } from 'node:crypto'
import { canonical, readRecord, verify, type SealedRecord } from '@octopolis/engine'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { broughtRecord, recordPlayers, sealed, verdict, type RecordPlayers } from '../protocol/records.ts'
import { Refused } from '../refused.ts'
import type { Store } from '../store/store.ts'
import type { House } from '../tables/house.ts'
import { refusal } from './refusals.ts'
import { signedIn } from './requests.ts'

/** Three times what the longest game that was ever recorded takes. */
const LONGEST_RECORD = 128 * 1024
const ofRecord = z.object({ id: z.string().regex(/^[a-z0-9]{1,40}$/, 'it is no record’s id') })
const tags = ['records']

/** Records of finished games: by link, as a file, from elsewhere, and the proof that no die was chosen. */
export const recordRoutes =
  (house: House, store: Store): FastifyPluginAsyncZod =>
  async (app) => {
    const check = (body: unknown): SealedRecord => {
      const record = readRecord(body)
      const box = Object.hasOwn(house.boxes, record.game) ? house.boxes[record.game] : undefined
      if (box === undefined) throw new Refused('invalid', `Nobody here knows the game ${record.game.slice(0, 40)}.`)
      if (record.moves.length > box.game.longest) {
        throw new Refused('invalid', `No game of ${record.game} has ${record.moves.length} moves.`)
      }
      verify(box.game, record)
      if (record.outcome === null) throw new Refused('invalid', 'The game in this record is not over.')
      return record
    }

    /** The one who brings a record may say who played, which a record itself does not. */
    const apart = (body: unknown): { record: SealedRecord; players: RecordPlayers | null } => {
      if (typeof body !== 'object' || body === null || !('players' in body))
        return { record: check(body), players: null }
      const { players, ...rest } = body
      const record = check(rest)
      const read = recordPlayers.safeParse(players)
      if (!read.success || read.data.length !== record.seats) {
        throw new Refused('invalid', 'The players are not a name and a crest, or null, for each seat of the record.')
      }
      return { record, players: read.data }
    }

    /** The id of a record is a table's, or `i` and the start of its digest. */
    const find = async (id: string, account: string | null): Promise<SealedRecord> => {
      const imported = await store.records.find(id)
      if (imported !== null) return readRecord(imported.sealed)
      const table = await house.open(id)
      await table.expectAccess(account)
      if (table.row.status !== 'finished') {
        throw new Refused('conflict', 'The game is not over yet: its record is still secret.')
      }
      return table.expectMatch().record()
    }

    app.get(
      '/api/records/:id',
      {
        schema: {
          tags,
          summary: 'The record of a finished game, by the id of its table or of its import',
          params: ofRecord,
          querystring: z.object({ download: z.enum(['yes', 'no']).default('no') }),
          response: { 200: sealed, default: refusal },
        },
      },
      async ({ params, query, account }, reply) => {
        const record = await find(params.id, account?.id ?? null)
        if (query.download === 'yes') {
          reply.header('content-disposition', `attachment; filename="${record.game}-${params.id}.json"`)
        }
        return { ...record }
      },
    )

    app.get(
      '/api/records/:id/players',
      {
        schema: {
          tags,
          summary: 'Who played a record that was brought from elsewhere, as far as whoever brought it said so',
          params: ofRecord,
          response: { 200: recordPlayers, default: refusal },
        },
      },
      async ({ params }) => {
        const brought = await store.records.find(params.id)
        if (brought === null) throw new Refused('missing', 'Nobody has brought that record.')
        return brought.players === null ? [] : recordPlayers.parse(brought.players)
      },
    )

    app.post(
      '/api/records/verify',
      {
        bodyLimit: LONGEST_RECORD,
        config: { rateLimit: { max: 30, timeWindow: 60_000 } },
        schema: {
          tags,
          summary: 'Replay a record and say whether it is what it claims to be',
          body: z.unknown(),
          response: { 200: verdict, default: refusal },
        },
      },
      ({ body }) => {
        const { game, seats, moves, outcome, digest } = check(body)
        return { game, seats, moves: moves.length, outcome, digest }
      },
    )

    app.post(
      '/api/records',
      {
        bodyLimit: LONGEST_RECORD,
        config: { rateLimit: { max: 30, timeWindow: 60_000 } },
        schema: {
          tags,
          summary:
            'Bring a record from elsewhere, and beside what is in it who its players were: it is verified, then kept under a link',
          body: z.unknown(),
          response: { 201: broughtRecord, default: refusal },
        },
      },
      async (request, reply) => {
        const account = signedIn(request)
        const { record, players } = apart(request.body)
        // By what is in it: brought twice, it is the same.
        const all = canonical(players === null ? record : { ...record, players })
        const id = `i${createHash('sha256').update(all).digest('hex').slice(0, 24)}`
        const known = await store.records.find(id)
        if (known === null) {
          const { game } = record
          await store.records.save({ id, game, account: account.id, sealed: record, players, at: Date.now() })
        }
        return reply.status(201).send({ id })
      },
    )
  }
