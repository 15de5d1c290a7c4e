import { createHash } from 'node:crypto'
import { canonical, type Viewer } from '@octopolis/engine'
import type { Position } from '../../protocol/tables.ts'

/** The part of a position that follows from the log alone. Times and facts are compared separately. */
export interface Scene {
  readonly view: unknown
  readonly awaiting: readonly { readonly seat: number; readonly ask: string }[]
  readonly prompt: Position['prompt']
  readonly mayUndo: boolean
  readonly voice: Position['voice']
  readonly outcome: Position['outcome']
}

/** What somebody was shown, short enough to be kept until the end. */
export interface Sight {
  readonly viewer: Viewer
  readonly seq: number
  readonly scene: string
  /** The line after which the facts were told; null: from the start. */
  readonly after: number | null
  readonly facts: string
}

/** Equal values have equal digests. Different ones have different digests, as far as a trial can ever notice. */
export function digest(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('base64').slice(0, 20)
}

export function sceneDigest({ view, awaiting, prompt, mayUndo, voice, outcome }: Scene): string {
  return digest([
    view,
    awaiting.map(({ seat, ask }) => [seat, ask]),
    prompt === null
      ? null
      : [prompt.ask, prompt.moves, prompt.fallback, prompt.pace, prompt.rule, prompt.window ?? null],
    mayUndo,
    voice,
    outcome === null ? null : [outcome.places, outcome.reason],
  ])
}

export function sightOf(position: Position): Sight {
  const { seat, seq, log } = position
  return {
    viewer: seat ?? 'watcher',
    seq,
    scene: sceneDigest(position),
    after: log.after,
    facts: digest(log.facts),
  }
}
