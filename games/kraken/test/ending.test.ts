import { describe, expect, test } from 'vitest'
import type { SpaceId } from '../data/charts.ts'
import {
  ada,
  asked,
  blueDrunk,
  bo,
  choose,
  closeEyes,
  cy,
  dee,
  disarmed,
  eli,
  fay,
  give,
  goTo,
  gus,
  jump,
  lay,
  navigate,
  nominate,
  redDrunk,
  steer,
  told,
  use,
  viewers,
  yellow,
} from './lay.ts'

/** Ada and Bo are sailors, Dee and Eli pirates, Fay was a sailor and is of the cult, Gus leads it. */
const crew = {
  dee: { is: 'pirate' },
  eli: { is: 'pirate' },
  fay: { is: 'sailor', convert: true },
  gus: { is: 'leader' },
} as const
const at = (space: SpaceId, card = yellow, more = {}) => {
  const table = lay({ ...crew, ...more }, { at: space, draws: [card] })
  navigate(table)
  return table
}
const winners = (table: ReturnType<typeof at>) =>
  table.outcome?.places.flatMap((place, seat) => (place === 1 ? [seat] : []))

describe('who wins', () => {
  test('[KRA-1.1] sailors at Bluewater Bay', () => {
    const table = at('1,9')
    expect(table.outcome?.reason).toBe('bluewater')
    expect(winners(table)).toEqual([ada, bo, cy])
  })

  test('[KRA-1.1] pirates at Crimson Cove', () => {
    const table = at('-1,9')
    expect(table.outcome?.reason).toBe('crimson')
    expect(winners(table)).toEqual([dee, eli])
  })

  test('[KRA-1.1] the cult at the Kraken', () => {
    const table = at('0,10')
    expect(table.outcome?.reason).toBe('kraken')
    expect(winners(table)).toEqual([fay, gus])
  })

  test('[KRA-1.1] the cult when its leader is fed', () => {
    const table = at('0,8')
    goTo(table, 'feed')
    choose(table, gus)
    expect(table.outcome?.reason).toBe('fed')
    expect(winners(table)).toEqual([fay, gus])
  })

  test('[KRA-1.1] with the faction they end in, whatever they began as', () => {
    const table = at('-1,9', yellow, { dee: { is: 'pirate', convert: true } })
    expect(winners(table)).toEqual([eli])
  })

  test('[KRA-1.1] on board or not', () => {
    const table = at('-1,9', yellow, { eli: { is: 'pirate', out: true }, ada: {} })
    expect(winners(table)).toEqual([dee, eli])
  })

  test('[KRA-1.1] the cultist of eleven wins with the leader', () => {
    const table = lay({ jo: { is: 'leader' }, kit: { is: 'cultist' } }, { seats: 11, at: '0,10', draws: [yellow] })
    navigate(table)
    expect(winners(table)).toEqual([9, 10])
  })

  test('[KRA-1.1] on the short chart as well', () => {
    for (const [space, card, reason] of [
      ['-1,7', redDrunk, 'crimson'],
      ['0,8', yellow, 'kraken'],
      ['1,7', blueDrunk, 'bluewater'],
    ] as const) {
      const table = lay(crew, { chart: 'short', at: space, draws: [card] })
      navigate(table)
      expect(table.outcome?.reason).toBe(reason)
    }
  })
})

describe('places', () => {
  test('[KRA-1.10] the winners share the first, all others the next', () => {
    expect(at('1,9').outcome?.places).toEqual([1, 1, 1, 4, 4, 4, 4])
    expect(at('0,10').outcome?.places).toEqual([3, 3, 3, 3, 3, 1, 1])
  })

  test('[KRA-1.10] a faction that all have left wins nothing, and nobody is first', () => {
    const table = lay(
      {
        ada: { is: 'sailor' },
        bo: { is: 'pirate', convert: true },
        cy: { is: 'sailor' },
        dee: { is: 'sailor' },
        eli: { is: 'leader' },
      },
      { seats: 5, at: '-1,9', draws: [yellow] },
    )
    navigate(table, cy, dee)
    expect(table.outcome).toEqual({ places: [2, 2, 2, 2, 2], reason: 'crimson' })
  })

  test('[KRA-1.10] everybody is told who won', () => {
    const table = at('1,9')
    expect(told(table, 'ended')).toMatchObject([{ ending: 'bluewater', faction: 'sailors', winners: [ada, bo, cy] }])
    expect(asked(table)).toBe('nothing')
  })
})

describe('when it is over', () => {
  test('[KRA-9.2] all factions, conversions and characters are shown to all', () => {
    const table = at('1,9')
    for (const viewer of viewers(table)) {
      const seen = table.view(viewer).crew
      expect(seen.map(({ dealt }) => dealt)).toEqual([
        'sailor',
        'sailor',
        'sailor',
        'pirate',
        'pirate',
        'sailor',
        'leader',
      ])
      expect(seen.map(({ convert }) => convert)).toEqual([false, false, false, false, false, true, false])
      expect(seen.map(({ character }) => character)).toEqual(table.state.crew.map(({ character }) => character))
    }
    expect(told(table, 'ended')[0]?.crew[fay]).toEqual({ dealt: 'sailor', convert: true })
  })

  test('[KRA-9.2] and every card that anybody ever held, as a timeline', () => {
    const draws = [
      redDrunk,
      disarmed,
      blueDrunk,
      redDrunk,
      yellow,
      disarmed,
      redDrunk,
      yellow,
      yellow,
      yellow,
      blueDrunk,
    ]
    const table = lay({ ...crew, ada: { as: 'archivist' } }, { at: '2,6', draws, rituals: ['conversion'] })
    goTo(table, 'nominate')
    nominate(table, bo, cy)
    goTo(table, 'window', 'beforeDraw')
    use(table, ada, { character: 'archivist', post: 'captain' })
    table.play(ada, { type: 'redraw' })
    give(table, ada, yellow)
    give(table, bo, blueDrunk)
    jump(table)
    choose(table, dee)
    give(table, ada, yellow)
    give(table, bo, yellow)
    steer(table, yellow)
    closeEyes(table, gus, { type: 'choose', seat: bo })
    const before = table.view(eli)
    expect(before.log.find(({ type }) => type === 'ritual')).toMatchObject({ chose: null })
    goTo(table, 'nominate')
    for (let rounds = 0; table.outcome === null && rounds < 5; rounds++) {
      goTo(table, 'nominate')
      goTo(table, 'logbook')
      const [navigator = -1] = table.awaiting
      const prompt = table.prompt(navigator)
      if (prompt !== null) table.play(navigator, prompt.fallback)
    }
    expect(table.outcome).not.toBeNull()
    for (const viewer of viewers(table)) {
      expect(table.view(viewer).log).toMatchObject(JSON.parse(JSON.stringify(table.state.log)) as object[])
    }
    const [first] = table.view('watcher').log.filter((entry) => entry.type === 'navigation')
    expect(first).toMatchObject({
      captainHand: { threw: [redDrunk, disarmed], drew: [yellow, disarmed], gave: yellow },
      lieutenantHand: { drew: [blueDrunk, redDrunk], gave: blueDrunk },
      jumped: true,
    })
    expect(table.view('watcher').log.find(({ type }) => type === 'ritual')).toMatchObject({ chose: bo })
  })

  test('[KRA-9.2] there is nothing left to do, and everybody may speak, those at the bottom too', () => {
    const table = at('1,9', yellow, { eli: { is: 'pirate', out: true } })
    for (const seat of [ada, eli, gus]) {
      expect(table.prompt(seat)).toBeNull()
      expect(table.game.voice?.(table.state, seat)).toBe('free')
    }
  })
})
