import type { Kysely } from 'kysely'
import { claim } from './faults.ts'
import type { Generation } from './generation.ts'
import { sealedShape, type Schema } from './schema.ts'
import type { Store } from './store.ts'

export function sealedIn(kysely: Kysely<Schema>, generation: Generation): Store['sealed'] {
  return {
    async put(answer) {
      await claim(`Seat ${answer.seat} of table ${answer.table} has answered already.`, () =>
        generation.write((work) => work.insertInto('sealed').values(sealedShape.store(answer)).execute()),
      )
    },

    async of(table) {
      const answers = await kysely
        .selectFrom('sealed')
        .selectAll()
        .where('table', '=', table)
        .orderBy('seat')
        .orderBy('asked')
        .execute()
      return answers.map(sealedShape.read)
    },

    async clear(table) {
      await generation.write((work) => work.deleteFrom('sealed').where('table', '=', table).execute())
    },
  }
}
