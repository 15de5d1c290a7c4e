import { refused } from '#test/refused'
import { describe, expect, test } from 'vitest'
import type { Card } from '../../data/cards.ts'
import {
  ada,
  answers,
  asked,
  blueDrunk,
  bo,
  choose,
  cy,
  dee,
  disarmed,
  eli,
  fay,
  give,
  goTo,
  jump,
  lay,
  mate,
  navigate,
  nominate,
  redDrunk,
  telescope,
  told,
  use,
  yellow,
  type KrakenTable,
} from '../lay.ts'

type Crew = NonNullable<Parameters<typeof lay>[0]>
type On = NonNullable<Parameters<typeof lay>[1]>

const nine: readonly Card[] = [redDrunk, blueDrunk, yellow, telescope, disarmed, redDrunk, yellow, blueDrunk, redDrunk]

function beforeDraw(crew: Crew, on: On = {}): KrakenTable {
  const table = lay(crew, { draws: nine, ...on })
  goTo(table, 'nominate')
  nominate(table, bo, cy)
  goTo(table, 'window', 'beforeDraw')
  return table
}

const hands = (table: KrakenTable) => {
  const { captainHand, lieutenantHand } = table.state.navigation ?? {}
  return [captainHand?.drew, lieutenantHand?.drew]
}
const allCards = ({ state: { pile, discards, navigation } }: KrakenTable) =>
  pile.length +
  discards.length +
  (navigation?.captainHand.drew.length ?? 0) +
  (navigation?.lieutenantHand.drew.length ?? 0)

describe('Smuggler and Archivist', () => {
  test('[KRA-8.12, KRA-8.17] on the same hand: three are seen, three are drawn anew, one is kept', () => {
    const table = beforeDraw({ dee: { as: 'smuggler' }, eli: { as: 'archivist' } })
    use(table, dee, { character: 'smuggler', post: 'captain' })
    use(table, eli, { character: 'archivist', post: 'captain' })
    expect(hands(table)[0]).toEqual([redDrunk, blueDrunk, yellow])
    table.play(ada, { type: 'redraw' })
    expect(hands(table)).toEqual([
      [redDrunk, yellow, blueDrunk],
      [telescope, disarmed],
    ])
    give(table, ada, yellow)
    give(table, bo, telescope)
    expect(table.state.discards).toEqual([redDrunk, blueDrunk, yellow, redDrunk, blueDrunk, disarmed])
  })

  test('[KRA-8.12, KRA-8.17] on either hand', () => {
    const table = beforeDraw({ dee: { as: 'smuggler' }, eli: { as: 'archivist' } })
    use(table, eli, { character: 'archivist', post: 'lieutenant' })
    use(table, dee, { character: 'smuggler', post: 'captain' })
    table.play(bo, { type: 'redraw' })
    expect(hands(table)).toEqual([
      [redDrunk, blueDrunk, yellow],
      [redDrunk, yellow],
    ])
    refused(table, ada, { type: 'redraw' })
  })

  test('[KRA-8.12, KRA-8.18] a Smuggler whom the Mentor turned serves both posts', () => {
    const table = beforeDraw({ dee: { as: 'smuggler' }, eli: { as: 'mentor' } })
    use(table, dee, { character: 'smuggler', post: 'captain' })
    use(table, eli, { character: 'mentor', seat: dee })
    use(table, dee, { character: 'smuggler', post: 'lieutenant' })
    expect(hands(table)).toEqual([
      [redDrunk, blueDrunk, yellow],
      [telescope, disarmed, redDrunk],
    ])
  })

  test('[KRA-8.17, KRA-8.18] an Archivist whom the Mentor turned serves both posts', () => {
    const table = beforeDraw({ dee: { as: 'archivist' }, eli: { as: 'mentor' } })
    use(table, dee, { character: 'archivist', post: 'captain' })
    use(table, eli, { character: 'mentor', seat: dee })
    use(table, dee, { character: 'archivist', post: 'lieutenant' })
    for (const seat of [ada, bo]) expect(answers(table, seat)).toContainEqual({ type: 'redraw' })
    table.play(bo, { type: 'redraw' })
    table.play(ada, { type: 'redraw' })
    expect(hands(table)).toEqual([
      [yellow, blueDrunk],
      [disarmed, redDrunk],
    ])
  })
})

test('[KRA-8.8, KRA-8.12] Bosun and Smuggler: whoever is lieutenant at the draw draws the third', () => {
  for (const order of ['bosun first', 'smuggler first']) {
    const table = beforeDraw({ dee: { as: 'smuggler' }, eli: { as: 'bosun' } })
    const smuggle = () => use(table, dee, { character: 'smuggler', post: 'lieutenant' })
    if (order === 'smuggler first') smuggle()
    use(table, eli, { character: 'bosun' })
    if (order === 'bosun first') smuggle()
    expect(asked(table)).toBe('hand ada cy')
    expect(answers(table, cy)).toHaveLength(3)
    expect(table.view(cy).navigation?.lieutenantHand.drew).toEqual([yellow, telescope, disarmed])
  }
})

describe('Smuggler in an emergency', () => {
  test('[KRA-4.7, KRA-8.12, KRA-8.29] spent on the navigation that was refused, or kept for the one that follows', () => {
    const spent = beforeDraw({ dee: { as: 'smuggler' } })
    use(spent, dee, { character: 'smuggler', post: 'captain' })
    const kept = beforeDraw({ dee: { as: 'smuggler' } })
    for (const table of [spent, kept]) {
      goTo(table, 'logbook')
      jump(table)
      choose(table, fay)
    }
    expect(asked(spent)).toBe('hand ada bo')
    expect(hands(spent)[0]).toHaveLength(2)
    expect(mate(spent, dee).used).toBe(true)
    expect(asked(kept)).toBe('beforeDraw dee')
    use(kept, dee, { character: 'smuggler', post: 'captain' })
    expect(hands(kept)[0]).toHaveLength(3)
    expect(kept.state.navigation?.emergency).toBe(true)
  })
})

describe('a pile that runs dry', () => {
  test('[KRA-4.4, KRA-8.12] four cards and the Smuggler: the discards are shuffled at once, and the fifth comes of them', () => {
    const table = beforeDraw({ dee: { as: 'smuggler' } }, { left: 4, draws: nine.slice(0, 4) })
    use(table, dee, { character: 'smuggler', post: 'captain' })
    expect(hands(table)[0]).toEqual([redDrunk, blueDrunk, yellow])
    expect(hands(table)[1]?.[0]).toBe(telescope)
    expect(hands(table)[1]).toHaveLength(2)
    expect(table.state.navigation?.dry).toEqual([4])
    expect(told(table, 'shuffled')).toEqual([{ type: 'shuffled', cards: 19 }])
    expect(table.state.pile).toHaveLength(18)
    expect(allCards(table)).toBe(23)
  })

  test('[KRA-4.4, KRA-8.17] the Archivist: what was put away a moment ago may come back', () => {
    const table = beforeDraw({ dee: { as: 'archivist' } }, { left: 5, draws: nine.slice(0, 5) })
    use(table, dee, { character: 'archivist', post: 'captain' })
    expect(table.state.pile).toEqual([disarmed])
    const { length } = table.state.discards
    table.play(ada, { type: 'redraw' })
    expect(hands(table)[0]?.[0]).toBe(disarmed)
    expect(hands(table)[0]).toHaveLength(2)
    expect(told(table, 'shuffled')).toEqual([{ type: 'shuffled', cards: length + 2 }])
    expect(table.state.discards).toEqual([])
    expect(table.state.navigation?.dry).toEqual([5])
    expect(allCards(table)).toBe(23)
  })

  test('[KRA-8.10] the Look-out finds no pile: the discards are shuffled first', () => {
    const table = lay({ dee: { as: 'lookout' } }, { left: 0 })
    use(table, dee, { character: 'lookout' })
    expect(told(table, 'shuffled')).toEqual([{ type: 'shuffled', cards: 23 }])
    expect(asked(table)).toBe('peek dee')
    expect(table.view(dee).top).toBe(table.state.pile.at(-1))
  })

  test('[KRA-4.4, KRA-8.10] the Look-out discards the last card: the next navigation makes the pile anew', () => {
    const table = lay({ dee: { as: 'lookout' } }, { left: 1 })
    use(table, dee, { character: 'lookout' })
    table.play(dee, { type: 'discard' })
    expect(table.state.pile).toEqual([])
    goTo(table, 'hand')
    expect(table.state.pile).toHaveLength(19)
    expect(hands(table).map((hand) => hand?.length)).toEqual([2, 2])
  })

  test('[KRA-4.4, KRA-6.3] the Telescope takes the last card: the next navigation makes the pile anew', () => {
    const table = lay({}, { left: 5, draws: [telescope] })
    navigate(table)
    choose(table, dee)
    table.play(dee, { type: 'discard' })
    expect(table.state.pile).toEqual([])
    expect(asked(table)).toBe('nominate ada')
    goTo(table, 'hand')
    expect(allCards(table)).toBe(22)
  })
})
