import { describe, expect, test } from 'vitest'
import type { Options } from '../options.ts'
import {
  act,
  ada,
  asked,
  bo,
  cy,
  dee,
  endTurn,
  goTo,
  handOf,
  lay,
  names,
  start,
  told,
  viewers,
  type RaceTable,
} from './lay.ts'

const flagIn = (table: RaceTable) => table.state.flag

describe('the pile and the flag', () => {
  test('[C500-1.6] the pile runs out: the discards are shuffled into a new one, the flag with them', () => {
    const table = lay({}, { left: 1, draws: ['miGo'] })
    expect(flagIn(table)).toBe('discards')
    endTurn(table)
    // The first card was the last of the pile; the second comes from the new one, unless it is the flag.
    expect(told(table, 'shuffled')).toEqual([{ type: 'shuffled', flag: true, markers: 0 }])
    expect(handOf(table, ada)[0]).toBe('miGo')
    expect(table.state.discards).toEqual([])
  })

  test('[C500-1.6] at once, when the last card is drawn', () => {
    const table = lay({}, { left: 2, draws: ['miGo', 'mudflaps'] })
    endTurn(table)
    expect(handOf(table, ada)).toEqual(['miGo', 'mudflaps'])
    expect(flagIn(table)).toBe('pile')
    expect(table.state.pile).toHaveLength(92)
  })

  test('[C500-1.6] the flag drawn: the race ends at once, mid-draw', () => {
    const table = lay({}, { draws: ['miGo', 'flag', 'mudflaps'] })
    endTurn(table)
    expect(asked(table)).toBe('nothing')
    expect(table.outcome?.reason).toBe('flag')
    expect(handOf(table, ada)).toEqual(['miGo'])
    expect(told(table, 'flag')).toEqual([{ type: 'flag', seat: ada, lastTurns: false }])
  })

  test('[C500-1.6] and mid-effect: what was still to be done isn’t', () => {
    const table = lay(
      {
        ada: { hand: ['spellOfDeflation'], pit: ['highPriestOfMotocross'] },
        bo: { vehicle: 'chariot', tires: 'nineLives' },
      },
      { draws: ['flag', 'miGo'] },
    )
    act(table, { type: 'play', card: 'spellOfDeflation' })
    expect(table.outcome?.reason).toBe('flag')
    expect(handOf(table, bo)).toEqual([])
    expect(table.state.agenda).toEqual([])
    const effect = { do: 'draw', who: 'everyone', cards: 1 } as const
    const drawn = lay({}, { draws: ['miGo', 'flag', 'mudflaps'], effect })
    expect(drawn.outcome?.reason).toBe('flag')
    expect([ada, bo, cy].map((seat) => handOf(drawn, seat).length)).toEqual([1, 0, 0])
  })

  test('[C500-1.7] the size of the pile is in no view', () => {
    const [few, many] = [10, 60].map((left) => lay({ ada: { hand: ['miGo'] } }, { left }))
    for (const viewer of viewers(few as RaceTable)) expect(few?.view(viewer)).toEqual(many?.view(viewer))
  })
})

describe('who wins', () => {
  test('[C500-6.1] most laps wins; ties go to the one further ahead', () => {
    const table = lay(
      { ada: { laps: 1 }, bo: { laps: 2 }, cy: { laps: 1 } },
      { pack: [dee, cy, bo, ada], draws: ['flag'] },
    )
    endTurn(table)
    expect(table.outcome?.places).toEqual([3, 1, 2, 4])
    expect(told(table, 'ended')).toMatchObject([{ ending: 'flag', pack: [dee, cy, bo, ada], laps: [1, 2, 1, 0] }])
  })
})

describe('variants', () => {
  /** Runs the pile out, with so many markers on the flag. */
  const runOut = (markers: Options['markers'], on: Partial<Options> = {}) => {
    const table = lay({}, { left: 2, markers, ...on })
    endTurn(table)
    return table
  }

  test('[C500-6.2] while markers lie on the flag, running out takes one off, and the flag stays out', () => {
    const table = runOut('2')
    expect(told(table, 'shuffled')).toEqual([{ type: 'shuffled', flag: false, markers: 1 }])
    expect(flagIn(table)).toBe('discards')
    expect(table.state.discards).toEqual(['flag'])
    expect(table.view('watcher')).toMatchObject({ markers: 1, flag: 'discards', top: 'flag' })
  })

  test('[C500-6.2, C500-6.6] with none left it is shuffled in', () => {
    expect(flagIn(runOut('1'))).toBe('discards')
    expect(flagIn(runOut('0'))).toBe('pile')
  })

  test('[C500-6.3] short: the flag is somewhere in the lower half of the pile', () => {
    const places = Array.from({ length: 60 }, (_, number) => {
      const { state } = start(4, { short: true }, `short ${number}`)
      expect(state.flag).toBe('pile')
      expect(state.discards).toEqual([])
      expect(state.pile).toHaveLength(74)
      return state.pile.indexOf('flag')
    })
    // The last card of the list is drawn first.
    expect(Math.max(...places)).toBeLessThanOrEqual(36)
    expect(Math.max(...places)).toBeGreaterThan(28)
    expect(Math.min(...places)).toBeLessThan(8)
  })

  test('[C500-6.4, C500-6.8] after the flag everyone has one last turn, the one who drew it last', () => {
    const table = lay({}, { draws: ['miGo', 'flag', 'mudflaps'], lastTurn: true, turn: bo })
    endTurn(table)
    // Drawing goes on with the next card.
    expect(handOf(table, bo)).toEqual(['miGo', 'mudflaps'])
    expect(told(table, 'flag')).toEqual([{ type: 'flag', seat: bo, lastTurns: true }])
    const seats: (string | undefined)[] = []
    while (table.outcome === null) {
      seats.push(names[table.state.turn])
      endTurn(table)
    }
    expect(seats).toEqual(['cy', 'dee', 'ada', 'bo'])
    expect(table.outcome.reason).toBe('flag')
  })

  test('[C500-6.8] drawn in the middle of a turn, the turn is finished first', () => {
    const draws = ['flag', 'mudflaps'] as const
    const table = lay({ ada: { hand: ['summonPothole'], driver: 'highPriestOfMotocross' } }, { draws, lastTurn: true })
    act(table, { type: 'play', card: 'summonPothole', target: bo })
    expect(handOf(table, ada)).toEqual(['mudflaps'])
    expect(asked(table)).toBe('act ada')
    expect(table.state.last).toBe(4)
  })

  test('[C500-6.7] short with markers: the flag drawn with one on it loses it and goes to the discards', () => {
    const table = lay({}, { draws: ['miGo', 'flag', 'mudflaps'], markers: '1', short: true })
    endTurn(table)
    expect(table.outcome).toBeNull()
    expect(handOf(table, ada)).toEqual(['miGo', 'mudflaps'])
    expect(told(table, 'flagMarked')).toEqual([{ type: 'flagMarked', seat: ada, markers: 0 }])
    expect(table.state).toMatchObject({ flag: 'discards', markers: 0 })
  })

  const full = ['mudflaps', 'miGo', 'slipstream', 'nineLives', 'iaIa'] as const
  /** Hands so full that nobody draws, and nobody does anything. */
  const dry = (on: Partial<Options>) =>
    lay(
      {
        ada: { hand: full },
        bo: { hand: ['necronomicarb', 'nightGaunt', 'fishtail', 'allSpores', 'iaIa'] },
        cy: { hand: ['yogSpoiler', 'drArmitage', 'fishtail', 'rlyehWets', 'iaIa'] },
      },
      { seats: 3, ...on },
    )

  test('[C500-6.5] three rounds in a row nobody has drawn: the flag is waved', () => {
    const table = dry({})
    for (let turns = 0; turns < 8; turns++) endTurn(table)
    expect(table.outcome).toBeNull()
    endTurn(table)
    expect(table.outcome?.reason).toBe('dry')
    expect(told(table, 'flag')).toEqual([{ type: 'flag', seat: null, lastTurns: false }])
  })

  test('[C500-6.5] a card drawn in between begins the count anew', () => {
    const table = dry({})
    for (let turns = 0; turns < 8; turns++) endTurn(table)
    goTo(table, 'act')
    table.play(cy, { type: 'done' })
    table.play(cy, { type: 'discard', cards: ['fishtail'] })
    for (let turns = 0; turns < 8; turns++) endTurn(table)
    expect(table.outcome).toBeNull()
  })

  test('[C500-6.5, C500-6.4] with last turns there is one more round', () => {
    const table = dry({ lastTurn: true })
    for (let turns = 0; turns < 9; turns++) endTurn(table)
    expect(table.outcome).toBeNull()
    for (let turns = 0; turns < 3; turns++) endTurn(table)
    expect(table.outcome).not.toBeNull()
  })

  test('[C500-6.2, C500-6.3, C500-6.4] the three together', () => {
    const table = start(3, { markers: '2', short: true, lastTurn: true }, 'together')
    for (let steps = 0; steps < 60_000 && table.outcome === null; steps++) {
      const [seat = -1] = table.awaiting
      const { ask, moves, fallback } = table.prompt(seat) ?? { ask: { type: 'act' }, moves: [], fallback: null }
      // Everybody throws all away at the end of a turn, so that the pile runs out soon.
      table.play(seat, ask.type === 'tidy' ? moves.at(-1) : fallback)
    }
    expect(told(table, 'flagMarked')).toHaveLength(1)
    expect(told(table, 'shuffled').map(({ flag, markers }) => [flag, markers])).toEqual([
      [false, 0],
      [true, 0],
    ])
    expect(told(table, 'flag')).toMatchObject([{ lastTurns: true }])
    const types = table.heard('watcher').map(({ type }) => type)
    const turns = types.slice(types.indexOf('flag')).filter((type) => type === 'turn')
    expect(turns).toHaveLength(3)
  })
})
