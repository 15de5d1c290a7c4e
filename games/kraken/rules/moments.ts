import type { Moment } from '../data/characters.ts'
import type { State } from '../state.ts'

/** KRA-8.23: opens a moment for characters, unless all of them lie face up. */
export function openMoment(state: State, moment: Moment): void {
  if (!state.crew.some(isAsked)) return
  state.answers.fill(null)
  state.agenda.push({ type: 'window', window: moment })
}

/** All with a card face down are asked, even if they couldn't use it now: otherwise it would tell which card it is. */
export function isAsked({ aboard, used }: { readonly aboard: boolean; readonly used: boolean }): boolean {
  return aboard && !used
}
