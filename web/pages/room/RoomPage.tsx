import { useState } from 'react'
import { Declined } from '../../declined.ts'
import { openRemote } from '../../table/remote.ts'
import { useGame } from '../../table/useGame.ts'
import { useLink, useTable } from '../../table/useLink.ts'
import { Turned } from '../table/Turned.tsx'
import { Waiting } from '../table/Waiting.tsx'
import { Invitation } from './Invitation.tsx'
import { Screen } from './Screen.tsx'
import { useParam } from '../../param.ts'

/** The screen that everybody in the room sees. It looks with nobody's eyes, also on the device of somebody who plays. */
export function RoomPage() {
  const id = useParam('id')
  const [refused, setRefused] = useState<Declined | null>(null)
  const link = useLink(id, () => openRemote(id, setRefused, 'watcher'))
  const state = useTable(link)
  const open = useGame(state?.info.game)

  if (refused !== null) return <Turned refused={refused} table={id} />
  if (state === null || open === undefined) return <Waiting />
  if (open === null || state.info.status === 'closed') {
    return <Turned refused={new Declined('gone', 'The table is closed.')} table={id} />
  }
  if (state.position === null) return <Invitation info={state.info} />
  return <Screen state={state} open={open} />
}
