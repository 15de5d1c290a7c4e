import fc from 'fast-check'
import { rating } from 'openskill'
import { describe, expect, test } from 'vitest'
import { isBetweenPeople, ratedPlayers } from '../../ratings/counting.ts'
import { rated, shown } from '../../ratings/ratings.ts'
import type { RatingRow, SeatRow } from '../../store/rows.ts'
import { emptySeat } from '../../tables/seating.ts'

const game = 'a game'

function row(player: string, mu = 25, sigma = 25 / 3, games = 0): RatingRow {
  return { player, game, mu, sigma, games }
}

function ratingOf(rows: readonly RatingRow[], player: string): RatingRow {
  const found = rows.find((one) => one.player === player)
  if (found === undefined) throw new Error(`${player} is not rated`)
  return found
}

interface Finished {
  readonly places: readonly number[]
  readonly players: readonly (string | null)[]
  readonly before: readonly RatingRow[]
}

/** Two to eleven seats, people by name, some of them not counted, any places, rated before or not. */
const people = ['ada', 'bo', 'cy', 'di', 'ed', 'flo', 'gus', 'hal', 'ivy', 'jo', 'kim']
const rowOf = (player: string): fc.Arbitrary<RatingRow> =>
  fc.record({
    player: fc.constant(player),
    game: fc.constant(game),
    mu: fc.double({ min: 0, max: 50, noNaN: true }),
    sigma: fc.double({ min: 0.5, max: 25 / 3, noNaN: true }),
    games: fc.nat(1000),
  })
const finished = (withOthers: boolean): fc.Arbitrary<Finished> =>
  fc.integer({ min: 2, max: 11 }).chain((seats) => {
    const person = (seat: number): fc.Arbitrary<string> => fc.constant(people[seat] ?? '')
    const uncounted = fc.constant(null)
    const seated = Array.from({ length: seats }, (_, seat) =>
      withOthers && seat > 1 ? fc.oneof(person(seat), uncounted) : person(seat),
    )
    return fc.tuple(...seated).chain((players) =>
      fc.record({
        places: fc.array(fc.integer({ min: 1, max: seats }), { minLength: seats, maxLength: seats }),
        players: fc.constant(players),
        before: fc.subarray(players.flatMap((player) => player ?? [])).chain((known) => fc.tuple(...known.map(rowOf))),
      }),
    )
  })

function muBefore({ before }: Finished, player: string | null): number {
  return before.find((one) => one.player === player)?.mu ?? rating().mu
}

/** The same numbers but for the order in which they were added up. */
function expectAlike(some: readonly RatingRow[], others: readonly RatingRow[]): void {
  expect(some.map(({ player }) => player).toSorted()).toEqual(others.map(({ player }) => player).toSorted())
  for (const { player, mu, sigma, games } of some) {
    const other = ratingOf(others, player)
    expect(mu).toBeCloseTo(other.mu, 9)
    expect(sigma).toBeCloseTo(other.sigma, 9)
    expect(games).toBe(other.games)
  }
}

describe('after any game', () => {
  test('every player has one row, one game more, and a rating that is a number', () => {
    fc.assert(
      fc.property(finished(true), ({ places, players, before }) => {
        const after = rated(places, players, before, game)
        expect(after.map(({ player }) => player)).toEqual(players.filter((player) => player !== null))
        for (const { player, mu, sigma, games, game: of } of after) {
          expect(of).toBe(game)
          expect(games).toBe((before.find((one) => one.player === player)?.games ?? 0) + 1)
          expect(Number.isFinite(mu)).toBe(true)
          expect(sigma).toBeGreaterThan(0)
        }
      }),
    )
  })

  test('whoever wins alone never falls, and whoever is last alone never rises', () => {
    fc.assert(
      fc.property(finished(false), (one) => {
        const { places, players, before } = one
        const after = rated(places, players, before, game)
        const alone = (place: number): string | undefined =>
          places.filter((other) => other === place).length === 1
            ? (players[places.indexOf(place)] ?? undefined)
            : undefined
        const first = alone(Math.min(...places))
        const last = alone(Math.max(...places))
        if (first !== undefined) expect(ratingOf(after, first).mu).toBeGreaterThanOrEqual(muBefore(one, first))
        if (last !== undefined) expect(ratingOf(after, last).mu).toBeLessThanOrEqual(muBefore(one, last))
      }),
    )
  })

  test('the order of the seats does not matter', () => {
    const shuffled = finished(true).chain((one) =>
      fc.record({
        one: fc.constant(one),
        seats: fc.shuffledSubarray([...one.places.keys()], { minLength: one.places.length }),
      }),
    )
    fc.assert(
      fc.property(shuffled, ({ one: { places, players, before }, seats }) => {
        const moved = rated(
          seats.map((seat) => places[seat] ?? 0),
          seats.map((seat) => players[seat] ?? null),
          before,
          game,
        )
        expectAlike(moved, rated(places, players, before, game))
      }),
    )
  })

  test('only the order of the places matters: a game that nobody wins is rated like one that somebody does', () => {
    fc.assert(
      fc.property(finished(true), fc.integer({ min: 1, max: 5 }), ({ places, players, before }, worse) => {
        const lost = places.map((place) => place * 2 + worse)
        expect(rated(lost, players, before, game)).toEqual(rated(places, players, before, game))
      }),
    )
  })

  test('equals who tie stay equal', () => {
    fc.assert(
      fc.property(finished(false), ({ places, players }) => {
        const after = rated(places, players, [], game)
        for (const place of new Set(places)) {
          const tied = after.filter((_, seat) => places[seat] === place)
          for (const { mu, sigma } of tied) {
            expect(mu).toBeCloseTo(tied[0]?.mu ?? 0, 9)
            expect(sigma).toBeCloseTo(tied[0]?.sigma ?? 0, 9)
          }
        }
      }),
    )
  })

  test('among equals a better place is a better rating, whether one wins at a time or all of a side', () => {
    fc.assert(
      fc.property(finished(false), fc.boolean(), ({ places, players }, sides) => {
        const ranked = places.map((place, seat) => (sides ? place % 2 : seat))
        const after = rated(ranked, players, [], game)
        for (const [seat, place] of ranked.entries()) {
          for (const [other, elsewhere] of ranked.entries()) {
            if (place < elsewhere) expect(after[seat]?.mu).toBeGreaterThan(after[other]?.mu ?? 0)
          }
        }
      }),
    )
  })

  test('nothing that was handed in is changed', () => {
    fc.assert(
      fc.property(finished(true), (one) => {
        const copy = structuredClone(one)
        rated(one.places, one.players, one.before, game)
        expect(one).toEqual(copy)
      }),
    )
  })
})

describe('who counts', () => {
  const sat = (...given: readonly Partial<SeatRow>[]): SeatRow[] =>
    given.map((one, seat) => ({ ...emptySeat(seat), account: people[seat] ?? null, ...one }))
  const bot = { account: null, bot: 'normal' } as const
  const byThemselves = (): number => 0
  const forRating = { casual: false }

  test('everybody, in a game between people', () => {
    expect(ratedPlayers(forRating, sat({}, {}, {}), byThemselves)).toEqual(['ada', 'bo', 'cy'])
  })

  test('nobody, where a bot has a seat of its own, or somebody sits alone', () => {
    expect(ratedPlayers(forRating, sat({}, {}, bot), byThemselves)).toEqual([null, null, null])
    expect(ratedPlayers(forRating, sat({}), byThemselves)).toEqual([null])
  })

  test('nobody, in a casual game', () => {
    expect(ratedPlayers({ casual: true }, sat({}, {}, {}), byThemselves)).toEqual([null, null, null])
  })

  test('not whoever has asked for a hint', () => {
    expect(ratedPlayers(forRating, sat({}, { hinted: true }, {}), byThemselves)).toEqual(['ada', null, 'cy'])
  })

  test('not whom a bot played for longer than a moment: three decisions', () => {
    expect(ratedPlayers(forRating, sat({}, {}, {}), (seat) => [0, 3, 4][seat] ?? 0)).toEqual(['ada', 'bo', null])
  })

  test('is known before the start: an empty seat may still be a person’s', () => {
    expect(isBetweenPeople(sat({}, { account: null }))).toBe(true)
    expect(isBetweenPeople(sat({}, bot))).toBe(false)
    expect(isBetweenPeople(sat({}))).toBe(false)
  })

  test('those who do are rated as if the others had not been there', () => {
    const without = rated([1, 2], ['ada', 'cy'], [], game)
    expect(rated([1, 2, 3], ['ada', null, 'cy'], [], game)).toEqual(without)
    expect(rated([1, 2, 3], ['ada', null, null], [], game)).toEqual([])
  })

  test('ratings of other games count for nothing', () => {
    const elsewhere = { ...row('ada', 40, 1, 99), game: 'another game' }
    expect(rated([1, 2], ['ada', 'bo'], [elsewhere], game)).toEqual(rated([1, 2], ['ada', 'bo'], [], game))
  })
})

describe('what people see', () => {
  test('a newcomer has 1500', () => {
    expect(shown(row('ada'))).toEqual({ rating: 1500, provisional: true })
  })

  test('it is a whole number that rises with skill and with certainty', () => {
    expect(shown(row('ada', 30, 2, 50))).toEqual({ rating: 1980, provisional: false })
    expect(shown(row('ada', 25, 1.77, 50)).rating).toBe(1894)
    expect(shown(row('ada', 10, 5, 50)).rating).toBe(1400)
  })

  test('it is provisional for ten games', () => {
    expect(shown(row('ada', 25, 4, 9)).provisional).toBe(true)
    expect(shown(row('ada', 25, 4, 10)).provisional).toBe(false)
  })
})
