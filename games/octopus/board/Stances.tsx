import type { Say } from '@octopolis/engine'
import type { Stance } from '../state.ts'
import { parleyIn } from '../text/seen.ts'
import type { View } from '../view.ts'
import { Sign } from './art/pieces.tsx'
import type { Layout } from './layout.ts'
import { pawnPoint } from './places.ts'
import type { BoardWords } from './words.ts'
import styles from './Board.module.css'

interface StancesProps {
  readonly view: View
  readonly layout: Layout
  readonly say: Say
  readonly w: BoardWords
}

/** What the parties to a negotiation want, over their heads. */
export function Stances({ view, layout, say, w }: StancesProps) {
  const parley = parleyIn(view)
  if (parley === null) return null
  const many = parley.parties.length > 3
  const size = layout.scale * (many ? 0.84 : 1.04)
  const floor = Math.max(...parley.parties.map(({ cult }) => pawnPoint(view, layout, cult)?.y ?? 0))
  return (
    <g className={styles['stances']}>
      {parley.parties.map(({ cult, stance, locked }) => {
        const pawn = pawnPoint(view, layout, cult)
        if (pawn === null) return null
        const label = w.stanceOf(say.name(cult), stance === null ? null : w.stance(stance, cult, say), locked)
        return (
          <g
            key={cult}
            transform={`translate(${pawn.x} ${floor - (many ? 86 : 74) * layout.scale}) scale(${size})`}
            role="img"
            aria-label={label}
          >
            <title>{label}</title>
            <path
              d="M-17-17H17V13H5L0 22-5 13H-17Z"
              fill="url(#oct-paper) #f1e6cc"
              stroke={locked ? 'var(--flame)' : '#0b0719'}
              strokeWidth={locked ? 2.4 : 1.4}
              strokeLinejoin="round"
            />
            <g transform="translate(0 -2)">
              <StanceSign stance={stance} />
            </g>
            {locked ? (
              <g transform="translate(15 -15)">
                <Seal />
              </g>
            ) : null}
          </g>
        )
      })}
    </g>
  )
}

/** A stance in one sign, around 0 0 and about 22 wide, for paper. */
export function StanceSign({ stance }: { stance: Stance | null }) {
  if (stance === null)
    return <path d="M-7 0h.01M0 0h.01M7 0h.01" stroke="var(--paper-ink)" strokeWidth="3.6" strokeLinecap="round" />
  if (stance === 'nothing') {
    return (
      <g fill="none" stroke="var(--paper-ink)" strokeWidth="2.2" strokeLinecap="round">
        <circle r="8.5" />
        <path d="M-6 6 6-6" />
      </g>
    )
  }
  if (stance === 'fight') {
    return (
      <g stroke="#9c1f1a" fill="#9c1f1a" strokeLinecap="round">
        <path d="M-9-9 5 5M9-9-5 5" strokeWidth="2.8" />
        <path d="M1 8 8 1M-1 8-8 1M5 5l4 4M-5 5l-4 4" strokeWidth="2" />
      </g>
    )
  }
  return (
    <g>
      <circle r="11" fill="#150f30" />
      <Sign seat={stance} size={15} />
    </g>
  )
}

/** A stance that is locked in can't be changed: wax and a lock. */
export function Seal() {
  return (
    <g>
      <circle r="7.5" fill="#9c1f1a" stroke="#0b0719" strokeWidth="1.2" />
      <path
        d="M-3-.5H3V3.500H-3ZM-1.800-.5v-1.500a1.800 1.800 0 0 1 3.600 0v1.500"
        fill="none"
        stroke="#fff"
        strokeWidth="1.2"
      />
    </g>
  )
}
