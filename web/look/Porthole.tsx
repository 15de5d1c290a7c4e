import type { Cover } from '@octopolis/games/cover'
import { useId } from 'react'
import styles from './Porthole.module.css'

function rays(from: number, to: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    const reach = index % 2 === 0 ? to : from + (to - from) * 0.55
    const spot = (radius: number) =>
      `${(64 + radius * Math.cos(angle)).toFixed(1)} ${(64 + radius * Math.sin(angle)).toFixed(1)}`
    return `M${spot(from)}L${spot(reach)}`
  }).join('')
}

const glory = rays(34, 46, 120)
const rim = rays(56.5, 60, 144)
/** The sea behind the pane, ruled and broken. */
const swell = Array.from({ length: 17 }, (_, index) => {
  const y = 28 + index * 4.5
  const half = Math.sqrt(46 ** 2 - (y - 64) ** 2) - 2
  return `M${(64 - half).toFixed(1)} ${y}q${(half / 2).toFixed(1)} ${index % 2 === 0 ? -1.4 : 1.4} ${half.toFixed(1)} 0t${half.toFixed(1)} 0`
}).join('')
const bolts = Array.from({ length: 8 }, (_, index) => {
  const angle = ((index + 0.5) / 8) * 2 * Math.PI
  return { x: (64 + 52.6 * Math.cos(angle)).toFixed(1), y: (64 + 52.6 * Math.sin(angle)).toFixed(1) }
})

/** A game's emblem, seen through the window of its room: the light is on. */
export function Porthole({ cover }: { cover: Cover }) {
  const id = useId()
  return (
    <svg className={styles['porthole']} viewBox="0 0 128 128" aria-hidden="true">
      <radialGradient id={id}>
        <stop offset="0" stopColor="var(--glow)" stopOpacity="0.55" />
        <stop offset="0.6" stopColor="var(--deep)" stopOpacity="0.9" />
        <stop offset="1" stopColor="var(--abyss)" />
      </radialGradient>
      <circle cx="64" cy="64" r="62" className={styles['frame']} />
      <circle cx="64" cy="64" r="48" fill={`url(#${id})`} className={styles['pane']} />
      {[59.6, 50, 46.6].map((radius) => (
        <circle key={radius} cx="64" cy="64" r={radius} className={styles['ring']} />
      ))}
      <path d={swell} className={styles['swell']} />
      <path d={rim} className={styles['rim']} />
      <path d={glory} className={styles['glory']} />
      {bolts.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.9" className={styles['bolt']} />
      ))}
      <g transform="translate(35.2 35.2) scale(0.9)" className={styles['emblem']}>
        {cover.emblem.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  )
}
