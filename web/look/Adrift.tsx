import styles from './Adrift.module.css'
import { arm, water } from './engraving.ts'

const reach = arm(
  [
    { x: 250, y: 330 },
    { x: 262, y: 250 },
    { x: 236, y: 180 },
    { x: 262, y: 112 },
    { x: 330, y: 92 },
    { x: 372, y: 132 },
    { x: 352, y: 172 },
    { x: 318, y: 162 },
  ],
  58,
  -1,
  51,
)

/** The picture on a page that is gone: somebody has it, and won't give it back. */
export function Adrift() {
  return (
    <svg className={styles['adrift']} viewBox="110 30 380 266" aria-hidden="true">
      <circle className={styles['moon']} cx="452" cy="72" r="34" />
      <path className={styles['fine']} d={water(600, 196, 230, 5, 21)} />
      <path className={styles['body']} d={reach.body} />
      <path className={styles['cut']} d={reach.light} />
      <path className={styles['fine']} d={reach.shade} />
      <path className={styles['sucker']} d={reach.suckers} />
      <g transform="rotate(-14 330 152)">
        <path className={styles['leaf']} d="M296 118h54l16 16v58h-70z" />
        <path className={styles['script']} d="M350 118v16h16M306 142h36M306 154h48M306 166h42M306 178h26" />
      </g>
      <path className={styles['cut']} d="M356 138q16 26-12 34q-20 2-24-12" />
      <rect className={styles['sea']} x="0" y="236" width="600" height="64" />
      <path className={styles['cut']} d={water(600, 236, 262, 4, 22)} />
      <path className={styles['fine']} d={water(600, 268, 296, 4, 23)} />
    </svg>
  )
}
