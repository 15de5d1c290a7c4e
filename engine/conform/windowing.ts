import { QuickChance, type Chance } from '../chance.ts'
import { heard } from '../table.ts'
import { openWindow } from '../window.ts'
import type { Check } from './check.ts'
import { copy, text } from './plain.ts'
import { isListed, type Position } from './position.ts'
import { rehearse } from './rehearsal.ts'
import { Fault, nameOf } from './report.ts'
import { onePositionIn } from './sampling.ts'

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
    if (isOpen || position.trial.words.en.windows !== undefined) opensByItself(position, chance)
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

/** Whoever passes closes nothing before the last has, and changes no answer: it may be on its way. */
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

/** The same move in a twin, if it tells a viewer the same, opens the same window for the same seats. */
function opensByItself({ game, trial, state, asked, viewers }: Position, chance: Chance): void {
  if (asked.length === 0) return
  const viewer = chance.pick(viewers)
  const [seat, { moves }] = chance.pick(asked)
  const move = chance.pick(moves)
  const twin = trial.redeal(copy(state), viewer, chance)
  if (!isListed(game.prompt(twin, seat), move)) return
  const dice = chance.below(2 ** 32)
  const [here, there] = [state, twin].map((one) => {
    const after = rehearse(game, one, seat, move, new QuickChance(dice))
    const awaiting = game.awaiting(after.state)
    const window = openWindow(awaiting, (asks) => game.prompt(after.state, asks))
    return { told: text(heard(after.told, viewer)), window: window && text([window.event, awaiting]) }
  })
  if (here === undefined || there === undefined || here.told !== there.told || here.window === there.window) return
  throw new Fault(
    7,
    `What is hidden from ${nameOf(viewer)} opens a window: after seat ${seat}'s ${text(move)} ` +
      `it is ${here.window ?? 'shut'}, or ${there.window ?? 'shut'}.`,
  )
}
