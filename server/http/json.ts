import type { FastifyInstance } from 'fastify'
import { Refused } from '../refused.ts'

/** Nothing that people or their programs send is nested deeper. */
const DEEPEST = 32

const [quote, backslash, brace, closing] = [0x22, 0x5c, 0x7b, 0x7d]
/** One bit tells a bracket from a brace, and none of them from anything else. */
const EITHER = 0x20

/** Is this text nested deeper than anything that is meant? It is looked at once, without being parsed. */
export function isTooDeep(text: Buffer | string): boolean {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  let depth = 0
  let isText = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (isText) {
      if (byte === backslash) at++
      else if (byte === quote) isText = false
    } else if (byte === quote) isText = true
    else if ((byte | EITHER) === brace) {
      if (++depth > DEEPEST) return true
    } else if ((byte | EITHER) === closing) depth--
  }
  return false
}

/** Bodies are JSON. What is nested deeply is refused before it is parsed: a body of brackets would hold up everybody else. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (isTooDeep(body)) done(new Refused('malformed', 'The body is nested too deeply.'))
    else void parse(request, body.toString(), done)
  })
}
