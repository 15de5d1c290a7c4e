import { createHash } from 'node:crypto'
import { Keepsakes } from '#test/keepsakes'
import {
  canonical,
  QuickChance,
  seal,
  Table,
  type Chance,
  type Prompt,
  type SealedRecord,
  type Seat,
} from '@octopolis/engine'
import type { Room } from '../data/places.ts'
import type { Ending, Fact } from '../facts.ts'
import { octopus } from '../game.ts'
import type { Options } from '../options.ts'
import { readClock } from '../rules/choice.ts'
import type { Ask, Move } from '../state.ts'
import type { View } from '../view.ts'
import { crypt, laboratory, library, line, museum, viewers, type OctopusTable } from './lay.ts'

// --- how the recorded games were played

interface Situation {
  readonly seat: Seat
  readonly view: View
  readonly prompt: Prompt<Move, Ask>
  readonly chance: Chance
}
type Player = (situation: Situation) => Move

const idles: Player = ({ prompt }) => prompt.fallback

const errs: Player = ({ prompt }) =>
  prompt.ask.type === 'clock' ? { type: 'clock', dagger: line, tentacle: line } : prompt.fallback

const rolls: Player = ({ prompt, chance }) => chance.pick(prompt.moves)

/** Goes through these rooms, one a turn, and stays in the last. */
const walks =
  (...rooms: readonly Room[]): Player =>
  ({ view, prompt }) => {
    const dagger = rooms[Math.min(view.turn, rooms.length) - 1] ?? library
    return prompt.ask.type === 'clock' ? { type: 'clock', dagger, tentacle: line } : prompt.fallback
  }

/** Rolls for everything, but sets its clock without error, and often for the Exterior. */
const roams: Player = ({ seat, view, prompt, chance }) => {
  const at = view.cults[seat]?.at ?? 0
  if (prompt.ask.type !== 'clock' || at === 0) return chance.pick(prompt.moves)
  const sound = prompt.moves.filter((move) => move.type === 'clock' && readClock(view.night, at, move).walk !== 'errs')
  const outward = sound.filter((move) => move.type === 'clock' && move.dagger === move.tentacle)
  return chance.pick(chance.below(3) === 0 && outward.length > 0 ? outward : sound)
}

interface Recording {
  readonly seats: number
  readonly options: Partial<Options>
  /** One for each seat, or fewer in turn. */
  readonly players: readonly Player[]
  /** What has to happen in it. */
  readonly through?: readonly (Fact['type'] | Ending | Ask['type'])[]
}

const ownStairs = ['1-5', '2-3', '2-4', '3-6', '4-6', '5-6'] as const

const recordings: Readonly<Record<string, Recording>> = {
  dreams: { seats: 4, options: { exterior: 'dreams' }, players: [roams], through: ['dreamt', 'woke', 'ritual'] },
  marsh: { seats: 4, options: { exterior: 'marsh' }, players: [roams], through: ['swapped', 'kept', 'ritual'] },
  'marsh-hidden': {
    seats: 5,
    options: { exterior: 'marsh', hidden: true },
    players: [roams],
    through: ['swappedUnseen', 'swapFailed', 'kept'],
  },
  colony: {
    seats: 4,
    options: { exterior: 'colony' },
    players: [roams],
    through: ['sacrificed', 'return', 'survivor'],
  },
  'colony-hidden': {
    seats: 3,
    options: { quick: false, exterior: 'colony', hidden: true },
    players: [roams],
    through: ['return', 'ritual'],
  },
  city: { seats: 5, options: { exterior: 'city' }, players: [roams], through: ['drowned', 'negotiate', 'out'] },
  chance: { seats: 5, options: { stairs: ownStairs }, players: [rolls], through: ['erred', 'harmed', 'agreed'] },
  quick: { seats: 3, options: {}, players: [roams], through: ['confrontation', 'disagreed', 'ritual'] },
  'quick-hidden': { seats: 4, options: { quick: true, hidden: true }, players: [roams, rolls], through: ['declined'] },
  standstill: {
    seats: 3,
    options: {},
    players: [walks(museum, crypt, library), walks(crypt, library, museum), walks(laboratory)],
    through: ['standstill'],
  },
  survivor: { seats: 3, options: {}, players: [errs, errs, idles], through: ['survivor'] },
  extinction: { seats: 3, options: {}, players: [errs], through: ['extinction'] },
  dawn: { seats: 3, options: {}, players: [idles, idles, walks(museum)], through: ['dawn'] },
  'dawn-for-nobody': { seats: 3, options: {}, players: [idles], through: ['dawnForNobody'] },
}

const mostMoves = 200

/** The first game with these players that isn't long and goes through all it should. */
function record({ seats, options, players, through = [] }: Recording): SealedRecord {
  for (let seed = 1; seed < 10_000; seed++) {
    const table = Table.start(octopus, { seats, options, seed: `recorded game ${seed}` })
    const passed = playOut(table, players, new QuickChance(seed))
    if (table.seq <= mostMoves && through.every((what) => passed.has(what))) return seal(table.record(), table.outcome)
  }
  throw new Error(`no game goes through ${through.join(', ')}`)
}

function playOut(table: OctopusTable, players: readonly Player[], chance: Chance): ReadonlySet<string> {
  const passed = new Set<string>()
  while (table.outcome === null) {
    // Now and then somebody who isn't waited for changes its clock (OCT-2.5).
    const seat = chance.below(8) === 0 ? chance.below(table.seats) : chance.pick(table.awaiting)
    const prompt = table.prompt(seat)
    const player = players[seat % players.length]
    if (prompt === null || player === undefined) continue
    passed.add(prompt.ask.type)
    table.play(seat, player({ seat, view: table.view(seat), prompt, chance }))
  }
  for (const viewer of viewers(table)) for (const { type } of table.heard(viewer)) passed.add(type)
  return passed.add(table.outcome.reason)
}

// --- what they tell

/** What happens in a game when it is replayed: enough to see that something changed, and roughly what. */
interface Account {
  readonly turns: number
  readonly asks: readonly string[]
  readonly deeds: readonly string[]
  readonly facts: Readonly<Record<string, number>>
  /** A digest of all that anyone ever saw, heard and was asked. */
  readonly received: string
}

export function retell(game: SealedRecord): Account {
  const table = Table.start(octopus, game)
  const [asks, deeds] = [new Set<string>(), new Set<string>()]
  const received = createHash('sha256')
  const look = () => {
    for (const seat of table.awaiting) {
      const prompt = table.prompt(seat)
      if (prompt !== null) asks.add(prompt.ask.type)
      received.update(canonical([seat, prompt?.ask, prompt?.fallback, prompt?.moves.length]))
    }
    for (const viewer of viewers(table)) {
      received.update(canonical([table.view(viewer), table.log(viewer).length]))
    }
  }
  look()
  for (const [seat, move] of game.moves) {
    table.play(seat, move)
    received.update(canonical(table.lastTold()))
    deeds.add((move as Move).type)
    look()
  }
  const facts: Record<string, number> = {}
  for (const viewer of viewers(table)) {
    for (const { type } of table.heard(viewer)) facts[type] = (facts[type] ?? 0) + 1
  }
  return { turns: table.state.turn, asks: [...asks], deeds: [...deeds], facts, received: received.digest('hex') }
}

export const keepsakes = new Keepsakes<Account>(octopus, import.meta.url)

/** Plays the games that are missing and keeps them. */
export function recordMissing(): void {
  const missing = Object.entries(keepsakes.missing(recordings))
  const added = Object.fromEntries(missing.map(([name, recording]) => [name, record(recording)]))
  keepsakes.write(added, Object.keys(recordings), retell)
}
