import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useLanguage } from '../words/language.ts'
import type { LocalSetup } from '../local/tables.ts'
import { api } from './api.ts'
import { useAction } from './action.ts'
import { startHere } from './here.ts'
import { beSomebody } from './me.ts'
import { comeByCode, openTable, quickMatch, type TableWish } from './tables.ts'

/** Goes to a table, new or by its code: ends on its page, or with a sentence that says why not. */
export function useGoToTable() {
  const queries = useQueryClient()
  const language = useLanguage()
  const navigate = useNavigate()
  const { isBusy, run } = useAction()
  return {
    isBusy,
    /** Alone or passed around: a table of this device. */
    here: (setup: LocalSetup) =>
      run(async () => {
        const id = await startHere(setup)
        await queries.invalidateQueries({ queryKey: ['here'] })
        await navigate({ to: '/here/$id', params: { id } })
      }),
    /** A table of the house, which others can come to. */
    online: (wish: TableWish & { readonly game: string }, where: 'table' | 'room' = 'table') =>
      run(async () => {
        await beSomebody(queries, language)
        const { id } = await openTable(wish)
        // A screen for the whole room takes no seat: it only starts the game.
        if (where === 'room') await api.remove(`/api/tables/${id}/seats/0`)
        await navigate({ to: where === 'room' ? '/t/$id/room' : '/t/$id', params: { id } })
      }),
    /** With whoever comes next; null: at any game. */
    quick: (game: string | null) =>
      run(async () => {
        await beSomebody(queries, language)
        const { id } = await quickMatch(game)
        await navigate({ to: '/t/$id', params: { id } })
      }),
    code: (code: string) =>
      run(async () => {
        await beSomebody(queries, language)
        const { id } = await comeByCode(code)
        await navigate({ to: '/t/$id', params: { id } })
      }),
  }
}
