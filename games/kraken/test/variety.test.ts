import { QuickChance, type Seat, type Viewer } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { kraken } from '../game.ts'
import { faction, type State } from '../state.ts'
import {
  ada,
  blueDrunk,
  bo,
  choose,
  closeEyes,
  commit,
  cy,
  dee,
  disarmed,
  eli,
  fay,
  give,
  goTo,
  gus,
  lay,
  mermaid,
  navigate,
  nominate,
  redDrunk,
  steer,
  telescope,
  use,
  yellow,
  type KrakenTable,
} from './lay.ts'

/** What takes which values in the worlds that somebody imagines: as a set of texts. */
function imagined(table: KrakenTable, viewer: Viewer, of: (state: State) => unknown, worlds = 200): Set<string> {
  const chance = new QuickChance(`worlds of ${String(viewer)}`)
  const view = table.view(viewer)
  return new Set(Array.from({ length: worlds }, () => JSON.stringify(of(kraken.imagine(view, chance)))))
}

const texts = (...values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value)))
const leader = ({ crew }: State) => crew.findIndex(({ dealt }) => dealt === 'leader')
const dealtTo = (seat: Seat) => (state: State) => state.crew[seat]?.dealt
const factionOf = (seat: Seat) => (state: State) => {
  const mate = state.crew[seat]
  return mate === undefined ? null : faction(mate)
}

describe('imagined factions', () => {
  test('[KRA-1.4] anybody else may lead the cult, for a sailor, a pirate and a watcher', () => {
    const table = lay()
    expect(imagined(table, ada, leader)).toEqual(texts(bo, cy, dee, eli, fay, gus))
    expect(imagined(table, eli, leader)).toEqual(texts(ada, bo, cy, dee, gus))
    expect(imagined(table, 'watcher', leader)).toEqual(texts(ada, bo, cy, dee, eli, fay, gus))
    expect(imagined(table, gus, leader)).toEqual(texts(gus))
  })

  test('[KRA-1.2] every stranger may be a sailor or a pirate', () => {
    const table = lay()
    for (const seat of [bo, cy, dee, eli, fay, gus]) {
      expect(imagined(table, ada, dealtTo(seat))).toEqual(texts('sailor', 'pirate', 'leader'))
      expect(imagined(table, gus, dealtTo(ada))).toEqual(texts('sailor', 'pirate'))
    }
    expect(imagined(table, eli, dealtTo(fay))).toEqual(texts('pirate'))
    expect(imagined(table, eli, dealtTo(bo))).toEqual(texts('sailor', 'leader'))
  })

  test('[KRA-1.3] of five, one pirate or two', () => {
    const table = lay({}, { seats: 5 })
    const pirates = ({ crew }: State) => crew.filter(({ dealt }) => dealt === 'pirate').length
    expect(imagined(table, 'watcher', pirates)).toEqual(texts(1, 2))
    const [pirate = -1] = table.state.crew.flatMap(({ dealt }, seat) => (dealt === 'pirate' ? [seat] : []))
    expect(imagined(table, pirate, pirates).size).toBe(1)
  })

  test('[KRA-1.4] of eleven, anybody else may be the cultist', () => {
    const table = lay({}, { seats: 11 })
    const cultist = ({ crew }: State) => crew.findIndex(({ dealt }) => dealt === 'cultist')
    expect(imagined(table, ada, cultist).size).toBe(10)
  })

  test('[KRA-5.3] a flogging rules a faction out, and leaves the two others', () => {
    const table = lay({ dee: { flogged: 'pirates' } })
    expect(imagined(table, ada, dealtTo(dee))).toEqual(texts('sailor', 'leader'))
  })

  test('[KRA-5.4] who was fed and ended nothing was not the leader', () => {
    const table = lay({}, { at: '0,8', draws: [redDrunk] })
    navigate(table)
    choose(table, dee)
    expect(imagined(table, ada, leader)).toEqual(texts(bo, cy, eli, fay, gus))
    expect(imagined(table, ada, dealtTo(dee))).toEqual(texts('sailor', 'pirate'))
  })
})

describe('imagined conversions', () => {
  const converted = (seat: Seat) => {
    const table = lay({}, { draws: [yellow], rituals: ['conversion', 'stash'] })
    navigate(table)
    closeEyes(table, gus, { type: 'choose', seat })
    return table
  }
  const convert = ({ crew }: State) => crew.findIndex((mate) => mate.convert)

  test('[KRA-7.3] anybody but oneself may have been chosen', () => {
    const table = converted(dee)
    expect(imagined(table, ada, convert)).toEqual(texts(bo, cy, dee, eli, fay, gus))
    expect(imagined(table, 'watcher', convert)).toEqual(texts(ada, bo, cy, dee, eli, fay, gus))
    expect(imagined(table, dee, convert)).toEqual(texts(dee))
    expect(imagined(table, gus, convert)).toEqual(texts(dee))
  })

  test('[KRA-7.3] a pirate may have lost a comrade, and knows it not', () => {
    expect(imagined(converted(dee), eli, factionOf(fay))).toEqual(texts('pirates', 'cult'))
  })

  test('[KRA-7.3] the convert knows who leads, and nothing else more', () => {
    const table = converted(dee)
    expect(imagined(table, dee, leader)).toEqual(texts(gus))
    expect(imagined(table, dee, dealtTo(eli))).toEqual(texts('sailor', 'pirate'))
  })

  test('[KRA-7.3] the leader converted somebody whose old card may have been any', () => {
    expect(imagined(converted(dee), gus, dealtTo(dee))).toEqual(texts('sailor', 'pirate'))
  })

  test('[KRA-7.4] while eyes are closed, others may have answered or not', () => {
    const table = lay({}, { draws: [yellow], rituals: ['conversion', 'stash'] })
    navigate(table)
    expect(imagined(table, ada, ({ answers }) => answers[bo] === null)).toEqual(texts(true, false))
    const choices = imagined(
      table,
      ada,
      ({ answers }) => answers.find((answer) => answer?.type === 'choose') ?? null,
      400,
    )
    expect(choices.size).toBeGreaterThan(6)
  })
})

describe('imagined cards', () => {
  const navigation = ({ log }: State) => log.find((entry) => entry.type === 'navigation')
  const sailed = (draws = [redDrunk, blueDrunk, yellow, telescope]) => {
    const table = lay({}, { draws })
    goTo(table, 'hand')
    give(table, ada, redDrunk)
    give(table, bo, draws[2] ?? yellow)
    steer(table, redDrunk)
    return table
  }

  test('[KRA-1.9] whoever has shown nothing may be anybody', () => {
    const table = lay({ dee: { as: 'bosun' }, eli: { as: 'cook' } })
    expect(imagined(table, ada, ({ crew }) => crew[dee]?.character).size).toBeGreaterThan(12)
    expect(imagined(table, dee, ({ crew }) => crew[dee]?.character)).toEqual(texts('bosun'))
    expect(imagined(table, dee, ({ crew }) => crew[eli]?.character)).not.toContain('"bosun"')
  })

  test('[KRA-4.1] the hands of others, now and then', () => {
    const table = lay()
    goTo(table, 'hand')
    expect(imagined(table, ada, (state) => state.navigation?.lieutenantHand.drew).size).toBeGreaterThan(15)
    expect(imagined(table, dee, (state) => state.navigation?.captainHand.drew).size).toBeGreaterThan(15)
    const later = sailed()
    expect(imagined(later, ada, (state) => navigation(state)?.lieutenantHand.drew).size).toBeGreaterThan(15)
    expect(imagined(later, gus, (state) => navigation(state)?.captainHand.drew).size).toBeGreaterThan(15)
    expect(imagined(later, ada, (state) => navigation(state)?.captainHand.drew)).toEqual(texts([redDrunk, blueDrunk]))
  })

  test('[KRA-4.1] who gave which: for the navigator and all bystanders it may be either', () => {
    const table = sailed()
    const gave = (state: State) => [navigation(state)?.captainHand.gave, navigation(state)?.lieutenantHand.gave]
    expect(imagined(table, cy, gave)).toEqual(texts([redDrunk, yellow], [yellow, redDrunk]))
    expect(imagined(table, dee, (state) => gave(state)[0] === redDrunk)).toEqual(texts(true, false))
    expect(imagined(table, dee, (state) => gave(state)[1] === redDrunk)).toEqual(texts(true, false))
    expect(imagined(table, ada, (state) => gave(state)[0])).toEqual(texts(redDrunk))
    expect(imagined(table, bo, gave)).toEqual(texts([redDrunk, yellow]))
  })

  test('[KRA-4.2] what the navigator put away', () => {
    expect(imagined(sailed(), dee, (state) => state.discards.at(-1)).size).toBeGreaterThan(3)
    expect(imagined(sailed(), cy, (state) => state.discards.at(-1))).toEqual(texts(yellow))
  })

  test('[KRA-6.2] what the mermaid sang to another; who heard her knows it, but not whose it was', () => {
    const table = lay({}, { draws: [mermaid, blueDrunk, yellow, redDrunk] })
    navigate(table)
    choose(table, dee)
    const sung = (state: State) => state.log.find((entry) => entry.type === 'mermaid')?.cards.toSorted()
    expect(imagined(table, eli, sung).size).toBeGreaterThan(10)
    expect(imagined(table, dee, sung)).toEqual(texts([blueDrunk, redDrunk, yellow].toSorted()))
    expect(imagined(table, dee, (state) => navigation(state)?.captainHand.drew).size).toBeGreaterThan(3)
  })

  test('[KRA-6.3] the card that another looked at', () => {
    const table = lay({ dee: { as: 'lookout' } }, { draws: [disarmed] })
    use(table, dee, { character: 'lookout' })
    table.play(dee, { type: 'leave' })
    expect(imagined(table, ada, ({ pile }) => pile.at(-1)).size).toBe(7)
    expect(imagined(table, dee, ({ pile }) => pile.at(-1))).toEqual(texts(disarmed))
  })

  test('[KRA-4.1, KRA-7.4] the pile and the rituals to come', () => {
    const table = lay()
    expect(imagined(table, ada, ({ pile }) => pile.join()).size).toBe(200)
    expect(imagined(table, ada, ({ rituals }) => rituals.join()).size).toBe(20)
  })
})

describe('imagined answers', () => {
  test('[KRA-3.2] what others put forward', () => {
    const table = lay()
    nominate(table, bo, cy)
    table.play(dee, { type: 'commit', muskets: 2 })
    expect(imagined(table, ada, ({ test: { committed } }) => committed[dee])).toEqual(texts(0, 1, 2, 3))
    expect(imagined(table, ada, ({ test: { committed } }) => committed[eli])).toEqual(texts(null))
    commit(table)
  })

  test('[KRA-8.25] what others answered in a window', () => {
    const table = lay({ dee: { as: 'gunslinger' }, eli: { as: 'bosun' } })
    table.play(dee, { type: 'pass' })
    const answers = imagined(table, ada, ({ answers: [, , , answer] }) => answer?.type)
    expect(answers).toEqual(texts('pass', 'use'))
  })
})
