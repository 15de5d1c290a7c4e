import { QuickChance, Table, type AnyGame, type Chance } from '@octopolis/engine'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { boxes } from '../index.ts'
import { kinds, published, saysAgain } from '../schema.ts'
import { schemas } from '../schemas.ts'

type Kind = 'View' | 'Ask' | 'Move' | 'Fact' | 'Talk'
type See = (kind: Kind, value: unknown) => void

/** Views, questions, answers and facts each. */
const ENOUGH = 1000
/** The smallest game, of two who answer once, has seen enough by then. */
const MOST_GAMES = 2000

/** Plays a game at random, and shows all that anybody gets to see, is asked, may answer, is told and may say. */
function watch(game: AnyGame, setting: { seats: number; options: object; seed: string }, see: See): void {
  const chance: Chance = new QuickChance(setting.seed)
  const table = Table.start(game, setting)
  const seats = Array.from({ length: setting.seats }, (_, seat) => seat)
  for (;;) {
    for (const { fact, others } of table.lastTold()) {
      see('Fact', fact)
      if (others !== null) see('Fact', others)
    }
    see('View', table.view(chance.pick([...seats, 'watcher'] as const)))
    if (table.outcome !== null) return
    for (const talk of table.talk(chance.pick(seats)).slice(0, 200)) see('Talk', talk)
    const seat = chance.pick(table.awaiting)
    const prompt = table.prompt(seat)
    if (prompt === null) throw new Error('somebody awaited is asked nothing')
    see('Ask', prompt.ask)
    for (const move of prompt.moves.slice(0, 200)) see('Move', move)
    table.play(seat, chance.pick(prompt.moves))
  }
}

type Setting = Parameters<typeof watch>[1]
type Tables = readonly Omit<Setting, 'seed'>[]

/** Goes round all tables until enough of everything was seen: once in most games, many times where one takes two moves. */
function round(tables: Tables, luck: string, play: (setting: Setting) => number): void {
  let seen = 0
  for (let number = 0; seen <= ENOUGH || number < tables.length; number++) {
    const table = tables[number % tables.length]
    const isInVain = number === MOST_GAMES || (number === tables.length && seen === 0)
    if (table === undefined || isInVain) expect.unreachable(`${number} games, and only ${seen} were seen`)
    seen = play({ ...table, seed: `${luck} ${number}` })
  }
}

/** A value bent in one place each, and how. */
function* bent(value: unknown, path = ''): Generator<{ readonly how: string; readonly value: unknown }> {
  if (typeof value !== 'object' || value === null) {
    yield { how: `${path} is another thing`, value: {} }
    return
  }
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) {
      for (const one of bent(inner, path)) yield { how: one.how, value: value.with(index, one.value) }
    }
    return
  }
  yield { how: `${path} has a stranger`, value: { ...value, stranger: 1 } }
  for (const [key, inner] of Object.entries(value)) {
    const { [key]: _gone, ...rest } = value as Record<string, unknown>
    yield { how: `${path}.${key} is missing`, value: rest }
    for (const one of bent(inner, `${path}.${key}`)) yield { how: one.how, value: { ...value, [key]: one.value } }
  }
}

function readers(id: string): Readonly<Record<Kind, ValidateFunction>> {
  const schema = schemas[id]
  if (schema === undefined) throw new Error(`${id} has no schema`)
  const ajv = new Ajv2020({ strict: true, strictTypes: false, allowUnionTypes: true }).addSchema(published(schema), id)
  const reader = (kind: Kind) => ajv.compile({ $ref: `${id}#/$defs/${kind}` })
  return {
    View: reader('View'),
    Ask: reader('Ask'),
    Move: reader('Move'),
    Fact: reader('Fact'),
    Talk: schema.talk === null ? ajv.compile(false) : reader('Talk'),
  }
}

/** What may be left out. */
const optional: Readonly<Record<string, readonly string[]>> = { cthulhu500: ['against', 'instead', 'target'] }

describe('what programs are told of a game', () => {
  test('is there for every game, and for nothing else', () => {
    expect(Object.keys(schemas).toSorted(), 'games/schemas.ts and games/index.ts name the same games').toEqual(
      Object.keys(boxes).toSorted(),
    )
  })

  test.each(Object.keys(boxes))('fits all that is seen, asked, answered, told and said in %s', (id) => {
    const { game, proof } = boxes[id] ?? expect.unreachable()
    const reads = readers(id)
    const seen: Record<Kind, number> = { View: 0, Ask: 0, Move: 0, Fact: 0, Talk: 0 }
    round(proof.tables, 'schema', (setting) => {
      watch(game, setting, (kind, value) => {
        seen[kind]++
        if (!reads[kind](value))
          expect.unreachable(`${kind}: ${JSON.stringify(reads[kind].errors?.[0])} ${JSON.stringify(value)}`)
      })
      return Math.min(seen.View, seen.Ask, seen.Move, seen.Fact)
    })
    expect(seen.Talk > 0).toBe(schemas[id]?.talk !== null)
  })

  test.each(Object.keys(boxes))('fits nothing that is bent anywhere in %s', (id) => {
    const { game, proof } = boxes[id] ?? expect.unreachable()
    const reads = readers(id)
    const harmless = new Set(optional[id]?.map((key) => `Move.${key} is missing`))
    const accepted = new Set<string>()
    const chance = new QuickChance('bent')
    let tried = 0
    round(proof.tables.slice(0, 6), 'bent', (setting) => {
      watch(game, setting, (kind, value) => {
        if (chance.below(31) !== 0) return
        for (const { how, value: wrong } of bent(value, kind)) {
          tried++
          if (!harmless.has(how) && reads[kind](wrong)) accepted.add(how)
        }
      })
      return tried
    })
    expect([...accepted]).toEqual([])
  })

  test('is held against the types by the compiler', () => {
    type Fish = { readonly type: 'cod'; readonly fins: number } | { readonly type: 'eel' }
    const fish = kinds('type', { cod: { fins: z.int() }, eel: {} })
    expect(saysAgain<Fish>()(fish)).toBe(fish)
    // @ts-expect-error one kind is missing
    saysAgain<Fish | { type: 'ray' }>()(fish)
    // @ts-expect-error one kind too many
    saysAgain<Extract<Fish, { type: 'cod' }>>()(fish)
    // @ts-expect-error a key is missing
    saysAgain<Fish>()(kinds('type', { cod: {}, eel: {} }))
    // @ts-expect-error a key too many
    saysAgain<Fish>()(kinds('type', { cod: { fins: z.int(), tail: z.int() }, eel: {} }))
    // @ts-expect-error a text isn't a number
    saysAgain<Fish>()(kinds('type', { cod: { fins: z.string() }, eel: {} }))
    // @ts-expect-error null is more than a number
    saysAgain<Fish>()(kinds('type', { cod: { fins: z.int().nullable() }, eel: {} }))
  })
})
