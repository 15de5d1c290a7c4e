import type { AnyBot } from '@octopolis/bots'
import { QuickChance, seedOf, type AnyGame, type Seat } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import type { Box } from '@octopolis/games/box'
import type { Drawer } from '../local/drawer.ts'
import type { Ground } from '../local/host.ts'
import type { Guest } from '../local/tables.ts'
import type { Sitter } from '../local/kept.ts'
import { Shelf } from '../local/shelf.ts'
import { LocalTable } from '../local/table.ts'
import type { WorkerQuestion } from '../thinking/question.ts'

const { octopus } = boxes
if (octopus === undefined) throw new Error('there is no game to play')
const box: Box = octopus
export const game: AnyGame = box.game

const crest = { emblem: 'key', field: 'plain', tincture: 'moss' } as const
export const person = (name: string) => ({ kind: 'person', name, crest }) as const
export const bot: Sitter = { kind: 'bot', level: 'random', character: 'plouf' }
export const botGuest: Guest = { kind: 'bot', level: 'random' }

/** Thinks here and now, as the worker does elsewhere. */
export async function decide({ level, seed, ...situation }: WorkerQuestion): Promise<unknown> {
  const thinker: AnyBot = box.bots[level]
  return thinker.decide({ ...situation, chance: new QuickChance(seed) })
}

/** A device's drawer in memory: what goes in and out is a copy, and other "tabs" hear of changes. */
export class MemoryDrawer implements Drawer {
  readonly things = new Map<string, unknown>()
  private readonly listeners = new Set<(key: string) => void>()
  isFull = false

  async get(key: string): Promise<unknown> {
    return structuredClone(this.things.get(key))
  }

  async update(key: string, change: (before: unknown) => unknown): Promise<void> {
    const after = change(structuredClone(this.things.get(key)))
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
    this.things.set(key, structuredClone(after))
  }

  async remove(key: string): Promise<void> {
    this.things.delete(key)
  }

  async entries(): Promise<[string, unknown][]> {
    return [...structuredClone(this.things)]
  }

  announce(key: string): void {
    for (const listener of this.listeners) queueMicrotask(() => listener(key))
  }

  watch(listener: (key: string) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}

/** What tables stand on here: bots answer at once, and the same seed makes the same evening. */
export function ground(drawer: MemoryDrawer, seed: string, patch: Partial<Ground> = {}): Ground {
  let count = 0
  return {
    shelf: new Shelf(drawer),
    openGame: async (id) => (id === game.id ? game : null),
    decide,
    now: () => 1_800_000_000_000 + count,
    newSeed: () => seedOf(`${seed} ${count++}`),
    moment: () => 0,
    reflex: () => 0,
    window: 5000,
    veil: 0,
    speaks: async () => false,
    speak: async () => null,
    glance: 0,
    ...patch,
  }
}

export function startTable(seed: string, sitters: readonly Sitter[], options: object = {}): LocalTable {
  return LocalTable.start(game, { id: 'here', options, hints: true, sitters, seed: seedOf(seed), at: 1 })
}

/** Plays one move for somebody who is awaited, at random; false: it is over. */
export function step(table: LocalTable, chance: QuickChance, seats?: readonly Seat[]): Seat | null {
  const { awaiting } = table.position('watcher', null, 0)
  const asked = awaiting.map(({ seat }) => seat).filter((seat) => seats?.includes(seat) ?? true)
  if (asked.length === 0) return null
  const seat = chance.pick(asked)
  const { moves } = table.situation(seat).prompt
  table.play(seat, chance.pick(moves), table.seq, table.seq)
  return seat
}
