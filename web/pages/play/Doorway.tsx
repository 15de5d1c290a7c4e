import { useId } from 'react'
import styles from './Doorway.module.css'
import type { WayToPlay } from './words.ts'

/** Stones of an arch around (80, 78), then down the pillars. */
function stones(): string {
  const spot = (radius: number, angle: number): string =>
    `${(80 + radius * Math.cos(angle)).toFixed(1)} ${(78 - radius * Math.sin(angle)).toFixed(1)}`
  const joints = Array.from({ length: 12 }, (_, index) => {
    const angle = ((index + 0.5) / 12) * Math.PI
    return `M${spot(54, angle)}L${spot(72, angle)}`
  })
  const courses = [78, 98, 118, 138, 158].map(
    (y, index) => `M8 ${y}h18M134 ${y}h18M${index % 2 === 0 ? 17 : 21} ${y}v20M${index % 2 === 0 ? 143 : 139} ${y}v20`,
  )
  return joints.join('') + courses.join('')
}

/** Short cuts in the shade of the stones. */
function shade(): string {
  const arch = Array.from({ length: 46 }, (_, index) => {
    const angle = (index / 92) * Math.PI
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const depth = 70 - 5 - (index % 3) * 2.5
    return `M${(80 + 71 * x).toFixed(1)} ${(78 - 71 * y).toFixed(1)}L${(80 + depth * x).toFixed(1)} ${(78 - depth * y).toFixed(1)}`
  })
  const pillar = Array.from(
    { length: 33 },
    (_, index) => `M152 ${80 + index * 3}h${-6 - (index % 3) * 3}M26 ${80 + index * 3}h${-4 - (index % 2) * 2}`,
  )
  return arch.join('') + pillar.join('')
}

/** Light that falls out of the door, in rays from its far end. */
const rays = Array.from({ length: 27 }, (_, index) => {
  const angle = ((index + 0.5) / 27) * Math.PI
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  const reach = y > 0.5 ? 70 : 50
  return `M${(80 + 26 * x).toFixed(1)} ${(112 - 26 * y).toFixed(1)}L${(80 + Math.min(reach, 50 / Math.max(Math.abs(x), 0.6)) * x).toFixed(1)} ${(112 - reach * y).toFixed(1)}`
}).join('')

const [masonry, hatching] = [stones(), shade()]
const steps = 'M4 178h152v8H4zM-4 186h168v9H-4z'

/** What is seen through the door, in a box of 100 × 100. */
const scenes: Readonly<Record<WayToPlay, string>> = {
  alone:
    'M50 8v9M46 8h8M34 17h32v24H34zM42 27h5v5h-5zM53 27h5v5h-5zM42 37h16M44 41v6h12v-6M26 47h48l6 30H20zM50 53a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM50 56v4l3 2M20 77h60M12 77h76v6H12zM20 83v13M80 83v13',
  friends:
    'M8 46l15-13 15 13v22H8zM18 68V55h10v13M62 40l15-13 15 13v22H62zM72 62V49h10v13M34 84l15-12 15 12v14H34zM44 98V87h10v11M28 30q22-26 44-6M36 72q4 6 4 6M70 66q-2 12-8 14M42 18l6-5-1 8z',
  room: 'M10 14h80v46H10zM14 18h72v38H14zM44 60v8M56 60v8M34 68h32M26 48q10-20 22-8t26-14M50 30a4 4 0 1 1 0 .1M14 76h14v20H14zM43 78h14v20H43zM72 76h14v20H72zM20 93h2M49 95h2M78 93h2',
  pass: 'M4 2h92M8 2q2 46-6 92M20 2q4 40-8 90M32 2q4 34-4 60M92 2q-2 46 6 92M80 2q-4 40 8 90M68 2q-4 34 4 60M38 34h24v40H38zM42 38h16v30H42zM49 71h2M26 92q-4-16 12-22M24 82l2 10 9-4M74 92q4-16-12-22',
}

/** A door of the house, cut in copper; the light goes on in the one that is chosen. */
export function Doorway({ way }: { way: WayToPlay }) {
  const glow = useId()
  return (
    <svg className={styles['doorway']} viewBox="-6 0 172 198" aria-hidden="true">
      <radialGradient id={glow} cx="50%" cy="62%" r="62%">
        <stop offset="0" stopColor="var(--flame)" stopOpacity="0.75" />
        <stop offset="0.4" stopColor="var(--glow)" stopOpacity="0.6" />
        <stop offset="1" stopColor="var(--deep)" stopOpacity="0.3" />
      </radialGradient>
      <path className={styles['frame']} d="M8 178V78a72 72 0 0 1 144 0v100z" />
      <path className={styles['inside']} d="M26 178V78a54 54 0 0 1 108 0v100z" />
      <path className={styles['light']} fill={`url(#${glow})`} d="M26 178V78a54 54 0 0 1 108 0v100z" />
      <path className={styles['rays']} d={rays} />
      <path className={styles['masonry']} d={masonry} />
      <path className={styles['hatching']} d={hatching} />
      <path className={styles['step']} d={steps} />
      <path className={styles['scene']} d={scenes[way]} transform="translate(30 66) scale(1 1.08)" />
    </svg>
  )
}
