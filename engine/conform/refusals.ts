import type { Chance } from '../chance.ts'
import type { Seat } from '../game.ts'
import { Refusal } from '../refusal.ts'
import type { Check } from './check.ts'
import { copy, difference, eachLeaf, text } from './plain.ts'
import { isAmong, isListed, seatsFrom0, type Position } from './position.ts'
import { Fault, saying } from './report.ts'
import { onePositionIn } from './sampling.ts'

/** Group 3: a move or talk that isn't listed is refused, and neither that nor looking around changes anything. */
export const refusals: Check = {
  group: 3,
  onePositionIn: onePositionIn.refusals,
  look(position, chance) {
    const { table, text: before } = position
    const seq = table.seq
    lookAround(position)
    unchanged(position, before, 'Looking at the state')
    for (const [seat, move] of badAnswers(position, chance)) {
      expectRefusal(`Seat ${seat}'s unlisted move ${text(move)}`, () => table.play(seat, move))
    }
    unchanged(position, before, 'A refused move')
    for (const [seat, said] of badTalk(position, chance)) {
      expectRefusal(`Seat ${seat}'s unlisted talk ${text(said)}`, () => table.checkTalk(seat, said))
    }
    if (table.seq !== seq) throw new Fault(3, `Refused moves were counted: ${seq} before, ${table.seq} after.`)
  },
}

function lookAround({ game, state, viewers }: Position): void {
  game.awaiting(state)
  game.outcome(state)
  for (const viewer of viewers) {
    const view = game.view(state, viewer)
    if (viewer === 'watcher') continue
    game.talk?.(view, viewer)
    game.prompt(state, viewer)
    game.voice?.(state, viewer)
  }
}

function unchanged({ state }: Position, before: string, what: string): void {
  const after = text(state)
  if (after !== before) throw new Fault(3, `${what} changed it: ${difference(before, after)}.`)
}

function expectRefusal(what: string, dare: () => void): void {
  try {
    dare()
  } catch (error) {
    if (error instanceof Refusal) return
    throw new Fault(3, `${what} met an error, not a refusal: ${saying(error)}.`)
  }
  throw new Fault(3, `${what} was accepted.`)
}

const junk: readonly unknown[] = [null, 17, 'x', [], {}, true]

/** Answers that nobody may give, each with the seat that gives it. */
function* badAnswers({ asked, prompts, table }: Position, chance: Chance): Generator<readonly [Seat, unknown]> {
  if (asked.length === 0) {
    yield [0, chance.pick(junk)]
    return
  }
  const [seat, prompt] = chance.pick(asked)
  const move = chance.pick(prompt.moves)
  for (const bad of [chance.pick(junk), ...bent(move, chance)]) if (!isListed(prompt, bad)) yield [seat, bad]
  for (const [other, theirs] of prompts.entries()) if (!isListed(theirs, move)) yield [other, move]
  yield [chance.pick([-1, table.seats, 0.5]), move]
}

/** What nobody may say, each with the seat that says it. */
function* badTalk({ table }: Position, chance: Chance): Generator<readonly [Seat, unknown]> {
  const lists = seatsFrom0(table.seats).map((seat) => table.talk(seat))
  const seat = chance.below(table.seats)
  const list = lists[seat] ?? []
  const some = list.length === 0 ? null : chance.pick(list)
  for (const bad of [chance.pick(junk), ...(some === null ? [] : bent(some, chance))]) {
    if (!isAmong(list, bad)) yield [seat, bad]
  }
  for (const [other, theirs] of lists.entries()) if (!isAmong(theirs, some)) yield [other, some]
  yield [chance.pick([-1, table.seats, 0.5]), some]
}

/** A move or talk with a leaf changed, a key dropped, or a key added. */
function bent(move: unknown, chance: Chance): unknown[] {
  const paths: string[] = []
  eachLeaf(move, (path) => paths.push(path))
  const [, ...keys] = chance.pick(paths).split('/')
  const record = typeof move === 'object' && move !== null && !Array.isArray(move)
  return [
    changed(move, keys, otherLeaf),
    ...(record ? [changed(move, keys, () => undefined), { ...move, more: 1 }] : []),
  ]
}

function otherLeaf(leaf: unknown): unknown {
  if (typeof leaf === 'number') return leaf + 0.5
  if (typeof leaf === 'boolean') return !leaf
  return typeof leaf === 'string' ? `${leaf} too` : 17
}

/** A copy with what lies there changed; undefined drops it. */
function changed(value: unknown, [key, ...deeper]: readonly string[], change: (leaf: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  const at = Array.isArray(value) ? Object.entries(value) : Object.entries(copy(value) ?? {})
  const entries = at.flatMap(([name, inner]: [string, unknown]) => {
    const put = name === key ? changed(inner, deeper, change) : inner
    return put === undefined ? [] : [[name, put] as const]
  })
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
