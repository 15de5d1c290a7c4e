import { afterEach, expect, test } from 'vitest'
import { actions, cards, crew, type CrewId, type ModId } from '../data/cards/index.ts'
import { newest } from '../data/editions/index.ts'
import { vehicles } from '../data/vehicles.ts'
import { numbers } from '../numbers.ts'
import { printOf, sideOf } from '../rules/printed.ts'
import type { Racer } from '../state.ts'

afterEach(() => numbers.tryOut({}))

const race = { race: { edition: newest } }
const driving = (id: CrewId) => printOf(race).driving(id)
const fixing = (id: CrewId) => printOf(race).fixing(id)
const fitted = (id: ModId) => printOf(race).fitted(id)

const feararri = { vehicle: 'feararri', damaged: false } as Racer

test('every number is named by its place, but for the copies', () => {
  const { printed } = numbers
  expect(printed['vehicles.feararri.intact.speed']).toBe(vehicles.feararri.intact.speed)
  expect(printed['crew.fungiDetroit.fixing.0.amount']).toBe(crew.fungiDetroit.fixing[0].amount)
  expect(printed['crew.fungiDetroit.fixing.0.if.atLeast']).toBe(crew.fungiDetroit.fixing[0].if.atLeast)
  expect(printed['actions.pickmansModels.effects.0.cards']).toBe(actions.pickmansModels.effects[0].cards)
  expect(Object.keys(printed).filter((path) => path.includes('copies'))).toEqual([])
  // Two scores for each of the crew, and speed and complexity for each side of a vehicle.
  const ending = (...words: string[]) =>
    Object.keys(printed).filter((path) => words.some((word) => path.endsWith(word)))
  expect(ending('.speed', '.complexity')).toHaveLength(8 * 2 * 2)
  expect(ending('.driver', '.fixIt')).toHaveLength(
    Object.values(cards).filter(({ kind }) => kind === 'crew').length * 2,
  )
})

test('no number is left out', () => {
  const count = (value: unknown): number => {
    if (typeof value === 'number') return 1
    if (typeof value !== 'object' || value === null) return 0
    return Object.entries(value).reduce((sum, [name, inner]) => sum + (name === 'copies' ? 0 : count(inner)), 0)
  }
  expect(Object.keys(numbers.printed)).toHaveLength(count(vehicles) + count(cards))
})

test('the rules play by what is tried, and by what is printed again afterwards', () => {
  const [driver, fixIt, mudflaps] = [driving('herbertWest').score, fixing('herbertWest').score, fitted('mudflaps')]
  const { speed } = sideOf(race, feararri)
  const amount = mudflaps.modifiers[0]?.amount ?? 0
  numbers.tryOut({
    'vehicles.feararri.intact.speed': speed - 1,
    'crew.herbertWest.driver': driver + 1,
    'crew.herbertWest.fixIt': fixIt + 2,
    'mods.mudflaps.standing.0.amount': amount + 3,
  })
  expect(sideOf(race, feararri).speed).toBe(speed - 1)
  expect([driving('herbertWest').score, fixing('herbertWest').score]).toEqual([driver + 1, fixIt + 2])
  expect(fitted('mudflaps').modifiers[0]?.amount).toBe(amount + 3)
  expect(driving('herbertWest').points.passing.sure).toBe(driver + 1)
  // The next proof starts from the printed numbers, not from the last one's.
  numbers.tryOut({ 'crew.herbertWest.driver': driver + 1 })
  expect(sideOf(race, feararri).speed).toBe(speed)
  expect([driving('herbertWest').score, fixing('herbertWest').score]).toEqual([driver + 1, fixIt])
  numbers.tryOut({})
  expect([driving('herbertWest').score, fitted('mudflaps').modifiers[0]?.amount]).toEqual([driver, amount])
})

test('what is printed is allowed, and what the rules can’t play by isn’t', () => {
  for (const [path, value] of Object.entries(numbers.printed))
    expect([path, numbers.allows(path, value)]).toEqual([path, true])
  expect(numbers.allows('actions.pickmansModels.effects.0.cards', 0)).toBe(false)
  expect(numbers.allows('vehicles.feararri.intact.speed', 6.5)).toBe(false)
  expect(numbers.allows('vehicles.feararri.intact.wings', 2)).toBe(false)
})
