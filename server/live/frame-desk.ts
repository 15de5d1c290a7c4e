import type { House } from '../tables/house.ts'
import { frames, type Answers, type Frame, type FrameName } from '../protocol/frames.ts'
import { Refused } from '../refused.ts'
import { giveOrders, ordersOf } from '../tables/windows/orders.ts'
import { asPlayed, playMove, takeBack } from '../tables/play.ts'
import type { LiveTable } from '../tables/table.ts'
import { say } from '../tables/talk.ts'
import { comeBack } from '../tables/votes.ts'
import type { Audience } from './audience.ts'
import type { Lobby } from './lobby.ts'
import { expectAccount, type Visitor } from './visitor.ts'

/** So many tables may be followed by one connection. */
const MOST_TABLES = 50

/** What each frame does, and how it is answered. */
export class FrameDesk {
  private readonly house: House
  private readonly lobby: Lobby
  private readonly audience: Audience

  constructor(house: House, lobby: Lobby, audience: Audience) {
    this.house = house
    this.lobby = lobby
    this.audience = audience
  }

  answer(visitor: Visitor, name: FrameName, body: unknown): Promise<Answers[FrameName]> {
    switch (name) {
      case 'lobby':
        return this.followLobby(visitor, read('lobby', body))
      case 'join':
        return this.join(visitor, read('join', body))
      case 'leave':
        return this.leave(visitor, read('leave', body))
      case 'visible':
        return this.turnTo(visitor, read('visible', body))
      case 'play':
        return this.play(visitor, read('play', body))
      case 'undo':
        return this.undo(visitor, read('undo', body))
      case 'say':
        return this.say(visitor, read('say', body))
      case 'orders':
        return this.order(visitor, read('orders', body))
    }
  }

  private async followLobby({ socket }: Visitor, { follow, ...wish }: Frame<'lobby'>): Promise<Answers['lobby']> {
    if (follow) return this.lobby.follow(socket.id, wish)
    this.lobby.leave(socket.id)
    return {}
  }

  private async join(visitor: Visitor, { table: id, after, heard, again }: Frame<'join'>): Promise<Answers['join']> {
    const { account, tables } = visitor
    const { house, audience } = this
    const expectRoom = (): void => {
      if (tables.size < MOST_TABLES || tables.has(id)) return
      throw new Refused('often', `One connection follows at most ${MOST_TABLES} tables.`)
    }
    expectRoom()
    const table = await house.open(id)
    await table.expectAccess(account?.id ?? null)
    return table.queue.run(async () => {
      // First, for it is told in the talk.
      if (account !== null) await comeBack(table, account.id, again ? 'heard' : 'returned')
      const talk = await house.heardSince(table, account?.id ?? null, heard)
      // From here on without a pause: what is told from now on comes by itself, what was told before is in the answer.
      expectRoom()
      if (!visitor.socket.connected) throw new Refused('gone', 'The connection has ended.')
      audience.join(visitor, table)
      const position = table.match === null ? null : table.look(table.viewerOf(account?.id ?? null), after)
      return { info: table.info(account?.id ?? null), position, ...talk }
    })
  }

  private async leave(visitor: Visitor, { table: id }: Frame<'leave'>): Promise<Answers['leave']> {
    const table = visitor.tables.get(id)
    if (table !== undefined) this.audience.part(visitor, table)
    return {}
  }

  private async turnTo(visitor: Visitor, { visible }: Frame<'visible'>): Promise<Answers['visible']> {
    visitor.isVisible = visible
    for (const table of visitor.tables.values()) table.show(visitor.socket.id, visible)
    return {}
  }

  private async play(visitor: Visitor, { table: id, ...move }: Frame<'play'>): Promise<Answers['play']> {
    const account = expectAccount(visitor)
    const arrival = { at: this.house.now(), lag: visitor.lag.ms }
    const table = await this.tableOf(visitor, id)
    return asPlayed(table, await playMove(table, account.id, move, arrival))
  }

  private async undo(visitor: Visitor, { table: id, ...wish }: Frame<'undo'>): Promise<Answers['undo']> {
    const account = expectAccount(visitor)
    const table = await this.tableOf(visitor, id)
    return { seq: await takeBack(table, account.id, wish) }
  }

  private async say(visitor: Visitor, { table, id, utterance }: Frame<'say'>): Promise<Answers['say']> {
    const account = expectAccount(visitor)
    return say(await this.tableOf(visitor, table), account, utterance, id ?? null)
  }

  private async order(visitor: Visitor, { table: id, orders }: Frame<'orders'>): Promise<Answers['orders']> {
    const account = expectAccount(visitor)
    const table = await this.tableOf(visitor, id)
    return orders === undefined ? ordersOf(table, account.id) : giveOrders(table, account.id, orders)
  }

  private async tableOf({ account, tables }: Visitor, id: string): Promise<LiveTable> {
    const table = await this.house.open(id)
    if (tables.get(id) !== table) await table.expectAccess(account?.id ?? null)
    return table
  }
}

function read<Name extends FrameName>(name: Name, body: unknown): Frame<Name> {
  const result = frames[name].safeParse(body)
  if (result.success) return result.data as Frame<Name>
  const [issue] = result.error.issues
  const where = [name, ...(issue?.path ?? [])].join('.')
  throw new Refused('malformed', `The ${where} can't be used: ${issue?.message ?? 'it does not fit'}.`)
}
