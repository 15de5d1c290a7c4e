import type { Sent } from '@octopolis/server/protocol/frames'
import type { TableInfo } from '@octopolis/server/protocol/tables'
import { useEffect, useState } from 'react'
import { Refused } from '../refused.ts'
import { usePainted } from '../look/usePainted.ts'

export interface Lobby {
  readonly tables: readonly TableInfo[]
  /** "waiting": nothing was heard yet; "lost": the house doesn't answer. */
  readonly state: 'waiting' | 'live' | 'lost'
}

/** After a refusal to be followed, we try again so much later. */
const PAUSE = 3000

function afterChange(known: readonly TableInfo[], { tables, gone }: Sent['lobby']): TableInfo[] {
  const old = known.filter(({ id }) => !gone.includes(id) && !tables.some((table) => table.id === id))
  return [...old, ...tables]
}

/** Follows the open tables until told otherwise. */
async function follow(change: (next: (lobby: Lobby) => Lobby) => void, isGone: () => boolean): Promise<() => void> {
  // It is the largest thing that the front page needs, and what is on the page already can be read without it.
  const { ask, socket } = await import('./socket.ts')
  if (isGone()) return () => {}
  const live = socket()
  let retry: ReturnType<typeof setTimeout> | undefined
  const begin = async (): Promise<void> => {
    try {
      const tables = await ask('lobby', { follow: true })
      change(() => ({ tables, state: 'live' }))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      retry = setTimeout(() => void begin(), PAUSE)
    }
  }
  const onConnect = (): void => void begin()
  const onChange = (sent: Sent['lobby']): void =>
    change(({ tables, state }) => ({ tables: afterChange(tables, sent), state }))
  const onLost = (): void => change(() => ({ tables: [], state: 'lost' }))
  live.on('connect', onConnect)
  live.on('restored', onConnect)
  live.on('lobby', onChange)
  live.on('disconnect', onLost)
  live.on('connect_error', onLost)
  if (live.connected) onConnect()
  return () => {
    clearTimeout(retry)
    live.off('connect', onConnect)
    live.off('restored', onConnect)
    live.off('lobby', onChange)
    live.off('disconnect', onLost)
    live.off('connect_error', onLost)
    if (live.connected) void ask('lobby', { follow: false }).catch(() => {})
  }
}

/** The open tables of the house, as they come and go. */
export function useLobby(): Lobby {
  const [lobby, setLobby] = useState<Lobby>({ tables: [], state: 'waiting' })
  const isPainted = usePainted()
  useEffect(() => {
    if (!isPainted) return
    let isGone = false
    const stopping = follow(setLobby, () => isGone)
    return () => {
      isGone = true
      void stopping.then((stop) => stop())
    }
  }, [isPainted])
  return lobby
}
