import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { failureFile, type Failure } from '@octopolis/engine/conform'
import { makeFolder, writeWhole } from '../files.ts'

/** The repository, from the lab's sources as from its build. */
const repository = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../../' : '../../../', import.meta.url))

/** Where failures lie until somebody looks at them: /dev of `npm run dev` does. */
export const failuresFolder = process.env['FAILURES_DIR'] ?? join(repository, '.failures')

/** Writes a failure down; gives its file. */
export function keepFailure(folder: string, game: string, failure: Failure): string {
  const { name, text } = failureFile(game, failure)
  const file = join(folder, `${name}.json`)
  makeFolder(folder)
  writeWhole(file, text)
  return file
}
