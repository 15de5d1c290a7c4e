import { type Kysely, type Migration, sql } from 'kysely'

/** Words sent twice are said once. What was said before has no id, nor has what nobody sends: bots' lines and events. */
export const talk: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('talk').addColumn('id', 'text').execute()
    await schema
      .createIndex('talk_once')
      .unique()
      .on('talk')
      .columns(['table', 'account', 'id'])
      .where(sql.ref('id'), 'is not', null)
      .execute()
  },
}
