import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { QuickChance, settle, Table, type AnyGame, type Turn, type Typed } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import type { Box } from '@octopolis/games/box'

/** A table to be played at. */
export interface Seated {
  readonly game: AnyGame
  readonly seats: number
  readonly edition: number
}

/** The code that is driven: ours, or that of another checkout. */
export interface Build {
  readonly Table: Pick<typeof Table, 'start'>
  readonly settle: typeof settle
  readonly boxes: Readonly<Record<string, Box>>
}

export const ours: Build = { Table, settle, boxes }

/** What another checkout has built. All that is asked of it here has been in the contract since the first release. */
export async function buildOf(checkout: string): Promise<Build> {
  const built = (part: string): Promise<object> => import(pathToFileURL(join(checkout, part, 'dist/index.js')).href)
  return { ...(await built('engine')), ...(await built('games')) } as Build
}

/** Plays one game at random and says how many moves it took. */
export type PlayOne = (chance: QuickChance) => number

/** A way to drive a game. Whose turn it is, what is asked and what is answered are the same in all of them. */
export type Contender = 'engine' | 'boardgameio' | 'loop'

/** Rules that only need somebody to talk to. */
function deafTurn(chance: QuickChance): Turn<Typed> {
  return { chance, tell() {}, reveal() {} }
}

function engine({ game, seats, edition: version }: Seated, build: Build): PlayOne {
  let started = 0
  return (chance) => {
    // A seed as tables have them: 64 digits.
    const table = build.Table.start(game, { seats, version, seed: String(started++).padStart(64, '0') })
    for (let { awaiting } = table; awaiting.length > 0; { awaiting } = table) {
      const seat = chance.pick(awaiting)
      table.play(seat, chance.pick(asked(table.prompt(seat)).moves))
    }
    return table.seq
  }
}

function loop({ game, seats, edition }: Seated, build: Build): PlayOne {
  const options: object = build.settle(game.options, {}, seats)
  return (chance) => {
    const turn = deafTurn(chance)
    const state = game.setup(options, seats, turn, edition)
    let moves = 0
    for (let awaiting = game.awaiting(state); awaiting.length > 0; awaiting = game.awaiting(state)) {
      const seat = chance.pick(awaiting)
      game.play(state, seat, chance.pick(asked(game.prompt(state, seat)).moves), turn)
      moves++
    }
    return moves
  }
}

/** The parts of boardgame.io that a move passes through; it ships no types for them that a module build can read. */
interface BoardgameIo {
  ProcessGameConfig(game: object): object
  InitializeGame(setting: { game: object; numPlayers: number }): Driven
  CreateGameReducer(setting: { game: object }): (state: Driven, action: object) => Driven
}

interface Driven {
  readonly G: unknown
}

/**
 * The same rules as moves of boardgame.io, through its reducer, with everything that costs it time and isn't needed
 * here switched off: undo, the client, turns of its own. It has to be loaded with NODE_ENV=production.
 */
function boardgameio({ game, seats, edition }: Seated, build: Build): PlayOne {
  const require = createRequire(import.meta.url)
  const { ProcessGameConfig, InitializeGame, CreateGameReducer } =
    require('boardgame.io/dist/cjs/internal.js') as BoardgameIo
  const { ActivePlayers } = require('boardgame.io/dist/cjs/core.js') as { ActivePlayers: { ALL: object } }
  const options: object = build.settle(game.options, {}, seats)
  let turn = deafTurn(new QuickChance('bench'))
  const config = ProcessGameConfig({
    name: game.id,
    setup: () => game.setup(options, seats, turn, edition),
    moves: {
      act: ({ G }: Driven, seat: number, move: unknown) => game.play(G, seat, move, turn),
    },
    turn: { activePlayers: ActivePlayers.ALL },
    disableUndo: true,
  })
  const reduce = CreateGameReducer({ game: config })
  return (chance) => {
    turn = deafTurn(chance)
    let state = InitializeGame({ game: config, numPlayers: seats })
    let moves = 0
    for (let awaiting = game.awaiting(state.G); awaiting.length > 0; awaiting = game.awaiting(state.G)) {
      const seat = chance.pick(awaiting)
      const move = chance.pick(asked(game.prompt(state.G, seat)).moves)
      state = reduce(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'act', args: [seat, move], playerID: String(seat) },
      })
      moves++
    }
    return moves
  }
}

function asked<Asked>(prompt: Asked | null): Asked {
  if (prompt === null) throw new Error('an awaited seat is asked nothing')
  return prompt
}

export const contenders: Readonly<Record<Contender, (seated: Seated, build: Build) => PlayOne>> = {
  engine,
  boardgameio,
  loop,
}
