import type { Guide } from '@octopolis/bots'
import type { Chance, Prompt, Seat } from '@octopolis/engine'
import { exteriorLocation, rooms } from '../data/places.ts'
import type { Fact } from '../facts.ts'
import { imagine } from '../imagine.ts'
import type { Move } from '../moves.ts'
import { clockMove } from '../rules/choice.ts'
import { cultOf, type Ask, type State } from '../state.ts'
import type { View } from '../view.ts'
import { judge } from './judge.ts'
import { remember } from './memory.ts'
import { has, reachOf } from './reach.ts'
import type { Octopus } from '../kit.ts'

/**
 * How a cult leader thinks: sensible clocks, and the rest of the turn by habit. It doesn't listen to talk; what was
 * promised is added where clocks are set (see heed.ts), and nothing else that is said leads anybody anywhere.
 */
export const guide: Guide<Octopus> = {
  world: (view, facts, chance) => world(view, facts, chance),
  candidates: (state, seat, prompt) =>
    prompt.ask.type === 'clock' ? sensibleClocks(state, seat, prompt) : prompt.moves,
  policy: (_state, _seat, prompt) => habit(prompt),
  rests: ({ agenda, ending, cults }) =>
    ending !== null || (agenda.at(-1)?.type === 'clock' && cults.every(({ clock }) => clock === null)),
  judge,
}

/** An imagined table on which nobody has set a clock yet: the others' clocks are what is to be thought about. */
function world(view: View, facts: readonly Fact[], chance: Chance): State {
  const state = imagine(remember(view, facts), chance)
  state.taken = [...view.taken]
  for (const cult of state.cults) cult.clock = null
  return state
}

/**
 * Clocks without errors, whose offspring goes where another cult can come. A journey is the same
 * by any room that both hands point at, so only one is kept.
 */
function sensibleClocks(state: State, seat: Seat, prompt: Prompt<Move, Ask>): readonly Move[] {
  const { once } = reachOf(state.night)
  const walks = once[cultOf(state, seat).at] ?? 0
  const hunted = state.cults.reduce((set, { at }, other) => (other === seat ? set : set | (once[at] ?? 0)), 0)
  const clocks: Move[] = has(walks, exteriorLocation) ? [clockMove(1, 1)] : []
  for (const dagger of rooms) {
    if (!has(walks, dagger)) continue
    for (const tentacle of rooms) {
      if (tentacle !== dagger && has(hunted, tentacle)) clocks.push(clockMove(dagger, tentacle))
    }
  }
  return clocks.length > 0 ? clocks : [prompt.fallback]
}

/** What a cult does without thinking: take what there is, keep the peace. */
function habit(prompt: Prompt<Move, Ask>): Move {
  return prompt.fallback
}
