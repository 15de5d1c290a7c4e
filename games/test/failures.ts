import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeKept, failureFile, type Failure } from '@octopolis/engine/conform'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const failuresFolder = process.env['FAILURES_DIR'] ?? join(repository, '.failures')

/** Writes what the kit has found into files that /dev opens, and says what it is and where it lies; nothing, if all is well. */
export function kept(game: string, failures: readonly Failure[], folder = failuresFolder): string[] {
  return failures.map((failure) => {
    const { name, text } = failureFile(game, failure)
    const file = join(folder, `${name}.json`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, text)
    return describeKept(failure, relative(repository, file))
  })
}
