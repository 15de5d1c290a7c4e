import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@octopolis/engine'

/** The secret that sessions are signed with: made on first start, and kept. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  try {
    mkdirSync(dataDir, { recursive: true })
    const flag = 'wx'
    try {
      writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { flag, mode: 0o600 })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length < 32)
      throw new Refusal(`${file} holds no secret of at least 32 characters: remove it to have one made.`)
    return secret
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(`${dataDir} can't be written: ${error instanceof Error ? error.message : String(error)}.`)
  }
}
