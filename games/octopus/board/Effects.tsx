import type { CSSProperties } from 'react'
import type { Component } from '../data/places.ts'
import type { Fact } from '../facts.ts'
import type { View } from '../view.ts'
import { Sign } from './art/pieces.tsx'
import { FaceDown, Token } from './art/tokens.tsx'
import { freshSlot } from './Cults.tsx'
import type { Layout, Point } from './layout.ts'
import { omenOf, placeOf, strikeOf } from './lights.ts'
import { liveryOf } from './liveries.ts'
import { cultBox, pawnPoint, powerPoint, tokenSpot } from './places.ts'
import { StanceSign } from './Stances.tsx'
import styles from './Board.module.css'

interface EffectsProps {
  readonly view: View
  readonly layout: Layout
  readonly fact: Fact | null
}

/** What is seen for a moment: power lost or gained, tokens in flight. */
export function Effects({ view, layout, fact }: EffectsProps) {
  if (fact === null) return null
  // One and the same fact may be told of several cults in a row: each has its own moment.
  const key = `${view.turn} ${JSON.stringify(fact)}`
  return (
    <g key={key} aria-hidden="true" className={styles['effects']}>
      <Strike view={view} layout={layout} fact={fact} />
      <Flights view={view} layout={layout} fact={fact} />
      <Sight view={view} layout={layout} fact={fact} />
    </g>
  )
}

function Strike({ view, layout, fact }: { view: View; layout: Layout; fact: Fact }) {
  const strike = strikeOf(fact)
  if (strike === null) return null
  const marker = powerPoint(view, layout, strike.cult)
  const pawn = pawnPoint(view, layout, strike.cult)
  const spots = pawn === null ? [marker] : [marker, { x: pawn.x, y: pawn.y - 30 * layout.scale }]
  return spots.map(({ x, y }) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      <g className={strike.by < 0 ? styles['harm'] : styles['boon']}>
        <circle r="30" className={styles['flash']} />
        <text className={styles['change']}>{strike.by < 0 ? '−1' : '+1'}</text>
      </g>
    </g>
  ))
}

/** A great sign over the place that the fact is about. */
function Sight({ view, layout, fact }: { view: View; layout: Layout; fact: Fact }) {
  const omen = omenOf(fact)
  const at = placeOf(fact, view)
  if (omen === null || at === null) return null
  const { x, y, w, h } = layout.places[at]
  const ring = typeof omen === 'number' ? liveryOf(omen).colour : omen === 'fight' ? 'var(--harm)' : 'var(--flame)'
  return (
    <g transform={`translate(${x + w / 2} ${y + h * 0.36}) scale(${layout.scale})`}>
      <g className={styles['sight']}>
        <circle r="62" fill="url(#oct-halo)" />
        <circle r="36" fill="#0b0719" stroke={ring} strokeWidth="3" />
        {typeof omen === 'number' ? (
          <Sign seat={omen} size={40} />
        ) : (
          <g>
            <circle r="29" fill="url(#oct-paper) #f1e6cc" />
            <g transform="scale(2)">
              <StanceSign stance={omen === 'talk' ? null : omen === 'fight' ? 'fight' : 'nothing'} />
            </g>
          </g>
        )}
      </g>
    </g>
  )
}

function Flights({ view, layout, fact }: { view: View; layout: Layout; fact: Fact }) {
  const middle = (seat: number): Point => {
    const { x, y, w, h } = cultBox(view, layout, seat)
    return { x: x + w * 0.62, y: y + h / 2 }
  }
  switch (fact.type) {
    case 'gathered': {
      const from = tokenSpot(layout, fact.component, view.stock[fact.component] ?? 0)
      return <Flight from={from} to={freshSlot(view, layout, fact.cult)} kind={fact.component} />
    }
    case 'returned': {
      const to = tokenSpot(layout, fact.component, (view.stock[fact.component] ?? 1) - 1)
      return <Flight from={middle(fact.cult)} to={to} kind={fact.component} />
    }
    case 'swapped':
      return (
        <>
          <Flight from={middle(fact.cult)} to={middle(fact.with)} kind={fact.gave} />
          <Flight from={middle(fact.with)} to={middle(fact.cult)} kind={fact.took} />
        </>
      )
    case 'swappedUnseen':
      return (
        <>
          <Flight from={middle(fact.cult)} to={middle(fact.with)} kind={null} />
          <Flight from={middle(fact.with)} to={middle(fact.cult)} kind={null} />
        </>
      )
    default:
      return null
  }
}

function Flight({ from, to, kind }: { from: Point; to: Point; kind: Component | null }) {
  const course = {
    '--from-x': `${from.x}px`,
    '--from-y': `${from.y}px`,
    '--to-x': `${to.x}px`,
    '--to-y': `${to.y}px`,
  } as CSSProperties
  return (
    <g className={styles['flight']} style={course}>
      <circle r="26" fill="url(#oct-halo)" />
      {kind === null ? <FaceDown /> : <Token kind={kind} />}
    </g>
  )
}
