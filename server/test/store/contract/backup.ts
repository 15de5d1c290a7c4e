import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@octopolis/engine'
import { expect, test } from 'vitest'
import { backup, restore } from '../../../host/backup.ts'
import type { Place } from '../../../store/connect.ts'
import { contentsOf, furnish, isRow, packPieces, piecesOf, scratch, type Pieces } from '../backups.ts'
import { aLineOfTalk, anEntry, aTable } from '../samples.ts'
import { laid, type Open } from './ground.ts'

export function backupContract(open: Open, newPlace: () => Promise<Place>): void {
  test('all that is there comes back, in its own place or in another', async () => {
    const opened = await open()
    const { store, place } = opened
    const file = join(scratch(), 'backup')
    await furnish(opened)
    const before = await contentsOf(place)
    const counts = await backup({ ...place, file })
    expect(counts).toMatchObject({ tables: 2, seats: 2, entries: 2345, user: 1, session: 1, verification: 0 })

    await store.tables.create(aTable('t3'), [])
    await store.tables.change('t1', { host: 'eve' }, [])
    await store.talk.forget('ada')
    expect(await contentsOf(place)).not.toEqual(before)
    expect(await restore({ ...place, file })).toEqual({ rows: counts, restart: false })
    expect(await contentsOf(place)).toEqual(before)

    const elsewhere = await newPlace()
    await restore({ ...elsewhere, file })
    expect(await contentsOf(elsewhere)).toEqual(before)
  })

  test('a backup is one moment, while the server goes on writing', async () => {
    const opened = await open()
    const { store, place } = opened
    const folder = scratch()
    await laid(opened, 't1')
    const enough = new AbortController()
    const writing = (async () => {
      for (let n = 1; !enough.signal.aborted; n++) {
        await store.log.append(anEntry('t1', n))
        await store.talk.append(aLineOfTalk('t1', n))
      }
    })()
    for (let n = 1; n <= 10; n++) {
      const { entries = 0, talk = 0 } = await backup({ ...place, file: join(folder, `backup-${n}`) })
      expect([0, 1]).toContain(entries - talk)
    }
    enough.abort()
    await writing
    expect((await store.talk.read('t1', 0)).length).toBeGreaterThan(10)
  })

  test('a restore while the server writes mixes nothing', async () => {
    const opened = await open()
    const { store, place } = opened
    const file = join(scratch(), 'backup')
    await laid(opened, 't1', 't2')
    for (let seq = 1; seq <= 20; seq++) await store.log.append(anEntry('t1', seq))
    await backup({ ...place, file })
    const before = await contentsOf(place)

    const enough = new AbortController()
    const write = async (table: string, from: number): Promise<unknown> => {
      for (let seq = from, last = false; !last; seq++) {
        last = enough.signal.aborted
        try {
          await store.log.append(anEntry(table, seq))
        } catch (error) {
          return error
        }
      }
      return 'went on'
    }
    const writing = Promise.all([write('t1', 21), write('t2', 1)])
    await restore({ ...place, file })
    enough.abort()
    expect((await writing).map(String)).toEqual(Array(2).fill('Restored: The store was restored from a backup.'))
    expect(await contentsOf(place)).toEqual(before)
    await expect(store.talk.append(aLineOfTalk('t1', 1))).rejects.toThrow('restored')
    expect(await store.restoredSince()).toBe(true)
    await store.log.append(anEntry('t1', 21))
    expect(await store.log.read('t1')).toHaveLength(21)
  })

  test('the file is for this user alone, and never takes the place of another', async () => {
    const { place } = await open()
    const folder = scratch()
    const file = join(folder, 'backup')
    await backup({ ...place, file })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const bytes = readFileSync(file)
    await expect(backup({ ...place, file })).rejects.toThrow(
      new Refusal(`${file} can't be written: a file of that name is in the way.`),
    )
    expect(readFileSync(file)).toEqual(bytes)
    const nowhere = join(folder, 'no', 'backup')
    await expect(backup({ ...place, file: nowhere })).rejects.toThrow(
      new Refusal(`${nowhere} can't be written: there is no such file or folder.`),
    )
    expect(readdirSync(folder)).toEqual(['backup'])
  })

  test('a backup that fails on its way leaves nothing behind', async () => {
    const { database, place } = await open()
    const folder = scratch()
    await database.kysely.schema.dropTable('push').execute()
    await expect(backup({ ...place, file: join(folder, 'backup') })).rejects.toThrow(/push/)
    expect(readdirSync(folder)).toEqual([])
  })

  test('there is no backup of nothing, and looking for it makes nothing', async () => {
    const place = await newPlace()
    const file = join(scratch(), 'backup')
    await expect(backup({ ...place, file })).rejects.toThrow(Refusal)
    expect(existsSync(file)).toBe(false)
    if (place.databaseUrl === null) expect(existsSync(join(place.dataDir, 'octopolis.db'))).toBe(false)
  })

  test('the secret goes along', async () => {
    const { place } = await open()
    const elsewhere = await newPlace()
    const file = join(scratch(), 'backup')
    const secretOf = ({ dataDir }: Place): string => join(dataDir, 'secret')
    writeFileSync(secretOf(place), 'of the backup')
    await backup({ ...place, file })

    expect((await restore({ ...elsewhere, file })).restart).toBe(false)
    expect(readFileSync(secretOf(elsewhere), 'utf8')).toBe('of the backup')
    expect(statSync(secretOf(elsewhere)).mode & 0o777).toBe(0o600)
    expect((await restore({ ...elsewhere, file })).restart).toBe(false)
    writeFileSync(secretOf(elsewhere), 'another one')
    expect((await restore({ ...elsewhere, file })).restart).toBe(true)
    expect(readFileSync(secretOf(elsewhere), 'utf8')).toBe('of the backup')
    expect(readdirSync(elsewhere.dataDir).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  const header = { format: 'octopolis-backup', version: 1, migrations: ['0000-older'], at: 0, secret: null }
  const damages: [what: string, why: RegExp, damage: (pieces: Pieces) => Pieces][] = [
    ['without its end', /its end is missing/, (pieces) => pieces.slice(0, -1)],
    ['without a row', /more rows or fewer/, (pieces) => pieces.filter((piece, at) => !(at > 3 && isRow(piece)))],
    ['with something after its end', /goes on after its end/, (pieces) => [...pieces, []]],
    ['without a table', /no table/, (pieces) => pieces.filter((_, at) => at !== 1)],
    [
      'with a row that is too long',
      /a row of \w+ is broken/,
      (pieces) => pieces.map((p) => (isRow(p) ? [...p, 1] : p)),
    ],
    [
      'with a value of another kind',
      /a row of \w+ is broken/,
      (pieces) => pieces.map((p) => (isRow(p) ? p.map(() => ({})) : p)),
    ],
    ['with another first line', /first line/, (pieces) => pieces.slice(1)],
    ['of another version', /another version, .*0000-older/, (pieces) => [header, ...pieces.slice(1)]],
    ['with nothing in it', /its end is missing/, () => []],
  ]
  test.each(damages)('a backup %s is refused, and nothing is changed', async (_what, why, damage) => {
    const opened = await open()
    const { place } = opened
    const file = join(scratch(), 'backup')
    const broken = join(scratch(), 'broken')
    await laid(opened, 't1', 't2')
    await backup({ ...place, file })
    await laid(opened, 't3')
    const before = await contentsOf(place)
    packPieces(broken, damage(piecesOf(file)))
    await expect(restore({ ...place, file: broken })).rejects.toThrow(Refusal)
    await expect(restore({ ...place, file: broken })).rejects.toThrow(why)
    expect(await contentsOf(place)).toEqual(before)
    expect(await opened.store.restoredSince()).toBe(false)
  })

  test('where there was nothing, a damaged backup makes nothing', async () => {
    const { place } = await open()
    const nowhere = { dataDir: join(scratch(), 'data'), databaseUrl: null }
    const file = join(scratch(), 'backup')
    await backup({ ...place, file })
    packPieces(file, piecesOf(file).slice(0, -1))
    await expect(restore({ ...nowhere, file })).rejects.toThrow(Refusal)
    expect(existsSync(nowhere.dataDir)).toBe(false)
  })

  test('a file that is cut, something else or not there is refused', async () => {
    const { place } = await open()
    const folder = scratch()
    const cut = join(folder, 'cut')
    await backup({ ...place, file: cut })
    truncateSync(cut, statSync(cut).size - 9)
    const other = join(folder, 'other')
    writeFileSync(other, 'a letter')
    const none = join(folder, 'none')
    await expect(restore({ ...place, file: cut })).rejects.toThrow(
      /^\S+cut is not a whole backup .+: unexpected end of file\.$/,
    )
    await expect(restore({ ...place, file: other })).rejects.toThrow(
      /^\S+other is not a whole backup .+: incorrect header check\.$/,
    )
    await expect(restore({ ...place, file: none })).rejects.toThrow(
      new Refusal(`${none} can't be read: there is no such file or folder.`),
    )
    await expect(restore({ ...place, file: folder })).rejects.toThrow(
      new Refusal(`${folder} can't be read: it is a folder.`),
    )
  })

  test('a backup whose rows do not fit together is refused, and nothing is changed', async () => {
    const opened = await open()
    const { place } = opened
    const file = join(scratch(), 'backup')
    const broken = join(scratch(), 'broken')
    await laid(opened, 't1')
    await backup({ ...place, file })
    const before = await contentsOf(place)
    packPieces(
      broken,
      piecesOf(file).map((piece) =>
        isRow(piece) && piece[0] === 't1' && typeof piece[1] === 'number' ? ['t9', ...piece.slice(1)] : piece,
      ),
    )
    await expect(restore({ ...place, file: broken })).rejects.toThrow(Refusal)
    expect(await contentsOf(place)).toEqual(before)
    expect(await opened.store.restoredSince()).toBe(false)
  })
}
