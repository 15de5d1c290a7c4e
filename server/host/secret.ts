import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@octopolis/engine'
import { makeFolder, withFile } from '../store/files.ts'

function make(file: string): void {
  try {
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

/** The secret that sessions are signed with: made on first start, and kept. */
export async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret')
  await makeFolder(dataDir)
  await withFile(file, 'written', () => make(file))
  const secret = await withFile(file, 'read', () => readFileSync(file, 'utf8').trim())
  if (secret.length < 32)
    throw new Refusal(`${file} holds no secret of at least 32 characters: remove it to have one made.`)
  return secret
}
