import type { AnyWords, Prompt, Say, Seat, Told, Typed, Viewer } from '@octopolis/engine'
import type { ReactNode } from 'react'
import { answerLine, askLine, factLine } from '../table/sentences.ts'
import { useWords } from '../words/language.ts'
import styles from './Inspector.module.css'
import { brief, Json, JsonParts } from './Json.tsx'
import { words } from './words.ts'

/** All that can be looked into at one moment of a table. */
export interface Insight {
  /** Null: it is known elsewhere, and not here. */
  readonly truth: { readonly state: unknown; readonly before?: unknown } | null
  readonly views: readonly { readonly viewer: Viewer; readonly view: unknown; readonly before?: unknown }[]
  readonly asked: readonly { readonly seat: Seat; readonly prompt: Prompt<unknown>; readonly view: unknown }[]
  /** What the last move told, and to whom. */
  readonly told: readonly Told<Typed>[]
}

interface InspectorProps {
  readonly insight: Insight
  readonly game: AnyWords
  readonly say: Say
  readonly children?: ReactNode
}

/** State, views, legal moves and facts, folded. */
export function Inspector({ insight, game, say, children }: InspectorProps) {
  const w = useWords(words)
  const { truth, views, asked, told } = insight
  const nameOf = (viewer: Viewer): string => (viewer === 'watcher' ? w.watcher : `${viewer} · ${say.name(viewer)}`)
  return (
    <div className={styles['inspector']}>
      {children}
      <Section title={w.facts} count={told.length} isOpen>
        {told.length === 0 && <p className={styles['none']}>{w.nothingTold}</p>}
        {told.map(({ fact, to, others }, index) => (
          // Facts of a move never change places.
          <div key={index} className={styles['entry']}>
            <p>
              {factLine(game, fact, say)}
              {to !== null && (
                <em> {to.length === 0 ? w.nobody : w.only(to.map((seat) => say.name(seat)).join(', '))}</em>
              )}
            </p>
            <Json name={null} value={fact} open={0} />
            {others !== null && <Json name={w.others} value={others} open={0} />}
          </div>
        ))}
      </Section>
      <Section title={w.moves} count={asked.length} isOpen>
        {asked.length === 0 && <p className={styles['none']}>{w.nobodyAsked}</p>}
        {asked.map(({ seat, prompt, view }) => (
          <Asked key={seat} name={nameOf(seat)} prompt={prompt} view={view} game={game} say={say} />
        ))}
      </Section>
      <Section title={w.state} isOpen>
        {truth === null ? (
          <p className={styles['none']}>{w.stateElsewhere}</p>
        ) : (
          <JsonParts value={truth.state} before={truth.before} />
        )}
      </Section>
      <Section title={w.views} count={views.length} isOpen={views.length === 1}>
        {views.map(({ viewer, view, before }) => (
          <Json key={viewer} name={nameOf(viewer)} value={view} before={before} open={views.length === 1 ? 1 : 0} />
        ))}
      </Section>
    </div>
  )
}

interface SectionProps {
  readonly title: string
  readonly count?: number
  readonly isOpen?: boolean
  readonly children: ReactNode
}

function Section({ title, count, isOpen = false, children }: SectionProps) {
  return (
    <details className={styles['section']} open={isOpen}>
      <summary>
        <h2>{title}</h2>
        {count !== undefined && <span>{count}</span>}
      </summary>
      {children}
    </details>
  )
}

interface AskedProps {
  readonly name: string
  readonly prompt: Prompt<unknown>
  readonly view: unknown
  readonly game: AnyWords
  readonly say: Say
}

function Asked({ name, prompt, view, game, say }: AskedProps) {
  const w = useWords(words)
  const { ask, moves, fallback, ...more } = prompt
  return (
    <details className={styles['asked']}>
      <summary>
        <b>{name}</b> <code>{ask.type}</code> <span>{w.answers(moves.length)}</span>
      </summary>
      <p>{askLine(game, ask, say, view)}</p>
      <Json name="ask" value={ask} open={0} />
      <Json name="fallback" value={fallback} open={0} />
      {Object.entries(more).map(([key, value]) => (
        <Json key={key} name={key} value={value} open={0} />
      ))}
      <ol className={styles['answers']}>
        {moves.map((move) => (
          <li key={brief(move)}>
            {answerLine(game, move, ask, say, view)} <code>{brief(move)}</code>
          </li>
        ))}
      </ol>
    </details>
  )
}
