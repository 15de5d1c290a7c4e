import { Link, useNavigate } from '@tanstack/react-router'
import { useAction } from '../../client/action.ts'
import { HotSeat, type Eyes } from '../../local/HotSeat.tsx'
import { againLocal } from '../../local/link.ts'
import { Button, buttonClass } from '../../look/Button.tsx'
import { TableView } from '../../table/TableView.tsx'
import { useGame } from '../../table/useGame.ts'
import { useTable } from '../../table/useLink.ts'
import { hint } from '../../thinking/desk.ts'
import { useWords } from '../../words/language.ts'
import { addressHere } from '../replay/open.ts'
import { Waiting } from '../table/Waiting.tsx'
import { words } from './words.ts'
import { useParam } from '../../param.ts'

/** A table of this device: alone against bots, or passed around. */
export function HerePage() {
  const id = useParam('id')
  return <HotSeat id={id}>{(eyes) => <HereTable id={id} {...eyes} />}</HotSeat>
}

function HereTable({ id, link, seat }: Eyes & { readonly id: string }) {
  const w = useWords(words)
  const navigate = useNavigate()
  const { isBusy, run } = useAction()
  const state = useTable(link)
  const open = useGame(state?.info.game)
  if (state === null || !open) return <Waiting />
  const again = (): Promise<void> =>
    run(async () => navigate({ to: '/here/$id', params: { id: await againLocal(id) } }))
  return (
    <TableView
      state={state}
      link={link}
      open={open}
      hint={seat === null || !state.info.hints ? null : () => hint(state)}
      onReplace={null}
      foot={
        <>
          <Button kind="main" icon="play" disabled={isBusy} onClick={() => void again()}>
            {w.again}
          </Button>
          <Link to="/replay/$id" params={{ id: addressHere(id) }} className={buttonClass()}>
            {w.replay}
          </Link>
          <Link to="/" className={buttonClass('quiet')}>
            {w.home}
          </Link>
        </>
      }
      affairs={<p>{w.kept}</p>}
    />
  )
}
