import type { Sent } from '@octopolis/server/protocol/frames'
import type { TableInfo } from '@octopolis/server/protocol/tables'
import { useEffect, useState } from 'react'
import { Refused } from '../refused.ts'
import { ask, socket } from './socket.ts'

interface Lobby {
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

/** The open tables of the house, as they come and go. */
export function useLobby(): Lobby {
  const [lobby, setLobby] = useState<Lobby>({ tables: [], state: 'waiting' })
  useEffect(() => {
    const live = socket()
    let retry: ReturnType<typeof setTimeout> | undefined
    const follow = async (): Promise<void> => {
      try {
        setLobby({ tables: await ask('lobby', { follow: true }), state: 'live' })
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        retry = setTimeout(() => void follow(), PAUSE)
      }
    }
    const onConnect = (): void => void follow()
    const onChange = (sent: Sent['lobby']): void =>
      setLobby(({ tables, state }) => ({ tables: afterChange(tables, sent), state }))
    const onLost = (): void => setLobby({ tables: [], state: 'lost' })
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
  }, [])
  return lobby
}
