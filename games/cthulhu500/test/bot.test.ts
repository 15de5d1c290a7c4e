import { situationAt, type Level } from '@octopolis/bots'
import { heard, QuickChance, type Seat, type Told } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { bots } from '../bot/bots.ts'
import { discarded, worldOf } from '../bot/memory.ts'
import { deck } from '../data/cards/index.ts'
import { eventKinds } from '../data/vocabulary.ts'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { cthulhu500 } from '../game.ts'
import type { Options } from '../options.ts'
import type { State } from '../state.ts'
import { ada, bo, cy, dee, goTo, lay, start, type RaceTable } from './lay.ts'

const thinking: readonly Level[] = ['normal', 'easy', 'hard']

/** What a bot answers who has seen all that lies among the discards get there. */
function answer(table: RaceTable, seat: Seat, level: Level = 'hard', dice = 'dice'): Move {
  const cards = table.state.discards.filter((card) => card !== 'flag')
  const facts: Fact[] = [{ type: 'discarded', seat, cards, source: null }]
  return bots[level].decide({ ...situationAt(table, seat, new QuickChance(dice)), facts })
}

/** What share of many decisions is like that. */
function share(table: RaceTable, seat: Seat, like: (move: Move) => boolean, level?: Level): number {
  const times = 10
  return Array.from({ length: times }, (_, n) => answer(table, seat, level, `dice ${n}`)).filter(like).length / times
}

const isType = (type: Move['type']) => (move: Move) => move.type === type

/** A whole race; `look` is shown every question before it is answered. */
function raceThrough(
  table: RaceTable,
  levelOf: (seat: Seat) => Level,
  look?: (seat: Seat, facts: readonly Fact[]) => void,
): void {
  const order = new QuickChance(table.seed)
  const told: Told<Fact>[] = table.lastTold()
  for (let { awaiting } = table; awaiting.length > 0; { awaiting } = table) {
    const seat = order.pick(awaiting)
    look?.(seat, heard(told, seat))
    table.play(seat, bots[levelOf(seat)].decide(situationAt(table, seat, order, [], told)))
    told.push(...table.lastTold())
  }
}

/** Every card of a state, wherever it is. */
function allCards({ racers, pile, discards, laid, agenda }: State): string[] {
  const worn = racers.flatMap(({ driver, tires, mods, pit, hand }) => [driver, tires, ...mods, ...pit, ...hand])
  const onTheWay = agenda.flatMap((step) =>
    step.type === 'spend'
      ? [step.card]
      : 'event' in step && step.type !== 'window' && 'card' in step.event
        ? [step.event.card]
        : [],
  )
  return [...worn, ...pile, ...discards, ...laid.map(({ card }) => card), ...onTheWay]
    .filter((card) => card !== null && card !== 'flag')
    .toSorted()
}

describe('any bot', () => {
  test.each<[number, Partial<Options>]>([
    [3, {}],
    [4, { vehicles: 'chosen', short: true }],
    [5, { lastTurn: true }],
    [8, { short: true, markers: '1', vehicles: 'chosen', lastTurn: true }],
  ])('finishes a race of %i, whatever was agreed', (seats, options) => {
    const table = start(seats, options, 'bots')
    // One who thinks is enough where there are many.
    raceThrough(table, (seat) => (seat === 0 ? 'hard' : (thinking[seat % 2] ?? 'easy')))
    expect(table.outcome?.places.toSorted()).toEqual(Array.from({ length: seats }, (_, place) => place + 1))
  })

  test('answers the same to the same dice', () => {
    const table = start(4, {}, 'again')
    goTo(table, 'act')
    const { turn } = table.state
    for (const level of thinking) expect(answer(table, turn, level)).toEqual(answer(table, turn, level))
  })

  test('looks at nothing when there is nothing to choose', () => {
    const [only] = [{ type: 'hold', after: 0 }] as const
    const table = lay({})
    table.play(ada, { type: 'pass' })
    const prompt = table.prompt(bo)
    if (prompt === null) throw new Error('nobody asks Bo')
    for (const level of thinking) {
      const blind = {
        seat: bo,
        prompt,
        talk: [],
        chance: new QuickChance('unused'),
        get view(): never {
          throw new Error('the view is made for nothing')
        },
        get facts(): never {
          throw new Error('the facts are gathered for nothing')
        },
      }
      expect(bots[level].decide(blind)).toEqual(only)
    }
  })
})

test('[C500-5.5] whatever somebody may answer out of turn is a window, before which the house lets bots wait', () => {
  const table = start(4, {}, 'moments')
  const windows = new Set<string>()
  raceThrough(
    table,
    () => 'random',
    (seat) => {
      const prompt = table.prompt(seat)
      const isWindow = prompt?.ask.type === 'window'
      expect(prompt?.window !== undefined).toBe(isWindow)
      expect(prompt?.pace === 'reflex').toBe(isWindow)
      if (prompt?.window !== undefined) windows.add(prompt.window.event)
    },
  )
  expect(windows.size).toBe(eventKinds.length)
})

describe('memory', () => {
  test('has every card that was discarded since the last shuffle, in order', () => {
    for (const options of [{}, { short: true }, { markers: '2' }] as const) {
      const table = start(4, options, 'memory')
      let [seen, shuffled] = [0, 0]
      raceThrough(
        table,
        () => 'random',
        (_seat, facts) => {
          expect(discarded(facts)).toEqual(table.state.discards.filter((card) => card !== 'flag'))
          seen = Math.max(seen, table.state.discards.length)
          shuffled = table.state.shuffles
        },
      )
      expect(seen).toBeGreaterThan(15)
      expect(shuffled + (table.options.short ? 1 : 0)).toBeGreaterThan(0)
    }
  })

  test('imagines worlds with all the cards, as many in the pile as there are, that look the same', () => {
    const table = start(4, {}, 'worlds')
    const chance = new QuickChance('worlds')
    let looked = 0
    raceThrough(
      table,
      () => 'random',
      (seat, facts) => {
        if (table.seq % 7 !== 0) return
        const view = table.view(seat)
        const world = worldOf(view, discarded(facts), chance)
        expect(allCards(world)).toEqual(deck.toSorted())
        expect(world.pile).toHaveLength(table.state.pile.length)
        expect(world.flag === 'pile').toBe(world.pile.includes('flag'))
        if (table.state.pack.length > 0) expect(cthulhu500.view(world, seat)).toEqual(view)
        looked++
      },
    )
    expect(looked).toBeGreaterThan(50)
  })
})

describe('a hard bot in its turn', () => {
  // With one action left, what comes first matters.
  const carry = -1

  test('builds while there is time, and races when the flag is near', () => {
    const laid = { ada: { vehicle: 'carOfCthulhu', hand: ['spikeyBits'], carry } } as const
    const early = lay(laid, { pack: [ada, bo, cy, dee] })
    expect(share(early, ada, isType('pit'))).toBeGreaterThan(0.7)
    const late = lay(laid, { pack: [bo, ada, cy, dee], draws: ['flag'], left: 1 })
    expect(share(late, ada, isType('pass'))).toBeGreaterThan(0.7)
  })

  test('knows the ring: the leader laps a slow tail, and whoever is second makes the leader fall back', () => {
    const leading = lay(
      { ada: { vehicle: 'feararri', hand: ['mudflaps'], carry }, dee: { vehicle: 'pushcart', damaged: true } },
      { pack: [ada, bo, cy, dee], draws: ['slipstream', 'fishtail', 'catOfUlthar', 'iaIa', 'iaIa', 'flag'], left: 6 },
    )
    expect(share(leading, ada, isType('pass'))).toBeGreaterThan(0.8)
    const second = lay(
      { ada: { vehicle: 'pushcart', hand: ['rlyehRises'], carry }, bo: { vehicle: 'feararri' } },
      { pack: [bo, ada, cy, dee], draws: ['slipstream', 'flag'], left: 2 },
    )
    expect(share(second, ada, isType('play'))).toBeGreaterThan(0.8)
  })

  test('has counted the cards: who would win now draws for the flag', () => {
    const table = lay(
      { ada: { vehicle: 'pushcart', hand: ['ownersManual'], carry }, bo: { vehicle: 'feararri' } },
      { pack: [ada, bo, cy, dee], draws: ['slipstream', 'fishtail', 'catOfUlthar', 'flag'], left: 4 },
    )
    expect(share(table, ada, isType('play'))).toBeGreaterThan(0.8)
  })

  test('gives nobody a good mechanic, and the bad one to somebody else', () => {
    const table = lay({ ada: { hand: ['thousandJacks', 'azathothsPiper'] } }, { pack: [bo, cy, dee, ada] })
    for (let n = 0; n < 6; n++) {
      const move = answer(table, ada, 'hard', `gift ${n}`)
      if (move.type === 'hire') expect(move.pit === ada).toBe(move.card === 'thousandJacks')
    }
  })

  test('mends what is worth mending, and leaves a truck dented', () => {
    const hand = ['wrenchOutOfSpaceAndTime'] as const
    const wrench = (move: Move) => move.type === 'play'
    const dented = lay({ ada: { vehicle: 'feararri', damaged: true, hand, carry } }, { pack: [bo, cy, dee, ada] })
    expect(share(dented, ada, wrench)).toBeGreaterThan(0.8)
    const truck = lay({ ada: { vehicle: 'truck', damaged: true, hand, carry } }, { pack: [bo, cy, dee, ada] })
    expect(share(truck, ada, wrench)).toBe(0)
  })

  test('keeps what it will need when it tidies up', () => {
    const table = lay(
      { ada: { hand: ['iaIa', 'radialsFromBeyond', 'engineOfTheDamned'] } },
      { pack: [bo, cy, dee, ada] },
    )
    table.play(ada, { type: 'done' })
    expect(share(table, ada, (move) => move.type === 'discard' && move.cards.length === 0)).toBeGreaterThan(0.8)
  })
})

describe('a hard bot in a window', () => {
  test('lays what wins the roll, and nothing that can’t', () => {
    const roll = (mine: number, theirs: number) => {
      const table = lay(
        { ada: { vehicle: 'cthutility', hand: ['slipstream'] }, dee: { vehicle: 'chariot' } },
        { pack: [bo, cy, dee, ada], dice: [mine, theirs], draws: ['fishtail', 'catOfUlthar', 'flag'], left: 3 },
      )
      table.play(ada, { type: 'pass' })
      return share(table, ada, isType('react'))
    }
    expect(roll(3, 4)).toBeGreaterThan(0.8)
    expect(roll(1, 6)).toBe(0)
    expect(roll(6, 1)).toBe(0)
  })

  test('holds Iä! Iä! for what matters', () => {
    const pothole = (target: Seat) => {
      const table = lay(
        { ada: { hand: ['summonPothole'] }, bo: { vehicle: 'feararri', hand: ['iaIa'] } },
        { pack: [bo, cy, dee, ada] },
      )
      table.play(ada, { type: 'play', card: 'summonPothole', target })
      return share(table, bo, isType('react'))
    }
    expect(pothole(cy)).toBe(0)
    expect(pothole(bo)).toBeGreaterThan(0.7)
  })

  test('defends its own card against Iä! Iä!', () => {
    const table = lay(
      { ada: { laps: 1, hand: ['dreamlandsShortcut', 'iaIa'] }, bo: { laps: 1, hand: ['iaIa'] } },
      { pack: [bo, ada, cy, dee], draws: ['flag'], left: 1 },
    )
    table.play(ada, { type: 'play', card: 'dreamlandsShortcut' })
    table.play(bo, { type: 'react', card: 'iaIa', against: 0 })
    expect(share(table, ada, isType('react'))).toBeGreaterThan(0.8)
  })

  test('keeps damage off a delicate vehicle', () => {
    const table = lay(
      { ada: { hand: ['summonPothole'] }, bo: { vehicle: 'feararri', hand: ['thatIsNotDented'] } },
      { pack: [bo, cy, dee, ada] },
    )
    table.play(ada, { type: 'play', card: 'summonPothole', target: bo })
    goTo(table, 'window', bo)
    for (const seat of table.awaiting) table.play(seat, { type: 'hold', after: 1 })
    expect(table.prompt(bo)?.window?.event).toBe('damage')
    expect(share(table, bo, isType('react'))).toBeGreaterThan(0.8)
  })
})

test('a hard bot beats three that play at random', () => {
  let won = 0
  const races = 3
  for (let n = 0; n < races; n++) {
    const table = start(4, {}, `strength ${n}`)
    const hard = n % 4
    raceThrough(table, (seat) => (seat === hard ? 'hard' : 'random'))
    if (table.outcome?.places[hard] === 1) won++
  }
  expect(won).toBeGreaterThanOrEqual(2)
})
