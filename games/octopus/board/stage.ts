import type { Language, Seat } from '@octopolis/engine'
import type { Badge, Sound, Stage } from '@octopolis/games/board'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import type { Ask } from '../state.ts'
import { fateOf } from '../text/seen.ts'
import type { View } from '../view.ts'
import { liveries } from './liveries.ts'
import { unfold } from './unfold.ts'
import { words } from './words.ts'
import type { Octopus } from '../kit.ts'

const powerSign =
  'M12 23 9.2 12h5.6ZM5 9.2h14v2H5ZM10.8 3.6h2.4v5.6h-2.4ZM12 .6a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 1 1 0-3.8Z'
const componentSign = 'M9 1h6v2l-1 1v5l6 10.5c1 1.8 0 3.5-2 3.5H6c-2 0-3-1.7-2-3.5L10 9V4L9 3Z'

export const stage: Stage<Octopus> = {
  liveries,
  handles: ['clock', 'negotiate', 'swap'],
  badges,
  isOut: (view, seat) => view.cults[seat]?.power === 0,
  unfold,
  beat,
  sound,
  costly,
}

function badges({ cults, night }: View, seat: Seat, language: Language): readonly Badge[] {
  const cult = cults[seat]
  if (cult === undefined || cult.power === 0) return []
  const { powerOf, componentsOf } = words[language]
  return [
    { label: powerOf(cult.power), text: String(cult.power), sign: powerSign },
    {
      label: componentsOf(cult.tokens, night.goal),
      text: `${cult.tokens}/${night.goal}`,
      sign: componentSign,
    },
  ]
}

/** Pawns take 800 ms to walk; whatever hurts is given time to be felt. */
function beat(fact: Fact): number {
  switch (fact.type) {
    case 'set':
    case 'ready':
      return 0
    case 'declared':
    case 'locked':
    case 'kept':
    case 'declined':
    case 'woke':
      return 600
    case 'turn':
    case 'dominated':
      return 700
    case 'night':
    case 'revealed':
    case 'disagreed':
      return 900
    case 'agreed':
    case 'confrontation':
    case 'negotiation':
    case 'swapFailed':
    case 'dreamt':
      return 1100
    case 'erred':
    case 'harmed':
    case 'fought':
    case 'drowned':
    case 'out':
      return 1200
    case 'gathered':
    case 'returned':
    case 'sacrificed':
    case 'swapped':
    case 'swappedUnseen':
      return 1300
    case 'ended':
      return 3600
  }
}

function sound(fact: Fact, seat: Seat | null): Sound | null {
  switch (fact.type) {
    case 'night':
    case 'set':
    case 'declined':
    case 'woke':
    case 'kept':
    case 'dominated':
      return null
    case 'ready':
    case 'turn':
      return 'step'
    case 'revealed':
      return 'reveal'
    case 'erred':
    case 'harmed':
    case 'fought':
    case 'drowned':
    case 'sacrificed':
    case 'swapFailed':
    case 'confrontation':
      return 'harm'
    case 'negotiation':
    case 'declared':
    case 'locked':
    case 'disagreed':
    case 'agreed':
      return 'talk'
    case 'gathered':
    case 'dreamt':
    case 'swapped':
    case 'swappedUnseen':
    case 'returned':
      return 'gain'
    case 'out':
      return 'out'
    case 'ended':
      return seat !== null && fact.winner === seat ? 'win' : 'end'
  }
}

/** OCT-3.6: an error may be meant. It is asked about once more, as is whatever costs power for sure. */
function costly(move: Move, _ask: Ask, view: View, language: Language): string | null {
  const { viewer, cults } = view
  const last = viewer !== 'watcher' && cults[viewer]?.power === 1
  const { warnings } = words[language]
  switch (move.type) {
    case 'clock': {
      const fate = fateOf(view, move)
      return fate === 'line' || fate === 'noStair' || fate === 'noExterior' ? warnings[fate](last) : null
    }
    case 'lock':
      return move.stance === 'fight' ? warnings.fight(last) : null
    case 'sacrifice':
      return last ? warnings.lastSacrifice : null
    default:
      return null
  }
}
