import { once } from 'node:events'
import type { Server as HttpServer, IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { addressOf, network } from '../http/addresses.ts'
import { refusalOf } from '../http/refusals.ts'
import type { Account } from '../identity/account.ts'
import { frames, type FrameName } from '../protocol/frames.ts'
import { Refused, type RefusalBody } from '../refused.ts'
import type { Weather } from '../store/weather.ts'
import type { House } from '../tables/house.ts'
import { Allowance } from './allowance.ts'
import { Audience } from './audience.ts'
import { boundBacklog } from './backlog.ts'
import { Crowd } from './crowd.ts'
import { FrameDesk } from './frame-desk.ts'
import { Lag } from './lag.ts'
import { Lobby } from './lobby.ts'
import { parser, TOO_DEEP } from './parser.ts'
import type { Credentials, Visitor } from './visitor.ts'

/** Nothing that people or their programs send is longer. */
const LONGEST_FRAME = 16_384
/** How often it is looked whether those connected are still who they were. */
const RECHECK = 60_000
/** A connection that was silent for so long has gone. How often it is pinged makes no difference. */
const GONE_AFTER = 45_000
/** One who connects has so long to say what for. */
const SPEECHLESS = 10_000
/** When the house closes, answers that are still due are waited for so long, and no longer. */
const LAST_ORDERS = 2000

/** So long after somebody couldn't be looked up it is tried again. */
const LOOK_AGAIN = 1000

type Acknowledge = (answer: unknown) => void

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
  private readonly audience: Audience
  private readonly desk: FrameDesk
  private readonly rechecking: NodeJS.Timeout

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
    this.audience = new Audience(this.io, house, (error, where) => setting.trouble(error, where))
    this.desk = new FrameDesk(house, this.lobby, this.audience)
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
    setting.weather.on('foul', this.tellWeather)
    setting.weather.on('fair', this.tellWeather)
    house.on('restored', () => this.io.emit('restored', {}))
  }

  get connections(): number {
    return this.io.engine.clientsCount
  }

  async close(): Promise<void> {
    this.lobby.close()
    this.audience.close()
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
    // A screen for the whole room looks with nobody's eyes, also on the device of somebody who plays.
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
      for (const table of visitor.tables.values()) this.audience.part(visitor, table)
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
      const answer = await this.desk.answer(visitor, known, body)
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
}

/** As soon as something can be written again, or a moment later: perhaps it can be read before. */
async function nextTry(weather: Weather): Promise<void> {
  const patience = AbortSignal.timeout(LOOK_AGAIN)
  await once(weather, 'fair', { signal: patience }).catch(() => {})
}

function isRefusal(answer: unknown): answer is RefusalBody {
  return typeof answer === 'object' && answer !== null && 'error' in answer
}
