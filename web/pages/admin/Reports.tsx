import type { Report } from '@octopolis/server/protocol/admin'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../client/api.ts'
import { useAction } from '../../client/action.ts'
import { Button } from '../../look/Button.tsx'
import { tell } from '../../look/Notice.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import { localeOf } from '../../words/locale.ts'
import styles from './Admin.module.css'
import { BanSheet } from './BanSheet.tsx'
import { usePeople } from './people.ts'
import { words } from './words.ts'

/** What people complain about, with what was said. */
export function Reports({ reports }: { reports: readonly Report[] }) {
  const w = useWords(words)
  const language = useLanguage()
  const queries = useQueryClient()
  const { isBusy, run } = useAction()
  const [banning, setBanning] = useState<string | null>(null)
  const nameOf = usePeople(reports.flatMap(({ by, about }) => [by, about]))
  const settle = async (id: string): Promise<void> => {
    await api.remove<undefined>(`/api/admin/reports/${encodeURIComponent(id)}`)
    await queries.invalidateQueries({ queryKey: ['admin', 'reports'] })
    tell(w.settled)
  }
  return (
    <section className={styles['section']}>
      <h2>{w.reports}</h2>
      {reports.length === 0 && <p className={styles['faint']}>{w.noReports}</p>}
      <ul className={styles['list']}>
        {reports.map(({ id, table, by, about, why, said, at }) => (
          <li key={id} className={styles['item']}>
            <p>
              <b>{w.reported(nameOf(by), nameOf(about))}</b>{' '}
              <span className={styles['faint']}>
                {new Date(at).toLocaleString(localeOf(language), { dateStyle: 'short', timeStyle: 'short' })}
              </span>
            </p>
            <p>{why}</p>
            {said !== null && (
              <blockquote className={styles['said']}>
                <span className="unseen">{w.said}</span>
                {typeof said === 'string' ? said : JSON.stringify(said)}
              </blockquote>
            )}
            <div className={styles['row']}>
              <Button icon="check" disabled={isBusy} onClick={() => void run(() => settle(id))}>
                {w.settle}
              </Button>
              <Button kind="grave" onClick={() => setBanning(about)}>
                {w.ban(nameOf(about))}
              </Button>
              <Link to="/t/$id" params={{ id: table }}>
                {w.table} {table}
              </Link>
            </div>
          </li>
        ))}
      </ul>
      <BanSheet key={banning} id={banning} onClose={() => setBanning(null)} />
    </section>
  )
}
