import { QuickChance, Table, type AnyTable } from '@octopolis/engine'
import type { Box } from '@octopolis/games/box'
import { at } from '../at.ts'
import { BotPlayer } from '../player.ts'
import { timesPerSecond } from './rate.ts'

/** How fast the parts are that bots think with. */
export interface Parts {
  readonly clonesPerSecond: number
  readonly viewsPerSecond: number
  readonly imaginesPerSecond: number
  readonly hardDecisionsPerSecond: number
}

const GAMES = 40

/** Tables stopped at random in the middle of random games. */
function sample({ game }: Box, seats: number): AnyTable[] {
  return Array.from({ length: GAMES }, (_, number) => {
    const chance = new QuickChance(`positions ${number}`)
    const whole = Table.start(game, { seats, seed: `positions ${number}` })
    for (let { awaiting } = whole; awaiting.length > 0; { awaiting } = whole) {
      const seat = chance.pick(awaiting)
      whole.play(seat, chance.pick(whole.prompt(seat)?.moves ?? []))
    }
    const { moves, ...record } = whole.record()
    return Table.replay(game, { ...record, moves: moves.slice(0, chance.below(moves.length)) })
  })
}

export function measureParts(box: Box, seats: number, seconds: number): Parts {
  const { game, bots } = box
  const positions = sample(box, seats).map((table) => {
    const seat = at(table.awaiting, 0)
    return {
      table,
      seat,
      state: table.state,
      view: table.view(seat),
      hard: new BotPlayer(bots.hard, seat, `hard ${seat}`),
    }
  })
  const chance = new QuickChance('parts')
  let turn = 0
  const over = (work: (position: (typeof positions)[number]) => unknown): number => {
    const once = (): void => void work(at(positions, turn++ % positions.length))
    timesPerSecond(once, seconds / 2)
    return timesPerSecond(once, seconds)
  }
  return {
    clonesPerSecond: over(({ state }) => game.clone(state)),
    viewsPerSecond: over(({ state, seat }) => game.view(state, seat)),
    imaginesPerSecond: over(({ view }) => game.imagine(view, chance)),
    hardDecisionsPerSecond: over(({ table, hard }) => hard.answer(table)),
  }
}
