import type { Cover } from '@octopolis/games/cover'
import { usualSeats } from '@octopolis/games/seats'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { hasLesson } from '../../games.ts'
import { useGoToTable } from '../../client/go-to-table.ts'
import { Button } from '../../look/Button.tsx'
import { Icon } from '../../look/Icon.tsx'
import { lightOf } from '../../look/light.ts'
import { Porthole } from '../../look/Porthole.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import styles from './GameCard.module.css'
import { words } from './words.ts'

/** Dialogs weigh something: this one is fetched when a hand comes near its button. */
const openSheet = () => import('./QuickSheet.tsx')
const QuickSheet = lazy(() => openSheet().then((sheet) => ({ default: sheet.QuickSheet })))

function firstSentence(text: string): string {
  return text.split(/(?<=[.!?…])\s/u)[0] ?? text
}

/** A game on the shelf: its window, what it is, and the ways into it. */
export function GameCard({ cover, isOffline }: { cover: Cover; isOffline: boolean }) {
  const w = useWords(words)
  const language = useLanguage()
  const goTo = useGoToTable()
  /** Null: it was never asked for. */
  const [isAsking, setAsking] = useState<boolean | null>(null)
  const title = cover.title[language]
  return (
    <article className={styles['card']} style={lightOf(cover)} aria-labelledby={`game-${cover.id}`}>
      <div className={styles['window']}>
        <Porthole cover={cover} />
      </div>
      <div className={styles['bill']}>
        <h3 id={`game-${cover.id}`} className={styles['title']}>
          <Link to="/play/$game" params={{ game: cover.id }}>
            {title}
          </Link>
        </h3>
        <p className={styles['facts']}>
          <span>
            <Icon name="people" size={18} /> {w.seats(cover.seats.min, cover.seats.max)}
          </span>
          <span>
            <Icon name="clock" size={18} /> {w.minutes(cover.minutes[0], cover.minutes[1])}
          </span>
        </p>
        <p className={styles['pitch']}>{firstSentence(cover.pitch[language])}</p>
        <div className={styles['doors']}>
          <Button
            kind="main"
            icon="play"
            onPointerEnter={() => void openSheet()}
            onFocus={() => void openSheet()}
            aria-label={w.now}
            onClick={() => setAsking(true)}
          >
            {w.nowShort}
          </Button>
          <Button
            icon="link"
            aria-label={w.friends}
            disabled={goTo.isBusy || isOffline}
            onClick={() => void goTo.online({ game: cover.id, seats: usualSeats(cover.seats) })}
          >
            {w.friendsShort}
          </Button>
        </div>
        <nav className={styles['links']} aria-label={title}>
          <Link to="/play/$game" params={{ game: cover.id }}>
            {w.more}
          </Link>
          {hasLesson(cover.id) && (
            <Link to="/learn/$game" params={{ game: cover.id }}>
              {w.learn}
            </Link>
          )}
          <Link to="/rules/$game" params={{ game: cover.id }}>
            {w.rules}
          </Link>
        </nav>
      </div>
      <Suspense>
        {isAsking !== null && <QuickSheet cover={cover} open={isAsking} onClose={() => setAsking(false)} />}
      </Suspense>
    </article>
  )
}
