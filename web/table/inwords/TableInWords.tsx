import type { Outcome, Seat, Typed } from '@octopolis/engine'
import { useId } from 'react'
import { namesOf } from './choices.ts'
import { ChoiceForm } from './ChoiceForm.tsx'
import { EndInWords } from './EndInWords.tsx'
import { Passages } from './Passages.tsx'
import styles from './TableInWords.module.css'
import type { InWordsProps } from './useChoices.ts'
import { words as pageWords } from './words.ts'

export interface TableInWordsProps extends InWordsProps {
  /** What these eyes were told, oldest first. */
  readonly log: readonly Typed[]
  readonly awaiting: readonly Seat[]
  readonly outcome: Outcome | null
}

/** As many of the last facts as one reads at a glance. */
const lately = 8

/** The whole table without a board: what is asked, what one knows, what just happened, and how things stand. */
export function TableInWords(props: TableInWordsProps) {
  const { view, seat, prompt, words, say, language, log, awaiting, outcome } = props
  const w = pageWords[language]
  const id = useId()
  const passages = words.table(view, say)
  const own = passages.filter((passage) => passage.own === true)
  const open = passages.filter((passage) => passage.own !== true)
  const news = log.slice(-lately).map((fact) => words.facts[fact.type]?.(fact, say) ?? '')

  return (
    <div className={styles.table}>
      <div className={styles.mine}>
        {outcome !== null && <EndInWords outcome={outcome} seat={seat} words={words} say={say} language={language} />}
        {outcome === null && prompt === null && (
          <div className={styles.waiting}>
            <p>{seat === null ? w.watching : w.nothingToDecide}</p>
            {awaiting.length > 0 && <p>{w.waitingFor(namesOf(awaiting, say, language))}</p>}
          </div>
        )}
        <ChoiceForm {...props} />

        {own.length > 0 && (
          <section className={styles.secret} aria-labelledby={`${id}-own`}>
            <h2 id={`${id}-own`}>{w.onlyYouKnow}</h2>
            <Passages passages={own} />
          </section>
        )}

        {news.length > 0 && (
          <section className={styles.news} aria-labelledby={`${id}-news`}>
            <h2 id={`${id}-news`}>{w.lately}</h2>
            <ol>
              {news.map((sentence, index) => (
                // A log only grows at its end: a place in it is as good as a name.
                <li key={log.length - news.length + index}>{sentence}</li>
              ))}
            </ol>
          </section>
        )}
      </div>

      <section className={styles.open} aria-labelledby={`${id}-open`}>
        <h2 id={`${id}-open`}>{w.theTable}</h2>
        <div className={styles.columns}>
          <Passages passages={open} />
        </div>
      </section>
    </div>
  )
}
