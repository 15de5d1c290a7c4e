import type { Seat } from '@octopolis/engine'
import { cards } from '../data/cards/index.ts'
import type { Condition } from '../data/vocabulary.ts'
import { racerAt, type Racer, type State } from '../state.ts'
import { leads, trails } from './ring.ts'

type Folk = 'fungi' | 'zombie'

function isFolk(id: Racer['pit'][number], folk: Folk): boolean {
  const card = cards[id]
  return card.kind === 'crew' && card.folk === folk
}

function isSponsored({ mods }: Racer): boolean {
  return mods.some((id) => {
    const card = cards[id]
    return card.kind === 'mod' && card.sponsor === true
  })
}

/** C500-2.3: at the wheel or in the pit. */
function has(racer: Racer, folk: Folk): boolean {
  return (racer.driver !== null && isFolk(racer.driver, folk)) || racer.pit.some((id) => isFolk(id, folk))
}

/** Does it hold for this seat, against this opponent and with this die, if there are any? */
export function holds(
  state: State,
  condition: Condition,
  seat: Seat,
  opponent: Seat | null,
  die: number | null,
): boolean {
  const racer = racerAt(state, seat)
  if ('is' in condition) return isSo(state, racer, seat, condition.is)
  if ('against' in condition) return opponent !== null && isAgainst(state, opponent, condition.against)
  if ('pit' in condition) {
    const { pit: folk, atLeast } = condition
    const count = folk === 'crew' ? racer.pit.length : racer.pit.filter((id) => isFolk(id, folk)).length
    return count >= atLeast
  }
  if ('hand' in condition) {
    const { length } = racer.hand
    return condition.hand === 'atMost' ? length <= condition.cards : length >= condition.cards
  }
  return die === condition.die
}

function isSo(state: State, racer: Racer, seat: Seat, what: Extract<Condition, { is: unknown }>['is']): boolean {
  switch (what) {
    case 'leading':
      return leads(state, seat)
    case 'last':
      return trails(state, seat)
    case 'damaged':
      return racer.damaged
    case 'intact':
      return !racer.damaged
    case 'driverless':
      return racer.driver === null
    case 'crewless':
      return racer.pit.length === 0
    case 'sponsored':
      return isSponsored(racer)
  }
}

function isAgainst(state: State, opponent: Seat, what: Extract<Condition, { against: unknown }>['against']): boolean {
  const racer = racerAt(state, opponent)
  switch (what) {
    case 'leader':
      return leads(state, opponent)
    case 'last':
      return trails(state, opponent)
    case 'damaged':
      return racer.damaged
    case 'intact':
      return !racer.damaged
    case 'fungi':
    case 'zombie':
      return has(racer, what)
    case 'sponsor':
      return isSponsored(racer)
    case 'driverless':
      return racer.driver === null
  }
}
