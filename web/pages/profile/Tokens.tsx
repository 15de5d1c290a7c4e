import type { NewToken, Token } from '@octopolis/server/protocol/identity'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { api } from '../../client/api.ts'
import { useAction } from '../../client/action.ts'
import { Button, IconButton } from '../../look/Button.tsx'
import { Icon } from '../../look/Icon.tsx'
import { tell } from '../../look/Notice.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import { localeOf } from '../../words/locale.ts'
import styles from './Profile.module.css'
import { Field, Section } from './Section.tsx'
import { words } from './words.ts'

const queryKey = ['me', 'tokens'] as const

/** All of somebody's tokens, or those that may run the house: they are made where it is run. */
export function Tokens({ ruling = false }: { ruling?: boolean }) {
  const w = useWords(words).tokens
  const language = useLanguage()
  const queries = useQueryClient()
  const { isBusy, run } = useAction()
  const [name, setName] = useState('')
  const [made, setMade] = useState<NewToken | null>(null)
  const { data: all } = useQuery({ queryKey, queryFn: () => api.get<Token[]>('/api/me/tokens') })
  const data = all?.filter(({ admin }) => admin || !ruling)
  const refresh = () => queries.invalidateQueries({ queryKey })
  const make = async (): Promise<void> => {
    setMade(await api.post<NewToken>('/api/me/tokens', { name: name.trim(), admin: ruling }))
    setName('')
    await refresh()
  }
  const remove = async (id: string): Promise<void> => {
    await api.remove<undefined>(`/api/me/tokens/${encodeURIComponent(id)}`)
    if (made?.id === id) setMade(null)
    await refresh()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run(make)
  }
  const used = (at: number | null): string =>
    at === null ? w.never : w.used(new Date(at).toLocaleDateString(localeOf(language), { dateStyle: 'medium' }))
  return (
    <Section title={ruling ? w.rulingTitle : w.title}>
      <p className={styles['faint']}>
        {ruling ? w.rulingLead : w.lead} <a href="/api/docs">{w.docs}</a>
      </p>
      {made !== null && <Once made={made} />}
      {data?.length === 0 && <p className={styles['faint']}>{w.none}</p>}
      <ul className={styles['list']}>
        {data?.map((token) => (
          <li key={token.id} className={styles['thing']}>
            <Icon name="robot" />
            <span>
              {token.name}{' '}
              <span className={styles['faint']}>
                · {used(token.lastUsedAt)}
                {token.admin && !ruling && ` · ${w.rules}`}
              </span>
            </span>
            <IconButton
              icon="trash"
              label={w.remove(token.name)}
              disabled={isBusy}
              onClick={() => void run(() => remove(token.id))}
            />
          </li>
        ))}
      </ul>
      <form className={styles['inline']} onSubmit={submit}>
        <Field label={w.name} value={name} maxLength={40} required onChange={setName} />
        <Button type="submit" disabled={isBusy}>
          {w.make}
        </Button>
      </form>
    </Section>
  )
}

/** The key itself: shown once, for the house keeps only its hash. */
function Once({ made }: { made: NewToken }) {
  const w = useWords(words).tokens
  const copy = (): void => {
    navigator.clipboard?.writeText(made.token).then(
      () => tell(w.copied),
      () => undefined,
    )
  }
  return (
    <div className={styles['once']} role="status">
      <p>{w.once}</p>
      <code>{made.token}</code>
      {window.isSecureContext && <Button onClick={copy}>{w.copy}</Button>}
    </div>
  )
}
