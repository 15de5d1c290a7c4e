import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backupCommand, restoreCommand } from '../../host/backup/command.ts'
import { openStore } from '../../store/open.ts'
import { scratch } from './backups.ts'
import { aSeat, aTable } from './samples.ts'

async function furnished(): Promise<string> {
  const dataDir = scratch()
  const { store } = await openStore({ dataDir, databaseUrl: null })
  await store.tables.create(aTable('t1'), [aSeat(0), aSeat(1)])
  await store.close()
  return dataDir
}

test('a backup is written and restored from the command line', async () => {
  const dataDir = await furnished()
  writeFileSync(join(dataDir, 'secret'), 'old')
  const file = join(scratch(), 'backup')
  const written = await backupCommand([file], { DATA_DIR: dataDir })
  const line = `Wrote 4 rows of 3 tables to ${file}; keep it safe, there are secrets in it.`
  expect(written).toEqual({ line, exitCode: 0 })

  const elsewhere = scratch()
  const restored = `Restored 4 rows of 3 tables from ${file}`
  expect(await restoreCommand([file], { DATA_DIR: elsewhere })).toEqual({ line: `${restored}.`, exitCode: 0 })
  writeFileSync(join(elsewhere, 'secret'), 'new')
  expect(await restoreCommand([file], { DATA_DIR: elsewhere })).toEqual({
    line: `${restored}; restart the server, for the secret is another one now.`,
    exitCode: 0,
  })
})

test('what is refused is said in one sentence', async () => {
  const dataDir = await furnished()
  const file = join(dataDir, 'octopolis.db')
  expect(await backupCommand([file], { DATA_DIR: dataDir })).toEqual({
    line: `${file} can't be written: a file of that name is in the way.`,
    exitCode: 1,
  })
  expect(await restoreCommand([file], { DATA_DIR: dataDir })).toEqual({
    line: `${file} is not a whole backup of this version of Octopolis: incorrect header check.`,
    exitCode: 1,
  })
  expect(await restoreCommand([file], { DATABASE_URL: 'mysql://x' })).toMatchObject({ exitCode: 1 })
})

test.each([[[]], [['one', 'two']], [['--help']]])('%j is no way to ask', async (words) => {
  const expected = { line: 'usage: npm run backup -- <file>', exitCode: 2 }
  expect(await backupCommand(words, { DATA_DIR: '/nowhere' })).toEqual(expected)
  for (const word of words) expect(existsSync(word)).toBe(false)
})
