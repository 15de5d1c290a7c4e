import { once } from 'node:events'
import type { Server as HttpServer, IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Viewer } from '@octopolis/engine'
import { Server, type Socket } from 'socket.io'
import { addressOf, network } from '../http/addresses.ts'
import { refusalOf } from '../http/refusals.ts'
import type { Account } from '../identity/account.ts'
import { frames, type Answers, type Frame, type FrameName, type Sent } from '../protocol/frames.ts'
import { Refused, type RefusalBody } from '../refused.ts'
import type { Weather } from '../store/weather.ts'
import type { House } from '../tables/house.ts'
import { giveOrders, ordersOf } from '../tables/orders.ts'
import { asPlayed, playMove, takeBack } from '../tables/play.ts'
import type { LiveTable } from '../tables/table.ts'
import { say } from '../tables/talk.ts'
import { comeBack } from '../tables/votes.ts'
import { Allowance } from './allowance.ts'
import { Arrivals } from './arrivals.ts'
import { boundBacklog } from './backlog.ts'
import { Crowd } from './crowd.ts'
import { Lag } from './lag.ts'
import { Lobby } from './lobby.ts'
import { parser, TOO_DEEP } from './parser.ts'

/** Nothing that people or their programs send is longer. */
const LONGEST_FRAME = 16_384
/** So many tables may be followed by one connection. */
const MOST_TABLES = 50
/** How often it is looked whether those connected are still who they were. */
const RECHECK = 60_000
/** Whoever isn't heard of for so long has gone, however often it is looked how long their connection takes. */
const GONE_AFTER = 45_000
/** Whoever connects and doesn't say why isn't waited for. */
const SPEECHLESS = 10_000
/** Whoever hasn't been answered so long after the house began to close, or doesn't read the answer, isn't waited for. */
const LAST_ORDERS = 2000

/** So long after somebody couldn't be looked up it is tried again. */
const LOOK_AGAIN = 1000

type Acknowledge = (answer: unknown) => void

/** A connection, and whose it is. */
interface Visitor {
  readonly socket: Socket<Record<string, never>, { [Name in keyof Sent]: (sent: Sent[Name]) => void }>
  readonly account: Account | null
  readonly credentials: Credentials
  readonly allowance: Allowance
  readonly lag: Lag
  readonly tables: Map<string, LiveTable>
  isVisible: boolean
}

interface Credentials {
  readonly cookie?: string | undefined
  readonly authorization?: string | undefined
}

export interface SocketSetting {
  readonly server: HttpServer
  readonly house: House
  readonly limits: boolean
  /** Proxies before us that say who calls. */
  readonly trustProxy: number
  readonly weather: Weather
  /** Milliseconds between two looks at how long a connection takes. */
  readonly pingMs: number
  whoIs(credentials: Credentials): Promise<Account | null>
  isOurs(headers: IncomingHttpHeaders): boolean
  /** What a frame was, how long it took to be answered, and whether it was refused. */
  measure(frame: FrameName, ms: number, refused: RefusalBody | null): void
  trouble(error: unknown, where: string): void
}

/** The live side of the house: each connection gets what its account may see, as it happens. */
export class Sockets {
  private readonly io: Server
  private readonly setting: SocketSetting
  private readonly lobby: Lobby
  private readonly crowd: Crowd
  private readonly arrivals = new Arrivals()
  private readonly rechecking: NodeJS.Timeout
  /** Who follows which table. */
  private readonly around = new Map<string, Set<Visitor>>()

  constructor(setting: SocketSetting) {
    this.setting = setting
    const { server, house } = setting
    this.crowd = new Crowd(setting.limits)
    this.io = new Server(server, {
      serveClient: false,
      parser,
      connectTimeout: SPEECHLESS,
      maxHttpBufferSize: LONGEST_FRAME,
      pingInterval: setting.pingMs,
      pingTimeout: Math.max(GONE_AFTER - setting.pingMs, setting.pingMs),
      perMessageDeflate: false,
      httpCompression: false,
      cleanupEmptyChildNamespaces: true,
      allowRequest: (request, decide) => {
        if (!setting.isOurs(request.headers)) decide('Another site may not act for you here.', false)
        else if (!this.crowd.hasRoom(this.callerOf(request))) decide('Too many connections from this address.', false)
        else decide(null, true)
      },
    })
    this.io.engine.on('connection', (connection: Socket['conn']) => {
      boundBacklog(connection)
      this.crowd.arrive(this.callerOf(connection.request), connection)
    })
    this.lobby = new Lobby(house, (followers, news) => this.io.to([...followers]).emit('lobby', news))
    this.io.use((socket, next) => {
      this.introduce(socket as Visitor['socket']).then(
        () => next(),
        (error: unknown) => {
          const { body } = refusalOf(error)
          next(Object.assign(new Error(body.message), { data: body }))
          // Told so, it has no business here.
          setImmediate(() => socket.conn.close())
        },
      )
    })
    this.io.on('connection', (socket) => this.welcome(socket.data as Visitor))
    this.rechecking = setInterval(() => void this.recheck(), RECHECK).unref()
    house.on('moved', (table, { seq }) => this.show(table, seq - 1))
    house.on('sealed', (table, seat) => this.show(table, table.match?.seq ?? null, seat))
    house.on('reopened', (table) => this.show(table, null))
    house.on('changed', (table) => {
      this.arrivals.told(table)
      this.announce(table)
    })
    house.on('locked', (table) => this.sendStrangersAway(table))
    house.on('said', (table, said) => {
      this.repeat(table, said).catch((error: unknown) => setting.trouble(error, 'talk'))
    })
    setting.weather.on('foul', this.tellWeather)
    setting.weather.on('fair', this.tellWeather)
    house.on('restored', () => {
      this.around.clear()
      this.io.emit('restored', {})
    })
  }

  get connections(): number {
    return this.io.engine.clientsCount
  }

  async close(): Promise<void> {
    this.lobby.close()
    this.arrivals.close()
    this.setting.weather.off('foul', this.tellWeather)
    this.setting.weather.off('fair', this.tellWeather)
    clearInterval(this.rechecking)
    const hurry = setTimeout(() => this.setting.server.closeAllConnections(), LAST_ORDERS)
    await this.io.close()
    clearTimeout(hurry)
  }

  /** Ends the connections of somebody who has no business here any more. */
  dismiss(account: string): void {
    for (const { socket, account: own } of this.visitors()) if (own?.id === account) socket.disconnect(true)
  }

  /** What is counted as one caller. */
  private callerOf(request: IncomingMessage): string {
    return network(addressOf(request, this.setting.trustProxy))
  }

  private visitors(): Visitor[] {
    return [...this.io.sockets.sockets.values()].map(({ data }) => data as Visitor)
  }

  /** Who has signed out elsewhere, or lost a token, is not who they were any more: everybody, or one account's connections. */
  async recheck(only: string | null = null): Promise<void> {
    for (const { socket, account, credentials } of this.visitors()) {
      if (only !== null && account?.id !== only) continue
      if (this.setting.weather.cause !== null) return
      if (account !== null && !(await this.isStill(account, credentials))) socket.disconnect(true)
    }
  }

  /** Who can't be looked up is who they were. */
  private isStill({ id }: Account, credentials: Credentials): Promise<boolean> {
    return this.setting.whoIs(credentials).then(
      (now) => now?.id === id,
      (error: unknown) => !(error instanceof Refused),
    )
  }

  /** Who can't be looked up waits at the door: who is refused there doesn't come back by themselves. */
  private async recognise({ conn }: Visitor['socket'], credentials: Credentials): Promise<Account | null> {
    const { weather, whoIs } = this.setting
    for (;;) {
      try {
        return await whoIs(credentials)
      } catch (error) {
        if (error instanceof Refused || weather.cause === null || conn.readyState !== 'open') throw error
        await nextTry(weather)
      }
    }
  }

  private async introduce(socket: Visitor['socket']): Promise<void> {
    const { cookie, authorization } = socket.handshake.headers
    const { token, watcher } = socket.handshake.auth as { token?: unknown; watcher?: unknown }
    const bearer = typeof token === 'string' ? `Bearer ${token}` : authorization
    const credentials = { cookie, authorization: bearer }
    // A screen for the whole room looks with nobody's eyes, whoever's device it is.
    const account = watcher === true ? null : await this.recognise(socket, credentials)
    this.crowd.admit(this.callerOf(socket.request), account?.id ?? null, socket.conn)
    const allowance = new Allowance(this.setting.limits)
    const lag = new Lag(socket.conn)
    socket.data = { socket, account, credentials, allowance, lag, tables: new Map(), isVisible: true } satisfies Visitor
  }

  private readonly tellWeather = (): void => {
    this.io.emit('weather', { writes: this.setting.weather.cause === null })
  }

  private welcome(visitor: Visitor): void {
    const { socket } = visitor
    if (this.setting.weather.cause !== null) socket.emit('weather', { writes: false })
    // Typed by the table of frames below; the library's own types know no event here.
    const raw = socket as unknown as Socket
    raw.onAny((name: unknown, ...rest: unknown[]) => {
      const acknowledge = rest.at(-1)
      const [body] = typeof acknowledge === 'function' ? rest.slice(0, -1) : rest
      const answer: Acknowledge =
        typeof acknowledge === 'function'
          ? (acknowledge as Acknowledge)
          : (refused) => isRefusal(refused) && socket.emit('refused', refused)
      void this.receive(visitor, String(name), body).then(answer)
    })
    raw.on('disconnect', () => {
      this.lobby.leave(socket.id)
      for (const table of visitor.tables.values()) this.part(visitor, table)
    })
  }

  private async receive(visitor: Visitor, name: string, body: unknown): Promise<unknown> {
    const began = performance.now()
    const known = Object.hasOwn(frames, name) ? (name as FrameName) : null
    let refused: RefusalBody | null = null
    let isSealed = false
    try {
      if (!visitor.allowance.take()) throw new Refused('often', 'Too many frames at once: slow down.')
      if (name === TOO_DEEP) throw new Refused('malformed', 'The frame is nested too deeply.')
      if (known === null) throw new Refused('malformed', `There is no frame ${JSON.stringify(name.slice(0, 40))}.`)
      const answer = await this.answer(visitor, known, body)
      isSealed = 'sealed' in answer && answer.sealed === true
      return answer
    } catch (error) {
      const answer = refusalOf(error, this.setting.weather.cause !== null)
      refused = answer.body
      if (refused.error === 'fault') this.setting.trouble(error, `frame ${name}`)
      return refused
    } finally {
      // With eyes closed nobody learns that somebody has answered, not from figures either.
      if (known !== null && !isSealed) this.setting.measure(known, performance.now() - began, refused)
    }
  }

  private answer(visitor: Visitor, name: FrameName, body: unknown): Promise<Answers[FrameName]> {
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

  private async join(visitor: Visitor, { table: id, after, again }: Frame<'join'>): Promise<Answers['join']> {
    const { account, tables } = visitor
    const { house } = this.setting
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
      const talk = await house.heard(table, account?.id ?? null, 0)
      // From here on without a pause: what is told from now on comes by itself, what was told before is in the answer.
      expectRoom()
      if (!visitor.socket.connected) throw new Refused('gone', 'The connection has ended.')
      tables.set(id, table)
      this.around.set(id, (this.around.get(id) ?? new Set()).add(visitor))
      const { lag, isVisible } = visitor
      table.arrive(visitor.socket.id, account?.id ?? '', { lag: () => lag.ms, isVisible })
      this.arrivals.note(table, this.around.get(id)?.size ?? 0)
      const position = table.match === null ? null : table.look(table.viewerOf(account?.id ?? null), after)
      return { info: table.info(account?.id ?? null), position, talk }
    })
  }

  private async leave(visitor: Visitor, { table: id }: Frame<'leave'>): Promise<Answers['leave']> {
    const table = visitor.tables.get(id)
    if (table !== undefined) this.part(visitor, table)
    return {}
  }

  private async turnTo(visitor: Visitor, { visible }: Frame<'visible'>): Promise<Answers['visible']> {
    visitor.isVisible = visible
    for (const table of visitor.tables.values()) table.show(visitor.socket.id, visible)
    return {}
  }

  private part(visitor: Visitor, table: LiveTable): void {
    const visitors = this.around.get(table.id)
    visitors?.delete(visitor)
    if (visitors?.size === 0) this.around.delete(table.id)
    visitor.tables.delete(table.id)
    table.part(visitor.socket.id)
    this.arrivals.note(table, visitors?.size ?? 0)
  }

  private async play(visitor: Visitor, { table: id, ...move }: Frame<'play'>): Promise<Answers['play']> {
    const account = expectAccount(visitor)
    const arrival = { at: this.setting.house.now(), lag: visitor.lag.ms }
    const table = await this.tableOf(visitor, id)
    return asPlayed(table, await playMove(table, account.id, move, arrival))
  }

  private async undo(visitor: Visitor, { table: id, ...wish }: Frame<'undo'>): Promise<Answers['undo']> {
    const account = expectAccount(visitor)
    const table = await this.tableOf(visitor, id)
    return { seq: await takeBack(table, account.id, wish) }
  }

  private async say(visitor: Visitor, { table: id, utterance }: Frame<'say'>): Promise<Answers['say']> {
    const account = expectAccount(visitor)
    return say(await this.tableOf(visitor, id), account, utterance)
  }

  private async order(visitor: Visitor, { table: id, orders }: Frame<'orders'>): Promise<Answers['orders']> {
    const account = expectAccount(visitor)
    const table = await this.tableOf(visitor, id)
    return orders === undefined ? ordersOf(table, account.id) : giveOrders(table, account.id, orders)
  }

  private async tableOf({ account, tables }: Visitor, id: string): Promise<LiveTable> {
    const table = await this.setting.house.open(id)
    if (tables.get(id) !== table) await table.expectAccess(account?.id ?? null)
    return table
  }

  /** The position, to each as they may see it: made once for each seat and once for all who watch. */
  private show(table: LiveTable, after: number | null, only: Viewer | null = null): void {
    if (table.match === null) return
    const byViewer = new Map<number | 'watcher', string[]>()
    for (const { socket, account } of this.around.get(table.id) ?? []) {
      const viewer = table.viewerOf(account?.id ?? null)
      if (only !== null && viewer !== only) continue
      byViewer.set(viewer, [...(byViewer.get(viewer) ?? []), socket.id])
    }
    for (const [viewer, sockets] of byViewer) this.io.to(sockets).emit('position', table.see(viewer, after))
  }

  /** Who isn't of the table has to come again, with its code. */
  private sendStrangersAway(table: LiveTable): void {
    for (const visitor of Array.from(this.around.get(table.id) ?? [])) {
      if (table.isInside(visitor.account?.id ?? null)) continue
      this.part(visitor, table)
      visitor.socket.emit('refused', { error: 'forbidden', message: 'This table opens with its code.' })
    }
  }

  /** What is known of a table: made once for those who may know its code, and once for all others. */
  private announce(table: LiveTable): void {
    const around = Array.from(this.around.get(table.id) ?? [])
    for (const isInside of [true, false]) {
      const told = around.filter(({ account }) => table.isInside(account?.id ?? null) === isInside)
      const [first] = told
      if (first === undefined) continue
      const sockets = told.map(({ socket }) => socket.id)
      this.io.to(sockets).emit('table', table.info(first.account?.id ?? null))
    }
  }

  private async repeat(table: LiveTable, said: Sent['said']): Promise<void> {
    // Who comes while this is looked up finds it in the answer to their coming.
    const around = Array.from(this.around.get(table.id) ?? [])
    for (const { socket, account, tables } of around) {
      const muted = await this.setting.house.mutes.of(account?.id ?? null)
      const isMuted = said.by !== null && muted.has(said.by.id)
      if (!isMuted && tables.has(table.id)) socket.emit('said', said)
    }
  }
}

/** As soon as something can be written again, or a moment later: perhaps it can be read before. */
async function nextTry(weather: Weather): Promise<void> {
  const patience = AbortSignal.timeout(LOOK_AGAIN)
  await once(weather, 'fair', { signal: patience }).catch(() => {})
}

function read<Name extends FrameName>(name: Name, body: unknown): Frame<Name> {
  const result = frames[name].safeParse(body)
  if (result.success) return result.data as Frame<Name>
  const [issue] = result.error.issues
  const where = [name, ...(issue?.path ?? [])].join('.')
  throw new Refused('malformed', `The ${where} can't be used: ${issue?.message ?? 'it does not fit'}.`)
}

function expectAccount({ account }: Visitor): Account {
  if (account === null) throw new Refused('unknown', 'Nobody is signed in on this connection.')
  return account
}

function isRefusal(answer: unknown): answer is RefusalBody {
  return typeof answer === 'object' && answer !== null && 'error' in answer
}
