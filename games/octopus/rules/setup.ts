import type { Turn } from '@octopolis/engine'
import { exteriorLocation, exteriors, libraryRoom, locations } from '../data/places.ts'
import { layStairs } from '../data/stairs.ts'
import type { Fact } from '../facts.ts'
import type { Options } from '../options.ts'
import type { Cult, State } from '../state.ts'

/** OCT-1: material and set-up. */
export function setUp(options: Options, seats: number, turn: Turn<Fact>, edition: number): State {
  const exterior = options.quick ? null : options.exterior === 'chance' ? turn.chance.pick(exteriors) : options.exterior // OCT-1.2, OCT-7.1
  const goal = options.quick ? 3 : 4
  const cult = (): Cult => ({
    power: seats + 1, // OCT-1.4
    at: libraryRoom, // OCT-1.6
    lying: false,
    offspring: 0,
    components: [],
    clock: null,
    shown: null,
    hurt: false,
  })
  turn.tell({ type: 'night', exterior, goal, hidden: options.hidden })
  turn.tell({ type: 'turn', turn: 1 })
  return {
    night: { edition, exterior, goal, hidden: options.hidden, stairs: layStairs(options.stairs) },
    turn: 1,
    cults: Array.from({ length: seats }, cult),
    stock: [0, ...locations.map((at) => (at === exteriorLocation && exterior === null ? 0 : seats - 1))], // OCT-1.5
    taken: [],
    swap: null,
    agenda: [{ type: 'clock' }],
    ending: null,
  }
}
