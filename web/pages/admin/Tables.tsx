import type { AdminTable } from '@octopolis/server/protocol/lists'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { coverOf } from '../../games.ts'
import { api } from '../../client/api.ts'
import { useAction } from '../../client/action.ts'
import { useLeaves } from '../../client/pages.ts'
import { Button, buttonClass } from '../../look/Button.tsx'
import { Dialog } from '../../look/Dialog.tsx'
import { tell } from '../../look/Notice.tsx'
import { Segments } from '../../look/Segments.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import { localeOf } from '../../words/locale.ts'
import styles from './Admin.module.css'
import { More } from './More.tsx'
import { words } from './words.ts'

const statuses = ['playing', 'gathering', 'finished'] as const
type Status = (typeof statuses)[number]

/** All tables, also those that only some may see; any can be closed. */
export function Tables() {
  const w = useWords(words)
  const queries = useQueryClient()
  const { isBusy, run } = useAction()
  const names = useNames()
  const [status, setStatus] = useState<Status>('playing')
  const [closing, setClosing] = useState<AdminTable | null>(null)
  const path = `/api/admin/tables?status=${status}`
  const tables = useLeaves<AdminTable>(['admin', 'tables', status], path, 'tables')
  const close = async ({ id }: AdminTable): Promise<void> => {
    await api.remove<undefined>(`/api/admin/tables/${encodeURIComponent(id)}`)
    await queries.invalidateQueries({ queryKey: ['admin', 'tables'] })
    setClosing(null)
    tell(w.closed)
  }
  return (
    <section className={styles['section']}>
      <h2>{w.tables}</h2>
      <div>
        <Segments<Status>
          label={w.status}
          value={status}
          values={statuses.map((value) => ({ value, label: w.statuses[value] }))}
          onChange={setStatus}
        />
      </div>
      {tables.rows?.length === 0 && <p className={styles['faint']}>{w.noTables}</p>}
      <ul className={styles['list']}>
        {tables.rows?.map((table) => (
          <TableItem key={table.id} table={table} onClose={() => setClosing(table)} />
        ))}
      </ul>
      <More of={tables} />
      <Dialog
        open={closing !== null}
        title={w.closeTitle}
        onClose={() => setClosing(null)}
        foot={
          <>
            <Button onClick={() => setClosing(null)}>{w.keep}</Button>
            <Button kind="grave" disabled={isBusy} onClick={() => closing && void run(() => close(closing))}>
              {w.closeSure}
            </Button>
          </>
        }
      >
        <p>{closing && w.closeLead(names(closing))}</p>
      </Dialog>
    </section>
  )
}

function useNames(): (table: AdminTable) => string {
  const w = useWords(words)
  const language = useLanguage()
  const list = new Intl.ListFormat(language)
  return ({ seats }) => {
    const names = seats.flatMap((sitter) => sitter?.name ?? [])
    return names.length === 0 ? w.nobodySits : list.format(names)
  }
}

function TableItem({ table, onClose }: { table: AdminTable; onClose(): void }) {
  const w = useWords(words)
  const language = useLanguage()
  const names = useNames()
  const { id, game, status, seq, watchers, createdAt } = table
  const isFinished = status === 'finished'
  return (
    <li className={styles['item']}>
      <p>
        <b>{coverOf(game)?.title[language] ?? game}</b>{' '}
        <span className={styles['faint']}>
          {[
            id,
            ...(seq === null ? [] : [w.moves(seq)]),
            ...(watchers === null ? [] : [w.watchers(watchers)]),
            new Date(createdAt).toLocaleString(localeOf(language), { dateStyle: 'short', timeStyle: 'short' }),
          ].join(' · ')}
        </span>
      </p>
      <p>{names(table)}</p>
      <div className={styles['row']}>
        <Link to={isFinished ? '/replay/$id' : '/t/$id'} params={{ id }} className={buttonClass()}>
          {w.open}
        </Link>
        {!isFinished && (
          <Button kind="grave" onClick={onClose}>
            {w.close}
          </Button>
        )}
      </div>
    </li>
  )
}
