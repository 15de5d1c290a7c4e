import { createRequire } from 'node:module'
import type { ListenOptions } from 'node:net'
import { QuickChance, same, settle, type AnyGame, type Outcome, type Turn, type Typed } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import type { Shown } from './boardgameio.ts'

/** The parts of boardgame.io that are used here; it ships no types for them that a module build can read. */
interface Parts {
  Server(setting: { games: readonly object[]; origins: readonly string[] }): {
    /** What is given as a port goes to `listen` as it is. */
    run(setting: { port: ListenOptions; lobbyConfig: { apiPort: ListenOptions } }): Promise<unknown>
  }
}

interface Context {
  readonly G: unknown
  readonly ctx: { readonly numPlayers: number }
  readonly playerID: string | null
}

const require = createRequire(import.meta.url)
const { Server } = require('boardgame.io/server') as Parts
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: string }
const { original } = createRequire(require.resolve('boardgame.io/server'))('immer') as {
  original(draft: unknown): unknown
}

/**
 * The same rules as a game of boardgame.io, with everything switched off that costs it time and isn't needed here:
 * undo, turns of its own, facts. Who is asked what is looked up in its plain state, not through its proxies.
 */
function wrapped(game: AnyGame): object {
  const turn: Turn<Typed> = { chance: new QuickChance('rival'), tell() {}, reveal() {} }
  return {
    name: game.id,
    setup: ({ ctx: { numPlayers } }: Context) =>
      game.setup(settle<object>(game.options, {}, numPlayers), numPlayers, turn, game.version),
    moves: {
      act: {
        move({ G, playerID }: Context, move: unknown): string | undefined {
          const seat = Number(playerID)
          const listed = game.prompt(original(G), seat)?.moves.find((one) => same(one, move))
          if (listed === undefined) return INVALID_MOVE
          game.play(G, seat, listed, turn)
          return undefined
        },
        // Several seats may answer at once; each move is checked against what its seat is asked.
        ignoreStaleStateID: true,
        client: false,
        redact: true,
      },
    },
    turn: { activePlayers: { all: null } },
    endIf: ({ G }: Context): Outcome | undefined => game.outcome(G) ?? undefined,
    playerView({ G, playerID }: Context): Shown {
      const seat = playerID === null ? null : Number(playerID)
      return {
        view: game.view(G, seat ?? 'watcher'),
        awaiting: game.awaiting(G),
        prompt: seat === null ? null : game.prompt(G, seat),
        isOver: game.outcome(G) !== null,
      }
    },
    disableUndo: true,
  }
}

/** boardgame.io's own server, in memory: it keeps nothing on a disk. */
const box = boxes[process.argv[2] ?? '']
if (box === undefined) throw new Error('rival.js <game>')
const host = '127.0.0.1'
const { PORT, LOBBY_PORT } = process.env
// With the koa-compose of today its lobby answers nothing but 404 unless it has a port of its own.
await Server({ games: [wrapped(box.game)], origins: [] }).run({
  port: { host, port: Number(PORT) },
  lobbyConfig: { apiPort: { host, port: Number(LOBBY_PORT) } },
})
