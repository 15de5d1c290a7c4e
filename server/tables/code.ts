import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** What bots think, what people read and what tests try changes no state. */
const beside = /(^|[/\\])(bot|text|board|lesson|test|conform)[/\\]/u

function digestOf(part: string): string {
  const folder = dirname(createRequire(import.meta.url).resolve(part))
  const digest = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.js') && !beside.test(name)).toSorted()) {
    digest.update(file).update(readFileSync(join(folder, file)))
  }
  return digest.digest('hex')
}

function codeNow(): string {
  try {
    return digestOf('@octopolis/engine') + digestOf('@octopolis/games')
  } catch {
    // Where the rules can't be read, nothing that another process has saved is as good as their own.
    return randomUUID()
  }
}

let known: string | null = null

/** What tells these rules from others: a state that other code has saved may be of another make. */
export function codeOfRules(): string {
  known ??= createHash('sha256').update(codeNow()).digest('hex').slice(0, 16)
  return known
}
