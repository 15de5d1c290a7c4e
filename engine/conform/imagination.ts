import { QuickChance, type Chance } from '../chance.ts'
import type { Seat, Viewer } from '../game.ts'
import { canonical, notJson } from '../json.ts'
import { seemingly, type Seeming } from '../veil.ts'
import type { Check } from './check.ts'
import { brokenBy } from './invariants.ts'
import { copy, difference, reread, text } from './plain.ts'
import { isListed, seatsFrom0, type Position } from './position.ts'
import { Rehearsal, rehearse } from './rehearsal.ts'
import { Fault, nameOf, saying } from './report.ts'
import { onePositionIn } from './sampling.ts'

/** Group 6: a view, as it is sent, says enough to imagine a sound world that looks the same. */
export const imagination: Check = {
  group: 6,
  onePositionIn: onePositionIn.imagination,
  look(position, chance) {
    const { game, state } = position
    const viewer = chance.pick(position.viewers)
    const view = reread(game.view(state, viewer))
    const before = text(view)
    const world = game.imagine(view, chance)
    looksTheSame(position, viewer, world, view)
    isSound(position, viewer, world)
    playOn(position, viewer, world, chance)
    if (text(view) !== before) {
      const where = difference(before, text(view))
      throw new Fault(6, `A world shares what changes with the view of ${nameOf(viewer)} that it came from: ${where}.`)
    }
  },
}

function looksTheSame({ game, state, prompts }: Position, viewer: Viewer, world: unknown, view: unknown): void {
  const equal = (what: string, one: unknown, other: unknown) => {
    if (text(one) === text(other)) return
    const [here, there] = [canonical(one), canonical(other)]
    if (here === there) return
    throw new Fault(6, `In a world that ${nameOf(viewer)} imagines, ${what} differs: ${difference(here, there)}.`)
  }
  equal('its view', view, game.view(world, viewer))
  equal('who is awaited', seats(seemingly(game, state)), seats(seemingly(game, world)))
  if (viewer !== 'watcher') equal('its prompt', prompts[viewer], game.prompt(world, viewer))
}

function seats(asked: readonly Seeming[]): Seat[] {
  return asked.map(({ seat }) => seat)
}

function isSound({ proof, state }: Position, viewer: Viewer, world: unknown): void {
  const broken = brokenBy(proof, world, state)
  if (broken !== null) throw new Fault(6, `A world that ${nameOf(viewer)} imagines is broken: ${broken}.`)
  const path = notJson(world)
  if (path !== null && notJson(state) === null) {
    throw new Fault(6, `A world that ${nameOf(viewer)} imagines is not plain JSON at ${path}.`)
  }
}

/** One move in the imagined world itself, not in a copy: what it shares with its view has to show. */
function playOn({ game, table, prompts, state }: Position, viewer: Viewer, world: unknown, chance: Chance): void {
  const talkers = seatsFrom0(table.seats).filter((talker) => (game.prompt(world, talker)?.moves.length ?? 0) > 0)
  if (talkers.length === 0) return
  const seat = chance.pick(talkers)
  const move = chance.pick(game.prompt(world, seat)?.moves ?? [])
  try {
    game.play(world, seat, move, new Rehearsal(chance))
  } catch (error) {
    // Where the move fails at the table too, the fault is the move's, not the world's.
    if (isListed(prompts[seat], move)) rehearse(game, state, seat, move, chance)
    const what = `seat ${seat}'s listed move ${text(move)} can't be played: ${saying(error)}`
    throw new Fault(6, `In a world that ${nameOf(viewer)} imagines, ${what}.`)
  }
}

/** Group 7: from equal views and equal dice equal worlds are imagined, whatever the truth is. */
export const blindness: Check = {
  group: 7,
  onePositionIn: onePositionIn.blindness,
  look({ game, proof, state, viewers }, chance) {
    const viewer = chance.pick(viewers)
    const twin = proof.redeal(copy(state), viewer, chance)
    const dice = chance.below(2 ** 32)
    const [here = '', there = ''] = [state, twin].map((truth) =>
      text(game.imagine(game.view(truth, viewer), new QuickChance(dice))),
    )
    if (here !== there) {
      throw new Fault(7, `What ${nameOf(viewer)} imagines depends on more than its view: ${difference(here, there)}.`)
    }
  },
}
