import { Readable } from 'node:stream'

type Parts = Readonly<Record<string, unknown>>

/** A JSON object that is written as its parts come: a part that comes bit by bit is an array. */
export function letterOf(parts: Parts): Readable {
  return Readable.from(written(parts))
}

async function* written(parts: Parts): AsyncGenerator<string> {
  let before = '{'
  for (const [name, part] of Object.entries(parts)) {
    yield `${before}${JSON.stringify(name)}:`
    if (isStream(part)) yield* writtenArray(part)
    else yield JSON.stringify(part)
    before = ','
  }
  yield '}'
}

async function* writtenArray(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '['
  for await (const item of items) {
    yield `${before}${JSON.stringify(item)}`
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

function isStream(part: unknown): part is AsyncIterable<unknown> {
  return typeof part === 'object' && part !== null && Symbol.asyncIterator in part
}
