import type { Profile } from '@octopolis/server/protocol/people'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../client/api.ts'
import { useAction } from '../../client/action.ts'
import { Button } from '../../look/Button.tsx'
import { Crest } from '../../look/Crest.tsx'
import { useWords } from '../../words/language.ts'
import styles from './Profile.module.css'
import { Section } from './Section.tsx'
import { words } from './words.ts'

const queryKey = ['me', 'mutes'] as const

interface Muted {
  readonly id: string
  /** Null: nobody here has that id any more. */
  readonly profile: Profile | null
}

async function readMutes(): Promise<readonly Muted[]> {
  const ids = await api.get<string[]>('/api/me/mutes')
  return Promise.all(
    ids.map(async (id) => ({
      id,
      profile: await api.get<Profile>(`/api/players/${encodeURIComponent(id)}`).catch(() => null),
    })),
  )
}

export function Mutes() {
  const w = useWords(words).mutes
  const queries = useQueryClient()
  const { isBusy, run } = useAction()
  const { data } = useQuery({ queryKey, queryFn: readMutes })
  const unmute = async (id: string): Promise<void> => {
    await api.remove<undefined>(`/api/me/mutes/${encodeURIComponent(id)}`)
    await queries.invalidateQueries({ queryKey })
  }
  return (
    <Section title={w.title}>
      {data?.length === 0 && <p className={styles['faint']}>{w.none}</p>}
      <ul className={styles['list']}>
        {data?.map(({ id, profile }) => (
          <li key={id} className={styles['thing']}>
            {profile === null ? <span /> : <Crest crest={profile.crest} size={24} />}
            <span>{profile?.name ?? w.gone}</span>
            <Button kind="quiet" icon="sound" disabled={isBusy} onClick={() => void run(() => unmute(id))}>
              {w.unmute(profile?.name ?? w.gone)}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
