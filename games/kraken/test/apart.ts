import { canonical, type Viewer } from '@octopolis/engine'
import { viewers, type KrakenTable } from './lay.ts'

/** Everyone for whom two tables differ: by what they see, what they were told, what they may say or what they are asked. */
function tellApart(one: KrakenTable, other: KrakenTable): Viewer[] {
  return viewers(one).filter((viewer) => {
    const [first, second] = [one, other].map((table) => canonical(received(table, viewer)))
    return first !== second
  })
}

function received(table: KrakenTable, viewer: Viewer): unknown {
  const own =
    viewer === 'watcher' ? null : [table.prompt(viewer), table.talk(viewer), table.game.voice?.(table.state, viewer)]
  const veil = table.game.veil?.(table.state) ?? null
  return [table.view(viewer), table.heard(viewer), own, veil ?? table.awaiting]
}

/** Two tables that differ in one secret, and both go the same way. */
export function pair<Secret>(secrets: readonly [Secret, Secret], of: (secret: Secret) => KrakenTable): Viewer[] {
  return tellApart(of(secrets[0]), of(secrets[1]))
}
