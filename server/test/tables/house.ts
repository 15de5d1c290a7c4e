import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boxes } from '@octopolis/games'
import { onTestFinished, vi } from 'vitest'
import type { Account } from '../../identity/account.ts'
import type { Note } from '../../push/push.ts'
import type { ClockSetting } from '../../store/rows.ts'
import { openStore } from '../../store/open.ts'
import type { Database } from '../../store/schema.ts'
import type { Store } from '../../store/store.ts'
import { giveToBot, sayReady, sitDown, startGame } from '../../tables/gathering.ts'
import { House } from '../../tables/house.ts'
import { playMove } from '../../tables/play.ts'
import type { TableNeeds } from '../../tables/needs.ts'
import type { LiveTable } from '../../tables/table.ts'
import { veilBox } from '../veil-game.ts'
import { windowBox } from '../window-game.ts'
import { chatterBox, whispersBox } from '../whispers.ts'

const crest = { emblem: 'anchor', field: 'plain', tincture: 'ink' } as const

function person(id: string): Account {
  return { id, name: id.toUpperCase(), crest, guest: true, username: null, createdAt: 0 }
}

export const [ada, ben, cleo, dan] = ['ada', 'ben', 'cleo', 'dan'].map(person) as [Account, Account, Account, Account]

export interface TestHouse {
  readonly house: House
  readonly store: Store
  readonly database: Database
  readonly troubles: unknown[]
  /** Who was told what on their devices. */
  readonly notes: (Note & { readonly account: string })[]
  /** Ends this house as kill −9 would, and opens another on the same store. */
  again(setting?: Setting): Promise<TestHouse>
}

type Think = TableNeeds['think']
type Speak = TableNeeds['speak']
type Setting = Partial<Pick<TableNeeds, 'momentMs' | 'notify'>>

const fallback: Think = async ({ situation }) => situation.prompt.fallback
const silence: Speak = async () => null

interface HouseWish extends Setting {
  /** What the house takes for its store. */
  wrap?(store: Store): Store
}

export async function openHouse(
  folder = newFolder(),
  think = fallback,
  speak = silence,
  { wrap = (store) => store, ...setting }: HouseWish = {},
): Promise<TestHouse> {
  const { store: kept, database } = await openStore({ dataDir: folder, databaseUrl: null })
  const store = wrap(kept)
  const troubles: unknown[] = []
  const notes: TestHouse['notes'] = []
  const house = new House({
    store,
    weather: database.weather,
    boxes: { ...boxes, whispers: whispersBox, chatter: chatterBox, veil: veilBox, window: windowBox },
    startedAt: Date.now(),
    veilMs: 20_000,
    momentMs: 1400,
    now: () => Date.now(),
    date: () => Date.now(),
    accounts: async (ids) => new Map(ids.filter((id) => id !== '').map((id) => [id, person(id)])),
    think,
    speak,
    notify: async (account, note) => {
      notes.push({ account, ...note })
      return true
    },
    trouble: (error) => troubles.push(error),
    ...setting,
  })
  await house.start()
  const close = async (): Promise<void> => {
    await house.close()
    await store.close()
  }
  onTestFinished(close)
  return {
    house,
    store,
    database,
    troubles,
    notes,
    async again(next = setting) {
      await close()
      return openHouse(folder, think, speak, { wrap, ...next })
    },
  }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'octopolis-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Timers and the clock stand still until a test moves them. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Lets so much time pass, and everything happen that it brings about. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await settled()
  // What was under way may have set a timer for a time that has come meanwhile.
  await vi.advanceTimersByTimeAsync(0)
  await settled()
}

/** Whatever is under way is done: nothing here takes more than a few turns of the event loop. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
}

interface Wish {
  readonly people?: readonly Account[]
  readonly bots?: number
  readonly clock?: ClockSetting
  readonly options?: Record<string, unknown>
  readonly visibility?: 'open' | 'unlisted' | 'code'
  readonly hints?: boolean
  readonly casual?: boolean
  readonly game?: string
}

export async function gather(house: House, wish: Wish = {}): Promise<LiveTable> {
  const { people = [ada, ben], bots = 0, clock = { kind: 'none' }, options = {}, visibility = 'unlisted' } = wish
  const { game = 'whispers', hints = true, casual = false } = wish
  const [host, ...others] = people
  if (host === undefined) throw new Error('somebody has to be host')
  const seats = people.length + bots
  const table = await house.create(host, { game, seats, options, visibility, clock, hints, casual })
  for (const [index, guest] of others.entries()) await sitDown(table, guest.id, index + 1)
  for (let seat = people.length; seat < seats; seat++) await giveToBot(table, host.id, seat, 'normal')
  return table
}

export async function started(house: House, wish: Wish = {}): Promise<LiveTable> {
  const table = await gather(house, wish)
  const { people = [ada, ben] } = wish
  for (const { id } of people) await sayReady(table, id, true)
  await startGame(table, table.row.host)
  return table
}

let moves = 0

/** A move in sight of the present. */
export function show(table: LiveTable, { id }: Account, fingers: number): Promise<number> {
  return playMove(table, id, { id: `m${moves++}`, seq: table.match?.seq ?? 0, move: { fingers } })
}
