import type { Position, Said, TableInfo, Utterance } from '@octopolis/server/protocol/tables'
import { ask, canWrite, refusalOf, socket, type As } from '../house/socket.ts'
import { newId } from '../house/id.ts'
import { Refused } from '../refused.ts'
import { withPosition, type Connection, type TableLink, type TableState } from './link.ts'

/** How long to wait before asking again, when the connection stands and yet nobody answers. */
const PAUSE = 1000

/** A table in the house, over the socket: joined again after every fall of the line, with nothing sent twice. */
export function openRemote(table: string, onTrouble: (refused: Refused) => void, as: As = 'me'): TableLink {
  const live = socket(as)
  const listeners = new Set<() => void>()
  let state: TableState | null = null
  let isClosed = false

  const change = (next: TableState): void => {
    state = next
    for (const listener of listeners) listener()
  }

  const standing = (): Connection => (canWrite(as) ? 'live' : 'unwritten')

  const join = async (): Promise<void> => {
    if (isClosed) return
    try {
      // Whoever has left their seat and still looks on doesn't return because the line fell.
      const frame = { table, after: state?.position?.seq ?? null, again: state !== null }
      const { info, position, talk } = await ask('join', frame, as)
      const before: TableState = state ?? {
        info,
        position: null,
        log: [],
        edition: 0,
        talk,
        connection: standing(),
        isSending: false,
      }
      const known = { ...before, info, talk, connection: standing() }
      if (!isClosed) change(position === null ? known : withPosition(known, position))
    } catch (error) {
      if (!(error instanceof Refused) || isClosed) throw error
      if (error.reason === 'unreachable' || error.reason === 'unavailable') setTimeout(() => void join(), PAUSE)
      else onTrouble(error)
    }
  }

  const onConnect = (): void => void join()
  const onDisconnect = (): void => {
    if (state !== null) change({ ...state, connection: 'lost' })
  }
  /** We aren't let in at all: said in the place of the table, unless there is one to look at, or it may be just a moment. */
  const onShut = (error: Error): void => {
    const refused = refusalOf(error)
    if (state === null && !isClosed && refused !== null && refused.reason !== 'unavailable') onTrouble(refused)
  }
  const onWeather = (): void => {
    if (state !== null) change({ ...state, connection: standing() })
  }
  const onTable = (info: TableInfo): void => {
    if (info.id === table && state !== null) change({ ...state, info })
  }
  const onPosition = (position: Position): void => {
    if (position.table !== table || state === null) return
    const { after } = position.log
    // What goes on from an earlier line is known already; one's own answer with eyes closed goes on from this very line.
    if (state.position !== null && after !== null && after < state.position.seq) return
    change(withPosition(state, position))
  }
  const onSaid = (said: Said): void => {
    if (said.table !== table || state === null || state.talk.some(({ n }) => n === said.n)) return
    change({ ...state, talk: [...state.talk, said] })
  }

  live.on('connect', onConnect)
  live.on('disconnect', onDisconnect)
  live.on('connect_error', onShut)
  live.on('table', onTable)
  live.on('position', onPosition)
  live.on('said', onSaid)
  live.on('restored', onConnect)
  live.on('weather', onWeather)
  if (live.connected) void join()

  const untilConnected = (): Promise<void> =>
    new Promise((resolve) => {
      if (live.connected) setTimeout(resolve, PAUSE)
      else live.once('connect', resolve)
    })

  /** The very same frame until it is answered. */
  const sendUntilAnswered = async <Answer>(
    send: () => Promise<Answer>,
    lost: readonly string[] = ['unreachable', 'unavailable'],
  ): Promise<Answer> => {
    for (;;) {
      try {
        return await send()
      } catch (error) {
        const isLost = error instanceof Refused && lost.includes(error.reason)
        if (!isLost || isClosed) throw error
        await untilConnected()
      }
    }
  }

  /** The house counts it once, however often it is sent. */
  const insist = async (send: () => Promise<unknown>): Promise<void> => {
    if (state !== null) change({ ...state, isSending: true })
    try {
      await sendUntilAnswered(send)
    } finally {
      if (state !== null) change({ ...state, isSending: false })
    }
  }

  const seq = (): number => state?.position?.seq ?? 0

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    play(move) {
      const frame = { table, id: newId(), seq: seq(), move }
      return insist(() => ask('play', frame, as))
    },
    undo() {
      const frame = { table, id: newId(), seq: seq() }
      return insist(() => ask('undo', frame, as))
    },
    async say(utterance: Utterance) {
      // It would be said twice if it had arrived: so only what the house couldn't write is said again.
      onSaid(await sendUntilAnswered(() => ask('say', { table, utterance }, as), ['unavailable']))
    },
    orders(orders) {
      return sendUntilAnswered(() => ask('orders', orders === undefined ? { table } : { table, orders }, as))
    },
    close() {
      isClosed = true
      live.off('connect', onConnect)
      live.off('disconnect', onDisconnect)
      live.off('connect_error', onShut)
      live.off('table', onTable)
      live.off('position', onPosition)
      live.off('said', onSaid)
      live.off('restored', onConnect)
      live.off('weather', onWeather)
      if (live.connected) void ask('leave', { table }, as).catch(() => {})
    },
  }
}
