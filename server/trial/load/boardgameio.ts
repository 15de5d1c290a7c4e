import { same, type Prompt } from '@octopolis/engine'
import type { Socket } from 'socket.io-client'
import { Client } from '../client.ts'
import { connect } from './connection.ts'
import type { Job } from './job.ts'
import type { Bytes, Party, Player, Sight } from './party.ts'

/** What a player of boardgame.io gets to see as G: the same view and the same question that we send. */
export interface Shown {
  readonly view: unknown
  readonly awaiting: readonly number[]
  readonly prompt: Prompt<unknown> | null
  readonly isOver: boolean
}

/** The state that boardgame.io sends, as far as a player looks at it. */
interface State {
  readonly G: Shown
  readonly _stateID: number
}

interface Logged {
  readonly action: { readonly payload: { readonly playerID: string } }
}

/** What its own client sends and gets, and nothing of what that client computes. */
class Seat implements Player {
  see: (sight: Sight) => void = () => {}
  readonly bytes: Bytes
  private readonly socket: Socket
  private readonly playerID: string
  private match = ''
  private credentials = ''
  private stateID = 0
  private synced: (state: State) => void = () => {}
  private underWay: { readonly move: unknown; answer(line: number | null): void } | null = null

  constructor(socket: Socket, bytes: Bytes, playerID: string) {
    this.socket = socket
    this.bytes = bytes
    this.playerID = playerID
    socket.on('sync', (match: string, { state }: { state: State }) => {
      if (match === this.match) this.synced(state)
    })
    socket.on('update', (match: string, state: State, log?: readonly Logged[]) => {
      if (match === this.match) this.update(state, log ?? [])
    })
  }

  async goTo(match: string, credentials: string, seats: number): Promise<State> {
    this.match = match
    this.credentials = credentials
    const state = new Promise<State>((resolve) => (this.synced = resolve))
    this.socket.emit('sync', match, this.playerID, credentials, seats)
    return state
  }

  /** There is no acknowledgement: one's own copy of the new state is what confirms a move. */
  play(move: unknown): Promise<number | null> {
    const { playerID, credentials, match, stateID } = this
    const payload = { type: 'act', args: [move], playerID, credentials }
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, match, playerID)
    return new Promise((answer) => (this.underWay = { move, answer }))
  }

  look({ G: { awaiting, prompt, isOver }, _stateID }: State): void {
    this.stateID = _stateID
    const isAwaited = awaiting.includes(Number(this.playerID))
    this.see({ line: _stateID, moves: isAwaited ? (prompt?.moves ?? null) : null, isOver })
  }

  leave(): void {
    this.socket.disconnect()
  }

  private update(state: State, log: readonly Logged[]): void {
    this.look(state)
    const isMine = log.some(({ action }) => action.payload.playerID === this.playerID)
    if (isMine) this.settle(state._stateID)
    else if (!this.mayStillCount(state.G)) this.settle(null)
  }

  /** A move that its rules refuse, or that comes after the end, is never answered: it has to be told by what is asked now. */
  private mayStillCount({ prompt, isOver }: Shown): boolean {
    const { underWay } = this
    return underWay !== null && !isOver && (prompt?.moves.some((one) => same(one, underWay.move)) ?? false)
  }

  private settle(line: number | null): void {
    const { underWay } = this
    this.underWay = null
    underWay?.answer(line)
  }
}

class BoardgameioParty implements Party {
  readonly players: readonly Seat[]
  private readonly lobby: Client
  private readonly game: string
  private readonly names: readonly string[]

  constructor(players: readonly Seat[], lobby: Client, game: string, names: readonly string[]) {
    this.players = players
    this.lobby = lobby
    this.game = game
    this.names = names
  }

  async begin(): Promise<void> {
    const { lobby, players, names } = this
    const games = `/games/${this.game}`
    const numPlayers = players.length
    const { matchID } = await lobby.post<{ matchID: string }>(`${games}/create`, { numPlayers, unlisted: true })
    const credentials: string[] = []
    for (const [seat, playerName] of names.entries()) {
      const joined = await lobby.post<{ playerCredentials: string }>(`${games}/${matchID}/join`, {
        playerID: String(seat),
        playerName,
      })
      credentials.push(joined.playerCredentials)
    }
    const states = await Promise.all(
      players.map((player, seat) => player.goTo(matchID, credentials[seat] ?? '', numPlayers)),
    )
    // It has no start: nobody moves before all are there.
    for (const [seat, state] of states.entries()) players[seat]?.look(state)
  }

  close(): void {
    for (const player of this.players) player.leave()
  }
}

export async function boardgameioParty(
  { base, lobby, game }: Job,
  names: readonly string[],
  onFailure: (why: string) => void,
): Promise<Party> {
  const players = await Promise.all(
    names.map(async (_, seat) => {
      const { socket, bytes } = await connect(`${base}/${game}`, {}, onFailure)
      return new Seat(socket, bytes, String(seat))
    }),
  )
  return new BoardgameioParty(players, new Client(lobby), game, names)
}
