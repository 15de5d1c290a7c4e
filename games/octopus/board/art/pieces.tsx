import type { Seat } from '@octopolis/engine'
import { memo } from 'react'
import { liveryOf } from '../liveries.ts'

const dark = '#0b0719'

/** A cult's sign, this large, around 0 0. */
export function Sign({ seat, size, colour }: { seat: Seat; size: number; colour?: string }) {
  const { sign, colour: own } = liveryOf(seat)
  const scale = size / 24
  return <path d={sign} fill={colour ?? own} transform={`scale(${scale}) translate(-12 -12)`} />
}

/** Hooded cultists, 30 wide and 48 high, standing on 0 0. */
export const Pawn = memo(function Pawn({ seat }: { seat: Seat }) {
  const { colour } = liveryOf(seat)
  return (
    <g>
      <ellipse cx="0" cy="0" rx="16" ry="4" fill="#000" opacity="0.55" />
      <path
        d="M0-48C-7-43-8.5-37-8-32-13-26-15.5-14-15.5-1 -15.5 1.5 15.5 1.5 15.5-1 15.5-14 13-26 8-32 8.5-37 7-43 0-48Z"
        fill={colour}
        stroke={dark}
        strokeWidth="1.6"
      />
      <path
        d="M-8-32C-4-28 4-28 8-32M-11-24l-2 22M11-24l2 22M-6-27l-1.5 6M6-27l1.5 6"
        fill="none"
        stroke={dark}
        strokeWidth="0.9"
        opacity="0.65"
      />
      <path d="M0-43C-4.5-40-5-36-4.5-32.5-2.5-30.5 2.5-30.5 4.5-32.5 5-36 4.5-40 0-43Z" fill={dark} />
      <path d="M-2.2-35.5h.01M2.2-35.5h.01" stroke="var(--flame)" strokeWidth="1.8" strokeLinecap="round" />
      <g transform="translate(0 -13)">
        <Sign seat={seat} size={17} colour={dark} />
      </g>
    </g>
  )
})

/** A monstrous offspring, 40 wide and 38 high, around 0 0. */
export const Offspring = memo(function Offspring({ seat }: { seat: Seat }) {
  const { colour } = liveryOf(seat)
  return (
    <g>
      <path d={limbs} fill="none" stroke={dark} strokeWidth="6" strokeLinecap="round" />
      <path d={limbs} fill="none" stroke={colour} strokeWidth="3.3" strokeLinecap="round" />
      <path
        d={limbs}
        fill="none"
        stroke={dark}
        strokeWidth="1"
        strokeDasharray="0.6 3.5"
        strokeLinecap="round"
        opacity="0.8"
      />
      <path
        d="M0-20C-9-20-12.5-13-11.5-6-11-2-8 2-8 4.5H8C8 2 11-2 11.5-6 12.5-13 9-20 0-20Z"
        fill="#1c1238"
        stroke={colour}
        strokeWidth="2"
      />
      <g transform="translate(0 -11)">
        <Sign seat={seat} size={12} />
      </g>
      <path d="M-4.5-1.5h.01M4.5-1.5h.01" stroke="var(--line)" strokeWidth="3.4" strokeLinecap="round" />
      <path d="M-4.5-1.2h.01M4.5-1.2h.01" stroke={dark} strokeWidth="1.5" strokeLinecap="round" />
    </g>
  )
})

const limbs =
  'M-7 3C-8 10-16 9-18 4-19 1-16-1-14.5 1M-4.5 4C-5 12-12 17-17 13M0 5C0 11-4 14-3 18M4.5 4C5 12 12 17 17 13M7 3C8 10 16 9 18 4 19 1 16-1 14.5 1'

/** Where a hand of the clock points, as long as it isn't sent: an outline of what will be there. */
export function GhostPawn() {
  return (
    <path
      d="M0-48C-7-43-8.5-37-8-32-13-26-15.5-14-15.5-1 -15.5 1.5 15.5 1.5 15.5-1 15.5-14 13-26 8-32 8.5-37 7-43 0-48Z"
      fill="var(--flame)"
      fillOpacity="0.16"
      stroke="var(--flame)"
      strokeWidth="1.8"
      strokeDasharray="4 3"
    />
  )
}

export function GhostOffspring() {
  return (
    <path
      d={`M0-20C-9-20-12.5-13-11.5-6-11-2-8 2-8 4.5H8C8 2 11-2 11.5-6 12.5-13 9-20 0-20Z${limbs}`}
      fill="var(--glow)"
      fillOpacity="0.22"
      stroke="var(--glow)"
      strokeWidth="1.8"
      strokeDasharray="4 3"
    />
  )
}
