import type { Passkey, PasskeyOptions } from '@octopolis/server/protocol/identity'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../client/api.ts'
import { useAction } from '../../client/action.ts'
import { Button, IconButton } from '../../look/Button.tsx'
import { Icon } from '../../look/Icon.tsx'
import { tell } from '../../look/Notice.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import { localeOf } from '../../words/locale.ts'
import styles from './Profile.module.css'
import { hasPasskeys, makePasskey } from './webauthn.ts'
import { words } from './words.ts'

export function Passkeys() {
  const w = useWords(words).keep
  const language = useLanguage()
  const queries = useQueryClient()
  const { isBusy, run } = useAction()
  const { data } = useQuery({ queryKey: ['me', 'passkeys'], queryFn: () => api.get<Passkey[]>('/api/me/passkeys') })
  // The first passkey makes a guest somebody, and the last one removed may undo it.
  const refresh = () => queries.invalidateQueries({ queryKey: ['me'] })
  const add = async (): Promise<void> => {
    const response = await makePasskey(await api.post<PasskeyOptions>('/api/me/passkeys/options'))
    if (response === null) return tell(w.cancelled)
    await api.post<Passkey>('/api/me/passkeys', { response })
    tell(w.added)
    await refresh()
  }
  const remove = async (id: string): Promise<void> => {
    await api.remove<undefined>(`/api/me/passkeys/${encodeURIComponent(id)}`)
    await refresh()
  }
  return (
    <div className={styles['form']}>
      <h3>{w.passkeys}</h3>
      {data?.length === 0 && <p className={styles['faint']}>{w.noPasskeys}</p>}
      <ul className={styles['list']}>
        {data?.map(({ id, name, createdAt }) => {
          const date = new Date(createdAt).toLocaleDateString(localeOf(language), { dateStyle: 'medium' })
          const called = name ?? w.unnamed
          return (
            <li key={id} className={styles['thing']}>
              <Icon name="key" />
              <span>
                {called} <span className={styles['faint']}>· {date}</span>
              </span>
              <IconButton
                icon="trash"
                label={w.remove(called)}
                disabled={isBusy}
                onClick={() => void run(() => remove(id))}
              />
            </li>
          )
        })}
      </ul>
      {hasPasskeys() ? (
        <div className={styles['row']}>
          <Button icon="key" disabled={isBusy} onClick={() => void run(add)}>
            {w.add}
          </Button>
        </div>
      ) : (
        <p className={styles['faint']}>{w.insecure}</p>
      )}
    </div>
  )
}
