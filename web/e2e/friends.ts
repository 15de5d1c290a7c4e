import { randomUUID } from 'node:crypto'
import { request, type APIRequestContext, type BrowserContext } from '@playwright/test'
import type { House } from './house.ts'

interface Info {
  readonly id: string
  readonly code: string | null
}

interface Position {
  readonly seq: number
  readonly prompt: { readonly moves: readonly unknown[] } | null
  readonly outcome: unknown
}

/** Somebody at the house's door for programs: brings tables to where they are wanted, faster than by any page. */
export class Friend {
  private readonly base: string
  private readonly door: APIRequestContext
  readonly id: string

  private constructor(base: string, door: APIRequestContext, id: string) {
    this.base = base
    this.door = door
    this.id = id
  }

  static async come(house: House, name: string): Promise<Friend> {
    return Friend.by(house, await request.newContext(), name)
  }

  /** As somebody whose page is open in the browser: what is done here, they have done. */
  static async withPage(house: House, context: BrowserContext, name: string): Promise<Friend> {
    await context.addInitScript(() => localStorage.setItem('octopolis.somebody', 'yes'))
    return Friend.by(house, context.request, name)
  }

  private static async by(house: House, door: APIRequestContext, name: string): Promise<Friend> {
    const crest = crests[name] ?? crests['Ada']
    const me = await call<{ id: string }>(door, 'POST', `${house.base}/api/guest`, { name, crest })
    return new Friend(house.base, door, me.id)
  }

  ask<Answer = Info>(method: string, path: string, body?: unknown): Promise<Answer> {
    return call<Answer>(this.door, method, this.base + path, body)
  }

  /** What is kept in a browser to be this one. */
  async state(): Promise<Awaited<ReturnType<APIRequestContext['storageState']>>> {
    return this.door.storageState()
  }

  look(table: string): Promise<Position> {
    return this.ask('GET', `/api/tables/${table}/position`)
  }

  async play(table: string, move: unknown): Promise<void> {
    const { seq } = await this.look(table)
    await this.ask('POST', `/api/tables/${table}/moves`, { id: randomUUID(), seq, move })
  }

  /** Plays anything until it is over; the others are bots, or play by themselves. */
  async playOut(table: string): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      const position = await this.ask<Position | null>('GET', `/api/tables/${table}/turn?wait=20`)
      if (position === null || position.prompt === null) {
        if (position !== null && position.outcome !== null) return
        continue
      }
      const { moves } = position.prompt
      const body = { id: randomUUID(), seq: position.seq, move: moves[(turn * 17 + 5) % moves.length] }
      // Bots that talk may have changed the question meanwhile.
      await this.ask('POST', `/api/tables/${table}/moves`, body).catch(() => null)
    }
  }

  close(): Promise<void> {
    return this.door.dispose()
  }
}

const crests: Readonly<Record<string, object>> = {
  Ada: { emblem: 'lantern', field: 'plain', tincture: 'brass' },
  Ben: { emblem: 'key', field: 'plain', tincture: 'moss' },
  Cléo: { emblem: 'anchor', field: 'plain', tincture: 'coral' },
  Dov: { emblem: 'eye', field: 'plain', tincture: 'tide' },
}

async function call<Answer>(door: APIRequestContext, method: string, url: string, data?: unknown): Promise<Answer> {
  const response = await door.fetch(url, { method, ...(data === undefined ? {} : { data }) })
  const text = await response.text()
  if (!response.ok()) throw new Error(`${method} ${url}: ${response.status()} ${text}`)
  return (text === '' ? null : JSON.parse(text)) as Answer
}
