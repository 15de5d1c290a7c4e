import { InTurn } from '@octopolis/games/InTurn'
import { memo } from 'react'
import { exteriorLocation, rooms, type Exterior, type Room } from '../data/places.ts'
import { possibleStairs, type PossibleStair } from '../data/stairs.ts'
import { Defs } from './art/defs.tsx'
import { ExteriorArt, GateArt } from './art/exteriors.tsx'
import { RoomArt } from './art/rooms.tsx'
import { outline, type Box, type Layout } from './layout.ts'
import styles from './Board.module.css'

interface GroundProps {
  readonly layout: Layout
  readonly exterior: Exterior | null
  /** The stairs that are built, as one word, so that they are only drawn again when they change. */
  readonly built: string
}

/**
 * All that never moves: the night, the building, its stairs, its rooms and what lies outside. It is a sheet of its own
 * under the rest of the scene, so that a pawn's walk doesn't have all the hatching drawn anew.
 */
export const Ground = memo(function Ground({ layout, exterior, built }: GroundProps) {
  const { width, height, campus } = layout
  return (
    <svg
      aria-hidden="true"
      className={styles['ground']}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
    >
      <Defs />
      <rect className={styles['campus']} {...frameOf(campus, 1)} rx="10" />
      <rect {...frameOf(campus, 1)} rx="10" fill="url(#oct-cobbles)" opacity="0.16" />
      <rect className={styles['fine']} {...frameOf(campus, 5)} rx="7" />
      <Trees layout={layout} />
      <Stairs layout={layout} built={built} />
      {built.includes('2-4') || built.includes('3-5') ? null : <Hedge layout={layout} />}
      {wings.map((wing, index) => (
        <InTurn key={index} turn={index + 1}>
          {wing.map((room) => (
            <Hall key={room} room={room} layout={layout} />
          ))}
        </InTurn>
      ))}
      <InTurn turn={3}>
        <Outside layout={layout} exterior={exterior} />
      </InTurn>
    </svg>
  )
})

/** Three rooms are enough for one turn. */
const wings: readonly (readonly Room[])[] = [rooms.slice(0, 3), rooms.slice(3)]

function Hall({ room, layout }: { room: Room; layout: Layout }) {
  const box = layout.places[room]
  const path = outline(room, box)
  const across = (box.w - 16) / 200
  const down = Math.min((box.h * 0.6) / 110, across * 1.2)
  const top = box.h * headroom[room]
  return (
    <g>
      <path d={path} fill="none" stroke="#07050f" strokeWidth="15" strokeLinejoin="round" />
      <path d={path} className={styles['wall']} />
      <path d={path} fill="url(#oct-room)" />
      <path d={path} fill="url(#oct-tiles)" opacity="0.1" />
      <path d={path} fill="url(#oct-candle)" />
      <g className={styles['art']} transform={`translate(${box.x + 8} ${box.y + top}) scale(${across} ${down})`}>
        <RoomArt room={room} />
      </g>
      <path
        d={`M${box.x + 3} ${box.y + box.h * 0.56}H${box.x + box.w - 3}V${box.y + box.h - 3}H${box.x + 3}Z`}
        fill="url(#oct-floor)"
      />
      <path d={path} className={styles['innerWall']} />
    </g>
  )
}

function frameOf({ x, y, w, h }: Box, inset: number) {
  return { x: x + inset, y: y + inset, width: w - 2 * inset, height: h - 2 * inset }
}

/** Cypresses in the corners of the court, and two lanterns before the library. */
function Trees({ layout }: { layout: Layout }) {
  const { campus, places } = layout
  const size = campus.w / 786
  const tree = 'M0 26C-9 22-9 2 0-22 9 2 9 22 0 26ZM0 26v7'
  const groves: readonly (readonly [number, number, number])[] = [
    [26, 46, 0.9],
    [44, 40, 1.1],
    [campus.w / size - 26, 46, 0.9],
    [campus.w / size - 44, 40, 1.1],
  ]
  const lanterns = [places[1].x - 27 * size, places[1].x + places[1].w + 27 * size]
  const ground = places[1].y + places[1].h - 2 * size
  return (
    <g className={styles['trees']}>
      {groves.map(([x, y, s]) => (
        <g key={x} transform={`translate(${campus.x + x * size} ${campus.y + y * size}) scale(${s * size})`}>
          <path d={tree} fill="#150f30" />
          <path d={tree} fill="url(#oct-hatch)" />
        </g>
      ))}
      {lanterns.map((x) => (
        <g key={x} transform={`translate(${x} ${ground}) scale(${size})`}>
          <circle cy="-31" r="34" fill="url(#oct-halo)" stroke="none" />
          <path d="M0 4V-22M-5 4H5M-6-22H6L4-38H-4ZM-6-38H6L0-45Z" fill="#150f30" />
          <path d="M0-36c3 4 3 9 0 11-3-2-3-7 0-11Z" fill="var(--flame)" stroke="none" />
        </g>
      ))}
    </g>
  )
}

/** How far below its top a room's drawing begins: roofs differ. */
const headroom: Readonly<Record<Room, number>> = { 1: 0.07, 2: 0.07, 3: 0.06, 4: 0.06, 5: 0.13, 6: 0.1 }

/** These wind through the passages, and are bridged by those that lead straight across. */
const winding: ReadonlySet<PossibleStair> = new Set<PossibleStair>(['2-4', '2-5', '3-4', '3-5', '3-6', '4-6'])

/** A wide stroke is the flight, a dashed one over it the treads. */
function Stairs({ layout, built }: { layout: Layout; built: string }) {
  const width = layout.flight
  const laid = possibleStairs.filter((stair) => built.includes(stair))
  return laid
    .toSorted((a, b) => Number(winding.has(b)) - Number(winding.has(a)))
    .map((stair) => {
      const way = layout.stairs[stair]
      return (
        <g key={stair} fill="none">
          <path d={way} stroke="#07050f" strokeWidth={width + 7} />
          <path d={way} stroke="var(--line)" strokeOpacity="0.85" strokeWidth={width + 2.4} />
          <path d={way} stroke="#221a45" strokeWidth={width} />
          <path d={way} stroke="var(--line)" strokeOpacity="0.75" strokeWidth={width} strokeDasharray="1.1 5.4" />
          <path
            d={way}
            stroke="#0b0719"
            strokeOpacity="0.4"
            strokeWidth={width}
            strokeDasharray="1.4 5.100"
            strokeDashoffset="-1.1"
          />
        </g>
      )
    })
}

/** The library never touches the garden: a hedge stands between them, unless a stair winds through. */
function Hedge({ layout }: { layout: Layout }) {
  const { 1: library, 6: garden } = layout.places
  const size = library.w / 224
  const y = (garden.y + garden.h + library.y) / 2 + 6 * size
  const middle = library.x + library.w / 2
  return (
    <g className={styles['hedge']} transform={`translate(${middle} ${y}) scale(${size})`}>
      {[-90, -66, -42, -18, 6, 30, 54, 78].map((x, index) => (
        <g key={x} transform={`translate(${x + 6} ${index % 2 === 0 ? 0 : 3})`}>
          <path d="M-17 12c-4-6 0-13 5-13 0-8 9-12 14-7 7-3 14 3 12 10 5 2 5 8 2 10Z" fill="#150f30" />
          <path d="M-17 12c-4-6 0-13 5-13 0-8 9-12 14-7 7-3 14 3 12 10 5 2 5 8 2 10Z" fill="url(#oct-hatch)" />
          <path d="M-8 4q2-4 5-3M3-2q3-1 4 3M-1 8q3-3 6-1" fill="none" />
        </g>
      ))}
    </g>
  )
}

function Outside({ layout, exterior }: { layout: Layout; exterior: Exterior | null }) {
  const box = layout.places[exteriorLocation]
  const path = outline(exteriorLocation, box)
  const inset = 8
  const across = (box.w - 2 * inset) / 300
  const down = (box.h - 2 * inset - 54 * layout.scale) / 260
  const clip = `oct-outside-${layout.name}`
  return (
    <g>
      <clipPath id={clip}>
        <path d={path} />
      </clipPath>
      <path d={path} fill="none" stroke="#07050f" strokeWidth="15" />
      <path d={path} className={styles['wall']} />
      <path d={path} fill="#0d0a22" />
      <path d={path} fill="url(#oct-moonlight)" />
      <g clipPath={`url(#${clip})`}>
        <g
          className={styles['art']}
          transform={`translate(${box.x + inset} ${box.y + inset + 8}) scale(${across} ${down})`}
        >
          {exterior === null ? <GateArt /> : <ExteriorArt exterior={exterior} />}
        </g>
        <rect
          x={box.x}
          y={box.y + box.h * 0.55}
          width={box.w}
          height={box.h * 0.45}
          fill="url(#oct-floor)"
          opacity="0.8"
        />
      </g>
      <path d={path} className={styles['innerWall']} />
    </g>
  )
}
