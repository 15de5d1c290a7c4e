import type { Say } from '@octopolis/engine'
import { mostPower } from '../data/places.ts'
import type { Fact } from '../facts.ts'
import type { View } from '../view.ts'
import { Sign } from './art/pieces.tsx'
import type { Layout } from './layout.ts'
import { strikeOf } from './lights.ts'
import { liveryOf } from './liveries.ts'
import { Mover } from './Pieces.tsx'
import { powerPoint } from './places.ts'
import type { BoardWords } from './words.ts'
import styles from './Board.module.css'

interface PowerProps {
  readonly view: View
  readonly layout: Layout
  readonly fact: Fact | null
  readonly say: Say
  readonly w: BoardWords
}

/** The Dagger of Power: seven notches on its blade, and nothing below the point. */
export function Power({ view, layout, fact, say, w }: PowerProps) {
  const { power } = layout
  const struck = strikeOf(fact)
  const told = view.cults.map(
    (cult, seat) => `${say.name(seat)}: ${cult.power === 0 ? w.isOut : w.powerOf(cult.power)}`,
  )
  return (
    <g data-point="power" role="img" aria-label={`${w.daggerOfPower}. ${told.join('. ')}`}>
      <g transform={`translate(${power.x} ${power.y})${power.hangs ? '' : ' rotate(-90)'}`}>
        <Blade step={power.step} hangs={power.hangs} />
      </g>
      <g aria-hidden="true">
        {view.cults.map((cult, seat) => (
          <Mover key={seat} at={powerPoint(view, layout, seat)} kind="slides">
            <title>{told[seat]}</title>
            <g className={styles['marker']} data-struck={struck?.cult === seat} data-out={cult.power === 0}>
              <circle r={power.hangs ? 13.5 : 9.8} fill={liveryOf(seat).colour} stroke="#0b0719" strokeWidth="1.8" />
              <circle r={power.hangs ? 11.2 : 8} fill="none" stroke="#0b0719" strokeWidth="0.6" opacity="0.6" />
              <Sign seat={seat} size={power.hangs ? 15 : 11} colour="#0b0719" />
            </g>
          </Mover>
        ))}
      </g>
    </g>
  )
}

function Blade({ step, hangs }: { step: number; hangs: boolean }) {
  const [half, end] = hangs ? [20, step * 7 - 10] : [17, step * 7 - 8]
  const guard = hangs ? -42 : -34
  const levels = Array.from({ length: mostPower + 1 }, (_one, index) => mostPower - index)
  return (
    <g aria-hidden="true" className={styles['blade']}>
      <path
        d={`M${-half} ${guard + 12}C${-half} ${end * 0.3} ${-half - 7} ${end * 0.5} ${-half} ${end * 0.68}Q${-half + 4} ${end * 0.9} 0 ${end + 30}Q${half - 4} ${end * 0.9} ${half} ${end * 0.68}C${half + 7} ${end * 0.5} ${half} ${end * 0.3} ${half} ${guard + 12}Z`}
        fill="url(#oct-steel)"
        stroke="var(--line)"
        strokeOpacity="0.8"
        strokeWidth="1.3"
      />
      <path d={`M0 ${guard + 18}V${end + 14}`} stroke="var(--line)" strokeOpacity="0.6" strokeWidth="0.8" />
      <path d={`M${-half + 4} ${guard + 16}V${end * 0.68}H0V${guard + 16}Z`} fill="url(#oct-hatch)" opacity="0.5" />
      <path
        d={`M-46 ${guard + 2}q-8-4-4-12 10 4 20 3h60q10 1 20-3 4 8-4 12-10 8-22 9h-48q-12-1-22-9Z`}
        fill="#2b1d4d"
        stroke="var(--paper-deep)"
        strokeWidth="1.4"
      />
      <circle cy={guard} r="6.5" fill="var(--flame)" stroke="#0b0719" />
      <path
        d={`M-8 ${guard - 8}V${guard - 38}H8V${guard - 8}`}
        fill="#1c1438"
        stroke="var(--paper-deep)"
        strokeWidth="1.2"
      />
      <path
        d={`M-8 ${guard - 14}l16-5M-8 ${guard - 21}l16-5M-8 ${guard - 28}l16-5`}
        stroke="var(--paper-deep)"
        strokeWidth="1.2"
      />
      <circle cy={guard - 46} r="11" fill="#2b1d4d" stroke="var(--paper-deep)" strokeWidth="1.4" />
      <path
        d={`M-5 ${guard - 45}c0-7 10-7 10 0M-3 ${guard - 45}v4M0 ${guard - 45}v5M3 ${guard - 45}v4`}
        className={styles['fineGold']}
      />
      {levels.map((level, index) => (
        <g key={level} transform={`translate(0 ${index * step})`}>
          <path d={`M${-half - 14} 0H${half + 14}`} stroke="var(--line)" strokeOpacity="0.35" strokeDasharray="2 3" />
          <text className={styles['level']} transform={hangs ? 'translate(-66 0)' : 'translate(-46 0) rotate(90)'}>
            {level}
          </text>
        </g>
      ))}
    </g>
  )
}
