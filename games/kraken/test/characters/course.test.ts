import { refused } from '#test/refused'
import { describe, expect, test } from 'vitest'
import type { Card } from '../../data/cards.ts'
import {
  ada,
  answers,
  asked,
  blueDrunk,
  bo,
  choices,
  choose,
  cy,
  dee,
  disarmed,
  eli,
  fay,
  give,
  goTo,
  gus,
  lay,
  nominate,
  offDuty,
  pass,
  redDrunk,
  steer,
  telescope,
  told,
  usable,
  use,
  viewers,
  yellow,
  type KrakenTable,
} from '../lay.ts'
import { anyMoment, onlyAt } from '../moments.ts'

type Crew = NonNullable<Parameters<typeof lay>[0]>
type On = NonNullable<Parameters<typeof lay>[1]>

const seven: readonly Card[] = [redDrunk, blueDrunk, yellow, telescope, disarmed, redDrunk, yellow]

/** Bo and Cy are nominated, nobody minds, and the window before the draw is open. */
function beforeDraw(crew: Crew, on: On = {}): KrakenTable {
  const table = lay(crew, { draws: seven, ...on })
  goTo(table, 'nominate')
  nominate(table, bo, cy)
  goTo(table, 'window', 'beforeDraw')
  return table
}

const hands = (table: KrakenTable) => [
  table.state.navigation?.captainHand.drew,
  table.state.navigation?.lieutenantHand.drew,
]

describe('Bosun', () => {
  const swaps = { type: 'use', character: 'bosun' } as const

  test('[KRA-8.8] lieutenant and navigator change places', () => {
    const table = beforeDraw({ dee: { as: 'bosun' } })
    use(table, dee, swaps)
    expect(asked(table)).toBe('hand ada cy')
    give(table, ada, redDrunk)
    give(table, cy, yellow)
    expect(asked(table)).toBe('logbook bo')
  })

  test('[KRA-8.8] those who then navigated rest', () => {
    const table = beforeDraw({ dee: { as: 'bosun' } }, { seats: 6, chart: 'short', draws: [disarmed] })
    use(table, dee, swaps)
    goTo(table, 'logbook')
    steer(table, disarmed)
    expect(offDuty(table)).toEqual([bo])
  })

  test('[KRA-8.8] before the draw only', () => {
    onlyAt(lay({ dee: { as: 'bosun' } }), dee, swaps, ['beforeDraw'])
  })
})

describe('Herbalist', () => {
  const heals = (from: number, to: number) => ({ type: 'use', character: 'herbalist', from, to }) as const

  test('[KRA-8.9] moves one off-duty marker to another player', () => {
    const table = lay({ dee: { as: 'herbalist' }, bo: { offDuty: true }, cy: { offDuty: true } })
    use(table, dee, heals(bo, eli))
    expect(offDuty(table)).toEqual([cy, eli])
    const named = answers(table, ada).flatMap((move) => (move.type === 'nominate' ? [move.lieutenant] : []))
    expect([...new Set(named)]).toEqual([bo, dee, fay, gus])
  })

  test('[KRA-8.9] to the captain as well, whom it doesn’t hinder', () => {
    const table = lay({ dee: { as: 'herbalist' }, bo: { offDuty: true } })
    use(table, dee, heals(bo, ada))
    expect(offDuty(table)).toEqual([ada])
    expect(asked(table)).toBe('nominate ada')
  })

  test('[KRA-8.9] before the nomination only', () => {
    onlyAt(lay({ dee: { as: 'herbalist' }, bo: { offDuty: true } }), dee, heals(bo, eli), ['beforeNomination'])
  })

  test('[KRA-8.9] from somebody who has one to somebody who has none, both on board', () => {
    const table = lay({ dee: { as: 'herbalist' }, bo: { offDuty: true }, cy: { offDuty: true }, gus: { out: true } })
    refused(table, dee, heals(eli, fay))
    refused(table, dee, heals(bo, cy))
    refused(table, dee, heals(bo, gus))
    expect(usable(lay({ dee: { as: 'herbalist' } }), dee)).toEqual([])
  })
})

describe('Look-out', () => {
  const looks = { type: 'use', character: 'lookout' } as const

  test('[KRA-8.10] sees the top card, alone, and leaves it', () => {
    const table = lay({ dee: { as: 'lookout' } }, { draws: seven })
    use(table, dee, looks)
    expect(asked(table)).toBe('peek dee')
    for (const viewer of viewers(table)) expect(table.view(viewer).top).toBe(viewer === dee ? redDrunk : null)
    table.play(dee, { type: 'leave' })
    goTo(table, 'hand')
    expect(hands(table)).toEqual([
      [redDrunk, blueDrunk],
      [yellow, telescope],
    ])
  })

  test('[KRA-8.10] or discards it, and the game goes on where it was', () => {
    const table = lay({ dee: { as: 'lookout' }, eli: { as: 'bosun' } }, { draws: seven })
    use(table, dee, looks)
    table.play(dee, { type: 'discard' })
    expect(table.state.discards).toEqual([redDrunk])
    expect(asked(table)).toBe('beforeNomination eli')
    goTo(table, 'hand')
    expect(hands(table)[0]).toEqual([blueDrunk, yellow])
  })

  test('[KRA-8.10] at any open moment', () => {
    onlyAt(lay({ dee: { as: 'lookout' } }), dee, looks, anyMoment)
  })
})

describe('Smuggler', () => {
  const smuggles = (post: 'captain' | 'lieutenant') => ({ type: 'use', character: 'smuggler', post }) as const

  test('[KRA-8.12] the captain draws 3 and keeps 1', () => {
    const table = beforeDraw({ dee: { as: 'smuggler' } })
    use(table, dee, smuggles('captain'))
    expect(hands(table)).toEqual([
      [redDrunk, blueDrunk, yellow],
      [telescope, disarmed],
    ])
    give(table, ada, blueDrunk)
    give(table, bo, telescope)
    expect(table.state.discards).toEqual([redDrunk, yellow, disarmed])
    expect(table.state.navigation?.logbook.toSorted()).toEqual([blueDrunk, telescope])
  })

  test('[KRA-8.12] or the lieutenant', () => {
    const table = beforeDraw({ dee: { as: 'smuggler' } })
    use(table, dee, smuggles('lieutenant'))
    expect(hands(table)).toEqual([
      [redDrunk, blueDrunk],
      [yellow, telescope, disarmed],
    ])
  })

  test('[KRA-8.12] before the draw only; a post that nobody holds draws no third', () => {
    onlyAt(lay({ dee: { as: 'smuggler' } }), dee, smuggles('captain'), ['beforeDraw'])
    const out = { out: true }
    const table = lay({ ada: { as: 'smuggler' }, cy: out, dee: out, eli: out, fay: out, gus: out })
    goTo(table, 'nominate')
    nominate(table, null, bo)
    goTo(table, 'window', 'beforeDraw')
    refused(table, ada, smuggles('lieutenant'))
  })
})

describe('Consultant', () => {
  const consults = { type: 'use', character: 'consultant' } as const

  test('[KRA-8.14] names the lieutenant; the captain then names the navigator', () => {
    const table = lay({ dee: { as: 'consultant' }, bo: { offDuty: true } })
    use(table, dee, consults)
    expect(asked(table)).toBe('advise dee')
    expect(choices(table, dee)).toEqual([cy, dee, eli, fay, gus])
    choose(table, gus)
    expect(told(table, 'advised')).toEqual([{ type: 'advised', seat: dee, lieutenant: gus }])
    expect(asked(table)).toBe('navigator ada')
    expect(choices(table, ada)).toEqual([cy, dee, eli, fay])
    refused(table, ada, { type: 'nominate', lieutenant: cy, navigator: eli })
    choose(table, cy)
    expect(table.state.team).toEqual({ lieutenant: gus, navigator: cy })
    expect(asked(table)).toBe('loyalty bo cy dee eli fay gus')
  })

  test('[KRA-8.14] this once: the next nomination is the captain’s own', () => {
    const table = lay({ dee: { as: 'consultant' } })
    use(table, dee, consults)
    goTo(table, 'hand')
    goTo(table, 'nominate')
    expect(asked(table)).toMatch(/^nominate /)
  })

  test('[KRA-8.14] before the nomination only, and not by the captain, who names anyway', () => {
    onlyAt(lay({ dee: { as: 'consultant' } }), dee, consults, ['beforeNomination'])
    refused(lay({ ada: { as: 'consultant' } }), ada, consults)
  })

  test('[KRA-3.1, KRA-8.14] with too few free to serve, markers are ignored for both who name', () => {
    const tired = { offDuty: true }
    const table = lay({ dee: { as: 'consultant' }, bo: tired, cy: tired, eli: tired }, { seats: 5 })
    use(table, dee, consults)
    expect(choices(table, dee)).toEqual([bo, cy, dee, eli])
    choose(table, bo)
    expect(choices(table, ada)).toEqual([cy, dee, eli])
  })

  test('[KRA-4.8, KRA-8.14] with two on board it is for the captain to say', () => {
    const out = { out: true }
    const table = lay({ bo: { as: 'consultant' }, cy: out, dee: out, eli: out, fay: out, gus: out })
    refused(table, bo, consults)
  })
})

describe('Archivist', () => {
  const files = (post: 'captain' | 'lieutenant') => ({ type: 'use', character: 'archivist', post }) as const

  test('[KRA-8.17] having seen their two cards, the captain may discard them for two new ones', () => {
    const table = beforeDraw({ dee: { as: 'archivist' } })
    use(table, dee, files('captain'))
    expect(answers(table, ada)).toContainEqual({ type: 'redraw' })
    expect(answers(table, bo)).not.toContainEqual({ type: 'redraw' })
    table.play(ada, { type: 'redraw' })
    expect(hands(table)).toEqual([
      [disarmed, redDrunk],
      [yellow, telescope],
    ])
    expect(table.state.discards).toEqual([redDrunk, blueDrunk])
    refused(table, ada, { type: 'redraw' })
    refused(table, ada, { type: 'give', card: blueDrunk })
    for (const viewer of viewers(table)) {
      const threw = table.view(viewer).navigation?.captainHand.threw
      expect(threw).toEqual(viewer === ada ? [redDrunk, blueDrunk] : [null, null])
    }
  })

  test('[KRA-8.17] or keep them', () => {
    const table = beforeDraw({ dee: { as: 'archivist' } })
    use(table, dee, files('captain'))
    give(table, ada, redDrunk)
    expect(hands(table)[0]).toEqual([redDrunk, blueDrunk])
    refused(table, ada, { type: 'redraw' })
  })

  test('[KRA-8.17] or the lieutenant, even when the captain has given', () => {
    const table = beforeDraw({ dee: { as: 'archivist' } })
    use(table, dee, files('lieutenant'))
    give(table, ada, redDrunk)
    table.play(bo, { type: 'redraw' })
    expect(hands(table)).toEqual([
      [redDrunk, blueDrunk],
      [disarmed, redDrunk],
    ])
    give(table, bo, disarmed)
    expect(table.state.discards).toEqual([yellow, telescope, blueDrunk, redDrunk])
  })

  test('[KRA-8.17] before the draw only; without it there is no drawing anew', () => {
    onlyAt(lay({ dee: { as: 'archivist' } }), dee, files('captain'), ['beforeDraw'])
    const table = beforeDraw({ dee: { as: 'archivist' } })
    pass(table)
    refused(table, ada, { type: 'redraw' })
  })
})
