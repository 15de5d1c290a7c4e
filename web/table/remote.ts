import type { Position, Said, TableInfo, Utterance } from '@octopolis/server/protocol/tables'
import { TALK_PART } from '@octopolis/server/protocol/talk'
import { answerFirst } from '../client/answer-first.ts'
import { api } from '../client/api.ts'
import { ask, canWrite, refusalOf, socket, type As } from '../client/socket.ts'
import { newId } from '../client/id.ts'
import { listen } from '../listen.ts'
import { isPassing, Declined } from '../declined.ts'
import {
  withPosition,
  withSaid,
  withTalk,
  type Connection,
  type TableLink,
  type TableState,
  type Words,
} from './link.ts'

/** How long to wait before asking again, when the connection stands and yet nobody answers. */
const PAUSE = 1000

/** A table in the house, over the socket: joined again after every fall of the line, with nothing sent twice. */
export function openRemote(table: string, onTrouble: (refused: Declined) => void, as: As = 'me'): TableLink {
  const live = socket(as)
  const listeners = new Set<() => void>()
  let state: TableState | null = null
  let isClosed = false
  /** The last line of talk that came by itself: all before it have come. Of one's own nobody says what came before. */
  let heard = 0

  const change = (next: TableState): void => {
    state = next
    for (const listener of listeners) listener()
  }

  const standing = (): Connection => (canWrite(as) ? 'live' : 'unwritten')

  const answers = answerFirst()

  const askToJoin = async (): Promise<void> => {
    if (isClosed) return
    try {
      // A connection that comes back must not bring back somebody who has left their seat and only looks on.
      const frame = { table, after: state?.position?.seq ?? null, heard, again: state !== null }
      const { info, position, ...latest } = await ask('join', frame, as)
      heard = latest.talk.at(-1)?.n ?? latest.since
      const before: TableState = state ?? {
        info,
        position: null,
        log: [],
        edition: 0,
        talk: [],
        hasEarlier: false,
        unsaid: [],
        connection: standing(),
        isSending: false,
      }
      const known = { ...withTalk(before, latest), info, connection: standing() }
      if (!isClosed) change(position === null ? known : withPosition(known, position))
    } catch (error) {
      if (!(error instanceof Declined) || isClosed) throw error
      if (isPassing(error)) setTimeout(() => void join(), PAUSE)
      else onTrouble(error)
    }
  }
  const join = (): Promise<void> => answers.ask(askToJoin)

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
    if (said.table !== table || state === null) return
    heard = Math.max(heard, said.n)
    change({ ...state, talk: withSaid(state.talk, said) })
  }
  /** What was heard since the backup was never said. */
  const onRestored = (): void => {
    heard = 0
    void join()
  }

  const stopListening = listen(live, {
    connect: onConnect,
    disconnect: onDisconnect,
    connect_error: onShut,
    table: answers.after(onTable),
    position: answers.after(onPosition),
    said: answers.after(onSaid),
    restored: onRestored,
    weather: onWeather,
  })
  if (live.connected) void join()

  const untilConnected = (): Promise<void> =>
    new Promise((resolve) => {
      if (live.connected) setTimeout(resolve, PAUSE)
      else live.once('connect', resolve)
    })

  /** The very same frame until it is answered. */
  const sendUntilAnswered = async <Answer>(
    send: () => Promise<Answer>,
    isLost: (error: unknown) => boolean = isPassing,
  ): Promise<Answer> => {
    for (;;) {
      try {
        return await send()
      } catch (error) {
        if (!isLost(error) || isClosed) throw error
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

  /** Answered, all that was said before: words arrive in the order in which they were said. */
  let spoken: Promise<unknown> = Promise.resolve()

  const say = async (utterance: Utterance): Promise<void> => {
    const words: Words = { id: newId(), utterance }
    // What had to wait comes all at once when it can: that isn't speaking too often, and it waits a little more.
    let hasWaited = state === null || state.connection !== 'live' || state.unsaid.length > 0
    const isLost = (error: unknown): boolean => {
      const isTooMuch = hasWaited && error instanceof Declined && error.reason === 'often'
      hasWaited = true
      return isTooMuch || isPassing(error)
    }
    const answered = spoken.then(() => sendUntilAnswered(() => ask('say', { table, ...words }, as), isLost))
    spoken = answered.catch(() => {})
    if (state !== null) change({ ...state, unsaid: [...state.unsaid, words] })
    const said = await answered.catch((error: unknown) => {
      forgetWords(words)
      throw error
    })
    forgetWords(words, said)
  }

  /** They aren't on their way any more: the house has them, or won't. */
  const forgetWords = (words: Words, said: Said | null = null): void => {
    if (state === null) return
    const unsaid = state.unsaid.filter((one) => one !== words)
    change({ ...state, unsaid, talk: said === null ? state.talk : withSaid(state.talk, said) })
  }

  const fetchEarlier = async (): Promise<void> => {
    const first = state?.talk[0]?.n
    if (first === undefined || state?.hasEarlier !== true) return
    const part = await api.get<Said[]>(`/api/tables/${table}/talk?before=${first}&limit=${TALK_PART}`)
    // Joined anew meanwhile, it begins elsewhere.
    if (state.talk[0]?.n !== first) return
    const hasEarlier = part.length === TALK_PART && part[0]?.n !== 1
    change({ ...state, talk: [...part, ...state.talk], hasEarlier })
  }
  let fetching: Promise<void> | null = null

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
    say,
    earlier() {
      fetching ??= fetchEarlier().finally(() => (fetching = null))
      return fetching
    },
    orders(orders) {
      return sendUntilAnswered(() => ask('orders', orders === undefined ? { table } : { table, orders }, as))
    },
    close() {
      isClosed = true
      stopListening()
      if (live.connected) void ask('leave', { table }, as).catch(() => {})
    },
  }
}
