import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { rooms } from '../data/places.ts'
import type { Clock } from '../state.ts'
import { besides, handAt, stopOf, stopTowards, turned } from './dial.ts'
import { DaggerHand, TentacleHand } from './Face.tsx'
import { numerals } from './Place.tsx'
import type { HandName } from './play.ts'
import type { BoardWords } from './words.ts'
import styles from './Answer.module.css'

interface DialProps {
  readonly clock: Clock
  readonly active: HandName
  readonly errs: boolean
  readonly w: BoardWords
  onActive(hand: HandName): void
  onSet(hand: HandName, to: Clock[HandName]): void
}

const other = { dagger: 'tentacle', tentacle: 'dagger' } as const satisfies Record<HandName, HandName>
const names = ['tentacle', 'dagger'] as const satisfies readonly HandName[]

/** The command clock. A hand is dragged, or turned by the arrow keys; a tap on the face sets the one that is lit. */
export function Dial({ clock, active, errs, w, onActive, onSet }: DialProps) {
  const [last, setLast] = useState({ dagger: 1, tentacle: 11 })
  const face = useRef<SVGSVGElement>(null)
  const held = useRef<HandName | null>(null)
  const at = { dagger: stopOf(clock.dagger, last.dagger), tentacle: stopOf(clock.tentacle, last.tentacle) }

  const put = (hand: HandName, stop: number) => {
    if (stop === at[hand]) return
    setLast({ ...last, [hand]: stop })
    onSet(hand, handAt(stop))
  }

  const pointed = (event: PointerEvent): { readonly stop: number; readonly far: number } => {
    const box = face.current?.getBoundingClientRect()
    if (box === undefined) return { stop: 0, far: 0 }
    const [x, y] = [event.clientX - box.x - box.width / 2, event.clientY - box.y - box.height / 2]
    return { stop: stopTowards(x, y), far: Math.hypot(x, y) / box.height }
  }
  const onDown = (event: PointerEvent) => {
    const { stop, far } = pointed(event)
    if (far < 0.05) return
    const grabbed = at[active] === stop ? active : at[other[active]] === stop && far < 0.3 ? other[active] : null
    if (grabbed === null) {
      put(active, stop)
      onActive(other[active])
      return
    }
    held.current = grabbed
    onActive(grabbed)
    face.current?.setPointerCapture(event.pointerId)
  }
  const onMove = (event: PointerEvent) => {
    if (held.current !== null) put(held.current, pointed(event).stop)
  }
  const onUp = () => {
    held.current = null
  }

  const onKey = (event: KeyboardEvent, hand: HandName) => {
    const to = keyed(event.key, at[hand])
    if (to === null) return
    event.preventDefault()
    put(hand, to)
  }

  return (
    <svg
      ref={face}
      className={styles['dial']}
      viewBox="-190 -142 380 284"
      data-point="clock"
      data-errs={errs}
      role="group"
      aria-label={w.clock}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onUp}
    >
      <DialFace w={w} at={at} />
      {names.map((hand) => {
        const [before, after] = besides(at[hand])
        return (
          <g
            key={hand}
            role="slider"
            tabIndex={0}
            aria-label={w[hand]}
            aria-valuemin={0}
            aria-valuemax={11}
            aria-valuenow={at[hand]}
            aria-valuetext={w.on(clock[hand], before, after)}
            data-point={hand}
            className={styles['hand']}
            data-active={active === hand}
            onKeyDown={(event) => onKey(event, hand)}
            onFocus={() => onActive(hand)}
          >
            <g className={styles['needle']} style={{ transform: `rotate(${at[hand] * 30}deg)` }}>
              <path d="M-16-84H16V10H-16Z" fill="transparent" />
              {hand === 'dagger' ? <DaggerHand r={136} angle={0} /> : <TentacleHand r={158} angle={0} />}
              <circle className={styles['grip']} cy={hand === 'dagger' ? -74 : -68} r="15" />
            </g>
          </g>
        )
      })}
      <circle r="7" fill="var(--paper)" stroke="#0b0719" strokeWidth="2" />
    </svg>
  )
}

/** Arrows turn a hand by one stop; a digit sends it to that room, 0 to the line beside it. */
function keyed(key: string, stop: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return turned(stop, 1)
    case 'ArrowLeft':
    case 'ArrowDown':
      return turned(stop, -1)
    case 'PageUp':
      return turned(stop, 2)
    case 'PageDown':
      return turned(stop, -2)
    case 'Home':
      return 0
    case 'End':
      return 10
    case '0':
      return stop % 2 === 1 ? stop : turned(stop, 1)
    default: {
      const room = rooms.find((one) => String(one) === key)
      return room === undefined ? null : (room - 1) * 2
    }
  }
}

function DialFace({ w, at }: { w: BoardWords; at: Readonly<Record<HandName, number>> }) {
  return (
    <g aria-hidden="true">
      <circle r="122" className={styles['case']} />
      <circle r="115" className={styles['face']} />
      <circle r="60" className={styles['ring']} />
      {Array.from({ length: 12 }, (_one, stop) => {
        const angle = (stop * Math.PI) / 6
        const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
        if (stop % 2 === 1) {
          return (
            <path key={stop} className={styles['line']} d={`M${sin * 74} ${-cos * 74}L${sin * 114} ${-cos * 114}`} />
          )
        }
        const hand = handAt(stop)
        if (hand === 0) return null
        const name = w.placeName(hand, null)
        const side = Math.sign(Math.round(sin))
        const [x, y] = [sin * 97, -cos * 97]
        const pointed = at.dagger === stop ? 'dagger' : at.tentacle === stop ? 'tentacle' : 'none'
        return (
          <g key={stop} data-pointed={pointed} className={styles['mark']}>
            <text x={x} y={y} className={styles['numeral']}>
              {numerals[hand]}
            </text>
            <NamePlate side={side} y={side === 0 ? -cos * 127 : -cos * 156} name={name} />
          </g>
        )
      })}
    </g>
  )
}

/** Above and below the face, or beside it, where it leaves the numerals free. */
function NamePlate({ side, y, name }: { side: number; y: number; name: string }) {
  const w = name.length * 7.7 + 14
  const left = side === 0 ? -w / 2 : side > 0 ? 80 : -80 - w
  return (
    <g transform={`translate(${left} ${y})`}>
      <rect className={styles['plate']} y="-10" width={w} height="20" rx="4" />
      <text x={w / 2} y="1" className={styles['plateText']}>
        {name}
      </text>
    </g>
  )
}
