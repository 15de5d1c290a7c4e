import { isKnown, Refusal, type AnyGame } from '@octopolis/engine'
import { Refused } from '../refused.ts'
import type { TableRow } from '../store/rows.ts'

/** Why a table can't be opened: nobody knows its game, or its edition, or what was played makes no sense. */
export type Unopenable = 'game' | 'edition' | 'log'

export const whyShut: Readonly<Record<Unopenable, string>> = {
  game: "This table can't be opened: nobody here knows its game any more.",
  edition: "This table can't be opened: it is played by an edition of the rules that this house doesn't have.",
  log: "This table can't be opened: what was played no longer fits the rules of any edition. Nothing of it was changed.",
}

export function refusedFor(why: Unopenable): Refused {
  return new Refused('unopenable', whyShut[why])
}

/** What went wrong when its match was opened. */
export function whyNot(game: AnyGame, { version }: TableRow): Unopenable {
  return version !== null && isKnown(game, version) ? 'log' : 'edition'
}

/** Stands in for a game that nobody knows any more, so that its tables can be listed, left and thrown away. */
export function lostGame(id: string): AnyGame {
  const lost = (): never => {
    throw new Refusal(`Nobody here knows the game ${id} any more.`)
  }
  return {
    id,
    version: 0,
    editions: {},
    seats: { min: 1, max: 64 },
    options: {},
    longest: 0,
    setup: lost,
    awaiting: lost,
    prompt: lost,
    play: lost,
    view: lost,
    imagine: lost,
    outcome: lost,
    clone: lost,
  }
}
