import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline as pipe, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Refusal } from '@octopolis/engine'
import { withFile } from '../../store/files.ts'

export function expectNew(file: string): void {
  if (existsSync(file)) throw new Refusal(`${file} can't be written: a file of that name is in the way.`)
}

/** Waits until what was written is on the disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const portion = 65_536

/** A line each, many at a time. */
async function* linesOf(pieces: AsyncIterable<unknown>): AsyncGenerator<string> {
  let text = ''
  for await (const piece of pieces) {
    text += `${JSON.stringify(piece)}\n`
    if (text.length < portion) continue
    yield text
    text = ''
  }
  yield text
}

/** Packs pieces, a line each, into a new file that only this user may read: all of them, or there is no file. */
export async function pack(file: string, pieces: AsyncIterable<unknown>): Promise<void> {
  expectNew(file)
  const draft = `${file}.${randomUUID()}.tmp`
  try {
    await withFile(file, 'written', async () => {
      await pipeline(
        Readable.from(linesOf(pieces)),
        createGzip(),
        createWriteStream(draft, { flags: 'wx', mode: 0o600 }),
      )
      await sync(draft)
      expectNew(file)
      await rename(draft, file)
    })
  } finally {
    await rm(draft, { force: true })
  }
}

/** The lines of such a file; one that is cut throws at its end. */
export async function* unpack(file: string): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const chunks: AsyncIterable<Buffer> = pipe(createReadStream(file), createGunzip(), () => {})
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield* (rest + decoder.decode()).split('\n').filter((line) => line !== '')
}
