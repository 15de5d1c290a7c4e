import { useWords } from '../../words/language.ts'
import styles from './Controls.module.css'
import { markKinds, type MarkKind } from './moments.ts'
import { words } from './words.ts'

/** In a box of 12 × 12: told apart by their shape as well as by their colour. */
const signs: Readonly<Record<MarkKind, string>> = {
  reveal: 'M5.2 3h1.6v6H5.2z',
  gain: 'M6 1l5 5-5 5-5-5z',
  harm: 'M1 2h10L6 11z',
  out: 'M2.5 1L6 4.5 9.5 1 11 2.5 7.5 6 11 9.5 9.5 11 6 7.5 2.5 11 1 9.5 4.5 6 1 2.5z',
  end: 'M6 .6l1.7 3.5 3.8.5-2.8 2.7.7 3.8L6 9.3l-3.4 1.8.7-3.8L.5 4.6l3.8-.5z',
}

interface MarksProps {
  readonly marks: readonly { readonly move: number; readonly kind: MarkKind }[]
  readonly last: number
  readonly at: number
}

/** What happened when, over the scrub bar. Those who can't see it have the log. */
export function Marks({ marks, last, at }: MarksProps) {
  return (
    <div className={styles['marks']} aria-hidden="true">
      {marks.map(({ move, kind }) => (
        <svg
          key={move}
          viewBox="0 0 12 12"
          className={styles['mark']}
          data-kind={kind}
          data-past={move <= at}
          style={{ '--there': last === 0 ? 0 : move / last } as React.CSSProperties}
        >
          <path d={signs[kind]} />
        </svg>
      ))}
    </div>
  )
}

export function Legend() {
  const w = useWords(words)
  return (
    <ul className={styles['legend']} aria-label={w.legend}>
      {markKinds.map((kind) => (
        <li key={kind}>
          <svg viewBox="0 0 12 12" width="12" height="12" data-kind={kind} aria-hidden="true">
            <path d={signs[kind]} />
          </svg>
          {w.marks[kind]}
        </li>
      ))}
    </ul>
  )
}
