import type { TableInfo } from '@octopolis/server/protocol/tables'
import { Link, useNavigate } from '@tanstack/react-router'
import { api } from '../../client/api.ts'
import { Button, buttonClass } from '../../look/Button.tsx'
import { useTrouble } from '../../look/useTrouble.ts'
import { useWords } from '../../words/language.ts'
import { words } from './words.ts'

/** After the game: again, or the truth about it. */
export function Afterwards({ info, isSeated }: { info: TableInfo; isSeated: boolean }) {
  const w = useWords(words)
  const trouble = useTrouble()
  const navigate = useNavigate()
  const again = async (): Promise<void> => {
    try {
      const { id } = await api.post<TableInfo>(`/api/tables/${info.id}/rematch`)
      await navigate({ to: '/t/$id', params: { id } })
    } catch (error) {
      trouble(error)
    }
  }
  return (
    <>
      {info.rematch !== null && (
        <Link to="/t/$id" params={{ id: info.rematch }} className={buttonClass('main')}>
          {w.toRematch}
        </Link>
      )}
      {info.rematch === null && isSeated && (
        <Button kind="main" icon="play" onClick={() => void again()}>
          {w.rematch}
        </Button>
      )}
      <Link to="/replay/$id" params={{ id: info.id }} className={buttonClass('other')}>
        {w.replay}
      </Link>
      <Link to="/" className={buttonClass('quiet')}>
        {w.home}
      </Link>
    </>
  )
}
