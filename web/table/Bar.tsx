import { same, type AnyWords } from '@octopolis/engine'
import type { BoardProps } from '@octopolis/games/board'
import type { ComponentType, ReactNode } from 'react'
import { Button } from '../look/Button.tsx'
import { useWords } from '../words/language.ts'
import styles from './Bar.module.css'
import { Fuse } from './Fuse.tsx'
import { answerLine, askLine, capital } from './sentences.ts'
import { words as pageWords } from './words.ts'

interface BarProps extends BoardProps {
  readonly words: AnyWords
  /** How the board lets this be answered, if it is here that it does. */
  readonly Answer: ComponentType<BoardProps> | null
  /** Is it answered on the board, or beside it? Otherwise each answer gets a button. */
  readonly isHandled: boolean
  /** What is said while nothing is asked. */
  readonly status: string
  readonly isPlaying: boolean
  skip(): void
  readonly isSending: boolean
  /** Is this seat waited for, or may it only change its mind? */
  readonly isAwaited: boolean
  /** An event may be answered until then, by this device's clock; null: as long as one likes. */
  readonly shutsIn: { readonly until: number } | null
  /** One's own order lets it pass in a moment. */
  readonly isOrdered: boolean
  /** Null: the last move can't be taken back. */
  readonly undo: (() => void) | null
  readonly hint: ReactNode
  /** Chooses among many in words. */
  readonly inWords: () => void
  /** The table is in words, and the question is answered there. */
  readonly isInWords: boolean
  /** After the end: what can be done next. */
  readonly foot: ReactNode
}

/** So many answers fit as buttons; more are chosen on the board or step by step. */
const FEW = 6

/** What you are asked, in words, and your answer. */
export function Bar(props: BarProps) {
  const {
    Answer,
    prompt,
    words,
    say,
    view,
    status,
    isPlaying,
    skip,
    isSending,
    isAwaited,
    undo,
    hint,
    explain,
    foot,
    isInWords,
    shutsIn,
    isOrdered,
  } = props
  const w = useWords(pageWords)
  const isAsked = prompt !== null
  return (
    <section
      className={styles.bar}
      aria-label={isAsked ? w.yourTurn : w.happening}
      data-point="bar"
      data-asked={isAsked && isAwaited}
    >
      {shutsIn !== null && <Fuse key={shutsIn.until} until={shutsIn.until} label={w.timeLeft} />}
      <div className={styles.says}>
        <p className={styles.question}>
          {!isAsked || !isAwaited
            ? status
            : isInWords
              ? prompt.window === undefined
                ? w.yourTurn
                : w.mayAnswer
              : askLine(words, prompt.ask, say, view)}
          {isAsked && !isAwaited && ` ${w.change}`}
          {isAsked && isOrdered && ` ${w.byOrder}`}
        </p>
        {isAsked && !isInWords && (
          <Button
            kind="quiet"
            icon="book"
            title={w.why(prompt.rule)}
            aria-label={w.why(prompt.rule)}
            onClick={() => explain(prompt.rule)}
          >
            {w.why(prompt.rule)}
          </Button>
        )}
      </div>
      {Answer !== null && (
        <div className={styles.answer}>
          <Answer {...props} />
        </div>
      )}
      <div className={styles.deeds}>
        {isAsked && prompt.window !== undefined && <Passing {...props} />}
        {isAsked && !isInWords && <Answers {...props} />}
        {isAsked && isInWords && isSending && <p className={styles.sending}>{w.sending}</p>}
        {isPlaying && (
          <Button icon="skip" onClick={skip}>
            {w.skip}
          </Button>
        )}
        {undo !== null && !isSending && (
          <Button icon="undo" onClick={undo}>
            {w.undo}
          </Button>
        )}
        {isAsked && hint}
        {foot}
      </div>
    </section>
  )
}

/** An event passes unless one does something about it: that is the big button, wherever the others are. */
function Passing({ prompt, words, say, view, answer, isSending }: BarProps) {
  if (prompt === null) return null
  return (
    <Button kind="main" disabled={isSending} aria-keyshortcuts="Space" onClick={() => answer(prompt.fallback)}>
      {capital(answerLine(words, prompt.fallback, prompt.ask, say, view))}
    </Button>
  )
}

/** A button an answer where there are few, or the one that was chosen elsewhere, ready to be sent. */
function Answers({ isHandled, prompt, words, say, view, draft, answer, isSending, inWords }: BarProps) {
  const w = useWords(pageWords)
  if (prompt === null) return null
  const line = (move: unknown): string => capital(answerLine(words, move, prompt.ask, say, view))
  // To let something pass has a button of its own.
  const moves = prompt.window === undefined ? prompt.moves : prompt.moves.filter((move) => !same(move, prompt.fallback))
  if (moves.length === 0) return null
  if (!isHandled && moves.length <= FEW) {
    return (
      <div className={styles.answers} data-answers>
        {moves.map((move, index) => (
          <Button key={index} disabled={isSending} onClick={() => answer(move)}>
            {line(move)}
          </Button>
        ))}
        {isSending && <p className={styles.sending}>{w.sending}</p>}
      </div>
    )
  }
  // Where the board answers at once there is nothing to send, and what can't be sent needn't be in the way.
  if (isHandled && draft === null) return null
  return (
    <div className={styles.draft} data-handled={isHandled}>
      <Button kind="main" icon="check" disabled={draft === null || isSending} onClick={() => answer(draft)}>
        {isSending ? w.sending : w.send}
      </Button>
      {!isHandled && (
        <Button icon="words" onClick={inWords}>
          {w.inWords}
        </Button>
      )}
      <p>{draft === null ? w.chooseOnBoard : line(draft)}</p>
    </div>
  )
}
