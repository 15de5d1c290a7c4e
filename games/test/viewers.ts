import type { Viewer } from '@octopolis/engine'

/** Everybody who looks at a table: a watcher and all seats. */
export function viewersOf({ seats }: { readonly seats: number }): Viewer[] {
  return ['watcher', ...Array.from({ length: seats }, (_, seat) => seat)]
}
