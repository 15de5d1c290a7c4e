import type { Exhibit } from '@octopolis/games/board'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { coverOf } from '../games.ts'
import { lightOf } from '../look/light.ts'
import { useTitle } from '../look/useTitle.ts'
import type { Reading } from '../pages/replay/seen.ts'
import { words as replayWords } from '../pages/replay/words.ts'
import { Lost } from '../pages/Lost.tsx'
import { useParam } from '../param.ts'
import type { OpenGame } from '../table/useGame.ts'
import { useLanguage, useWords } from '../words/language.ts'
import { Frame } from './Frame.tsx'
import { useHall } from './gallery.ts'
import styles from './GalleryPage.module.css'
import { Guard, Mishap, Scene } from './Scene.tsx'
import type { Find } from './walk.ts'
import { words } from './words.ts'

/** /dev/<game>: its pieces, if it shows some, and a board for every question at every number of seats. */
export function GalleryPage() {
  const w = useWords(words)
  const language = useLanguage()
  const game = useParam('game')
  const { open, exhibits, finds, walked, all, error } = useHall(game)
  const cover = coverOf(game)
  const title = cover === null ? game : w.galleryOf(cover.title[language])
  useTitle(title)
  if (cover === null || open === null) return <Lost />
  const seats = [...new Set(finds.map((find) => find.seats))].toSorted((a, b) => a - b)
  return (
    <div style={lightOf(cover)}>
      <Frame title={title}>
        {error !== null && <Mishap error={error} />}
        {exhibits.map((exhibit) => (
          <Pieces key={exhibit.title.en} exhibit={exhibit} />
        ))}
        <p className={styles['lead']} role="status">
          {walked < all ? w.walking(walked, all) : w.galleryLead}
        </p>
        {open !== undefined &&
          seats.map((count) => (
            <section key={count} className={styles['hall']} aria-label={w.seats(count)}>
              <h2>{w.seats(count)}</h2>
              <ul className={styles['tiles']}>
                {hung(finds, count).map((find) => (
                  <Tile key={find.ask ?? ''} find={find} open={open} />
                ))}
              </ul>
            </section>
          ))}
      </Frame>
    </div>
  )
}

/** What was found at a table of so many: questions in the order in which they came up, then the end. */
function hung(finds: readonly Find[], seats: number): readonly Find[] {
  const here = finds.filter((find) => find.seats === seats)
  return [...here.filter(({ ask }) => ask !== null), ...here.filter(({ ask }) => ask === null)]
}

function Pieces({ exhibit: { title, pieces } }: { readonly exhibit: Exhibit<ReactNode> }) {
  const language = useLanguage()
  return (
    <section className={styles['hall']} aria-label={title[language]}>
      <h2>{title[language]}</h2>
      <ul className={styles['pieces']}>
        {pieces.map(({ name, picture }) => (
          <li key={name.en}>
            <Guard>{picture}</Guard>
            <span>{name[language]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tile({ find, open }: { readonly find: Find; readonly open: OpenGame }) {
  const w = useWords(words)
  const frame = useRef<HTMLLIElement>(null)
  const isNear = useNear(frame)
  const reading = useNumbered(open)
  const { record, ask, move, seat, view, prompt } = find
  const label = ask ?? w.over
  return (
    <li ref={frame} className={styles['tile']}>
      {/* It can be looked at, not played: the whole tile is one link. */}
      <div className={styles['scene']} inert>
        {isNear && (
          <Guard>
            <Scene board={open.board} reading={reading} view={view} seat={seat} fact={null} prompt={prompt} />
          </Guard>
        )}
      </div>
      <Link
        to="/dev/$game/$name"
        params={{ game: record.game, name: record.name }}
        search={() => (seat === null ? {} : { eyes: seat })}
        hash={String(move)}
      >
        <b>{label}</b>
        <span>
          {record.name}#{move}
        </span>
      </Link>
    </li>
  )
}

/** Seats without people are called by their numbers. */
function useNumbered({ box }: OpenGame): Reading {
  const language = useLanguage()
  const w = useWords(replayWords)
  return useMemo(() => {
    const game = box.words[language]
    const say = { name: (seat: number) => w.seat(seat + 1) }
    return {
      language,
      game,
      say,
      tell: (fact) => game.facts[fact.type]?.(fact, say) ?? fact.type,
      list: (all) => all.join(', '),
    }
  }, [box, language, w])
}

/** Has it been scrolled near? Dozens of boards at once are much to draw. */
function useNear(frame: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (element === null || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, isNear])
  return isNear
}
