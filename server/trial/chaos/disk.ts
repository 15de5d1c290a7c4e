import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const CHUNK = Buffer.alloc(1 << 20)

function done(program: string, ...words: string[]): boolean {
  return spawnSync(program, words, { stdio: 'ignore' }).status === 0
}

/** A folder on a small disk of its own, where the system lets us have one; it can be filled to the last byte. */
export class Disk {
  readonly folder: string
  /** false: it is a folder like any other, and can't be filled. */
  readonly isOwn: boolean
  private readonly unmount = (): void => {
    if (this.isOwn) done('umount', '-l', this.folder)
    rmSync(this.folder, { recursive: true, force: true })
  }

  constructor(megabytes: number) {
    this.folder = mkdtempSync(join(tmpdir(), 'octopolis-chaos-'))
    this.isOwn = done('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'octopolis-chaos', this.folder)
    process.once('exit', this.unmount)
  }

  private get ballast(): string {
    return join(this.folder, 'ballast')
  }

  fill(): void {
    const file = openSync(this.ballast, 'w')
    try {
      for (let size = CHUNK.length; size > 0;) {
        const written = tryWrite(file, size)
        if (written === 0) size >>= 1
      }
    } finally {
      closeSync(file)
    }
  }

  empty(): void {
    rmSync(this.ballast, { force: true })
  }

  remove(): void {
    process.off('exit', this.unmount)
    this.unmount()
  }
}

function tryWrite(file: number, size: number): number {
  try {
    return writeSync(file, CHUNK, 0, size)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return 0
    throw error
  }
}

/** Where there is no disk of our own: no file of that process may grow, or be written at all, until it is allowed again. */
export function limitFiles(pid: number, isAllowed: boolean): boolean {
  return done('prlimit', `--pid=${pid}`, `--fsize=${isAllowed ? 'unlimited' : '1'}:`)
}
