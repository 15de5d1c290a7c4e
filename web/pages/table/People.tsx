import type { TableInfo } from '@octopolis/server/protocol/tables'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../client/api.ts'
import { useMe } from '../../client/me.ts'
import { Button } from '../../look/Button.tsx'
import { Dialog } from '../../look/Dialog.tsx'
import { Switch } from '../../look/Switch.tsx'
import { useWords } from '../../words/language.ts'
import styles from './Affairs.module.css'
import { words } from './words.ts'

interface PeopleProps {
  readonly info: TableInfo
  attempt(work: () => Promise<unknown>, done?: string): Promise<void>
}

/** The others at the table who are people: whom not to hear, and whom to complain of. */
export function People({ info, attempt }: PeopleProps) {
  const w = useWords(words)
  const me = useMe()
  const queries = useQueryClient()
  const mutes = useQuery({
    queryKey: ['mutes'],
    enabled: Boolean(me),
    queryFn: () => api.get<readonly string[]>('/api/me/mutes'),
  }).data
  const [about, setAbout] = useState<{ id: string; name: string } | null>(null)
  const [why, setWhy] = useState('')

  const others = info.seats.flatMap(({ sitter }) => (sitter?.kind === 'person' && sitter.id !== me?.id ? [sitter] : []))
  if (!me || others.length === 0) return null

  const mute = (id: string, isMuted: boolean): Promise<void> =>
    attempt(async () => {
      if (isMuted) await api.put(`/api/me/mutes/${id}`)
      else await api.remove(`/api/me/mutes/${id}`)
      await queries.invalidateQueries({ queryKey: ['mutes'] })
    })
  const report = (): Promise<void> =>
    attempt(async () => {
      await api.post(`/api/tables/${info.id}/reports`, { about: about?.id, why })
      setAbout(null)
      setWhy('')
    }, w.reported)

  return (
    <section className={styles.people}>
      <h2>{w.people}</h2>
      <ul className={styles.people}>
        {others.map(({ id, name }) => (
          <li key={id}>
            <Switch
              label={w.mute(name)}
              checked={mutes?.includes(id) ?? false}
              onChange={(isMuted) => void mute(id, isMuted)}
            />
            <Button kind="quiet" icon="flag" onClick={() => setAbout({ id, name })}>
              {`${w.report}: ${name}`}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={about !== null}
        title={w.reportTitle}
        onClose={() => setAbout(null)}
        foot={
          <Button kind="main" disabled={why.trim() === ''} onClick={() => void report()}>
            {w.report}
          </Button>
        }
      >
        <p>{about?.name}</p>
        <label className={styles.field}>
          {w.why}
          <textarea rows={4} maxLength={500} value={why} onChange={(event) => setWhy(event.target.value)} />
        </label>
        <p className={styles.help}>{w.reportHelp}</p>
      </Dialog>
    </section>
  )
}
