import type { Me } from '@octopolis/server/protocol/identity'
import type { Profile } from '@octopolis/server/protocol/people'
import { useQuery } from '@tanstack/react-query'
import { coverOf } from '../../games.ts'
import { api } from '../../client/api.ts'
import { useLanguage, useWords } from '../../words/language.ts'
import styles from './Profile.module.css'
import { Section } from './Section.tsx'
import { words } from './words.ts'

export function Ratings({ me }: { me: Me }) {
  const w = useWords(words)
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['me', 'profile'],
    queryFn: () => api.get<Profile>(`/api/players/${encodeURIComponent(me.id)}`),
  })
  return (
    <Section title={w.ratings}>
      <ul className={styles['list']}>
        {data?.ratings.map(({ game, rating, provisional, games }) => (
          <li key={game} className={styles['rating']}>
            <span className={styles['gameTitle']}>{coverOf(game)?.title[language] ?? game}</span>
            <b>{rating}</b>
            <span className={styles['faint']}>
              {w.games(games)}
              {provisional && ` · ${w.provisional}`}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles['faint']}>{w.ratingRule}</p>
    </Section>
  )
}
