import type { Seat } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import type { EntryView } from '../view.ts'
import {
  ada,
  blueDrunk,
  bo,
  choose,
  closeEyes,
  cy,
  dee,
  disarmed,
  eli,
  fay,
  goTo,
  gus,
  lay,
  mermaid,
  navigate,
  nominate,
  redDrunk,
  telescope,
  told,
  use,
  yellow,
  type KrakenTable,
} from './lay.ts'

/** Two more rounds go by in which nobody learns anything of it. */
function laterOn(table: KrakenTable): KrakenTable {
  for (let rounds = 0; rounds < 2; rounds++) {
    goTo(table, 'hand')
    goTo(table, 'nominate')
  }
  return table
}

const entries = <Type extends EntryView['type']>(table: KrakenTable, seat: Seat, type: Type) =>
  table.view(seat).log.filter((entry): entry is Extract<EntryView, { type: Type }> => entry.type === type)

describe('the notebook keeps', () => {
  test('[KRA-4.1] what one drew, gave and read in the logbook', () => {
    const table = laterOn(navigated([redDrunk, blueDrunk, yellow, telescope]))
    const [mine] = entries(table, ada, 'navigation')
    expect(mine).toMatchObject({
      captainHand: { drew: [redDrunk, blueDrunk], gave: redDrunk },
      lieutenantHand: { drew: [null, null], gave: null },
      revealed: redDrunk,
    })
    expect(entries(table, bo, 'navigation')[0]).toMatchObject({
      lieutenantHand: { drew: [yellow, telescope], gave: yellow },
    })
    const [read] = entries(table, cy, 'navigation')
    expect(read?.logbook.toSorted()).toEqual([yellow, redDrunk].toSorted())
    expect(entries(table, dee, 'navigation')[0]).toMatchObject({
      logbook: [null, null],
      captainHand: { gave: null },
      lieutenantHand: { gave: null },
    })
  })

  const navigated = (draws: NonNullable<Parameters<typeof lay>[1]>['draws']) => {
    const table = lay({}, { draws: draws ?? [] })
    navigate(table)
    return table
  }

  test('[KRA-6.2] what the mermaid sang', () => {
    const table = navigated([mermaid, blueDrunk, yellow, redDrunk])
    choose(table, dee)
    const sung = told(table, 'sang', dee)[0]?.cards
    laterOn(table)
    expect(entries(table, dee, 'mermaid')[0]).toMatchObject({ seat: dee, cards: sung })
  })

  test('[KRA-6.3] what the telescope showed', () => {
    const table = navigated([telescope, yellow, yellow, yellow, disarmed])
    choose(table, dee)
    table.play(dee, { type: 'discard' })
    laterOn(table)
    expect(entries(table, dee, 'peek')[0]).toMatchObject({ card: disarmed, by: 'telescope', discarded: true })
  })

  test('[KRA-8.10] what the Look-out saw', () => {
    const table = lay({ dee: { as: 'lookout' } }, { draws: [disarmed] })
    use(table, dee, { character: 'lookout' })
    table.play(dee, { type: 'leave' })
    expect(table.view(dee).top).toBeNull()
    laterOn(table)
    expect(entries(table, dee, 'peek')[0]).toMatchObject({ card: disarmed, by: 'lookout', discarded: false })
  })

  test('[KRA-8.17] what the Archivist let one put away', () => {
    const table = lay({ dee: { as: 'archivist' } }, { draws: [disarmed, yellow] })
    goTo(table, 'nominate')
    nominate(table, bo, cy)
    goTo(table, 'window', 'beforeDraw')
    use(table, dee, { character: 'archivist', post: 'captain' })
    table.play(ada, { type: 'redraw' })
    laterOn(table)
    expect(entries(table, ada, 'navigation')[0]).toMatchObject({ captainHand: { threw: [disarmed, yellow] } })
  })

  test('[KRA-5.1] what a search showed, also to a captain no longer captain', () => {
    const table = lay({ dee: { is: 'pirate' } }, { at: '0,2', draws: [redDrunk] })
    navigate(table)
    choose(table, dee)
    laterOn(table)
    expect(table.state.captain).not.toBe(ada)
    expect(table.view(ada).crew[dee]).toMatchObject({ dealt: 'pirate', convert: false })
    expect(entries(table, ada, 'search')[0]).toEqual({ type: 'search', captain: ada, seat: dee })
  })

  test('[KRA-7.2] what the leader saw in the cabins', () => {
    const table = lay({}, { draws: [yellow], rituals: ['cabin'] })
    navigate(table)
    closeEyes(table)
    laterOn(table)
    expect(table.view(gus).crew.map(({ dealt }) => dealt)).toEqual([
      'sailor',
      'sailor',
      'sailor',
      null,
      null,
      null,
      'leader',
    ])
  })

  test('[KRA-7.3] who was converted, for the two of them', () => {
    const table = lay({}, { draws: [yellow], rituals: ['conversion'] })
    navigate(table)
    closeEyes(table, gus, { type: 'choose', seat: dee })
    laterOn(table)
    expect(table.view(dee).crew[gus]?.dealt).toBe('leader')
    expect(table.view(gus).crew[dee]?.convert).toBe(true)
    expect(entries(table, dee, 'ritual')[0]).toMatchObject({ chose: dee })
    expect(entries(table, gus, 'ritual')[0]).toMatchObject({ chose: dee })
    expect(entries(table, ada, 'ritual')[0]).toMatchObject({ chose: null })
  })

  test('[KRA-1.4, KRA-7.3] a pirate who was converted still knows the pirates', () => {
    const table = lay({}, { draws: [yellow], rituals: ['conversion'] })
    navigate(table)
    closeEyes(table, gus, { type: 'choose', seat: eli })
    laterOn(table)
    expect(table.view(eli).crew[fay]?.dealt).toBe('pirate')
    expect(table.view(eli).crew[eli]).toMatchObject({ dealt: 'pirate', convert: true })
    expect(table.view(fay).crew[eli]).toMatchObject({ dealt: 'pirate', convert: null })
  })

  test('[KRA-3.2] what everybody showed, for all to see', () => {
    const table = lay()
    nominate(table, bo, cy)
    table.play(dee, { type: 'commit', muskets: 2 })
    laterOn(table)
    expect(entries(table, gus, 'test')[0]?.shown).toEqual([null, 0, 0, 2, 0, 0, 0])
  })

  test('[KRA-8.18] a character that was shown, even when it lies face down again', () => {
    const table = lay({ dee: { as: 'mentor' }, eli: { as: 'bosun', used: true } })
    use(table, dee, { character: 'mentor', seat: eli })
    laterOn(table)
    expect(table.view(bo).crew[eli]).toMatchObject({ character: 'bosun', used: false, shown: true })
  })
})
