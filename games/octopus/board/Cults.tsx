import type { Say, Seat } from '@octopolis/engine'
import type { Fact } from '../facts.ts'
import { cultsFrom, type SeenCult } from '../text/seen.ts'
import type { View } from '../view.ts'
import { Sign } from './art/pieces.tsx'
import { FaceDown, Token } from './art/tokens.tsx'
import type { Layout } from './layout.ts'
import { strikeOf } from './lights.ts'
import { liveryOf } from './liveries.ts'
import { cultBox, slotPoint, slotSize } from './places.ts'
import { letters } from './Place.tsx'
import type { BoardWords } from './words.ts'
import styles from './Board.module.css'

interface CultsProps {
  readonly view: View
  readonly layout: Layout
  readonly fact: Fact | null
  readonly say: Say
  readonly w: BoardWords
}

/** What each cult holds, open or face down, on a tray of its own. */
export function Cults(props: CultsProps) {
  const seen = cultsFrom(props.view).toSorted((a, b) => a.seat - b.seat)
  return (
    <g data-point="components">
      {seen.map((cult) => (
        <Tray key={cult.seat} {...props} cult={cult} />
      ))}
    </g>
  )
}

/** So much of a name as fits. */
export function short(name: string, most: number): string {
  return name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`
}

function Tray({ view, layout, fact, say, w, cult }: CultsProps & { cult: SeenCult }) {
  const { seat, power, tokens } = cult
  const box = cultBox(view, layout, seat)
  const { colour } = liveryOf(seat)
  const { goal } = view.night
  const name = say.name(seat)
  const middle = box.y + box.h / 2
  const letter = letters(layout)
  const held = Array.from({ length: tokens }, (_one, index) => heldName(cult, index, w))
  const fresh = fact?.type === 'gathered' && fact.cult === seat ? tokens - 1 : -1
  const label = power === 0 ? `${name}: ${w.isOut}` : [`${name}: ${w.componentsOf(tokens, goal)}`, ...held].join('. ')
  return (
    <g
      role="img"
      aria-label={label}
      className={styles['tray']}
      data-out={power === 0}
      data-mine={seat === view.viewer}
      data-struck={strikeOf(fact)?.cult === seat}
    >
      <rect x={box.x} y={box.y} width={box.w} height={box.h} rx="8" className={styles['trayBack']} />
      <rect x={box.x} y={box.y} width="5" height={box.h} rx="2.5" fill={colour} />
      <g transform={`translate(${box.x + 26 * letter} ${middle})`}>
        <circle r={15.5 * letter} fill={colour} stroke="#0b0719" strokeWidth="1.5" />
        <Sign seat={seat} size={18 * letter} colour="#0b0719" />
      </g>
      <text
        x={box.x + 48 * letter}
        y={middle}
        className={styles['trayName']}
        fontSize={18 * letter}
        dominantBaseline="central"
      >
        <title>{name}</title>
        {short(name, layout.name === 'wide' ? 12 : 9)}
      </text>
      {Array.from({ length: goal }, (_one, index) => {
        const { x, y } = slotPoint(box, layout, index, goal)
        return (
          <g key={index} transform={`translate(${x} ${y}) scale(${slotSize(box, layout, goal)})`}>
            <title>{held[index] ?? w.noComponent}</title>
            <circle r="13" className={styles['slot']} />
            {index < tokens ? (
              <g className={index === fresh ? styles['arrives'] : undefined}>
                <Held cult={cult} index={index} mine={seat === view.viewer && view.night.hidden} />
              </g>
            ) : null}
          </g>
        )
      })}
    </g>
  )
}

/** Those taken this turn are the last ones. */
function takenAt({ taken, tokens }: SeenCult, index: number) {
  return taken[index - (tokens - taken.length)]
}

function heldName(cult: SeenCult, index: number, w: BoardWords): string {
  const kind = cult.components?.[index]
  if (kind !== undefined) return w.component(kind)
  const known = takenAt(cult, index)
  return known === undefined ? w.faceDown : w.faceDownKnown(known)
}

function Held({ cult, index, mine }: { cult: SeenCult; index: number; mine: boolean }) {
  const kind = cult.components?.[index]
  if (kind !== undefined) {
    return (
      <>
        <Token kind={kind} />
        {mine ? <path d="M-14 3A14 14 0 0 0 14 3" className={styles['secretRim']} /> : null}
      </>
    )
  }
  const known = takenAt(cult, index)
  return (
    <>
      <FaceDown />
      {known === undefined ? null : (
        <g transform="translate(9 9) scale(0.55)">
          <Token kind={known} />
        </g>
      )}
    </>
  )
}

/** Where the token that was just gathered comes to lie. */
export function freshSlot(view: View, layout: Layout, seat: Seat) {
  const tokens = view.cults[seat]?.tokens ?? 1
  return slotPoint(cultBox(view, layout, seat), layout, tokens - 1, view.night.goal)
}
