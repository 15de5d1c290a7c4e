import { Refusal } from '@octopolis/engine'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { layout } from '../../../host/backup/layout.ts'
import type { Place } from '../../../store/connect.ts'
import { migrations } from '../../../store/migrations/index.ts'
import { passed } from '../../../store/migrate.ts'
import { openStore } from '../../../store/open.ts'
import { aLineOfTalk } from '../samples.ts'
import { laid, type Open } from './ground.ts'

export function openingContract(open: Open, newPlace: () => Promise<Place>): void {
  test('servers that start at once on nothing make one database, and make it whole', async () => {
    const place = await newPlace()
    const [first, ...others] = await Promise.all([open(place), open(place), open(place)])
    expect(await passed(first.database)).toEqual(Object.keys(migrations))
    await laid(first, 't1')
    for (const { store } of others) expect(await store.tables.find('t1')).not.toBeNull()
  })

  test('what was kept is there when the store is opened again', async () => {
    const before = await open()
    await laid(before, 't1')
    await before.store.close()
    const after = await open(before.place)
    expect(await after.store.tables.find('t1')).not.toBeNull()
    expect(await after.store.restoredSince()).toBe(false)
  })

  test('a table of before there were hints to forbid allows them', async () => {
    const { database, place, store } = await open()
    await laid({ database, place, store }, 't1')
    const { kysely } = database
    await kysely.schema.dropTable('calls').execute()
    await kysely.schema.alterTable('tables').dropColumn('hostBefore').execute()
    await kysely.schema.alterTable('seats').dropColumn('hinted').execute()
    await kysely.schema.alterTable('records').dropColumn('players').execute()
    await kysely.schema.dropTable('orders').execute()
    await kysely.schema.dropTable('sealed').execute()
    await kysely.schema.alterTable('tables').dropColumn('hints').execute()
    for (const index of ['seats_of_account', 'tables_of_status', 'talk_of_account', 'reports_open']) {
      await kysely.schema.dropIndex(index).execute()
    }
    for (const column of ['status', 'at', 'rated']) {
      await kysely.schema.alterTable('seats').dropColumn(column).execute()
    }
    await kysely.schema.alterTable('personal_token').dropColumn('admin').execute()
    await kysely.schema.alterTable('tables').dropColumn('casual').execute()
    await kysely.schema.dropIndex('talk_once').execute()
    await kysely.schema.alterTable('talk').dropColumn('id').execute()
    await kysely
      .withTables<{ kysely_migration: { name: string } }>()
      .deleteFrom('kysely_migration')
      .where('name', '>=', '0003')
      .execute()
    await store.close()
    const { store: after } = await open(place)
    expect((await after.tables.find('t1'))?.table.hints).toBe(true)
    await after.tables.change('t1', { hints: false })
    expect((await after.tables.find('t1'))?.table.hints).toBe(false)
  })

  test('a table of before anything was played for nothing counts', async () => {
    const opened = await open()
    await laid(opened, 't1')
    const { kysely } = opened.database
    await kysely.schema.alterTable('tables').dropColumn('casual').execute()
    await sql`delete from kysely_migration where name >= '0010'`.execute(kysely)
    await opened.store.close()
    const { tables } = (await open(opened.place)).store
    expect((await tables.find('t1'))?.table.casual).toBe(false)
    await tables.change('t1', { casual: true })
    expect((await tables.find('t1'))?.table.casual).toBe(true)
  })

  test('what was said before lines had ids is still there, without one', async () => {
    const opened = await open()
    const { database, place, store } = opened
    await laid(opened, 't1')
    const lines = [aLineOfTalk('t1', 1), aLineOfTalk('t1', 2, { account: null, kind: 'event', said: { type: 'left' } })]
    for (const line of lines) await store.talk.append(line)
    const { kysely } = database
    await kysely.schema.alterTable('tables').dropColumn('casual').execute()
    await kysely.schema.dropIndex('talk_once').execute()
    await kysely.schema.alterTable('talk').dropColumn('id').execute()
    await sql`delete from kysely_migration where name >= '0009'`.execute(kysely)
    await store.close()
    const { talk } = (await open(place)).store
    expect(await talk.read('t1', 0)).toStrictEqual(lines)
    await talk.append(aLineOfTalk('t1', 3, { id: 'one' }))
    await expect(talk.append(aLineOfTalk('t1', 4, { id: 'one' }))).rejects.toThrow('is there already')
  })

  test('the database of a newer version is refused, and left alone', async () => {
    const { database, place, store } = await open()
    const future = { name: '9999-future', timestamp: '2099-01-01T00:00:00.000Z' }
    await database.kysely
      .withTables<{ kysely_migration: typeof future }>()
      .insertInto('kysely_migration')
      .values(future)
      .execute()
    await store.close()
    const opening = openStore(place)
    await expect(opening).rejects.toThrow(Refusal)
    await expect(opening).rejects.toThrow(/^.+ belongs to a newer version of Octopolis, .*9999-future\.$/)
  })

  test('a database in which something else has our names is refused, and nothing is added to it', async () => {
    const { database, place, store } = await open()
    const { kysely } = database
    await kysely.withTables<{ kysely_migration: { name: string } }>().deleteFrom('kysely_migration').execute()
    for (const { table } of (await layout()).toReversed()) {
      if (table !== 'ratings') await kysely.schema.dropTable(table).execute()
    }
    await store.close().catch(() => {})
    await expect(openStore(place)).rejects.toThrow(Refusal)
    await expect(openStore(place)).rejects.toThrow(/can't be brought up to date: .*ratings/)
  })

  test('the tables that a backup goes over are all there are', async () => {
    const { database } = await open()
    const found = await database.kysely.introspection.getTables()
    const byName = (a: { table: string }, b: { table: string }): number => (a.table < b.table ? -1 : 1)
    expect(
      found
        .map(({ name, columns }) => ({ table: name, columns: columns.map((column) => column.name) }))
        .toSorted(byName),
    ).toEqual((await layout()).toSorted(byName))
  })
}
