import type { AnyWords, Say, Typed } from '@octopolis/engine'
import { useEffect, useRef } from 'react'
import { useWords } from '../words/language.ts'
import styles from './Log.module.css'
import { factLine } from './sentences.ts'
import { words as pageWords } from './words.ts'

interface LogProps {
  /** What was shown so far. */
  readonly facts: readonly Typed[]
  readonly words: AnyWords
  readonly say: Say
  /** Where the rulebook tells of such a fact; null: nowhere. */
  ruleOf(fact: Typed): string | null
  explain(rule: string): void
}

/** What happened, in words made of facts, the newest at the foot. */
export function Log({ facts, words, say, ruleOf, explain }: LogProps) {
  const w = useWords(pageWords)
  const foot = useRef<HTMLLIElement>(null)
  useEffect(() => {
    foot.current?.scrollIntoView({ block: 'nearest' })
  }, [facts.length])
  if (facts.length === 0) return <p className={styles.empty}>{w.nothingYet}</p>
  return (
    <ol className={styles.log} tabIndex={0} aria-label={w.log}>
      {facts.map((fact, index) => {
        const rule = ruleOf(fact)
        return (
          <li key={index} className={styles.line} data-fact={fact.type}>
            <span>{factLine(words, fact, say)}</span>
            {rule !== null && (
              <button type="button" className={styles.rule} onClick={() => explain(rule)} aria-label={w.why(rule)}>
                {rule}
              </button>
            )}
          </li>
        )
      })}
      <li ref={foot} aria-hidden="true" />
    </ol>
  )
}
