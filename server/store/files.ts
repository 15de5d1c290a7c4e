import { mkdirSync, statSync } from 'node:fs'
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
export async function withFile<Result>(
  file: string,
  verb: string,
  act: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error && 'code' in error)) throw error
    throw new Refusal(`${file} can't be ${verb}: ${reasons.get(String(error.code)) ?? error.message}.`, {
      cause: error,
    })
  }
}

/** Asked not to throw where there is nothing, Node 24 doesn't either where the way leads through a file; 20 does. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

/** With all that lead to it. Node's own way of doing so never ends where nothing can be made, as in /proc. */
export async function makeFolder(folder: string): Promise<void> {
  if (await withFile(folder, 'made', () => isFolder(folder))) return
  await makeFolder(dirname(folder))
  await withFile(folder, 'made', () => {
    try {
      mkdirSync(folder)
    } catch (error) {
      // Somebody else may just have made it.
      if (!isFolder(folder)) throw error
    }
  })
}
