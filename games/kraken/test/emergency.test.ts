import { refused } from '#test/refused'
import { describe, expect, test } from 'vitest'
import {
  ada,
  answers,
  asked,
  blueDrunk,
  bo,
  choices,
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
  hal,
  ivy,
  jump,
  lay,
  mate,
  muskets,
  navigate,
  nominate,
  offDuty,
  overboard,
  pass,
  redDrunk,
  sail,
  steer,
  telescope,
  told,
  use,
  yellow,
  viewers,
  type KrakenTable,
} from './lay.ts'

/** Bo is lieutenant, Cy has read the logbook. */
function atTheHelm(table: KrakenTable): KrakenTable {
  goTo(table, 'nominate')
  nominate(table, bo, cy)
  goTo(table, 'logbook')
  return table
}

describe('refusing an order', () => {
  test('[KRA-4.6] the navigator may jump: both cards are discarded unseen, the player is out', () => {
    const table = atTheHelm(lay({}, { draws: [redDrunk, blueDrunk, yellow, telescope] }))
    const logbook = table.state.navigation?.logbook ?? []
    jump(table)
    expect(overboard(table)).toEqual([cy])
    expect(told(table, 'jumped')).toEqual([{ type: 'jumped', seat: cy }])
    expect(table.state.discards.slice(2)).toEqual(logbook)
    expect(told(table, 'revealed')).toEqual([])
    expect(table.state.ship).toBe('0,0')
    for (const viewer of viewers(table)) {
      const [entry] = table.view(viewer).log.filter(({ type }) => type === 'navigation')
      expect(entry).toMatchObject({ jumped: true, revealed: null, logbook: viewer === cy ? logbook : [null, null] })
      if (viewer !== cy) expect(table.view(viewer).crew[cy]?.dealt).toBeNull()
    }
    expect(table.game.voice?.(table.state, cy)).toBe('silent')
  })

  test('[KRA-4.6] only the navigator may, and only with the cards in sight', () => {
    const table = lay()
    nominate(table, bo, cy)
    commit(table)
    for (const seat of [ada, bo, cy]) refused(table, seat, { type: 'jump' })
    goTo(table, 'logbook')
    for (const seat of [ada, bo, dee]) refused(table, seat, { type: 'jump' })
  })

  test('[KRA-4.6] a leader who jumps does not win, not even where the Kraken is fed', () => {
    const table = atTheHelm(lay({ cy: { is: 'leader' } }, { at: '0,10' }))
    jump(table)
    expect(table.outcome).toBeNull()
    expect(asked(table)).toBe('navigator ada')
  })
})

describe('the emergency', () => {
  test('[KRA-4.7] the captain names a new navigator: not captain or lieutenant, off duty allowed', () => {
    const table = atTheHelm(lay({ dee: { offDuty: true }, eli: { out: true } }))
    jump(table)
    expect(asked(table)).toBe('navigator ada')
    expect(choices(table, ada)).toEqual([dee, fay, gus])
    for (const seat of [ada, bo, cy, eli]) refused(table, ada, { type: 'choose', seat })
    refused(table, bo, { type: 'choose', seat: dee })
  })

  test('[KRA-4.7] no loyalty test; the three navigate anew', () => {
    const table = atTheHelm(lay())
    jump(table)
    choose(table, dee)
    expect(asked(table)).toBe('hand ada bo')
    expect(table.state.navigation).toMatchObject({
      captain: ada,
      lieutenant: bo,
      navigator: dee,
      emergency: true,
      logbook: [],
    })
    expect(told(table, 'muskets')).toHaveLength(1)
    expect(told(table, 'nominated').at(-1)).toEqual({
      type: 'nominated',
      captain: ada,
      lieutenant: bo,
      navigator: dee,
      emergency: true,
    })
    expect(table.state.pile).toHaveLength(23 - 8)
  })

  test('[KRA-4.7] it repeats until one stays; then the round goes on, and off duty is who was at the helm at last', () => {
    const table = atTheHelm(lay({}, { seats: 9 }))
    jump(table)
    choose(table, dee)
    goTo(table, 'logbook')
    expect(asked(table)).toBe('logbook dee')
    jump(table)
    expect(choices(table, ada)).toEqual([eli, fay, gus, hal, ivy])
    choose(table, eli)
    goTo(table, 'logbook')
    goTo(table, 'nominate')
    expect(overboard(table)).toEqual([cy, dee])
    expect(offDuty(table)).toEqual([ada, bo, eli])
    expect(told(table, 'rested')).toHaveLength(1)
  })

  test('[KRA-4.4, KRA-4.7] the pile is made anew before an emergency too', () => {
    const table = atTheHelm(lay({}, { left: 7 }))
    expect(table.state.pile).toHaveLength(3)
    jump(table)
    choose(table, dee)
    expect(told(table, 'shuffled')).toEqual([{ type: 'shuffled', cards: 23 }])
  })

  test('[KRA-8.29] the window before the draw opens again in an emergency', () => {
    const table = atTheHelm(lay({ eli: { as: 'smuggler' } }))
    jump(table)
    choose(table, dee)
    expect(asked(table)).toBe('beforeDraw eli')
    use(table, eli, { character: 'smuggler', post: 'lieutenant' })
    expect(table.state.navigation?.lieutenantHand.drew).toHaveLength(3)
  })

  test('[KRA-8.29] what Smuggler and Archivist had in store is spent with the navigation that was refused', () => {
    const table = lay({ eli: { as: 'smuggler' }, fay: { as: 'archivist' } })
    goTo(table, 'nominate')
    nominate(table, bo, cy)
    goTo(table, 'window', 'beforeDraw')
    use(table, eli, { character: 'smuggler', post: 'captain' })
    use(table, fay, { character: 'archivist', post: 'captain' })
    expect(table.state.navigation?.captainHand.drew).toHaveLength(3)
    goTo(table, 'logbook')
    jump(table)
    choose(table, dee)
    expect(table.state.navigation?.captainHand.drew).toHaveLength(2)
    expect(answers(table, ada)).not.toContainEqual({ type: 'redraw' })
  })
})

describe('few on board', () => {
  const out = { out: true }
  const two = { cy: out, dee: out, eli: out, fay: out, gus: out }

  test('[KRA-4.8] with two on board the captain chooses the other’s post', () => {
    const table = lay(two)
    expect(answers(table, ada)).toEqual([
      { type: 'nominate', lieutenant: bo, navigator: null },
      { type: 'nominate', lieutenant: null, navigator: bo },
    ])
  })

  test('[KRA-4.8] no lieutenant: two cards are drawn, one of them by chance', () => {
    const given = Array.from({ length: 30 }, (_, number) => {
      const table = lay(two, { draws: [redDrunk, blueDrunk, yellow, telescope], seed: `no lieutenant ${number}` })
      nominate(table, null, bo)
      commit(table)
      expect(asked(table)).toBe('hand ada')
      give(table, ada, redDrunk)
      expect(asked(table)).toBe('logbook bo')
      expect(table.state.discards).toHaveLength(2)
      const seen = table.view(bo).navigation?.logbook ?? []
      expect(seen).toContain(redDrunk)
      expect(table.view(ada).navigation?.lieutenantHand).toMatchObject({ drew: [null, null], gave: null })
      return seen.find((card) => card !== redDrunk)
    })
    expect(new Set(given)).toEqual(new Set([yellow, telescope]))
  })

  test('[KRA-4.8] no navigator: chance chooses of the two, and the other is discarded', () => {
    const revealed = Array.from({ length: 30 }, (_, number) => {
      const table = lay(two, {
        draws: [disarmed, blueDrunk, yellow, redDrunk],
        seed: `no navigator ${number}`,
        rituals: [],
      })
      nominate(table, bo, null)
      commit(table)
      give(table, ada, disarmed)
      give(table, bo, yellow)
      expect(table.state.discards).toHaveLength(3)
      return told(table, 'revealed')[0]?.card
    })
    expect(new Set(revealed)).toEqual(new Set([disarmed, yellow]))
  })

  test('[KRA-4.7, KRA-4.8] of three the navigator jumps: the lieutenant stays, and chance is at the helm', () => {
    const table = lay({ ...two, cy: {} }, { rituals: [] })
    goTo(table, 'nominate')
    nominate(table, bo, cy)
    goTo(table, 'logbook')
    jump(table)
    expect(asked(table)).toBe('hand ada bo')
    expect(table.state.navigation).toMatchObject({ lieutenant: bo, navigator: null, emergency: true })
    goTo(table, 'nominate')
    expect(told(table, 'revealed')).toHaveLength(1)
  })

  test('[KRA-4.11] a captain alone navigates with chance in both posts, and nobody’s loyalty is tested', () => {
    const table = lay({ ...two, bo: out }, { draws: [disarmed, disarmed, yellow, yellow], rituals: [] })
    expect(asked(table)).toBe('hand ada')
    expect(table.state.team).toEqual({ lieutenant: null, navigator: null })
    give(table, ada, disarmed)
    expect(told(table, 'revealed')).toHaveLength(1)
    expect(asked(table)).toBe('hand ada')
    expect(muskets(table)[ada]).toBe(3)
  })

  test('[KRA-4.11] alone when the last other jumps', () => {
    const table = lay(two)
    nominate(table, null, bo)
    goTo(table, 'logbook')
    jump(table)
    expect(asked(table)).toBe('hand ada')
    expect(table.state.navigation).toMatchObject({ lieutenant: null, navigator: null, emergency: true })
  })

  test('[KRA-4.11] alone, tokens and cards that need another do nothing, and the captain stays', () => {
    const table = lay(
      { ...two, bo: out, ada: { is: 'leader' } },
      { at: '0,2', draws: [redDrunk, redDrunk, redDrunk, redDrunk] },
    )
    give(table, ada, redDrunk)
    expect(table.state.ship).toBe('-1,3')
    expect(told(table, 'stays')).toEqual([{ type: 'stays', seat: ada, by: 'drunk' }])
    expect(told(table, 'searched')).toEqual([])
    expect(asked(table)).toBe('hand ada')
  })
})

test('[KRA-8.24] somebody out of the game is asked nothing: no window, no test, no team, no ritual', () => {
  const table = lay(
    { cy: { as: 'gunslinger', out: true }, dee: { as: 'bosun' } },
    { draws: [yellow], rituals: ['stash'] },
  )
  expect(asked(table)).toBe('beforeNomination dee')
  refused(table, cy, { type: 'use', character: 'gunslinger' })
  pass(table)
  refused(table, ada, { type: 'nominate', lieutenant: cy, navigator: dee })
  nominate(table, bo, eli)
  pass(table)
  expect(asked(table)).toBe('loyalty bo dee eli fay gus')
  sail(table)
  expect(asked(table)).toBe('ritual ada bo dee eli fay gus')
  refused(table, cy, { type: 'confirm' })
  refused(table, gus, { type: 'stash', to: [cy, bo, bo] })
  closeEyes(table, gus, { type: 'stash', to: [bo, bo, bo] })
  expect(muskets(table)[bo]).toBe(6)
  expect(table.talk(cy)).toEqual([])
  expect(mate(table, cy).used).toBe(false)
})

test('[KRA-4.7] an emergency that succeeds is carried out like any other navigation', () => {
  const table = atTheHelm(
    lay(
      {},
      { draws: [redDrunk, redDrunk, redDrunk, redDrunk, yellow, yellow, blueDrunk, blueDrunk], rituals: ['cabin'] },
    ),
  )
  jump(table)
  choose(table, dee)
  give(table, ada, yellow)
  give(table, bo, blueDrunk)
  steer(table, yellow)
  expect(mate(table, ada).record).toEqual([yellow])
  expect(asked(table)).toBe('ritual ada bo dee eli fay gus')
  closeEyes(table)
  navigate(table, eli, fay)
  expect(overboard(table)).toEqual([cy])
})
