import type { Chance } from '../chance.ts'
import { heard } from '../turn.ts'
import { openWindow } from '../window.ts'
import type { Check } from './check.ts'
import { text } from './plain.ts'
import type { Position } from './position.ts'
import { rehearse, type Rehearsed } from './rehearsal.ts'
import { Fault, nameOf } from './report.ts'
import { onePositionIn } from './sampling.ts'
import { inTwins } from './twins.ts'

/** Group 7: a window opens by what happened alone, asks all alike, and to pass does nothing to anybody else. */
export const windowing: Check = {
  group: 7,
  onePositionIn: onePositionIn.windowing,
  look(position, chance) {
    const isOpen = position.asked.some(([, { window }]) => window !== undefined)
    if (isOpen) {
      areAskedAlike(position)
      leavesOthersAlone(position, chance)
    }
    if (isOpen || position.proof.words.en.windows !== undefined) opensByItself(position, chance)
  },
}

function areAskedAlike({ game, state, awaiting, asked }: Position): void {
  if ((game.veil?.(state) ?? null) !== null) throw new Fault(7, 'A window is open, yet eyes are closed.')
  const questions = new Set<string>()
  for (const [seat, { ask, pace, rule, window }] of asked) {
    if (!awaiting.includes(seat)) throw new Fault(7, `A window is open, yet seat ${seat} may speak unasked.`)
    questions.add(text([ask.type, pace, rule, window?.event ?? null]))
  }
  if (questions.size > 1)
    throw new Fault(7, `A window is open, yet not all are asked alike: ${[...questions].join(', ')}.`)
}

type Asked = Position['asked'][number][1]

function answers({ moves, fallback, window }: Asked): string {
  return text([moves, fallback, window])
}

/** Only the last pass closes a window. Others change nobody's answers, because one may already be on its way. */
function leavesOthersAlone({ game, state, asked, awaiting }: Position, chance: Chance): void {
  if (awaiting.length < 2) return
  const [seat, { fallback }] = chance.pick(asked)
  const after = rehearse(game, state, seat, fallback, chance).state
  const passes = `A window is open, yet when seat ${seat} passes,`
  const left = awaiting.filter((one) => one !== seat)
  if (text(game.awaiting(after)) !== text(left)) {
    throw new Fault(7, `${passes} those still awaited are not seats ${left.join(', ')}.`)
  }
  for (const [other, before] of asked) {
    const prompt = other === seat ? before : game.prompt(after, other)
    if (prompt === null || answers(prompt) !== answers(before)) {
      throw new Fault(7, `${passes} seat ${other} has other answers than before.`)
    }
  }
}

/** If the same move tells a viewer the same in a twin, it opens the same window for the same seats. */
function opensByItself(position: Position, chance: Chance): void {
  const { game } = position
  const tried = inTwins(position, chance)
  if (tried === null) return
  const { viewer, seat, move } = tried
  const seen = (after: Rehearsed) => {
    const awaiting = game.awaiting(after.state)
    const window = openWindow(awaiting, (asks) => game.prompt(after.state, asks))
    return { told: text(heard(after.told, viewer)), window: window && text([window.event, awaiting]) }
  }
  const [here, there] = [seen(tried.here), seen(tried.there)]
  if (here.told !== there.told || here.window === there.window) return
  throw new Fault(
    7,
    `What is hidden from ${nameOf(viewer)} opens a window: after seat ${seat}'s ${text(move)} ` +
      `it is ${here.window ?? 'shut'}, or ${there.window ?? 'shut'}.`,
  )
}
