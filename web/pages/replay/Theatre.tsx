import { useEffect, useState } from 'react'
import { coverOf } from '../../games.ts'
import { lightOf } from '../../look/light.ts'
import { useWords } from '../../words/language.ts'
import type { Place } from './address.ts'
import { Controls } from './Controls.tsx'
import { EyesPicker } from './EyesPicker.tsx'
import type { Eyes } from './frames.ts'
import type { Evening } from './open.ts'
import { isProven } from './proof.ts'
import { useReading } from './seen.ts'
import { Shown } from './Shown.tsx'
import { Side } from './Side.tsx'
import styles from './Theatre.module.css'
import { TheatreHead } from './TheatreHead.tsx'
import { useKeys } from './useKeys.ts'
import { usePlayer } from './usePlayer.ts'
import { words } from './words.ts'
import { WordsToggle } from './WordsToggle.tsx'

interface TheatreProps {
  readonly evening: Evening
  readonly start: Place
  /** Called when one has come to rest at a place. */
  onRest(place: Place): void
  onFile(file: File): void
  onKept(id: string, place: Place): void
}

/** A finished game on the board, with everything that is known about it beside. */
export function Theatre({ evening, start, onRest, onFile, onKept }: TheatreProps) {
  const w = useWords(words)
  const reading = useReading(evening)
  const [eyes, setEyes] = useState<Eyes>(start.eyes)
  const [inWords, setInWords] = useState(false)
  const { replay, board } = evening
  const player = usePlayer({ replay, eyes, stage: board?.stage ?? null, start: start.move })
  const { moment, isPlaying, seek } = player
  useKeys(player, replay.frames.length - 1)

  const isAtRest = !isPlaying && moment.fact === null
  useEffect(() => {
    if (!isAtRest) return
    // Scrubbing passes many places; only the last one is worth an address.
    const timer = setTimeout(() => onRest({ move: moment.move, eyes }), 400)
    return () => clearTimeout(timer)
  }, [isAtRest, moment.move, eyes, onRest])

  const told = replay.facts(moment.move, eyes)
  const fact = told[moment.fact ?? told.length - 1]
  const line = fact === undefined ? (moment.move === 0 ? w.setUp : w.nothingTold) : reading.tell(fact)
  const cover = coverOf(evening.sealed.game)
  return (
    <main className={styles['theatre']} style={lightOf(cover)}>
      <TheatreHead evening={evening} place={{ move: moment.move, eyes }} onKept={onKept}>
        {board !== null && <WordsToggle isOn={inWords} onChange={setInWords} />}
      </TheatreHead>
      <div className={styles['eyes']}>
        {!isProven(evening.proof) && (
          <p role="alert" className={styles['doubt']}>
            {w.doubt}
          </p>
        )}
        <EyesPicker
          evening={evening}
          reading={reading}
          eyes={eyes}
          onChange={(chosen) => {
            seek(moment.move)
            setEyes(chosen)
          }}
        />
      </div>
      <div className={styles['stage']}>
        <Shown evening={evening} reading={reading} eyes={eyes} moment={moment} inWords={inWords} />
      </div>
      <p className={styles['caption']} aria-live={isPlaying ? 'off' : 'polite'}>
        {line}
      </p>
      <div className={styles['controls']}>
        <Controls evening={evening} player={player} line={line} />
      </div>
      <Side evening={evening} reading={reading} eyes={eyes} moment={moment} seek={seek} onFile={onFile} />
    </main>
  )
}
