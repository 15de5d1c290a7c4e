import { accessSync, constants, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Refusal } from '@octopolis/engine'

const reasons: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file or folder'],
  ['ENOTDIR', 'something on the way to it is not a folder'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'this user may not'],
  ['EPERM', 'this user may not'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EEXIST', 'a file of that name is in the way'],
  ['ENAMETOOLONG', 'the name is too long'],
])

/** Does something with a file; when the system won't, says so in a sentence that starts with the file's name. */
export function withFile<Result>(file: string, verb: string, act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new Refusal(`${file} can't be ${verb}: ${reasons.get(String(error.code)) ?? error.message}.`)
  }
}

export function readText(file: string): string {
  return withFile(file, 'read', () => readFileSync(file, 'utf8'))
}

/** Refuses a file that couldn't be written later, before the work that fills it. */
export function expectWritable(file: string): void {
  const folder = dirname(file)
  const found = withFile(file, 'written', () => statSync(folder))
  if (!found.isDirectory()) throw new Refusal(`${file} can't be written: ${folder} is not a folder.`)
  withFile(file, 'written', () => accessSync(folder, constants.W_OK))
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true) {
    throw new Refusal(`${file} can't be written: it is a folder.`)
  }
}

/** All or nothing: a reader sees the old text or the new one, never half of it. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}.tmp`
  try {
    withFile(file, 'written', () => {
      writeFileSync(draft, text)
      renameSync(draft, file)
    })
  } finally {
    rmSync(draft, { force: true })
  }
}

export function makeFolder(folder: string): void {
  withFile(folder, 'made', () => mkdirSync(folder, { recursive: true }))
}
