import type { Say } from '@octopolis/engine'
import type { CSSProperties } from 'react'
import { lastTurn } from '../data/places.ts'
import type { Fact } from '../facts.ts'
import type { View } from '../view.ts'
import { Sign } from './art/pieces.tsx'
import { Face } from './Face.tsx'
import type { Layout } from './layout.ts'
import { liveryOf } from './liveries.ts'
import { letters } from './Place.tsx'
import { clockPoint } from './places.ts'
import { short } from './Cults.tsx'
import type { BoardWords } from './words.ts'
import styles from './Board.module.css'

interface ClocksProps {
  readonly view: View
  readonly layout: Layout
  readonly fact: Fact | null
  readonly say: Say
  readonly w: BoardWords
}

/** The cults' clocks in the base of the building: closed once they are set, and opened one after the other. */
export function Clocks({ view, layout, fact, say, w }: ClocksProps) {
  const r = layout.clocks.h * 0.47
  const choosing = view.agenda.at(-1)?.type === 'clock'
  const opening = fact?.type === 'revealed' ? fact.cult : null
  return (
    <g data-point="clocks">
      {view.cults.map((cult, seat) => {
        const { x, y } = clockPoint(view, layout, seat)
        const { colour } = liveryOf(seat)
        const name = say.name(seat)
        // All-seeing eyes, of a replay, see what is set; whoever sits there has the clock in the bar.
        const open = view.viewer === 'watcher' ? cult.clock : null
        const closed = cult.ready && open === null
        const face = open ?? cult.shown
        const label = cult.ready
          ? open === null
            ? w.clockSet(name)
            : `${w.clockSet(name)}: ${w.hands(open.dagger, open.tentacle)}`
          : choosing && cult.power > 0
            ? w.clockNotSet(name)
            : cult.shown === null
              ? w.clockNotSet(name)
              : `${w.clockOf(name)}: ${w.hands(cult.shown.dagger, cult.shown.tentacle)}`
        return (
          <g key={seat} transform={`translate(${x} ${y})`} role="img" aria-label={label}>
            <g
              className={styles['clock']}
              data-opening={seat === opening}
              style={{ '--lift': `${-r * 1.42}px` } as CSSProperties}
              data-out={cult.power === 0}
            >
              <circle r={r} fill="#0b0719" stroke={colour} strokeWidth={r * 0.09}>
                <title>{label}</title>
              </circle>
              <Face clock={face} r={r} dim={choosing && open === null} />
              <g className={styles['lid']} data-closed={closed}>
                <circle r={r * 0.93} fill="#2a1f4d" stroke="var(--paper-deep)" strokeWidth="1.2" />
                <circle r={r * 0.8} fill="url(#oct-cross)" color="var(--paper-deep)" opacity="0.45" />
                <circle r={r * 0.5} fill="#120d2b" stroke={colour} strokeWidth="1.6" />
                <Sign seat={seat} size={r * 0.62} />
              </g>
              <g transform={`translate(${r * 0.72} ${r * 0.68})`}>
                <circle r={r * 0.27} fill={colour} stroke="#0b0719" strokeWidth="1.4" />
                <Sign seat={seat} size={r * 0.34} colour="#0b0719" />
              </g>
              {seat === opening ? (
                <text y={r * 1.36} className={styles['openingName']} fontSize={r * 0.4}>
                  {short(name, 14)}
                </text>
              ) : null}
            </g>
          </g>
        )
      })}
    </g>
  )
}

/** The turn, as a page of the night. */
export function Hour({ view, layout, w, narrow }: Pick<ClocksProps, 'view' | 'layout' | 'w'> & { narrow: boolean }) {
  const { x, y, h } = layout.hour
  // Beside it is the switch for the hands, while they are set.
  const width = layout.hour.w - (narrow ? h * 0.6 : 0)
  const letter = letters(layout)
  const bar = width - 24
  return (
    <g role="img" aria-label={w.turn(view.turn, lastTurn)} data-point="turn">
      <g aria-hidden="true">
        <title>{w.turn(view.turn, lastTurn)}</title>
        <path
          d={`M${x + 2} ${y + h * 0.12}H${x + width - 2}q-6 ${h * 0.38} 0 ${h * 0.76}H${x + 2}q6-${h * 0.38} 0-${h * 0.76}Z`}
          fill="url(#oct-paper)"
          stroke="#0b0719"
          strokeWidth="1.5"
        />
        <text key={view.turn} x={x + width / 2} y={y + h * 0.44} className={styles['hourText']} fontSize={24 * letter}>
          {w.turnShort(view.turn)}
        </text>
        <path d={`M${x + 12} ${y + h * 0.72}h${bar}`} className={styles['hourLine']} />
        <path d={`M${x + 12} ${y + h * 0.72}h${(bar * view.turn) / lastTurn}`} className={styles['hourGone']} />
        <circle cx={x + 12 + (bar * view.turn) / lastTurn} cy={y + h * 0.72} r="4.5" className={styles['hourMoon']} />
      </g>
    </g>
  )
}
