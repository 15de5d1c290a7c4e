import { EventEmitter, once } from 'node:events'
import type { Client } from '../../trial/client.ts'
import { LiveClient } from '../../trial/socket.ts'
import type { joined, Position } from './shapes.ts'
import type { Letter, Reader } from './letters.ts'
import type { z } from 'zod'

type Joined = z.infer<typeof joined>

/** Who connects, and how many lines the log has just now. */
export interface Connection extends Omit<Reader, 'letters'> {
  readonly client: Client
  readonly token: string | null
  lines(): number
}

function readerOf({ name, account, viewer, isInside }: Connection): Reader {
  return { name, account, viewer, isInside, letters: [] }
}

/** A socket whose every byte is kept, and that remembers where it is. */
export class Tab {
  readonly reader: Reader
  /** The last position it was sent. */
  latest: Position | null = null
  /** The last line of talk it was told. */
  heard = 0
  private readonly connection: Connection
  private readonly news = new EventEmitter().setMaxListeners(0)
  private live: LiveClient | null = null
  private calls = 0
  private isKept = true

  private constructor(connection: Connection) {
    this.connection = connection
    this.reader = readerOf(connection)
  }

  static async open(connection: Connection): Promise<Tab> {
    const tab = new Tab(connection)
    const { client, token } = connection
    const live = await LiveClient.connect(client.base, {
      ...(token === null ? { cookie: client.cookie } : { token }),
      onFrame: (text) => tab.keep({ way: 'frame', text, lines: connection.lines() }),
    })
    live.on('position', (position) => tab.look(position as Position))
    live.on('said', ({ n }) => (tab.heard = n))
    live.onClose(() => tab.news.emit('news'))
    tab.live = live
    return tab
  }

  private keep(letter: Letter): void {
    if (this.isKept) this.reader.letters.push(letter)
  }

  private look(position: Position | null): void {
    this.latest = position
    this.news.emit('news')
  }

  get isOpen(): boolean {
    return this.live?.isOpen === true
  }

  /** Sends a frame; what comes back, refusals too. null: the connection ended first. */
  async call(name: string, body: unknown): Promise<unknown> {
    if (!this.isOpen) return null
    this.keep({ way: 'call', n: this.calls++, name, body, lines: this.connection.lines() })
    return this.live?.call(name, body).catch(() => null)
  }

  /** Sends a frame that wants no acknowledgement. */
  tell(name: string, body: unknown): void {
    this.live?.tell(name, body)
  }

  async join(table: string, after: number | null, heard = 0): Promise<void> {
    const answer = (await this.call('join', { table, after, heard })) as Partial<Joined> | null
    const { position = null, talk = [], since = 0 } = answer ?? {}
    this.heard = Math.max(this.heard, talk.at(-1)?.n ?? since)
    if (position !== null && position.seq >= (this.latest?.seq ?? 0)) this.look(position)
  }

  /** Resolves at the next position, or when the connection ends; nobody waits for one that has. */
  async change(): Promise<void> {
    if (!this.isOpen) throw new Error(`the house has ended the connection of ${this.reader.name}`)
    await once(this.news, 'news')
  }

  onPosition(listener: (position: Position) => void): void {
    this.news.on('news', () => this.latest !== null && this.isOpen && listener(this.latest))
  }

  /** Whatever was sent before is here now. */
  async settle(): Promise<void> {
    await this.call('lobby', { follow: false })
  }

  close(): void {
    this.keep({ way: 'close' })
    this.isKept = false
    this.live?.close()
  }

  /** What comes from now on is nobody's business. */
  forget(): void {
    this.isKept = false
    this.live?.close()
  }
}

/** Somebody who only knows HTTP, whose every byte is kept. */
export class Correspondent {
  readonly reader: Reader
  private readonly connection: Connection

  constructor(connection: Connection) {
    this.connection = connection
    this.reader = readerOf(connection)
  }

  async send(method: string, address: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const { client, lines } = this.connection
    const since = lines()
    const { status, headers, text } = await client.send(method, address, body)
    const { pathname: path, searchParams: query } = new URL(address, client.base)
    const letter = { method, path, query, body, status, headers: JSON.stringify([...headers]), text, since }
    this.reader.letters.push({ way: 'exchange', ...letter, lines: lines() })
    return { status, body: text === '' ? null : (JSON.parse(text) as unknown) }
  }
}
