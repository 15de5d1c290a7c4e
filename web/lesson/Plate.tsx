import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../look/Button.tsx'
import type { Scene } from '../table/TableView.tsx'
import { useLanguage, useWords } from '../words/language.ts'
import { boxesOf, boxesOn, corner, type Corner } from './geometry.ts'
import { Graduation } from './Graduation.tsx'
import type { Voice } from './link.ts'
import { Narrator } from './Narrator.tsx'
import styles from './Plate.module.css'
import { Spotlight } from './Spotlight.tsx'
import { useQuiet } from './useQuiet.ts'
import { words } from './words.ts'

interface PlateProps {
  readonly game: string
  readonly voice: Voice
  readonly scene: Scene
  onGoOn(): void
  onBack(): void
  onRestart(): void
  onLeave(): void
}

/** The lesson's voice: a plate of parchment over the board, away from what it speaks of, silent while facts play. */
export function Plate({ game, voice, scene, onGoOn, onBack, onRestart, onLeave }: PlateProps) {
  const w = useWords(words)
  const language = useLanguage()
  const { said, isQuiet } = useQuiet(voice, scene.isPlaying)
  const { step, at, of, refusals, mayGoBack } = said
  const plate = useRef<HTMLElement>(null)
  const next = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLParagraphElement>(null)
  const point = step?.point
  const [foldedAt, setFoldedAt] = useState<number | null>(null)
  const isFolded = foldedAt === at
  const isShown = isQuiet && !isFolded
  const isRefused = step?.kind === 'do' && refusals > 0
  const place = usePlace(plate, point, `${at} ${refusals} ${isShown} ${language}`)

  // A hint is there to be read.
  useEffect(() => setFoldedAt(null), [refusals])

  useEffect(() => {
    if (!isQuiet || !mayTakeFocus()) return
    // Where something is to be done, the next tab leads from here into the bar.
    const target = step?.kind === 'do' ? head.current : next.current?.querySelector<HTMLElement>('a, button')
    target?.focus({ preventScroll: true })
  }, [at, step, isQuiet])

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && event.target === document.body && step?.kind === 'tell') onGoOn()
    }
    if (isQuiet) document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isQuiet, step, onGoOn])

  return (
    <>
      <section
        ref={plate}
        className={styles.plate}
        aria-label={w.narrator}
        data-corner={place}
        data-hushed={!isQuiet}
        data-folded={!isShown}
        data-words={scene.isInWords}
        data-kind={step?.kind ?? 'done'}
        data-asked={step?.kind === 'do' || (step?.kind === 'tell' && step.isOpen === true)}
      >
        <button
          type="button"
          className={styles.face}
          aria-expanded={isShown}
          aria-label={isFolded ? w.unfold : w.fold}
          title={isFolded ? w.unfold : w.fold}
          disabled={!isQuiet}
          onClick={() => setFoldedAt(isFolded ? null : at)}
        >
          <Narrator />
        </button>
        {!isQuiet && <p className={styles.watch}>{w.watch}</p>}
        <div className={styles.body}>
          <p className={styles.head} ref={head} tabIndex={-1} hidden={!isShown}>
            {step === null ? w.narrator : w.stepOf(at, of)}
            {step?.kind === 'do' && <strong>{w.yours}</strong>}
          </p>
          {/* Never hidden itself: what comes to a region that wasn't there before is not read aloud. */}
          <div aria-live="polite" className={styles.said} data-refused={isRefused}>
            {isShown && step !== null && (
              <p key={at} className={styles.text}>
                {step.text[language]}
              </p>
            )}
            {isShown && isRefused && (
              <p key={`hint ${refusals}`} className={styles.hint}>
                {step.hint[language]}
              </p>
            )}
            {isShown && step === null && (
              <>
                <h2>{w.doneTitle}</h2>
                <p>{w.done}</p>
              </>
            )}
          </div>
          <div className={styles.foot} hidden={!isShown}>
            {step !== null && (
              <>
                <IconButton icon="door" label={w.leave} onClick={onLeave} />
                <IconButton icon="back" label={w.back} disabled={!mayGoBack} onClick={onBack} />
              </>
            )}
            {step?.rule !== undefined && <RuleLink rule={step.rule} explain={scene.explain} />}
            <div ref={next} className={styles.next}>
              {step?.kind === 'tell' && (
                <Button kind="main" onClick={onGoOn}>
                  {w.goOn}
                </Button>
              )}
              {step === null && <Graduation game={game} onRestart={onRestart} />}
            </div>
          </div>
        </div>
      </section>
      {isQuiet && <Spotlight point={point} />}
    </>
  )
}

function RuleLink({ rule, explain }: { rule: Parameters<Scene['explain']>[0] } & Pick<Scene, 'explain'>) {
  const w = useWords(words)
  return (
    <button type="button" className={styles.rule} onClick={() => explain(rule)}>
      {w.rule(rule)}
    </button>
  )
}

/** Nobody is torn out of a dialog, the drawer or a sentence half written. */
function mayTakeFocus(): boolean {
  const { activeElement } = document
  return (activeElement?.closest('[role="dialog"], [role="alertdialog"], aside, input, textarea') ?? null) === null
}

function usePlace(plate: { readonly current: HTMLElement | null }, point: string | undefined, key: string): Corner {
  const [place, setPlace] = useState<Corner>('bottom-left')
  useLayoutEffect(() => {
    const look = (): void => {
      const { current } = plate
      const stage = current?.parentElement ?? null
      if (current === null || stage === null) return
      const size = { width: current.offsetWidth, height: current.offsetHeight }
      setPlace(corner(stage.getBoundingClientRect(), size, boxesOf(point), boxesOn(stage)))
      // Where the table is in words, they end above the plate.
      stage.style.setProperty('--voice', `${size.height}px`)
    }
    look()
    // The bar opens and closes with the questions, and the stage with it.
    const watcher = new ResizeObserver(look)
    const { current } = plate
    for (const one of [current, current?.parentElement ?? null]) if (one !== null) watcher.observe(one)
    return () => watcher.disconnect()
  }, [plate, point, key])
  return place
}
