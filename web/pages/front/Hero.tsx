import { memo } from 'react'
import { arm, bubbles, city, mantle, scree, water, type Point, type Tower } from '../../look/engraving.ts'
import styles from './Hero.module.css'

const far: readonly Tower[] = [
  { x: 330, width: 30, height: 132, roof: 'gable' },
  { x: 372, width: 22, height: 190, roof: 'spire' },
  { x: 402, width: 40, height: 150, roof: 'dome' },
  { x: 452, width: 26, height: 228, roof: 'battlement' },
  { x: 560, width: 30, height: 214, roof: 'dome' },
  { x: 600, width: 22, height: 168, roof: 'spire' },
  { x: 634, width: 36, height: 140, roof: 'gable' },
]

const near: readonly Tower[] = [
  { x: 296, width: 34, height: 74, roof: 'gable' },
  { x: 336, width: 26, height: 112, roof: 'battlement' },
  { x: 368, width: 46, height: 88, roof: 'dome' },
  { x: 420, width: 24, height: 148, roof: 'spire' },
  { x: 448, width: 40, height: 104, roof: 'gable' },
  { x: 492, width: 30, height: 196, roof: 'spire' },
  { x: 526, width: 44, height: 118, roof: 'battlement' },
  { x: 574, width: 24, height: 152, roof: 'spire' },
  { x: 602, width: 50, height: 84, roof: 'dome' },
  { x: 656, width: 28, height: 118, roof: 'gable' },
  { x: 690, width: 36, height: 66, roof: 'flat' },
]

const FLOOR = 520
const xy = (...numbers: readonly number[]) =>
  Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[index * 2] ?? 0,
    y: numbers[index * 2 + 1] ?? 0,
  }))

interface LimbProps {
  readonly along: readonly Point[]
  readonly width: number
  readonly side: 1 | -1
  readonly seed: number
}

const behind: readonly LimbProps[] = [
  {
    along: xy(400, 420, 300, 440, 206, 370, 176, 250, 222, 148, 306, 118, 342, 172, 300, 208, 276, 184),
    width: 66,
    side: -1,
    seed: 21,
  },
  {
    along: xy(620, 420, 728, 430, 836, 372, 884, 262, 862, 140, 780, 84, 716, 128, 740, 186, 778, 170),
    width: 66,
    side: 1,
    seed: 22,
  },
]
const between: readonly LimbProps[] = [
  {
    along: xy(430, 480, 330, 512, 240, 452, 240, 366, 318, 326, 398, 366, 440, 330, 420, 276),
    width: 46,
    side: -1,
    seed: 31,
  },
  {
    along: xy(590, 480, 706, 500, 800, 452, 806, 362, 728, 312, 652, 352, 604, 318, 618, 262, 652, 262),
    width: 46,
    side: 1,
    seed: 32,
  },
]
const before: readonly LimbProps[] = [
  {
    along: xy(430, 700, 330, 622, 222, 590, 134, 508, 70, 462, 22, 496, 44, 540, 84, 522),
    width: 64,
    side: -1,
    seed: 41,
  },
  {
    along: xy(600, 700, 700, 612, 812, 588, 896, 492, 966, 424, 1006, 462, 980, 506, 944, 486),
    width: 64,
    side: 1,
    seed: 42,
  },
  {
    along: xy(470, 710, 392, 640, 318, 578, 326, 494, 394, 462, 444, 500, 420, 536, 392, 518),
    width: 50,
    side: -1,
    seed: 43,
  },
  {
    along: xy(560, 710, 640, 644, 720, 586, 722, 506, 660, 460, 600, 492, 610, 534, 642, 524),
    width: 50,
    side: 1,
    seed: 44,
  },
]

// Each part is cut where it is drawn, so that React can pause between two of them.

function Limb({ along, width, side, seed }: LimbProps) {
  const limb = arm(along, width, side, seed)
  return (
    <>
      <path className={styles['body']} d={limb.body} />
      <path className={styles['cut']} d={limb.light} />
      <path className={styles['fine']} d={limb.shade} />
      <path className={styles['sucker']} d={limb.suckers} />
    </>
  )
}

function Head() {
  const head = mantle({ x: 508, y: 22 }, 440, 182)
  return (
    <>
      <path className={styles['body']} d={head.body} />
      <path className={styles['cut']} d={head.light} />
      <path className={styles['fine']} d={head.shade} />
    </>
  )
}

function Water({
  from,
  to,
  rows,
  seed,
  look,
}: {
  from: number
  to: number
  rows: number
  seed: number
  look: 'ripple' | 'depth'
}) {
  return <path className={styles[look]} d={water(1000, from, to, rows, seed)} />
}

function Slope() {
  const stones = scree({ x: 262, y: 530 }, { x: 764, y: 530 }, 60, 4, 13)
  const more = scree({ x: 220, y: 566 }, { x: 806, y: 566 }, 70, 5, 14)
  return <path className={styles['fine']} d={stones + more} />
}

function Quarter({ towers, seed, isFar = false }: { towers: readonly Tower[]; seed: number; isFar?: boolean }) {
  const town = city(towers, FLOOR, seed)
  return (
    <g className={isFar ? styles['far'] : undefined}>
      <path className={styles['wall']} d={town.walls} />
      <path className={styles['wall']} d={town.roofs} />
      <path className={styles['fine']} d={town.hatching} />
      <path className={styles['dark']} d={town.dark} />
      <path className={styles['lit']} d={town.lit} />
      <path className={styles['warm']} d={town.warm} />
    </g>
  )
}

function Eye({ x, tilt }: { x: number; tilt: number }) {
  return (
    <g transform={`translate(${x} 244) rotate(${tilt})`}>
      <path className={styles['lid']} d="M-44-2Q-10-46 44 4Q4 40-44-2Z" />
      <path className={styles['fine']} d="M-36-4Q-6-36 36 2M-40-6Q-8-42 40 0M-30 8Q4 30 34 8M-34 6Q4 36 38 8" />
      <path className={styles['iris']} d="M-27 0Q-4-24 27 2Q4 22-27 0Z" />
      <path className={styles['pupil']} d="M-17-2Q0-6 17 0Q0 8-17-2Z" />
    </g>
  )
}

/** The house itself: a drowned city with its lamps lit, in good hands. All eight of them. */
export const Hero = memo(function Hero() {
  return (
    <svg className={styles['hero']} viewBox="0 0 1000 640" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <radialGradient id="lamp" cx="51%" cy="70%" r="46%">
          <stop offset="0" stopColor="var(--living)" stopOpacity="0.42" />
          <stop offset="0.55" stopColor="var(--living)" stopOpacity="0.1" />
          <stop offset="1" stopColor="var(--living)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <Water from={8} to={58} rows={6} seed={3} look="ripple" />
      <Water from={66} to={500} rows={19} seed={4} look="depth" />
      <path className={styles['ripple']} d={bubbles(34, 17)} />
      {behind.map((limb) => (
        <Limb key={limb.seed} {...limb} />
      ))}
      <Head />
      <Eye x={424} tilt={8} />
      <g transform="matrix(-1 0 0 1 1016 0)">
        <Eye x={424} tilt={8} />
      </g>
      <Quarter towers={far} seed={11} isFar />
      {between.map((limb) => (
        <Limb key={limb.seed} {...limb} />
      ))}
      <Quarter towers={near} seed={5} />
      <rect width="1000" height="640" fill="url(#lamp)" className={styles['haze']} />
      <path className={styles['rock']} d="M150 640q20-60 76-74l36-34 34-12H730l30 10 40 32q64 20 90 78z" />
      <Slope />
      <Water from={560} to={640} rows={6} seed={9} look="ripple" />
      {before.map((limb) => (
        <Limb key={limb.seed} {...limb} />
      ))}
    </svg>
  )
})
