import { canonical, type Viewer } from '@octopolis/engine'
import { viewers, type RaceTable } from './lay.ts'

/** Everyone for whom two tables differ: by what they see, what they were told or what they are asked. */
function tellApart(one: RaceTable, other: RaceTable): Viewer[] {
  return viewers(one).filter((viewer) => {
    const [first, second] = [one, other].map((table) => canonical(received(table, viewer)))
    return first !== second
  })
}

function received(table: RaceTable, viewer: Viewer): unknown {
  const own = viewer === 'watcher' ? null : table.prompt(viewer)
  return [table.view(viewer), table.heard(viewer), own, table.awaiting]
}

/** Two tables that differ in one secret, and both go the same way. */
export function pair<Secret>(secrets: readonly [Secret, Secret], of: (secret: Secret) => RaceTable): Viewer[] {
  return tellApart(of(secrets[0]), of(secrets[1]))
}
