import type { Hearing } from '@octopolis/bots'
import type { Spoken } from '@octopolis/engine'
import type { Fact } from '../../facts.ts'
import type { Talk } from '../../talk.ts'

/** What wants an answer, and what is one. */
export const hearing: Hearing<Talk> = {
  to: (talk) => ('with' in talk ? talk.with : null),
  asks({ type }) {
    switch (type) {
      case 'whither':
      case 'peace':
      case 'share':
      case 'deal':
      case 'next':
      case 'threat':
      case 'reproach':
        return true
      case 'going':
      case 'sending':
      case 'alarm':
      case 'calm':
      case 'agree':
      case 'refuse':
      case 'shrug':
      case 'thanks':
      case 'grudge':
        return false
    }
  },
  answers(reply, asked, asker) {
    switch (reply.type) {
      case 'going':
        return asked.type === 'whither'
      case 'agree':
      case 'refuse':
        return reply.with === asker && asked.type !== 'whither'
      case 'shrug':
        return reply.with === asker
      // Who is asked to leave a place says yes by leaving it, and who is left one by saying thank you.
      case 'deal':
        return reply.with === asker && reply.taker === asker && 'at' in asked && asked.at === reply.at
      case 'thanks':
        return reply.with === asker && asked.type === 'deal' && asked.taker !== asker
      default:
        return false
    }
  },
}

/** How many moves had been made when this turn began, and when what is being done now did. */
export interface Times {
  readonly turn: number
  readonly phase: number
}

/**
 * By the facts that moves leave behind. Not every move can be told by one, such as another's clock that is set anew, so
 * these are the least; what is known to have been said in an earlier turn corrects that.
 */
export function timesOf(facts: readonly Fact[], talk: readonly Spoken<Talk>[], now: number): Times {
  let moves = 0
  let turn = 0
  let phase = 0
  for (const { type } of facts) {
    if (type === 'turn') turn = phase = moves
    else if (type === 'negotiation') phase = moves
    else if (isMove(type)) moves++
  }
  const earlier = talk.findLast(({ talk: said }) => isDated(said) && said.turn < now)
  const since = Math.max(turn, earlier === undefined ? 0 : earlier.seq + 1)
  return { turn: since, phase: Math.max(since, phase) }
}

/** Things that speak of the turn they are said in, or of the one after it. */
function isDated(talk: Talk): talk is Extract<Talk, { readonly turn: number }> {
  return 'turn' in talk && talk.type !== 'reproach'
}

function isMove(type: Fact['type']): boolean {
  switch (type) {
    case 'set':
    case 'ready':
    case 'declared':
    case 'locked':
    case 'gathered':
    case 'declined':
    case 'dreamt':
    case 'woke':
    case 'swapped':
    case 'swappedUnseen':
    case 'swapFailed':
    case 'kept':
    case 'sacrificed':
      return true
    case 'night':
    case 'turn':
    case 'revealed':
    case 'erred':
    case 'harmed':
    case 'negotiation':
    case 'disagreed':
    case 'agreed':
    case 'confrontation':
    case 'fought':
    case 'dominated':
    case 'drowned':
    case 'out':
    case 'ended':
    // The last component that a cult has goes back by itself.
    case 'returned':
      return false
  }
}
