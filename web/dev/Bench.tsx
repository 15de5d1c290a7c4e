import type { Prompt, Viewer } from '@octopolis/engine'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { coverOf } from '../games.ts'
import { Icon } from '../look/Icon.tsx'
import { lightOf } from '../look/light.ts'
import { LanguageSwitch } from '../look/Masthead.tsx'
import type { Place } from '../pages/replay/address.ts'
import { Controls } from '../pages/replay/Controls.tsx'
import { EyesPicker } from '../pages/replay/EyesPicker.tsx'
import type { Eyes, Replay } from '../pages/replay/frames.ts'
import { viewAt } from '../pages/replay/moments.ts'
import type { Evening } from '../pages/replay/open.ts'
import { useReading } from '../pages/replay/seen.ts'
import theatre from '../pages/replay/Theatre.module.css'
import { useKeys } from '../pages/replay/useKeys.ts'
import { usePlayer } from '../pages/replay/usePlayer.ts'
import { words as replayWords } from '../pages/replay/words.ts'
import { WordsToggle } from '../pages/replay/WordsToggle.tsx'
import { useWords } from '../words/language.ts'
import styles from './Bench.module.css'
import { Inspector, type Insight } from './Inspector.tsx'
import { boardProps, Guard, Scene } from './Scene.tsx'
import { words } from './words.ts'

interface BenchProps {
  readonly evening: Evening
  readonly title: string
  /** Where the address says one is. */
  readonly place: Place
  /** Called when one has come to rest elsewhere. */
  onRest(place: Place): void
  /** What stands above the board: why it is looked at. */
  readonly notice?: ReactNode
}

/** A recorded game under the lamp: the board, through any eyes, and all that lies behind it. */
export function Bench({ evening, title, place, onRest, notice }: BenchProps) {
  const w = useWords(words)
  const r = useWords(replayWords)
  const reading = useReading(evening)
  const { replay, board, box } = evening
  const [eyes, setEyes] = useState<Eyes>(place.eyes)
  const [inWords, setInWords] = useState(board === null)
  const player = usePlayer({ replay, eyes, stage: board?.stage ?? null, start: place.move })
  const { moment, isPlaying, seek } = player
  useKeys(player, replay.frames.length - 1)
  useAddress({ place, at: { move: moment.move, eyes }, isAtRest: !isPlaying && moment.fact === null, onRest, seek })

  const { move } = moment
  const insight = useInsight(evening, move)
  const prompt = moment.fact === null ? (insight.asked.find(({ seat }) => seat === eyes)?.prompt ?? null) : null
  const [draft, setDraft] = useState<{ readonly for: Prompt<unknown>; readonly move: unknown } | null>(null)

  const told = replay.facts(move, eyes)
  const fact = moment.fact === null ? null : (told[moment.fact] ?? null)
  const last = told[moment.fact ?? told.length - 1]
  const line = last === undefined ? (move === 0 ? r.setUp : r.nothingTold) : reading.tell(last)
  const scene = {
    board: inWords ? null : board,
    reading,
    view: viewAt(moment, replay, eyes, board?.stage ?? null),
    seat: typeof eyes === 'number' ? eyes : null,
    fact,
    prompt,
    draft: draft !== null && draft.for === prompt ? draft.move : null,
    choose: (chosen: unknown) => setDraft(prompt === null ? null : { for: prompt, move: chosen }),
  }
  const Answer = prompt !== null && scene.board?.stage.handles.includes(prompt.ask.type) ? scene.board.Answer : null
  const cover = coverOf(evening.sealed.game)
  return (
    <main className={theatre['theatre']} style={lightOf(cover)}>
      <header className={theatre['head']}>
        <Link to="/dev" className={theatre['home']} aria-label={w.toWorkshop} title={w.toWorkshop}>
          <Icon name="back" size={22} />
        </Link>
        <h1>
          <span className={styles['name']}>{title}</span>{' '}
          <small className={styles['game']}>{box.words[reading.language].title}</small>
        </h1>
        <div className={theatre['deeds']}>
          {board !== null && <WordsToggle isOn={inWords} onChange={setInWords} />}
          <LanguageSwitch />
        </div>
      </header>
      <div className={theatre['eyes']}>
        {notice}
        <EyesPicker
          evening={evening}
          reading={reading}
          eyes={eyes}
          onChange={(chosen) => {
            seek(move)
            setEyes(chosen)
          }}
        />
      </div>
      <div className={theatre['stage']}>
        <Guard key={`${move} ${eyes}`}>
          <Scene {...scene} />
        </Guard>
      </div>
      <p className={theatre['caption']} aria-live={isPlaying ? 'off' : 'polite'}>
        {line}
      </p>
      <div className={theatre['controls']}>
        <Controls evening={evening} player={player} line={line} />
      </div>
      <aside className={styles['side']} aria-label={w.inspector}>
        <Guard key={move}>
          <Inspector insight={insight} game={reading.game} say={reading.say}>
            {Answer !== null && (
              <section className={styles['answer']} aria-label={w.answer}>
                <Answer {...boardProps(scene)} />
              </section>
            )}
          </Inspector>
        </Guard>
      </aside>
    </main>
  )
}

interface Walking {
  readonly place: Place
  readonly at: Place
  readonly isAtRest: boolean
  onRest(place: Place): void
  seek(move: number): void
}

/** The address follows where one comes to rest; a new address is gone to. */
function useAddress({ place, at: { move, eyes }, isAtRest, onRest, seek }: Walking): void {
  const written = useRef(place.move)
  useEffect(() => {
    if (!isAtRest) return
    // Stepping passes many places; only the last one is worth an address.
    const timer = setTimeout(() => {
      written.current = move
      onRest({ move, eyes })
    }, 400)
    return () => clearTimeout(timer)
  }, [isAtRest, move, eyes, onRest])
  useEffect(() => {
    if (place.move === written.current) return
    written.current = place.move
    seek(place.move)
  }, [place.move, seek])
}

function useInsight({ box, replay }: Evening, move: number): Insight {
  return useMemo(() => insightAt(box.game, replay, move), [box, replay, move])
}

/** Whatever a broken game throws is said where it is looked at, and nothing else is lost by it. */
function insightAt(game: Evening['box']['game'], replay: Replay, move: number): Insight {
  const seats = Array.from({ length: replay.seats }, (_, seat) => seat)
  const viewers: readonly Viewer[] = [...seats, 'watcher']
  const viewOf = (at: number, viewer: Viewer): unknown => orSaying(() => replay.view(at, viewer))
  // First what was, then what is: the replay keeps the state that it was asked for last.
  const before = move === 0 ? undefined : replay.state(move - 1)
  const earlier = viewers.map((viewer) => (move === 0 ? undefined : viewOf(move - 1, viewer)))
  const state = replay.state(move)
  return {
    truth: { state, before },
    views: viewers.map((viewer, index) => ({ viewer, view: viewOf(move, viewer), before: earlier[index] })),
    asked: seats.flatMap((seat) => {
      const prompt = orSaying(() => game.prompt(state, seat))
      return prompt === null || typeof prompt === 'string' ? [] : [{ seat, prompt, view: viewOf(move, seat) }]
    }),
    told: replay.frames[move]?.told ?? [],
  }
}

function orSaying<Result>(look: () => Result): Result | string {
  try {
    return look()
  } catch (error) {
    return String(error)
  }
}
