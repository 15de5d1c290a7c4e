import { Refusal } from '@octopolis/engine'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { reasons, Refused, TooOften, type RefusalBody } from '../refused.ts'
import { causeOf } from '../store/faults.ts'
import { Restored } from '../store/store.ts'
import type { Weather } from '../store/weather.ts'

/** Documented for every route: how a refusal looks. */
export const refusal = z
  .object({ error: z.enum(reasons), message: z.string() })
  .meta({ id: 'Refusal', description: 'What was wrong, as a word for programs and as one sentence for people.' })

/** Seconds after which it is worth trying again. */
const RETRY_AFTER = 1

/** Every error of a route becomes one clear sentence; what is our own fault is logged, and not told. */
export function answerRefusals(app: FastifyInstance, weather: Pick<Weather, 'cause'>): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, body } = refusalOf(error, weather.cause !== null)
    if (error instanceof TooOften) reply.header('retry-after', error.seconds)
    if (status === 503) reply.header('retry-after', RETRY_AFTER)
    if (body.error === 'fault') request.log.error({ err: error }, 'fault')
    return reply.status(status).send(body)
  })
}

export function answerMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0]?.slice(0, 100)
  return reply.status(404).send({ error: 'missing', message: `There is no ${request.method} ${path} here.` })
}

/** The same for HTTP and the socket. While nothing can be written, whatever breaks breaks of that. */
export function refusalOf(error: unknown, isFoul = false): { status: number; body: RefusalBody } {
  if (error instanceof Refused)
    return { status: error.status, body: { error: error.reason, message: short(error.message) } }
  if (error instanceof Refusal) return { status: 422, body: { error: 'invalid', message: short(error.message) } }
  if (error instanceof RangeError && /call stack/.test(error.message)) {
    return { status: 422, body: { error: 'invalid', message: 'It is nested too deeply.' } }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation
    const where = [error.validationContext ?? 'request', ...(first?.instancePath.split('/').filter(Boolean) ?? [])]
    const what = first?.message ?? 'it does not fit'
    return { status: 400, body: { error: 'malformed', message: `The ${where.join('.')} can't be used: ${what}.` } }
  }
  const fastify = error as Partial<FastifyError>
  if (fastify.statusCode !== undefined && fastify.statusCode >= 400 && fastify.statusCode < 500) {
    return { status: fastify.statusCode, body: knownRefusal(fastify) }
  }
  if (isFoul || causeOf(error) !== null || error instanceof Restored) {
    const message = "The house can't write just now: try again in a moment."
    return { status: 503, body: { error: 'unavailable', message } }
  }
  return { status: 500, body: { error: 'fault', message: 'Something broke on our side; nothing was changed.' } }
}

function knownRefusal({ statusCode, code, message = 'It was refused.' }: Partial<FastifyError>): RefusalBody {
  if (code === 'FST_ERR_BAD_URL') return { error: 'malformed', message: 'The path is not properly encoded.' }
  if (statusCode === 414) return { error: 'malformed', message: 'The path is too long.' }
  const sentence = message.endsWith('.') ? message : `${message}.`
  switch (statusCode) {
    case 413:
      return { error: 'large', message: 'The request is too large.' }
    case 415:
      return { error: 'media', message: 'Send JSON, with the content type application/json.' }
    case 429:
      return { error: 'often', message: sentence }
    default:
      return { error: 'malformed', message: sentence }
  }
}

const unseen = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu
const LONGEST_SENTENCE = 200

/** What somebody sent may stand in a sentence, but not all of a book, and nothing that turns the rest of it around. */
function short(sentence: string): string {
  const plain = sentence.replaceAll(unseen, ' ')
  return plain.length <= LONGEST_SENTENCE ? plain : `${plain.slice(0, 120)}… ${plain.slice(-70)}`
}
