import { refused } from '#test/refused'
import { describe, expect, test } from 'vitest'
import { crew } from '../data/cards/index.ts'
import { vehicles } from '../data/vehicles.ts'
import {
  act,
  ada,
  answers,
  asked,
  bo,
  cy,
  damaged,
  dee,
  handOf,
  hold,
  holdAll,
  kinds,
  lay,
  packOf,
  pit,
  racer,
  react,
  told,
} from './lay.ts'

describe('a pit stop', () => {
  test('[C500-4.1] is announced first: the vehicle directly behind may make a free pass', () => {
    const table = lay({ ada: { hand: ['mudflaps'] } }, { pack: [bo, ada, cy, dee], dice: [20, 1] })
    table.play(ada, { type: 'pit' })
    expect(asked(table)).toBe('pit ada bo cy dee')
    hold(table)
    expect(asked(table)).toBe('freePass cy')
    table.play(cy, { type: 'try' })
    holdAll(table)
    expect(packOf(table)).toBe('bo cy ada dee')
    // Passed or not, the work is done.
    expect(asked(table)).toBe('work ada')
    act(table, { type: 'fit', card: 'mudflaps' })
    expect(racer(table, ada).mods).toEqual(['mudflaps'])
    expect(table.state.actions).toBe(1)
  })

  test('[C500-4.1] of the tail it is the leader who may pass, and have a lap', () => {
    const table = lay({ ada: { hand: ['mudflaps'] } }, { pack: [bo, cy, dee, ada], dice: [20, 1] })
    table.play(ada, { type: 'pit' })
    holdAll(table)
    expect(asked(table)).toBe('freePass bo')
    table.play(bo, { type: 'try' })
    holdAll(table)
    expect(racer(table, bo).laps).toBe(1)
    expect(asked(table)).toBe('work ada')
  })

  test('[C500-4.1] some vehicles yield to nobody', () => {
    const table = lay({ ada: { hand: ['mudflaps'], mods: ['parkingSensor'] } })
    table.play(ada, { type: 'pit' })
    holdAll(table)
    expect(asked(table)).toBe('work ada')
    expect(told(table, 'pitGuarded')).toEqual([{ type: 'pitGuarded', seat: ada, source: 'parkingSensor' }])
  })

  test('[C500-4.1] exactly one thing is done', () => {
    const table = lay({ ada: { hand: ['mudflaps', 'nineLives', 'miGo'], damaged: true } }, { dice: [1] })
    pit(table, { type: 'fit', card: 'nineLives' })
    expect(asked(table)).toBe('act ada')
    expect(racer(table, ada)).toMatchObject({ tires: 'nineLives', mods: [], driver: null, damaged: true })
    refused(table, ada, { type: 'repair' })
  })

  test('[C500-4.2] a mod goes into a free place', () => {
    const table = lay({ ada: { hand: ['mudflaps', 'necronomicarb'], mods: ['spikeyBits'] } })
    table.play(ada, { type: 'pit' })
    holdAll(table)
    table.play(bo, { type: 'decline' })
    expect(answers(table, ada)).toEqual([
      { type: 'fit', card: 'mudflaps' },
      { type: 'fit', card: 'necronomicarb' },
      { type: 'strip', card: 'spikeyBits' },
    ])
    act(table, { type: 'fit', card: 'mudflaps' })
    expect(racer(table, ada).mods).toEqual(['spikeyBits', 'mudflaps'])
  })

  test('[C500-4.2, C500-4.6] with both places taken it replaces one, which is discarded', () => {
    const table = lay({ ada: { hand: ['mudflaps'], mods: ['spikeyBits', 'yogSpoiler'] } })
    table.play(ada, { type: 'pit' })
    holdAll(table)
    table.play(bo, { type: 'decline' })
    refused(table, ada, { type: 'fit', card: 'mudflaps' })
    act(table, { type: 'fit', card: 'mudflaps', instead: 'spikeyBits' })
    expect(racer(table, ada).mods).toEqual(['yogSpoiler', 'mudflaps'])
    expect(table.state.discards.at(-1)).toBe('spikeyBits')
  })

  test('[C500-4.2] or one is taken off', () => {
    const table = lay({ ada: { mods: ['spikeyBits', 'yogSpoiler'] } })
    pit(table, { type: 'strip', card: 'yogSpoiler' })
    expect(racer(table, ada).mods).toEqual(['spikeyBits'])
    expect(table.state.discards.at(-1)).toBe('yogSpoiler')
  })

  test('[C500-4.3] tires: one set, replaced or taken off', () => {
    const table = lay({ ada: { hand: ['allSpores'], tires: 'nineLives' } })
    pit(table, { type: 'fit', card: 'allSpores' })
    expect(racer(table, ada).tires).toBe('allSpores')
    expect(table.state.discards.at(-1)).toBe('nineLives')
    pit(table, { type: 'strip', card: 'allSpores' })
    expect(racer(table, ada).tires).toBeNull()
    expect(table.state.discards.at(-1)).toBe('allSpores')
  })

  test('[C500-4.4] a driver from the hand, replacing the old one, or off the seat', () => {
    const table = lay({ ada: { hand: ['miGo'], driver: 'nightGaunt', pit: ['thousandJacks'] } })
    pit(table, { type: 'fit', card: 'miGo' })
    expect(racer(table, ada).driver).toBe('miGo')
    expect(table.state.discards.at(-1)).toBe('nightGaunt')
    pit(table, { type: 'strip', card: 'miGo' })
    expect(racer(table, ada)).toMatchObject({ driver: null, pit: ['thousandJacks'] })
  })

  test('[C500-4.4] pit crew doesn’t get behind the wheel', () => {
    const table = lay({ ada: { pit: ['miGo'], damaged: true } })
    table.play(ada, { type: 'pit' })
    holdAll(table)
    table.play(bo, { type: 'decline' })
    expect(kinds(table, ada)).toEqual(['repair'])
  })

  test.each([
    [0, true],
    [-1, false],
  ])('[C500-4.5] die and fix-it against complexity: %i more than needed', (more, mends) => {
    const { complexity } = vehicles.truck.damaged
    const fixIt = crew.thousandJacks.fixIt + crew.drArmitage.fixIt
    const table = lay(
      { ada: { vehicle: 'truck', damaged: true, pit: ['thousandJacks', 'drArmitage'] } },
      { dice: [complexity - fixIt + more] },
    )
    pit(table, { type: 'repair' })
    expect(told(table, 'mending')[0]?.roll.crew).toBe(fixIt)
    expect(told(table, 'mending')[0]?.needs).toBe(complexity)
    expect(damaged(table)).toEqual(mends ? [] : [ada])
  })

  test('[C500-4.6] a pit stop without crew is allowed', () => {
    const table = lay({ ada: { vehicle: 'truck', damaged: true } }, { dice: [20] })
    pit(table, { type: 'repair' })
    expect(damaged(table)).toEqual([])
  })

  test('[C500-4.7] there is none where nothing could be done', () => {
    const table = lay({ ada: { hand: ['slipstream', 'ownersManual'] } })
    refused(table, ada, { type: 'pit' })
    const able = lay({ ada: { damaged: true } })
    expect(kinds(able, ada)).toContain('pit')
  })

  test('[C500-4.7] if nothing can be done by the time of the work, nothing is', () => {
    const table = lay(
      { ada: { hand: ['mudflaps'] }, cy: { driver: 'miGo' } },
      { pack: [bo, ada, cy, dee], dice: [20, 1] },
    )
    table.play(ada, { type: 'pit' })
    holdAll(table)
    table.play(cy, { type: 'try' })
    holdAll(table)
    // Cy's driver has stolen the mod in passing.
    expect(handOf(table, cy)).toEqual(['mudflaps'])
    expect(told(table, 'pitIdle')).toEqual([{ type: 'pitIdle', seat: ada }])
    expect(asked(table)).toBe('act ada')
  })

  test('[C500-4.1] what a pit stop triggers comes when it is done', () => {
    const table = lay({ ada: { hand: ['mudflaps'], pit: ['azathothsPiper'] } })
    table.play(ada, { type: 'pit' })
    holdAll(table)
    table.play(bo, { type: 'decline' })
    expect(told(table, 'triggered')).toEqual([])
    act(table, { type: 'fit', card: 'mudflaps' })
    expect(told(table, 'actions')).toEqual([{ type: 'actions', seat: ada, more: -1, when: 'now' }])
  })

  test('[C500-4.2] what is prevented isn’t fitted, and is discarded', () => {
    const table = lay({ ada: { hand: ['mudflaps'] }, bo: { hand: ['cyclopeanInspection'] } })
    table.play(ada, { type: 'pit' })
    holdAll(table)
    table.play(bo, { type: 'decline' })
    table.play(ada, { type: 'fit', card: 'mudflaps' })
    react(table, bo, 'cyclopeanInspection')
    holdAll(table)
    expect(racer(table, ada).mods).toEqual([])
    expect(table.state.discards).toContain('mudflaps')
  })
})
