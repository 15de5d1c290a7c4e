import { lazy, Suspense, useState } from 'react'
import { api } from '../../client/api.ts'
import { useMe } from '../../client/me.ts'
import { atTable } from '../../client/tables.ts'
import { useTrouble } from '../../look/useTrouble.ts'
import { Declined } from '../../declined.ts'
import { wholeTalk } from '../../table/link.ts'
import { openRemote } from '../../table/remote.ts'
import { TableView } from '../../table/TableView.tsx'
import { useGame } from '../../table/useGame.ts'
import { useLink, useTable } from '../../table/useLink.ts'
import { hint } from '../../thinking/desk.ts'
import { useWords } from '../../words/language.ts'
import { unopenable } from '../../words/unopenable.ts'
import { Afterwards } from './Afterwards.tsx'
import { QuickWait } from './QuickWait.tsx'
import { useHand } from './useHand.ts'
import { Turned } from './Turned.tsx'
import { Waiting } from './Waiting.tsx'
import { useParam } from '../../param.ts'

// Before the game, and what is seldom done in it: the game itself doesn't wait for them.
const Gathering = lazy(() => import('../gather/Gathering.tsx').then((module) => ({ default: module.Gathering })))
const Affairs = lazy(() => import('./Affairs.tsx').then((module) => ({ default: module.Affairs })))

/** A table of the house: gathering, playing, or over. */
export function TablePage() {
  const id = useParam('id')
  const me = useMe()
  const trouble = useTrouble()
  const w = useWords(unopenable)
  const [refused, setRefused] = useState<Declined | null>(null)
  const link = useLink(`${id} ${me?.id ?? ''}`, () => openRemote(id, setRefused))
  const state = useTable(link)
  const [isHinted, setHinted] = useState(false)
  const open = useGame(state?.info.game)
  useHand()

  if (refused !== null) return <Turned refused={refused} table={id} />
  const why = state?.info.unopenable
  if (why !== undefined) return <Turned refused={new Declined('unopenable', w[why])} table={id} />
  if (link === null || state === null || open === undefined) return <Waiting />
  if (open === null)
    return <Turned refused={new Declined('missing', `There is no game ${state.info.game} here.`)} table={id} />
  const { info } = state
  if (info.status === 'gathering' && info.quickUntil !== null) return <QuickWait info={info} />
  if (info.status === 'gathering')
    return (
      <Suspense fallback={<Waiting />}>
        <Gathering info={info} box={open.box} liveries={open.board?.stage.liveries ?? []} />
      </Suspense>
    )
  if (info.status === 'closed' && state.position === null)
    return <Turned refused={new Declined('gone', 'The table is closed.')} table={id} />

  const isSeated = info.seats.some(({ sitter }) => sitter?.kind === 'person' && sitter.id === me?.id)
  const onReplace = (seat: number): void => void api.post(`/api/tables/${id}/votes`, { seat }).catch(trouble)
  const onSitAgain = (): void => {
    const mine = info.seats.find(({ sitter }) => sitter?.kind === 'person' && sitter.id === me?.id)
    if (mine !== undefined) void atTable(id).sit(mine.seat).catch(trouble)
  }
  // The house has to know before one does: a game with hints doesn't count.
  const askHint = async (): Promise<unknown> => {
    await api.post(`/api/tables/${id}/hints`)
    setHinted(true)
    // Bots listen to all of it.
    return hint({ ...state, talk: await wholeTalk(link) })
  }
  return (
    <TableView
      state={state}
      link={link}
      open={open}
      hint={isSeated && info.hints ? askHint : null}
      hintCosts={info.rated && !isHinted}
      onReplace={isSeated ? onReplace : null}
      onSitAgain={onSitAgain}
      foot={<Afterwards info={info} isSeated={isSeated} />}
      affairs={
        <Suspense>
          <Affairs info={info} isSeated={isSeated} />
        </Suspense>
      }
    />
  )
}
