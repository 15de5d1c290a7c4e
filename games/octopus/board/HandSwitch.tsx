import { DaggerHand, TentacleHand } from './Face.tsx'
import type { Layout } from './layout.ts'
import type { HandName } from './play.ts'
import type { BoardWords } from './words.ts'
import styles from './Board.module.css'

interface HandSwitchProps {
  readonly layout: Layout
  readonly hand: HandName
  onChange(hand: HandName): void
  readonly w: BoardWords
}

/** Which hand of the clock the next press on a room sets. */
export function HandSwitch({ layout, hand, onChange, w }: HandSwitchProps) {
  const { x, y, w: width, h } = layout.hour
  const size = h * 0.49
  const left = x + width - size * 1.12
  return (['dagger', 'tentacle'] as const).map((one, index) => (
    <g
      key={one}
      className={styles['switch']}
      role="button"
      tabIndex={0}
      aria-pressed={hand === one}
      aria-label={`${w.nextHand}: ${w[one]}`}
      data-point={`board-${one}`}
      transform={`translate(${left} ${y + index * (size + 2)})`}
      onClick={() => onChange(one)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onChange(one)
      }}
    >
      <rect width={size * 1.12} height={size} rx="7">
        <title>{`${w.nextHand}: ${w[one]}`}</title>
      </rect>
      <g transform={`translate(${size * 0.4} ${size * 0.62})`}>
        {one === 'dagger' ? <DaggerHand r={size * 0.85} angle={50} /> : <TentacleHand r={size * 0.95} angle={50} />}
      </g>
    </g>
  ))
}
