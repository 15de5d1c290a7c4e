import type { Seat } from '@octopolis/engine'
import type { Happening } from '../data/vocabulary.ts'
import { deed } from '../kit.ts'
import { racerAt, type Source, type State } from '../state.ts'
import { holds } from './conditions.ts'
import { printOf, type StandingEffects } from './printed.ts'

/** An event, as the cards of one seat notice it. */
interface Occasion {
  readonly when: Happening
  readonly seat: Seat
  readonly actor: Seat | null
  readonly subject: Seat | null
}

/** C500-2.2: puts what an event triggers at one seat on the agenda: the vehicle first, the pit crew last. */
export function happen(state: State, when: Happening, seat: Seat, actor: Seat | null, subject: Seat | null): void {
  const racer = racerAt(state, seat)
  const { vehicle, driver, mods, tires, pit } = racer
  const print = printOf(state)
  const occasion = { when, seat, actor, subject }
  const before = state.agenda.length
  for (let place = pit.length - 1; place >= 0; place--) {
    const id = pit[place]
    if (id !== undefined) look(state, print.fixing(id), id, occasion)
  }
  if (tires !== null) look(state, print.fitted(tires), tires, occasion)
  for (let place = mods.length - 1; place >= 0; place--) {
    const id = mods[place]
    if (id !== undefined) look(state, print.fitted(id), id, occasion)
  }
  if (driver !== null) look(state, print.driving(driver), driver, occasion)
  if (vehicle !== null) look(state, print.side(racer).effects, vehicle, occasion)
  for (let place = before; place < state.agenda.length; place++) {
    const step = state.agenda[place]
    if (step?.type === 'trigger') state.spent.push({ seat, source: step.cause.source })
  }
}

function look(state: State, { triggers }: StandingEffects, source: Source, occasion: Occasion): void {
  const { when, seat, actor, subject } = occasion
  for (let place = triggers.length - 1; place >= 0; place--) {
    const trigger = triggers[place]
    if (trigger === undefined || trigger.when !== when || isSpent(state, seat, source)) continue
    const opponent = actor === seat ? subject : actor
    if (trigger.if !== undefined && !holds(state, trigger.if, seat, opponent, null)) continue
    const cause = { owner: seat, source, chosen: null, actor, subject }
    state.agenda.push({ type: 'trigger', when, effects: trigger.effects, cause })
  }
}

/** C500-2.5: once an action. */
function isSpent({ spent }: State, seat: Seat, source: Source): boolean {
  for (const one of spent) if (one.seat === seat && one.source === source) return true
  return false
}

export const trigger = deed<'trigger'>((state, { when, effects, cause }, turn) => {
  turn.tell({ type: 'triggered', seat: cause.owner, source: cause.source, when })
  for (let place = effects.length - 1; place >= 0; place--) {
    const effect = effects[place]
    if (effect !== undefined) state.agenda.push({ type: 'effect', effect, cause })
  }
})
