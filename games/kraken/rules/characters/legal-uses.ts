import type { Seat } from '@octopolis/engine'
import { aims, characterNames, type Aim, type Character, type Moment, type UsedOn } from '../../data/characters.ts'
import type { Answers, Use } from '../../moves.ts'
import { listOf, mateAt, type Open } from '../../state.ts'
import { kept, pairs, pass } from '../choices.ts'
import type { Entry, Reach } from './entry.ts'
import { characters } from './index.ts'

type InMoment = readonly Answers['window'][]
/** Passing, and every way to use a character on what is within its reach. */
type ListUses<At extends Aim> = { list(reach: Reach[At]): InMoment }['list']
type MakeListUses<At extends Aim> = { make(character: UsedOn<At>): ListUses<At> }['make']

const nothing: InMoment = [pass]

/** Lists that are asked for again and again are made once. */
const make: { readonly [At in Aim]: MakeListUses<At> } = {
  nothing(character) {
    const only: InMoment = [pass, { type: 'use', character }]
    return (isOfUse) => (isOfUse ? only : nothing)
  },
  mate: (character) =>
    kept((seats): InMoment => [pass, ...listOf(seats).map((seat): Use => ({ type: 'use', character, seat }))]),
  pair: (character) =>
    kept((set): InMoment => [pass, ...pairs(set).map((seats): Use => ({ type: 'use', character, seats }))]),
  gift: (character) =>
    kept((set): InMoment => {
      const given = pairs(set).flatMap((seats) =>
        listOf(set & ~(1 << seats[0]) & ~(1 << seats[1])).map((to): Use => ({ type: 'use', character, seats, to })),
      )
      return [pass, ...given]
    }),
  marker: (character) => (reach) => [
    pass,
    ...listOf(reach.from).flatMap((from) => listOf(reach.to).map((to): Use => ({ type: 'use', character, from, to }))),
  ],
  post: (character) => (posts) => [pass, ...posts.map((post): Use => ({ type: 'use', character, post }))],
}

function usesOf(character: Character): ListUses<Aim> {
  const makeOne: MakeListUses<Aim> = make[aims[character]]
  return makeOne(character)
}

const listUses = Object.fromEntries(characterNames.map((name) => [name, usesOf(name)])) as Record<
  Character,
  ListUses<Aim>
>

/** Passing, and every way to use this seat's character now. */
export function mayUse(table: Open, moment: Moment, seat: Seat): InMoment {
  const { character } = mateAt(table, seat)
  if (character === null) return nothing
  const entry: Entry<Character> = characters[character]
  return entry.moments.includes(moment) ? listUses[character](entry.offers(table, seat)) : nothing
}
