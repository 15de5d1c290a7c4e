import type { Socket } from 'socket.io-client'
import type { Answers, FrameName } from '../../protocol/frames.ts'
import type { Position, TableInfo } from '../../protocol/tables.ts'
import type { RefusalBody } from '../../refused.ts'
import { Client } from '../client.ts'
import { connect } from './connection.ts'
import type { Job } from './job.ts'
import type { Bytes, Party, Player, Sight } from './party.ts'

/** A guest with a socket. */
class Guest implements Player {
  see: (sight: Sight) => void = () => {}
  readonly client: Client
  readonly bytes: Bytes
  private readonly socket: Socket
  private table = ''
  private seq = 0
  private moves = 0

  private constructor(client: Client, socket: Socket, bytes: Bytes) {
    this.client = client
    this.socket = socket
    this.bytes = bytes
    socket.on('position', (position: Position) => this.look(position))
  }

  static async arrive(base: string, name: string, onFailure: (why: string) => void): Promise<Guest> {
    const client = await Client.guest(base, name)
    const { socket, bytes } = await connect(base, { cookie: client.cookie }, onFailure)
    return new Guest(client, socket, bytes)
  }

  async goTo(table: string): Promise<void> {
    if (this.table !== '') expectNoRefusal(await this.ask('leave', { table: this.table }))
    this.table = table
    expectNoRefusal(await this.ask('join', { table }))
  }

  async play(move: unknown): Promise<number | null> {
    const { table, seq } = this
    const answer = await this.ask('play', { table, seq, id: String(this.moves++), move })
    // Refused for a reason that this player was shown before the refusal came: somebody else was faster.
    if ('error' in answer && (this.seq > seq || answer.error === 'stale')) return null
    expectNoRefusal(answer)
    return answer.seq
  }

  leave(): void {
    this.socket.disconnect()
  }

  private look({ table, seq, seat, awaiting, prompt, outcome }: Position): void {
    if (table !== this.table) return
    this.seq = seq
    const isAwaited = awaiting.some((one) => one.seat === seat)
    this.see({ line: seq, moves: isAwaited ? (prompt?.moves ?? null) : null, isOver: outcome !== null })
  }

  private ask<Name extends FrameName>(name: Name, frame: object): Promise<Answers[Name] | RefusalBody> {
    return this.socket.emitWithAck(name, frame) as Promise<Answers[Name] | RefusalBody>
  }
}

function expectNoRefusal<Answer extends object>(answer: Answer | RefusalBody): asserts answer is Answer {
  if ('error' in answer) throw new Error(`${answer.error}: ${answer.message}`)
}

/** People at a table with a live clock; when a game is over they want another. */
class OctopolisParty implements Party {
  readonly players: readonly Guest[]
  private readonly game: string
  private table: string | null = null

  constructor(players: readonly Guest[], game: string) {
    this.players = players
    this.game = game
  }

  async begin(): Promise<void> {
    const [host, ...others] = this.players
    if (host === undefined) return
    const { id } = this.table === null ? await this.gather(host, others) : await this.rematch(host, this.table)
    this.table = id
    await Promise.all(this.players.map((player) => player.goTo(id)))
    await Promise.all(others.map(({ client }) => client.put(`/api/tables/${id}/ready`, { ready: true })))
    await host.client.post(`/api/tables/${id}/start`)
  }

  close(): void {
    for (const player of this.players) player.leave()
  }

  private async gather(host: Guest, others: readonly Guest[]): Promise<TableInfo> {
    const { game } = this
    const clock = { kind: 'live', think: 60, reserve: 120 }
    const table = await host.client.post<TableInfo>('/api/tables', { game, seats: this.players.length, clock })
    for (const [index, { client }] of others.entries()) {
      await client.put(`/api/tables/${table.id}/seats/${index + 1}`, { me: true })
    }
    return table
  }

  private rematch(host: Guest, table: string): Promise<TableInfo> {
    return host.client.post(`/api/tables/${table}/rematch`)
  }
}

export async function octopolisParty(
  { base, game }: Job,
  names: readonly string[],
  onFailure: (why: string) => void,
): Promise<Party> {
  const players = await Promise.all(names.map((name) => Guest.arrive(base, name, onFailure)))
  return new OctopolisParty(players, game)
}
