import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { api } from '../../client/api.ts'
import { useAction } from '../../client/action.ts'
import { Button } from '../../look/Button.tsx'
import { Dialog } from '../../look/Dialog.tsx'
import { tell } from '../../look/Notice.tsx'
import { useWords } from '../../words/language.ts'
import { Field } from '../profile/Section.tsx'
import styles from './Admin.module.css'
import { words } from './words.ts'

interface BanSheetProps {
  /** Who is to go; '': their id is typed in; null: nobody. */
  readonly id: string | null
  onClose(): void
}

export function BanSheet({ id, onClose }: BanSheetProps) {
  const w = useWords(words)
  const queries = useQueryClient()
  const { isBusy, run } = useAction()
  const [ban, setBan] = useState({ id: id ?? '', why: '' })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run(async () => {
      await api.put<undefined>(`/api/admin/bans/${encodeURIComponent(ban.id.trim())}`, { why: ban.why.trim() })
      await queries.invalidateQueries({ queryKey: ['admin'] })
      tell(w.banned)
      onClose()
    })
  }
  return (
    <Dialog open={id !== null} title={w.banTitle} onClose={onClose}>
      <form className={styles['form']} onSubmit={submit}>
        <p>{w.banLead}</p>
        <Field
          label={w.id}
          value={ban.id}
          maxLength={64}
          required
          onChange={(typed) => setBan({ ...ban, id: typed })}
        />
        <Field label={w.why} value={ban.why} maxLength={300} required onChange={(why) => setBan({ ...ban, why })} />
        <div className={styles['row']}>
          <Button onClick={onClose}>{w.keep}</Button>
          <Button type="submit" kind="grave" disabled={isBusy}>
            {w.banSure}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
