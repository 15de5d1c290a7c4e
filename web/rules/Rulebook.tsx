import type { RuleId } from '@octopolis/engine'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { openRulebook } from '../games.ts'
import { Button } from '../look/Button.tsx'
import { isCalm } from '../preferences.ts'
import { useLanguage, useWords } from '../words/language.ts'
import { ClauseText } from './ClauseText.tsx'
import { Contents } from './Contents.tsx'
import type { Book, Chapter } from './read.ts'
import styles from './Rulebook.module.css'
import { isFound, sought } from './search.ts'
import { words } from './words.ts'

interface RulebookProps {
  readonly game: string
  /** The rule to open at; it is marked. */
  readonly at: RuleId | null
  /** In a drawer beside a table. */
  readonly compact?: boolean
  /** Called when the reader follows a reference; without it, the book itself remembers the place. */
  onGo?(rule: RuleId): void
}

function useBook(game: string): Book | null | undefined {
  const language = useLanguage()
  return useQuery({
    queryKey: ['rulebook', game, language],
    queryFn: async () => {
      const [markdown, { readBook }] = await Promise.all([openRulebook(game, language), import('./read.ts')])
      return markdown === null ? null : readBook(markdown)
    },
    staleTime: Infinity,
  }).data
}

/** Only what was found; chapters without anything are left out. */
function searched(chapters: readonly Chapter[], found: readonly string[]): readonly Chapter[] {
  if (found.length === 0) return chapters
  return chapters
    .map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses.filter(({ rule, text }) => isFound(`${rule ?? ''} ${text}`, found)),
    }))
    .filter(({ clauses }) => clauses.length > 0)
}

/** The rules as a book: parchment, every rule at its id, references that lead on, and a search. */
export function Rulebook({ game, at, compact = false, onGo }: RulebookProps) {
  const w = useWords(words)
  const book = useBook(game)
  const field = useId()
  const sheet = useRef<HTMLElement>(null)
  const [query, setQuery] = useState('')
  const [place, setPlace] = useState({ at, mark: at })
  // The page has asked for another rule since.
  if (place.at !== at) setPlace({ at, mark: at })
  const mark = place.mark

  const isOpen = book !== undefined
  const hasScrolled = useRef(false)
  useEffect(() => {
    if (!isOpen || mark === null) return
    // A book opens at its place; only a reference that is followed is a journey.
    const calm = !hasScrolled.current || isCalm()
    hasScrolled.current = true
    const rule = sheet.current?.querySelector(`[data-rule="${CSS.escape(mark)}"]`)
    rule?.scrollIntoView({ block: compact ? 'start' : 'center', behavior: calm ? 'auto' : 'smooth' })
  }, [isOpen, mark, place, compact])

  if (book === undefined) return <p className={styles['note']}>{w.opening}</p>
  if (book === null) return <p className={styles['note']}>{w.missing}</p>

  const go = (rule: RuleId): void => {
    setQuery('')
    if (onGo === undefined) setPlace({ at, mark: rule })
    else onGo(rule)
  }
  const found = sought(query)
  const chapters = searched(book.chapters, found)
  const count = chapters.reduce((sum, { clauses }) => sum + clauses.length, 0)
  const Heading = compact ? 'h3' : 'h2'
  return (
    <div className={styles['book']} data-compact={compact}>
      <div className={styles['tools']}>
        <search className={styles['search']}>
          <label htmlFor={field} className="unseen">
            {w.search}
          </label>
          <input
            id={field}
            type="search"
            placeholder={w.search}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </search>
        <Contents chapters={book.chapters} compact={compact} onGo={() => setQuery('')} within={sheet} />
      </div>
      <article className={styles['sheet']} ref={sheet}>
        {!compact && <h1>{book.title}</h1>}
        <p className={styles['found']} role="status">
          {found.length > 0 && w.found(count)}
        </p>
        {found.length === 0 &&
          book.opening.map((clause) => (
            <ClauseText key={clause.text} clause={clause} found={found} mark={mark} go={go} />
          ))}
        {chapters.map((chapter) => (
          <section key={chapter.id} aria-label={chapter.title}>
            <Heading data-chapter={chapter.id} tabIndex={-1}>
              {chapter.title}
            </Heading>
            {chapter.clauses.map((clause) => (
              <ClauseText key={clause.rule ?? clause.text} clause={clause} found={found} mark={mark} go={go} />
            ))}
          </section>
        ))}
        {found.length > 0 && (
          <Button onClick={() => setQuery('')} icon="undo">
            {w.clear}
          </Button>
        )}
      </article>
    </div>
  )
}
