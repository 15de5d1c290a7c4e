import { describe, expect, test } from 'vitest'
import { actions, cardIds, cards, crew, deck, mods, reactions, tires, type CardId } from '../../data/cards/index.ts'
import type { Card } from '../../data/cardtypes.ts'
import { editions, printingOf } from '../../data/editions/index.ts'
import { vehicleIds, vehicles } from '../../data/vehicles.ts'
import { eventKinds, type StandingEffect } from '../../data/vocabulary.ts'
import * as en from '../../text/en-cards.ts'
import * as fr from '../../text/fr-cards.ts'
import { english } from './read-en.ts'
import { french } from './read-fr.ts'
import { readAction, readCrew, readParts, readReaction, readSide, type Reader } from './reading.ts'

const languages = [
  ['en', en, english],
  ['fr', fr, french],
] as const

function copies(table: Readonly<Record<string, Card>>): number {
  return Object.values(table).reduce((sum, card) => sum + card.copies, 0)
}

test('[C500-1.1] eight vehicles; the faster, the harder to repair, and the truck is faster damaged', () => {
  expect(vehicleIds).toHaveLength(8)
  for (const id of vehicleIds) {
    const { intact, damaged } = vehicles[id]
    expect(intact.speed < damaged.speed).toBe(id === 'truck')
    expect(intact.complexity).toBe(damaged.complexity)
  }
  const bySpeed = vehicleIds
    .filter((id) => id !== 'truck')
    .toSorted((a, b) => vehicles[a].intact.speed - vehicles[b].intact.speed)
  const complexities = bySpeed.map((id) => vehicles[id].intact.complexity)
  expect(complexities).toEqual(complexities.toSorted((a, b) => a - b))
})

test('[C500-1.3] 26 actions, 17 crew, 18 mods, 8 tires, 24 reactions: 93 cards', () => {
  expect([actions, crew, mods, tires, reactions].map(copies)).toEqual([26, 17, 18, 8, 24])
  expect(deck).toHaveLength(93)
})

test('[C500-2.1] nothing that stays in play gives actions: two that feed each other would make a turn without end', () => {
  const standing = [
    ...Object.values(crew).flatMap(({ driving, fixing }): readonly StandingEffect[] => [...driving, ...fixing]),
    ...[...Object.values(mods), ...Object.values(tires)].flatMap((card): readonly StandingEffect[] => card.standing),
    ...Object.values(vehicles).flatMap(({ intact, damaged }): readonly StandingEffect[] => [
      ...intact.standing,
      ...damaged.standing,
    ]),
  ]
  const triggered = standing.flatMap((one) => ('when' in one ? one.effects : []))
  expect(triggered.length).toBeGreaterThan(10)
  for (const effect of triggered) if (effect.do === 'actions') expect(effect.more).toBeLessThan(0)
})

test('[C500-7.2] the deck is as varied as it has to be', () => {
  const count = (holds: (card: Card) => boolean) => cardIds.filter((id) => holds(cards[id])).length
  expect(count(({ kind }) => kind === 'action')).toBeGreaterThanOrEqual(12)
  expect(count((card) => card.kind === 'action' && card.spell === true)).toBeGreaterThanOrEqual(6)
  expect(count(({ kind }) => kind === 'crew')).toBe(17)
  expect(count((card) => card.kind === 'crew' && card.folk === 'fungi')).toBe(3)
  expect(count((card) => card.kind === 'crew' && card.folk === 'zombie')).toBe(3)
  expect(count(({ kind }) => kind === 'mod')).toBeGreaterThanOrEqual(12)
  expect(count((card) => card.kind === 'mod' && card.sponsor === true)).toBe(4)
  expect(count(({ kind }) => kind === 'tires')).toBe(8)
  expect(count(({ kind }) => kind === 'reaction')).toBeGreaterThanOrEqual(10)
})

test('[C500-5.4] every kind of event is answered by some reaction besides Iä! Iä!', () => {
  const { iaIa: _iaIa, ...others } = reactions
  const answered = Object.values(others).flatMap((card) => card.answers.map(({ to }) => to))
  expect(new Set(answered)).toEqual(new Set(eventKinds))
})

/** What the text of a card must say, and nothing else. */
function printedOn(edition: number, id: CardId): object {
  const card = printingOf(edition).cards[id]
  switch (card.kind) {
    case 'action':
      return { effects: card.effects }
    case 'crew':
      return { driver: card.driver, fixIt: card.fixIt, driving: card.driving, fixing: card.fixing }
    case 'mod':
    case 'tires':
      return { standing: card.standing }
    case 'reaction':
      return { answers: card.answers, answersReactions: id === 'iaIa', effects: card.effects }
  }
}

function read(id: CardId, text: string, reader: Reader): object {
  switch (cards[id].kind) {
    case 'action':
      return readAction(text, reader)
    case 'crew':
      return readCrew(text, reader)
    case 'mod':
    case 'tires':
      return readParts(text, reader)
    case 'reaction':
      return readReaction(text, reader)
  }
}

describe.each(languages)('in %s', (_language, words, reader) => {
  describe.each(editions)('and in edition %i', (edition) => {
    test.each(cardIds)('[C500-7.3] the text of %s says what it does', (id) => {
      expect(read(id, words.ruleOf({ edition }, id), reader)).toEqual(printedOn(edition, id))
    })

    test.each(vehicleIds)('[C500-7.3] both sides of %s say what they do', (id) => {
      for (const side of ['intact', 'damaged'] as const) {
        const text = words.sideOf({ edition }, id, side === 'damaged')
        expect(readSide(text, reader)).toEqual(printingOf(edition).vehicles[id][side])
      }
    })
  })

  test('no two cards have the same name or the same line below it', () => {
    for (const of of [words.cardName, words.flavourOf]) expect(new Set(cardIds.map(of)).size).toBe(cardIds.length)
  })

  test('[C500-2.3] fungi and zombies are recognised by name', () => {
    for (const id of cardIds) {
      const card = cards[id]
      if (card.kind !== 'crew') continue
      const [found = null] = /fungi|zombie/u.exec(words.cardName(id).toLowerCase()) ?? []
      expect(found).toBe(card.folk ?? null)
    }
  })
})
