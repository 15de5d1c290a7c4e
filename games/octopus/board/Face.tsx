import { rooms } from '../data/places.ts'
import type { Clock, Hand } from '../state.ts'

/** Where a hand stands, in degrees from the top; on the line, between the last room and the first. */
function angleOf(hand: Hand): number {
  return hand === 0 ? -30 : (hand - 1) * 60
}

/** A clock's face around 0 0, with its two hands where they are known. */
export function Face({ clock, r, dim = false }: { clock: Clock | null; r: number; dim?: boolean }) {
  return (
    <g opacity={dim ? 0.5 : 1}>
      <circle r={r * 0.9} fill="#120d2b" stroke="var(--paper-deep)" strokeWidth={r * 0.045} />
      {rooms.map((room) => {
        const angle = (angleOf(room) * Math.PI) / 180
        const line = angle + Math.PI / 6
        return (
          <g key={room}>
            <text
              className="octNumeral"
              x={Math.sin(angle) * r * 0.73}
              y={-Math.cos(angle) * r * 0.73}
              fontSize={r * 0.29}
              fill="var(--paper)"
              textAnchor="middle"
              dominantBaseline="central"
            >
              {room}
            </text>
            <path
              d={`M${Math.sin(line) * r * 0.78} ${-Math.cos(line) * r * 0.78}L${Math.sin(line) * r * 0.88} ${-Math.cos(line) * r * 0.88}`}
              stroke="var(--paper-deep)"
              strokeWidth={r * 0.03}
            />
          </g>
        )
      })}
      {clock === null ? null : (
        <>
          <TentacleHand r={r * 1.22} angle={angleOf(clock.tentacle)} />
          <DaggerHand r={r * 1.08} angle={angleOf(clock.dagger)} />
        </>
      )}
      <circle r={r * 0.07} fill="var(--paper)" />
    </g>
  )
}

export function DaggerHand({ r, angle }: { r: number; angle: number }) {
  return (
    <g transform={`rotate(${angle}) scale(${r / 100})`}>
      <path d="M0-62 5.500-18H-5.500Z" fill="var(--flame)" stroke="#0b0719" strokeWidth="1.5" />
      <path d="M-13-18H13V-12H-13ZM-3-12H3V12H-3Z" fill="var(--flame)" stroke="#0b0719" strokeWidth="1.5" />
      <circle cy="15" r="5" fill="var(--flame)" stroke="#0b0719" strokeWidth="1.5" />
    </g>
  )
}

export function TentacleHand({ r, angle }: { r: number; angle: number }) {
  return (
    <g transform={`rotate(${angle}) scale(${r / 100})`} fill="none" strokeLinecap="round">
      <path d={tentacle} stroke="#0b0719" strokeWidth="14" />
      <path d={tentacle} stroke="var(--glow)" strokeWidth="9.5" />
      <path d={tentacle} stroke="#1d1140" strokeWidth="3" strokeDasharray="0.1 8" />
    </g>
  )
}

const tentacle = 'M0 16C-14 4-12-12 0-20 12-28 13-40 3-48-5-54-9-46-4-43'
