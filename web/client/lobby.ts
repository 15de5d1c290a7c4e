import type { Sent } from '@octopolis/server/protocol/frames'
import type { ListedTable, LobbyPage } from '@octopolis/server/protocol/lists'
import { useEffect, useState } from 'react'
import { listen } from '../listen.ts'
import { Declined } from '../declined.ts'
import { answerFirst } from './answer-first.ts'
import { usePainted } from '../look/usePainted.ts'

export interface Lobby extends LobbyPage {
  /** "waiting": nothing was heard yet; "lost": the house doesn't answer. */
  readonly state: 'waiting' | 'live' | 'lost'
}

/** Which tables we want to see: of one game or of all, and how many pages of them. */
export interface LobbyWish {
  readonly game: string | null
  readonly pages: number
}

/** After a refusal to be followed, we try again so much later. */
const PAUSE = 3000

const nothing: LobbyPage = { tables: [], next: null, counts: { gathering: 0, playing: 0 } }

/** As the house orders them: where one can sit down first, newest first. */
function inOrder(a: ListedTable, b: ListedTable): number {
  if (a.status !== b.status) return a.status === 'gathering' ? -1 : 1
  return b.createdAt - a.createdAt || (a.id > b.id ? -1 : 1)
}

function afterNews(known: readonly ListedTable[], { tables, gone }: Sent['lobby']): ListedTable[] {
  const old = known.filter(({ id }) => !gone.includes(id) && !tables.some((table) => table.id === id))
  return [...old, ...tables].toSorted(inOrder)
}

interface Follower {
  want(wish: LobbyWish): void
  stop(): void
}

/** Follows the open tables that are wanted, until told otherwise. */
function follow(first: LobbyWish, change: (next: (lobby: Lobby) => Lobby) => void): Follower {
  let wanted = first
  let isGone = false
  let stopListening = (): void => {}
  let retry: ReturnType<typeof setTimeout> | undefined
  // It is the largest thing that the front page needs, and what is on the page already can be read without it.
  const loading = import('./socket.ts')

  const begin = async (): Promise<void> => {
    const { ask, socket } = await loading
    if (isGone || !socket().connected) return
    const asked = wanted
    const { game, pages } = asked
    try {
      const page = await ask('lobby', { follow: true, free: 'no', pages, ...(game === null ? {} : { game }) })
      if (asked === wanted && page.tables !== undefined) change(() => ({ ...page, state: 'live' }))
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      retry = setTimeout(onConnect, PAUSE)
    }
  }
  const answers = answerFirst()
  const onConnect = (): void => void answers.ask(begin)
  const onNews = (sent: Sent['lobby']): void =>
    change(({ tables, state }) => ({ tables: afterNews(tables, sent), next: sent.next, counts: sent.counts, state }))
  const onLost = (): void => change(() => ({ ...nothing, state: 'lost' }))

  void loading.then(({ socket }) => {
    if (isGone) return
    const live = socket()
    stopListening = listen(live, {
      connect: onConnect,
      restored: onConnect,
      lobby: answers.after(onNews),
      disconnect: onLost,
      connect_error: onLost,
    })
    onConnect()
  })
  return {
    want(wish) {
      if (wish.game === wanted.game && wish.pages === wanted.pages) return
      wanted = wish
      onConnect()
    },
    stop() {
      isGone = true
      clearTimeout(retry)
      void loading.then(({ ask, socket }) => {
        const live = socket()
        stopListening()
        if (live.connected) void ask('lobby', { follow: false, free: 'no', pages: 1 }).catch(() => {})
      })
    },
  }
}

/** The open tables of the house, as they come and go. */
export function useLobby(wish: LobbyWish): Lobby {
  const [lobby, setLobby] = useState<Lobby>({ ...nothing, state: 'waiting' })
  const [follower, setFollower] = useState<Follower | null>(null)
  const isPainted = usePainted()
  const { game, pages } = wish
  useEffect(() => {
    if (!isPainted) return
    const next = follow({ game: null, pages: 1 }, setLobby)
    setFollower(next)
    return () => next.stop()
  }, [isPainted])
  useEffect(() => follower?.want({ game, pages }), [follower, game, pages])
  return lobby
}
