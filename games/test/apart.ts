import { canonical, type Seat, type Viewer } from '@octopolis/engine'
import { viewersOf } from './viewers.ts'

/** A table, as far as anybody gets to know of it. */
interface Shown {
  readonly seats: number
  readonly state: unknown
  readonly awaiting: readonly Seat[]
  readonly game: { voice?(state: unknown, seat: Seat): unknown; veil?(state: unknown): readonly Seat[] | null }
  view(viewer: Viewer): unknown
  heard(viewer: Viewer): readonly unknown[]
  prompt(seat: Seat): unknown
  talk(seat: Seat): readonly unknown[]
}

function received(table: Shown, viewer: Viewer): unknown {
  const own =
    viewer === 'watcher' ? null : [table.prompt(viewer), table.talk(viewer), table.game.voice?.(table.state, viewer)]
  const veil = table.game.veil?.(table.state) ?? null
  return [table.view(viewer), table.heard(viewer), own, veil ?? table.awaiting]
}

/**
 * Two tables that differ in one secret, and both go the same way: everyone for whom they differ, by what they see, what
 * they were told, what they may say or what they are asked.
 */
export function pair<Secret>([one, other]: readonly [Secret, Secret], of: (secret: Secret) => Shown): Viewer[] {
  const [first, second] = [of(one), of(other)]
  return viewersOf(first).filter((viewer) => canonical(received(first, viewer)) !== canonical(received(second, viewer)))
}
