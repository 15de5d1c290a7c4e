import type { Ban } from '@octopolis/server/protocol/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../client/api.ts'
import { useAction } from '../../client/action.ts'
import { useLeaves } from '../../client/pages.ts'
import { Button } from '../../look/Button.tsx'
import { tell } from '../../look/Notice.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import { localeOf } from '../../words/locale.ts'
import styles from './Admin.module.css'
import { BanSheet } from './BanSheet.tsx'
import { More } from './More.tsx'
import { words } from './words.ts'

const queryKey = ['admin', 'bans'] as const

export function Bans() {
  const w = useWords(words)
  const language = useLanguage()
  const queries = useQueryClient()
  const { isBusy, run } = useAction()
  const [banning, setBanning] = useState<string | null>(null)
  const bans = useLeaves<Ban>(queryKey, '/api/admin/bans', 'bans')
  const unban = async (id: string): Promise<void> => {
    await api.remove<undefined>(`/api/admin/bans/${encodeURIComponent(id)}`)
    await queries.invalidateQueries({ queryKey })
    tell(w.unbanned)
  }
  return (
    <section className={styles['section']}>
      <h2>{w.bans}</h2>
      {bans.rows?.length === 0 && <p className={styles['faint']}>{w.noBans}</p>}
      <ul className={styles['list']}>
        {bans.rows?.map(({ id, name, why, at }) => (
          <li key={id} className={styles['item']}>
            <p>
              <b>{name}</b>{' '}
              <span className={styles['faint']}>{new Date(at).toLocaleDateString(localeOf(language))}</span>
            </p>
            <p>{why}</p>
            <div className={styles['row']}>
              <Button disabled={isBusy} onClick={() => void run(() => unban(id))}>
                {w.unban(name)}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <More of={bans} />
      <div className={styles['row']}>
        <Button kind="grave" onClick={() => setBanning('')}>
          {w.banTitle}
        </Button>
      </div>
      <BanSheet key={banning} id={banning} onClose={() => setBanning(null)} />
    </section>
  )
}
