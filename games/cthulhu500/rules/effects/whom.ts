import type { Seat } from '@octopolis/engine'
import type { Who } from '../../data/vocabulary.ts'
import type { Cause, Event, State } from '../../state.ts'
import { printOf } from '../printed.ts'
import { ahead, behind } from '../ring.ts'

/** C500-2.6: whom an effect is about, from the leader back. */
export function whom(state: State, who: Who, { owner, chosen, actor, subject }: Cause): readonly Seat[] {
  const { pack } = state
  switch (who) {
    case 'me':
      return [owner]
    case 'ahead':
      return [ahead(state, owner)]
    case 'behind':
      return [behind(state, owner)]
    case 'leader':
      return pack.slice(0, 1)
    case 'tail':
      return pack.slice(-1)
    case 'chosen':
      return chosen === null ? [] : [chosen]
    case 'others':
      return pack.filter((seat) => seat !== owner)
    case 'everyone':
      return pack.slice()
    case 'actor':
      return actor === null ? [] : [actor]
    case 'subject':
      return subject === null ? [] : [subject]
  }
}

/** Would the effects of a card on the table do something to this seat? */
export function touches(state: State, event: Extract<Event, { kind: 'played' }>, seat: Seat): boolean {
  const { actor, card, target } = event
  const cause = { owner: actor, source: card, chosen: target, actor, subject: target }
  return printOf(state)
    .effects(card)
    .some((effect) => effect.do === 'handsLeft' || ('who' in effect && whom(state, effect.who, cause).includes(seat)))
}
