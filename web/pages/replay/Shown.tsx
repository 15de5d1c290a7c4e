import type { Passage } from '@octopolis/engine'
import { useWords } from '../../words/language.ts'
import type { Eyes } from './frames.ts'
import { mindsOf } from './minds.ts'
import { viewAt, type Moment } from './moments.ts'
import type { Evening } from './open.ts'
import type { Reading } from './seen.ts'
import styles from './Shown.module.css'
import { words } from './words.ts'

interface ShownProps {
  readonly evening: Evening
  readonly reading: Reading
  readonly eyes: Eyes
  readonly moment: Moment
  readonly inWords: boolean
}

const nothing = (): void => undefined

/** The table at this moment: its board, or in words where there is none or none is wanted. */
export function Shown({ evening, reading, eyes, moment, inWords }: ShownProps) {
  const w = useWords(words)
  const { replay, board } = evening
  const stage = board?.stage ?? null
  const view = viewAt(moment, replay, eyes, stage)
  if (board === null || inWords) {
    return (
      <div className={styles['words']} role="region" aria-label={w.inWords} tabIndex={0}>
        <Passages level="h2" passages={reading.game.table(view, reading.say)} />
        {eyes === 'all' && <Secrets evening={evening} reading={reading} moment={moment} />}
      </div>
    )
  }
  const { Board } = board
  const fact = moment.fact === null ? null : (replay.facts(moment.move, eyes)[moment.fact] ?? null)
  return (
    <div className={styles['board']}>
      <Board
        view={view}
        seat={typeof eyes === 'number' ? eyes : null}
        fact={fact}
        prompt={null}
        draft={null}
        choose={nothing}
        answer={nothing}
        explain={nothing}
        say={reading.say}
        language={reading.language}
      />
    </div>
  )
}

/** What each seat knows alone: all-seeing eyes read it, too. While a fact is lit, as it was before its move. */
function Secrets({ evening, reading, moment }: Pick<ShownProps, 'evening' | 'reading' | 'moment'>) {
  const move = moment.fact === null ? moment.move : Math.max(moment.move - 1, 0)
  return mindsOf(evening.replay, reading, move).map(({ seat, own }) =>
    own.length === 0 ? null : (
      <section key={seat} className={styles['passage']} data-own="true">
        <h2>{reading.say.name(seat)}</h2>
        <Passages level="h3" passages={own} />
      </section>
    ),
  )
}

export function Passages({ passages, level: Heading }: { passages: readonly Passage[]; level: 'h2' | 'h3' }) {
  return passages.map(({ title, lines, own }) => (
    <section key={title} className={styles['passage']} data-own={own === true}>
      <Heading>{title}</Heading>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  ))
}
