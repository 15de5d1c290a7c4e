import type { Say, Seat } from '@octopolis/engine'
import { useState, type ReactNode } from 'react'
import { exteriorLocation, locations, type Location } from '../data/places.ts'
import { readClock } from '../rules/choice.ts'
import type { Clock } from '../state.ts'
import type { View } from '../view.ts'
import { GhostOffspring, GhostPawn, Offspring, Pawn } from './art/pieces.tsx'
import { Token } from './art/tokens.tsx'
import type { Layout, Point } from './layout.ts'
import { offspringPoint, offspringSpot, pawnPoint, pawnSpot, tokenSpot } from './places.ts'
import type { BoardWords } from './words.ts'
import styles from './Board.module.css'

interface PiecesProps {
  readonly view: View
  readonly layout: Layout
  readonly say: Say
  readonly w: BoardWords
  onPress(at: Location): void
}

/** Something that walks. Off the board it fades where it was last, and comes back from there. */
export function Mover(props: { at: Point | null; kind: string; children: ReactNode; onPress?: () => void }) {
  const { at, kind, children, onPress } = props
  const [last, setLast] = useState(at)
  if (at !== null && (last === null || at.x !== last.x || at.y !== last.y)) setLast(at)
  const spot = at ?? last
  if (spot === null) return null
  return (
    <g
      className={`${styles['mover']} ${styles[kind] ?? ''}`}
      data-gone={at === null}
      style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }}
      onClick={onPress}
    >
      {children}
    </g>
  )
}

export function Stock({ view, layout, w, onPress }: Omit<PiecesProps, 'say'>) {
  return (
    <g aria-hidden="true">
      {locations.map((at) => {
        const count = at === exteriorLocation && view.night.exterior === null ? 0 : (view.stock[at] ?? 0)
        return Array.from({ length: count }, (_one, index) => {
          const { x, y } = tokenSpot(layout, at, index)
          return (
            <g
              key={`${at} ${index}`}
              transform={`translate(${x} ${y}) scale(${layout.scale})`}
              onClick={() => onPress(at)}
            >
              <title>{w.stock(at, count)}</title>
              <Token kind={at} />
            </g>
          )
        })
      })}
    </g>
  )
}

export function Brood({ view, layout, say, w, onPress }: PiecesProps) {
  return (
    <g aria-hidden="true" data-point="offspring">
      {view.cults.map((cult, seat) => (
        <Mover
          key={seat}
          at={offspringPoint(view, layout, seat)}
          kind="creeps"
          onPress={() => cult.offspring !== 0 && onPress(cult.offspring)}
        >
          <g transform={`scale(${layout.scale})`}>
            <title>{w.offspring(say.name(seat))}</title>
            <g className={styles['sway']}>
              <Offspring seat={seat} />
            </g>
          </g>
        </Mover>
      ))}
    </g>
  )
}

export function Pawns({ view, layout, say, w, onPress }: PiecesProps) {
  return (
    <g aria-hidden="true" data-point="pawns">
      {view.cults.map(({ at, lying }, seat) => (
        <Mover key={seat} at={pawnPoint(view, layout, seat)} kind="walks" onPress={() => at !== 0 && onPress(at)}>
          <g transform={`scale(${layout.scale})`}>
            <title>{w.pawn(say.name(seat), lying)}</title>
            {seat === view.viewer ? <ellipse rx="30" ry="13" cy="-2" fill="url(#oct-halo)" /> : null}
            <g className={styles['pawn']} data-lying={lying}>
              <Pawn seat={seat} />
            </g>
          </g>
        </Mover>
      ))}
    </g>
  )
}

/** What the clock would bring about as it lies there, before it is sent. */
export function Ghosts(props: { view: View; layout: Layout; seat: Seat; clock: Clock; w: BoardWords }) {
  const { view, layout, seat, clock, w } = props
  const at = view.cults[seat]?.at ?? 0
  if (at === 0) return null
  const { walk, to, offspring } = readClock(view.night, at, clock)
  const pawns = view.cults.filter((cult) => cult.at === to).length
  const pawn = walk === 'stays' || walk === 'errs' ? null : pawnSpot(layout, to, pawns, pawns + 1)
  const missed = walk === 'errs' && clock.dagger !== 0 && clock.dagger !== at ? layout.places[clock.dagger] : null
  const brood = offspring === 0 ? null : offspringSpot(layout, offspring, 0, 1)
  return (
    <g aria-hidden="true" className={styles['ghosts']}>
      {pawn === null ? null : (
        <g transform={`translate(${pawn.x} ${pawn.y}) scale(${layout.scale})`}>
          <title>{w.ghostPawn}</title>
          <GhostPawn />
        </g>
      )}
      {missed === null ? null : (
        <g transform={`translate(${missed.x + missed.w / 2} ${missed.y + missed.h * 0.68}) scale(${layout.scale})`}>
          <title>{w.ghostPawn}</title>
          <circle r="19" fill="#0b0719" fillOpacity="0.8" stroke="var(--harm)" strokeWidth="2" strokeDasharray="4 3" />
          <path d="M-8-8 8 8M8-8-8 8" stroke="var(--harm)" strokeWidth="4" strokeLinecap="round" />
        </g>
      )}
      {brood === null ? null : (
        <g transform={`translate(${brood.x} ${brood.y}) scale(${layout.scale})`}>
          <title>{w.ghostOffspring}</title>
          <GhostOffspring />
        </g>
      )}
    </g>
  )
}
