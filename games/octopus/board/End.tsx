import type { Outcome, Say } from '@octopolis/engine'
import { GrandOctopus } from './art/summoning.tsx'
import type { Layout } from './layout.ts'
import { liveryOf } from './liveries.ts'
import type { BoardWords } from './words.ts'
import styles from './Board.module.css'

/** The end of the night: what sleeps below the sea wakes, or turns over. */
export function End({ ending, layout, say, w }: { ending: Outcome; layout: Layout; say: Say; w: BoardWords }) {
  const { campus, name } = layout
  const won = ending.places.indexOf(1)
  const winner = won < 0 ? null : won
  const title =
    winner === null ? w.nobody : (titles[ending.reason]?.(w)(say.name(winner)) ?? w.summoned(say.name(winner)))
  const [x, y] = [campus.x + campus.w / 2, campus.y + campus.h / 2]
  const scale = name === 'wide' ? 1.2 : 0.92
  const wide = Math.min(campus.w - 20, title.length * 15 + 80)
  return (
    <g className={styles['end']} role="img" aria-label={title}>
      <rect className={styles['veil']} x={campus.x} y={campus.y} width={campus.w} height={campus.h} rx="10" />
      <g transform={`translate(${x} ${y - 40 * scale}) scale(${scale})`}>
        <g className={styles['rises']}>
          <GrandOctopus winner={winner} />
        </g>
      </g>
      <g
        transform={`translate(${x} ${campus.y + campus.h - (name === 'wide' ? 92 : 66)})`}
        className={styles['banner']}
      >
        <path
          d={`M${-wide / 2} -30H${wide / 2}l-14 30 14 30H${-wide / 2}l14-30Z`}
          fill="url(#oct-paper)"
          stroke={winner === null ? '#0b0719' : liveryOf(winner).colour}
          strokeWidth="3"
        />
        <text className={styles['bannerText']} fontSize={Math.min(30, (wide - 60) / (title.length * 0.5))}>
          {title}
        </text>
      </g>
    </g>
  )
}

const titles: Readonly<Record<string, (w: BoardWords) => (name: string) => string>> = {
  ritual: (w) => w.summoned,
  survivor: (w) => w.survives,
  dawn: (w) => w.dawn,
}
