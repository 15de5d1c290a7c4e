import type { KeyboardEvent } from 'react'
import type { Location } from '../data/places.ts'
import { outline, type Layout } from './layout.ts'
import styles from './Board.module.css'

export const numerals: Readonly<Record<Location, string>> = {
  1: 'I',
  2: 'II',
  3: 'III',
  4: 'IV',
  5: 'V',
  6: 'VI',
  7: 'VII',
}

interface PlaceProps {
  readonly at: Location
  readonly layout: Layout
  /** What is there, for those who are told rather than shown. */
  readonly spoken: string
  /** What a press does here, or why it is a mistake. */
  readonly hint: string | null
  readonly look: 'quiet' | 'open' | 'error'
  readonly lit: 'no' | 'candle' | 'grim'
  readonly isStop: boolean
  readonly onPress: (() => void) | null
  onKey(event: KeyboardEvent): void
  onFocus(): void
}

/** A room as something to press and to walk to; what is drawn in it lies under and over it. */
export function Place(props: PlaceProps) {
  const { at, layout, spoken, hint, look, lit, isStop, onPress, onKey, onFocus } = props
  const box = layout.places[at]
  const path = outline(at, box)
  const label = hint === null ? spoken : `${spoken} – ${hint}`
  return (
    <g
      className={styles['place']}
      data-place={at}
      data-point={at === 7 ? 'exterior' : `room-${at}`}
      data-look={look}
      data-lit={lit}
      role={onPress === null ? 'img' : 'button'}
      aria-label={label}
      tabIndex={isStop ? 0 : -1}
      onClick={onPress ?? undefined}
      onKeyDown={onKey}
      onFocus={onFocus}
    >
      <path d={path} className={styles['light']}>
        <title>{label}</title>
      </path>
      <path d={path} className={styles['rim']} />
    </g>
  )
}

/** Letters shrink less than pieces do: they must be read on a phone. */
export function letters(layout: Layout): number {
  return layout.name === 'wide' ? 1 : 0.92
}

export function Plaque(props: { x: number; y: number; text: string; numeral?: string; scale: number }) {
  const { x, y, text, numeral, scale } = props
  const w = text.length * 9.6 + (numeral === undefined ? 30 : 44)
  const [left, right, top, bottom] = [-w / 2, w / 2, -13, 13]
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className={styles['plaque']} aria-hidden="true">
      <path
        d={`M${left} ${top}H${right}q-5 6.500 4 13q-9 6.500-4 13H${left}q5-6.500-4-13q9-6.500 4-13Z`}
        fill="url(#oct-paper)"
        stroke="#0b0719"
        strokeWidth="1.5"
      />
      <path
        d={`M${left + 8} ${top + 3}H${right - 6}M${left + 8} ${bottom - 3}H${right - 6}`}
        className={styles['paperLine']}
      />
      {numeral === undefined ? null : (
        <>
          {' '}
          <circle cx={left + 15} r="10.5" className={styles['seal']} />
          <text x={left + 15} y="0.5" className={styles['sealText']}>
            {numeral}
          </text>
        </>
      )}{' '}
      <text x={numeral === undefined ? 0 : 13} y="1" className={styles['plaqueText']}>
        {text}
      </text>
    </g>
  )
}
