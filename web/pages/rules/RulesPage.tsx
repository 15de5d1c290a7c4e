import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { coverOf } from '../../games.ts'
import { lightOf } from '../../look/light.ts'
import { Masthead } from '../../look/Masthead.tsx'
import { useTitle } from '../../look/useTitle.ts'
import { ruleOf } from '../../rules/rule.ts'
import { Rulebook } from '../../rules/Rulebook.tsx'
import { inBoth, useLanguage, useWords } from '../../words/language.ts'
import { Lost } from '../Lost.tsx'
import styles from './RulesPage.module.css'

const words = inBoth({
  en: { title: (game: string) => `Rules of ${game}` },
  fr: { title: (game: string) => `Règles : ${game}` },
})

/** The whole book; #OCT-4.3 opens it there. */
export function RulesPage(): ReactNode {
  const w = useWords(words)
  const language = useLanguage()
  const game = useParams({ from: '/rules/$game', select: (params: { readonly game: string }) => params.game })
  const { hash } = useLocation()
  const navigate = useNavigate()
  const cover = coverOf(game)
  const title = cover?.title[language]
  useTitle(title === undefined ? undefined : w.title(title))
  if (cover === null) return <Lost />
  return (
    <div style={lightOf(cover)}>
      <Masthead />
      <main className={styles['page']}>
        <Rulebook
          game={game}
          at={ruleOf(hash)}
          onGo={(rule) =>
            void navigate({
              to: '/rules/$game',
              params: { game },
              hash: rule,
              resetScroll: false,
              hashScrollIntoView: false,
            })
          }
        />
      </main>
    </div>
  )
}
