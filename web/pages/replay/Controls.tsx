import { useMemo } from 'react'
import { IconButton } from '../../look/Button.tsx'
import { Icon } from '../../look/Icon.tsx'
import { Segments } from '../../look/Segments.tsx'
import { useWords } from '../../words/language.ts'
import styles from './Controls.module.css'
import { Marks } from './Marks.tsx'
import { marksOf } from './moments.ts'
import type { Evening } from './open.ts'
import { speeds, type Player, type Speed } from './usePlayer.ts'
import { words } from './words.ts'

interface ControlsProps {
  readonly evening: Evening
  readonly player: Player
  /** What is shown, in a sentence: also read aloud with the place on the bar. */
  readonly line: string
}

/** After the fastest comes the slowest: one button is enough where there is no room for four. */
function faster(speed: Speed): Speed {
  return speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? speed
}

export function Controls({ evening, player, line }: ControlsProps) {
  const w = useWords(words)
  const { replay, board } = evening
  const last = replay.frames.length - 1
  const { move } = player.moment
  const marks = useMemo(() => marksOf(replay, board?.stage ?? null), [replay, board])
  return (
    <div className={styles['controls']}>
      <div className={styles['bar']}>
        <Marks marks={marks} last={last} at={move} />
        <input
          type="range"
          className={styles['scrub']}
          aria-label={w.scrub}
          aria-valuetext={`${w.at(move, last)}. ${line}`}
          min={0}
          max={last}
          value={move}
          onChange={(event) => player.seek(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div className={styles['row']}>
        <div className={styles['steps']}>
          <IconButton icon="rewind" label={w.start} disabled={move === 0} onClick={() => player.seek(0)} />
          <IconButton icon="before" label={w.back} disabled={move === 0} onClick={player.back} />
          <button
            type="button"
            className={styles['play']}
            aria-label={player.isPlaying ? w.pause : w.play}
            title={player.isPlaying ? w.pause : w.play}
            onClick={player.togglePlay}
          >
            <Icon name={player.isPlaying ? 'pause' : 'play'} size={24} />
          </button>
          <IconButton
            icon="next"
            label={w.forward}
            disabled={move === last && player.moment.fact === null}
            onClick={player.forward}
          />
          <IconButton icon="skip" label={w.end} disabled={move === last} onClick={() => player.seek(last)} />
        </div>
        <p className={styles['at']}>{w.at(move, last)}</p>
        <p className={styles['brief']} aria-hidden="true">
          {move}/{last}
        </p>
        <div className={styles['speeds']}>
          <Segments
            label={w.speed}
            value={player.speed}
            values={speeds.map((speed) => ({ value: speed, label: w.speeds[speed] }))}
            onChange={player.setSpeed}
          />
        </div>
        <button
          type="button"
          className={styles['speed']}
          aria-label={w.speedIs(w.speeds[player.speed])}
          onClick={() => player.setSpeed(faster(player.speed))}
        >
          {w.speeds[player.speed]}
        </button>
      </div>
    </div>
  )
}
