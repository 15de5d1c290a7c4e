import { useState } from 'react'
import { Button } from '../look/Button.tsx'
import { useWords } from '../words/language.ts'
import styles from './Hint.module.css'
import { words } from './words.ts'

interface HintProps {
  /** What a seasoned player would do, by what one sees oneself; null: no idea. */
  ask(): Promise<unknown>
  lineOf(move: unknown): string
  choose(move: unknown): void
  /** What it costs to ask; null: nothing. */
  readonly cost: string | null
}

/** Keyed by the question it helps with: a hint for another one is no hint. */
export function Hint({ ask, lineOf, choose, cost }: HintProps) {
  const w = useWords(words)
  const [told, setTold] = useState<'asked' | 'unknown' | { move: unknown } | null>(null)
  const onClick = async (): Promise<void> => {
    setTold('asked')
    const move = await ask().catch(() => null)
    setTold(move === null ? 'unknown' : { move })
    if (move !== null) choose(move)
  }
  return (
    <>
      <Button kind="quiet" icon="bulb" disabled={told === 'asked'} onClick={() => void onClick()}>
        {told === 'asked' ? w.thinking : w.hint}
      </Button>
      {told === null && cost !== null && <small className={styles.cost}>{cost}</small>}
      <p className={styles.hint} role="status">
        {told === 'unknown' && w.noHint}
        {typeof told === 'object' && told !== null && w.hintIs(lineOf(told.move))}
      </p>
    </>
  )
}
