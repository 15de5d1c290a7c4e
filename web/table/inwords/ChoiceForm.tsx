import { useEffect, useId, useRef } from 'react'
import { capital } from '../sentences.ts'
import { answerInWords, isSentAtOnce, questionsAlong, type Option } from './choices.ts'
import { Options } from './Options.tsx'
import styles from './ChoiceForm.module.css'
import { useChoices, type InWordsProps } from './useChoices.ts'
import { useKeys } from './useKeys.ts'
import { words as pageWords } from './words.ts'

interface ChoiceFormProps extends InWordsProps {
  /** What is asked for: an answer to a question of the game, or something to say. */
  readonly of?: 'answer' | 'talk'
}

/** Any question of any game as a form: choice after choice, and the answer in words before it is sent. */
export function ChoiceForm(props: ChoiceFormProps) {
  const { prompt, words, say, view, draft, language, answer, explain, of = 'answer' } = props
  const w = pageWords[language]
  const { yours, send: sends } = w[of]
  const id = useId()
  const form = useRef<HTMLElement>(null)
  const legend = useRef<HTMLLegendElement>(null)
  const send = useRef<HTMLButtonElement>(null)
  /** A choice was made here, so the focus goes on to what it leads to. */
  const hasMoved = useRef(false)

  const choices = useChoices(props)
  const { root, pick, backTo } = choices
  const atOnce = isSentAtOnce(root)
  // Buttons that send at once stay where they are, whatever the board has chosen.
  const trail = atOnce ? [] : choices.trail
  const question = atOnce ? root : choices.question
  const chosen = atOnce ? choices.trail[0] : undefined
  const asked = questionsAlong(root, trail)

  function take(option: Option): void {
    if (atOnce) return answer(option.move)
    hasMoved.current = true
    pick(option)
  }
  function returnTo(step: number): void {
    hasMoved.current = true
    backTo(step)
  }

  const keys = {
    digit(number: number) {
      const option = question?.options[number - 1]
      if (option !== undefined) take(option)
    },
    back() {
      if (trail.length > 0) returnTo(trail.length - 1)
    },
    send() {
      if (draft !== null && choices.question === null) answer(draft)
    },
  }
  useKeys(form, prompt === null ? null : keys, of === 'answer')

  useEffect(() => {
    if (!hasMoved.current) return
    hasMoved.current = false
    const next = send.current ?? legend.current
    next?.focus()
  }, [trail.length])

  if (prompt === null) return null
  const { ask, rule } = prompt
  const useful = [
    ...(question === null ? [w.keys.send] : [w.keys.choose(Math.min(question.options.length, 9))]),
    ...(trail.length > 0 ? [w.keys.back] : []),
  ]
  return (
    <section className={styles.form} ref={form} aria-labelledby={`${id}-ask`}>
      <header className={of === 'talk' ? 'unseen' : styles.head}>
        <h2 className={styles.ask} id={`${id}-ask`}>
          {words.asks[ask.type]?.(ask, say, view)}
        </h2>
        {of === 'answer' && (
          <button type="button" className={styles.rule} onClick={() => explain(rule)}>
            {w.rule(rule)}
          </button>
        )}
      </header>

      {trail.length > 0 && (
        <ol className={styles.trail}>
          {trail.map(({ choice }, step) => (
            <li key={`${step} ${choice}`}>
              <button type="button" className={styles.chosen} onClick={() => returnTo(step)}>
                <span className={styles.asked}>{asked[step]?.question ?? yours}</span>
                <span className={styles.choice}>{choice}</span>
                <span className={styles.change}>{w.change}</span>
              </button>
            </li>
          ))}
        </ol>
      )}

      {question === null && (
        <div className={styles.answer}>
          <p id={`${id}-answer`}>
            <span className={styles.kicker}>{yours}</span>
            {answerInWords(draft, prompt, words, say, view)}
          </p>
          <button
            type="button"
            className={styles.send}
            ref={send}
            aria-describedby={`${id}-answer`}
            onClick={() => answer(draft)}
          >
            {sends}
          </button>
        </div>
      )}
      {question !== null && (
        <fieldset className={styles.question}>
          <legend ref={legend} tabIndex={-1} className={question.question === null ? 'unseen' : styles.legend}>
            {capital(question.question ?? yours)}
          </legend>
          <Options options={question.options} chosen={chosen} harms={w.harms} take={take} />
        </fieldset>
      )}

      <ul className={styles.keys} aria-hidden="true">
        {useful.map(([key, does]) => (
          <li key={key}>
            <kbd>{key}</kbd> {does}
          </li>
        ))}
      </ul>
    </section>
  )
}
