import { memo } from 'react'
import type { Seat } from '@octopolis/engine'
import { liveryOf } from '../liveries.ts'
import { Sign } from './pieces.tsx'

const arms = [
  'M-60 60C-90 140-190 130-230 70-258 26-226-20-190-4-168 8-178 40-200 34',
  'M-44 74C-60 170-170 210-250 180-300 160-306 104-272 100-250 98-246 124-262 128',
  'M-22 82C-26 180-90 240-160 250-204 256-222 222-202 206',
  'M22 82C26 180 90 240 160 250 204 256 222 222 202 206',
  'M44 74C60 170 170 210 250 180 300 160 306 104 272 100 250 98 246 124 262 128',
  'M60 60C90 140 190 130 230 70 258 26 226-20 190-4 168 8 178 40 200 34',
]

/** The Grand Octopus, risen, around 0 0: 620 wide and 440 high, with the winner's sign on its brow. */
export const GrandOctopus = memo(function GrandOctopus({ winner }: { winner: Seat | null }) {
  const colour = winner === null ? 'var(--faint)' : liveryOf(winner).colour
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {arms.map((arm) => (
        <g key={arm}>
          <path d={arm} stroke={colour} strokeWidth="31" opacity="0.9" />
          <path d={arm} stroke="#140c2c" strokeWidth="27" />
          <path d={arm} stroke="var(--line)" strokeWidth="15" strokeDasharray="1 9" opacity="0.4" />
          <path d={arm} stroke={colour} strokeWidth="6" strokeDasharray="0.1 15" opacity="0.9" />
        </g>
      ))}
      <path
        d="M0-190C-96-190-134-118-128-44-124 0-92 26-88 62-60 98 60 98 88 62 92 26 124 0 128-44 134-118 96-190 0-190Z"
        fill="#140c2c"
        stroke={colour}
        strokeWidth="3"
      />
      <g color="var(--line)" stroke="var(--line)" strokeWidth="1" opacity="0.75">
        <path
          d="M0-190C-96-190-134-118-128-44-124 0-92 26-88 62-70 70-80-60-50-120-30-160-10-180 0-190Z"
          fill="url(#oct-hatch)"
          stroke="none"
        />
        <path d="M-108-70C-104-130-70-166-24-174M-98-30C-96-60-92-90-80-112M108-70C104-130 70-166 24-174M-72 66C-40 84 40 84 72 66M-64 50C-36 66 36 66 64 50" />
        <path d="M-30-150q30-12 60 0M-44-134q44-16 88 0" />
      </g>
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(${side * 54} -14) rotate(${side * -14})`}>
          <ellipse rx="31" ry="23" fill="#070414" stroke="var(--line)" strokeWidth="2" />
          <ellipse rx="22" ry="17" fill="var(--flame)" />
          <path d="M-20 0C-8-6 8-6 20 0 8 6-8 6-20 0Z" fill="#070414" />
          <circle cx="6" cy="-6" r="3" fill="#fff" />
        </g>
      ))}
      {winner === null ? null : (
        <g transform="translate(0 -96)">
          <circle r="36" fill="#070414" stroke={colour} strokeWidth="2.5" />
          <Sign seat={winner} size={46} />
        </g>
      )}
    </g>
  )
})
