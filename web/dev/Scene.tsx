import type { Prompt, Seat, Typed } from '@octopolis/engine'
import type { BoardProps } from '@octopolis/games/board'
import { Component, type ReactNode } from 'react'
import type { BoardModule } from '../games.ts'
import type { Reading } from '../pages/replay/seen.ts'
import { Passages } from '../pages/replay/Shown.tsx'
import { askLine } from '../table/sentences.ts'
import { useWords } from '../words/language.ts'
import styles from './Scene.module.css'
import { words } from './words.ts'

interface SceneProps {
  /** Null: in words. */
  readonly board: BoardModule | null
  readonly reading: Reading
  readonly view: unknown
  readonly seat: Seat | null
  readonly fact: Typed | null
  readonly prompt: Prompt<unknown> | null
  readonly draft?: unknown
  choose?(move: unknown): void
}

const nothing = (): void => undefined

/** What a board is given where nothing can be sent. */
export function boardProps({
  reading,
  view,
  seat,
  fact,
  prompt,
  draft = null,
  choose = nothing,
}: SceneProps): BoardProps {
  const { say, language } = reading
  return { view, seat, fact, prompt, draft, choose, answer: choose, explain: nothing, say, language }
}

/** A position on its board, or in words. */
export function Scene(props: SceneProps) {
  const { board, reading, view, prompt } = props
  if (board !== null) {
    return (
      <div className={styles['board']}>
        <board.Board {...boardProps(props)} />
      </div>
    )
  }
  return (
    <div className={styles['words']}>
      {prompt !== null && <p className={styles['ask']}>{askLine(reading.game, prompt.ask, reading.say, view)}</p>}
      <Passages level="h3" passages={reading.game.table(view, reading.say)} />
    </div>
  )
}

interface GuardState {
  readonly error: Error | null
}

/** Whatever is looked at here may be broken: what it says is shown in its place. Give it a key, and the next is tried anew. */
export class Guard extends Component<{ readonly children: ReactNode }, GuardState> {
  override state: GuardState = { error: null }

  static getDerivedStateFromError(error: unknown): GuardState {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <Mishap error={this.state.error} />
  }
}

export function Mishap({ error }: { readonly error: Error }) {
  const w = useWords(words)
  return (
    <div role="alert" className={styles['mishap']}>
      <p>
        {w.mishap}: <b>{error.message}</b>
      </p>
      <pre>{error.stack}</pre>
    </div>
  )
}
