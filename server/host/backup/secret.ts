import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withFile } from '../../store/files.ts'

const fileIn = (dataDir: string): string => join(dataDir, 'secret')

/** What cookies are signed with, if it lies in this folder. */
export async function readSecret(dataDir: string): Promise<string | null> {
  const file = fileIn(dataDir)
  return withFile(file, 'read', () =>
    readFile(file, 'utf8').catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    }),
  )
}

/**
 * Puts the secret of a backup in its place. The sessions of the backup are all there are after a restore, and their
 * cookies are signed with it, so one that lies there already has nothing left to sign. True if there was another one.
 */
export async function putBackSecret(dataDir: string, secret: string): Promise<boolean> {
  const file = fileIn(dataDir)
  const before = await readSecret(dataDir)
  if (before === secret) return false
  const draft = `${file}.${randomUUID()}.tmp`
  try {
    await withFile(file, 'written', async () => {
      await mkdir(dataDir, { recursive: true })
      await writeFile(draft, secret, { mode: 0o600, flag: 'wx', flush: true })
      await rename(draft, file)
    })
  } finally {
    await rm(draft, { force: true })
  }
  return before !== null
}
