import type { Chance, Seat, Turn } from '@octopolis/engine'
import { decks, ritualCards } from '../data/cards.ts'
import { characterNames, smallCrew, tooMany, type Character } from '../data/characters.ts'
import { start } from '../data/charts.ts'
import { crewOf, musketsEach, type Allegiance } from '../data/crew.ts'
import type { Fact } from '../facts.ts'
import type { Options } from '../options.ts'
import { newTest, noTricks, type Mate, type State } from '../state.ts'

/** KRA-1: factions and set-up. */
export function setUp(options: Options, seats: number, turn: Turn<Fact>): State {
  const { chance } = turn
  const cast = castOf(options, seats)
  const allegiances = dealFactions(seats, chance)
  const { captain, characters } = dealCharacters(cast, seats, chance)
  const crew = allegiances.map((dealt, seat): Mate => {
    const character = characters[seat]
    if (character === undefined) throw new RangeError(`no character for seat ${seat}`)
    return {
      dealt,
      convert: false,
      character,
      used: false,
      shown: false,
      muskets: musketsEach, // KRA-1.5
      aboard: true,
      offDuty: false,
      searched: false,
      flogged: null,
      tongueless: false,
      record: [],
    }
  })
  tellSetUp(crew, captain, options, turn)
  return {
    voyage: { chart: options.chart, seats, cast },
    round: 0,
    ship: start,
    captain,
    team: { lieutenant: null, navigator: null },
    crew,
    pile: chance.shuffle([...decks[options.chart]]), // KRA-1.7
    discards: [],
    rituals: chance.shuffle([...ritualCards]), // KRA-1.8
    consultant: null,
    test: newTest(seats),
    tricks: noTricks,
    answers: crew.map(() => null),
    navigation: null,
    yellow: false,
    log: [],
    agenda: [{ type: 'round' }],
    ending: null,
  }
}

/** KRA-1.9: three characters want a larger crew. */
function castOf(options: Options, seats: number): Character[] {
  const isLeftOut = (name: Character) => options.small && seats <= smallCrew && tooMany.includes(name)
  return characterNames.filter((name) => !isLeftOut(name))
}

/** KRA-1.2, and KRA-1.3 for five: one card is put away unseen before the leader is added. */
function dealFactions(seats: number, chance: Chance): Allegiance[] {
  const { sailor, pirate, leader, cultist } = crewOf(seats).allegiances
  const cards = (allegiance: Allegiance, count: number) => Array.from({ length: count }, () => allegiance)
  const honest = chance.shuffle([...cards('sailor', sailor), ...cards('pirate', pirate)])
  const others = [...cards('leader', leader), ...cards('cultist', cultist)]
  return chance.shuffle([...honest.slice(0, seats - others.length), ...others])
}

/** KRA-1.9: the one who gets the Captain is the first captain, and draws another. */
function dealCharacters(
  cast: readonly Character[],
  seats: number,
  chance: Chance,
): { readonly captain: Seat; readonly characters: readonly Character[] } {
  return { captain: chance.below(seats), characters: chance.shuffle([...cast]).slice(0, seats) }
}

function tellSetUp(crew: readonly Mate[], captain: Seat, { chart }: Options, turn: Turn<Fact>): void {
  turn.tell({ type: 'voyage', chart, seats: crew.length })
  crew.forEach(({ dealt, character }, seat) => turn.tell({ type: 'dealt', seat, allegiance: dealt, character }, [seat]))
  const pirates = crew.flatMap(({ dealt }, seat) => (dealt === 'pirate' ? [seat] : []))
  turn.tell({ type: 'pirates', seats: pirates }, pirates) // KRA-1.4
  turn.tell({ type: 'captain', seat: captain, by: 'first' })
}
