import type { RuleId } from '@octopolis/engine'
import type { MouseEvent } from 'react'
import { useWords } from '../words/language.ts'
import type { Clause, Run } from './read.ts'
import styles from './Rulebook.module.css'
import { pieces } from './search.ts'
import { words } from './words.ts'

interface ClauseTextProps {
  readonly clause: Clause
  /** What was searched for: marked where it stands. */
  readonly found: readonly string[]
  readonly mark: RuleId | null
  go(rule: RuleId): void
}

export function ClauseText({ clause, found, mark, go }: ClauseTextProps) {
  const w = useWords(words)
  const { rule, kind, runs } = clause
  const text = runs.map((run, index) => <RunText key={index} run={run} found={found} go={go} />)
  if (rule === null) return <p data-kind={kind}>{text}</p>
  return (
    <p id={rule} className={styles['rule']} data-rule={rule} data-kind={kind} data-marked={rule === mark}>
      <Reference rule={rule} className={styles['tag'] ?? ''} label={w.rule(rule)} go={go} />
      <span>{text}</span>
    </p>
  )
}

function RunText({ run, found, go }: { run: Run; found: readonly string[]; go(rule: RuleId): void }) {
  const w = useWords(words)
  if (run.to !== null)
    return <Reference rule={run.to} className={styles['reference'] ?? ''} label={w.rule(run.to)} go={go} />
  const text = pieces(run.text, found).map(({ text: piece, isHit }, index) =>
    isHit ? <mark key={index}>{piece}</mark> : piece,
  )
  switch (run.set) {
    case 'plain':
      return text
    case 'strong':
      return <strong>{text}</strong>
    case 'emphasis':
      return <em>{text}</em>
    case 'code':
      return <code>{text}</code>
  }
}

interface ReferenceProps {
  readonly rule: RuleId
  readonly className: string
  readonly label: string
  go(rule: RuleId): void
}

function Reference({ rule, className, label, go }: ReferenceProps) {
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    go(rule)
  }
  return (
    <a href={`#${rule}`} className={className} aria-label={label} onClick={follow}>
      {rule}
    </a>
  )
}
