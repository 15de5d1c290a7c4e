import { cards } from '../data/cards.ts'
import { deed } from '../kit.ts'
import { isAboard, others } from '../state.ts'
import { successor, takeOver } from './captaincy.ts'
import { gain, lose } from './muskets.ts'
import { lookAtTop } from './pile.ts'
import { captainPicks } from './sea.ts'

/** KRA-6: what the card does. */
export const takeAction = deed<'action'>((state, { card }, turn) => {
  const { action } = cards[card]
  const { navigator } = state.team
  switch (action) {
    case 'drunk':
      return takeOver(state, successor(state), 'drunk', turn) // KRA-6.1
    case 'mermaid':
    case 'telescope':
      if (others(state) !== 0) state.agenda.push({ type: action })
      return
    case 'armed':
      if (isAboard(state, navigator)) gain(state, navigator, 1, 'armed', turn) // KRA-6.4
      return
    case 'disarmed':
      if (isAboard(state, navigator)) lose(state, navigator, 1, 'disarmed', turn) // KRA-6.5
      return
    case 'uprising':
      return
  }
})

/** KRA-6.2: the last three discards, shuffled. */
export const hearMermaid = captainPicks('KRA-6.2', (state, seat, turn) => {
  const sung = turn.chance.shuffle(state.discards.slice(-3))
  state.log.push({ type: 'mermaid', seat, cards: sung })
  turn.tell({ type: 'mermaid', captain: state.captain, seat, count: sung.length })
  turn.tell({ type: 'sang', seat, cards: sung }, [seat])
})

/** KRA-6.3 */
export const lendTelescope = captainPicks('KRA-6.3', (state, seat, turn) => {
  turn.tell({ type: 'telescope', captain: state.captain, seat })
  lookAtTop(state, seat, 'telescope', turn)
})
