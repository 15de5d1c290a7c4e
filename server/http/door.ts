import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import helmet from '@fastify/helmet'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Account } from '../identity/account.ts'
import { Refused } from '../refused.ts'
import type { Weather } from '../store/weather.ts'
import { speakPlainly } from '../protocol/wording.ts'
import { forwardedHost, trustOf } from './addresses.ts'
import { describeHouse } from './description.ts'
import { hangUp } from './hang-up.ts'
import { readJson } from './json.ts'
import { byOneself, limit } from './limits.ts'
import { answerMissing, answerRefusals, refusalOf } from './refusals.ts'

/** Nothing that people send is longer; records have a limit of their own. */
const LONGEST_BODY = 16 * 1024

export interface DoorSetting {
  readonly log: FastifyBaseLogger
  /** Proxies before us that say who calls. */
  readonly trustProxy: number
  /** People come by https alone: browsers are told to keep to it. */
  readonly secure: boolean
  readonly limits: boolean
  readonly version: string
  /** The name of the session's cookie. */
  readonly cookie: string
  readonly weather: Pick<Weather, 'cause'>
  whoIs(headers: { cookie?: string | undefined; authorization?: string | undefined }): Promise<Account | null>
  isOurs(headers: IncomingHttpHeaders): boolean
  measure(request: { method: string; route: string; status: number; seconds: number }): void
}

/** Does a request come from one of our own pages, or from no page at all? Proxies may have changed the host's name. */
export function ourOrigins(baseUrl: string | null, trustProxy: number): (headers: IncomingHttpHeaders) => boolean {
  const home = baseUrl === null ? null : new URL(baseUrl).host
  return (headers) => {
    const { origin, host, 'sec-fetch-site': site } = headers
    if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
    if (!URL.canParse(origin)) return false
    return [host, home, forwardedHost(headers, trustProxy)].includes(new URL(origin).host)
  }
}

/** The socket at the address that was asked for: some browsers don't count it as 'self'. */
function ownSocket({ headers: { host = '' } }: IncomingMessage): string {
  return /^[\w.-]+(?::\d+)?$/.test(host) ? `ws://${host} wss://${host}` : "'self'"
}

/** Everything comes from this house. Nothing is upgraded to https: at home people play over plain http. */
const policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'connect-src': ["'self'", ownSocket],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'frame-ancestors': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'upgrade-insecure-requests': null,
}

/** So long a request may take to come in. */
const PATIENCE = 20_000
/** What browsers remember of https. */
const HALF_A_YEAR = 180 * 24 * 3600

const wordmark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 40">
  <text x="0" y="29" font-family="Georgia, serif" font-size="30" fill="#f3ecdd">Octopolis</text>
</svg>`

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Where every request comes in: who it is from, whether it may, how it is answered when it may not. */
export async function openDoor(setting: DoorSetting): Promise<FastifyInstance> {
  speakPlainly()
  const app = Fastify({
    loggerInstance: setting.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(setting.trustProxy),
    bodyLimit: LONGEST_BODY,
    requestTimeout: PATIENCE,
    // Node takes the longer of its two limits for that of the body: the one for the headers has to be shorter.
    http: { headersTimeout: PATIENCE / 2, connectionsCheckingInterval: 1000 },
    forceCloseConnections: true,
    frameworkErrors: (error, _request, reply) => {
      const { status, body } = refusalOf(error)
      void (reply as FastifyReply).status(status).send(body)
    },
    clientErrorHandler: hangUp,
    routerOptions: { maxParamLength: 100 },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  readJson(app)
  answerRefusals(app, setting.weather)

  await app.register(helmet, {
    contentSecurityPolicy: { directives: policy },
    strictTransportSecurity: setting.secure ? { maxAge: HALF_A_YEAR, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  })
  await app.register(
    swagger,
    describeHouse({ version: setting.version, cookie: setting.cookie, most: byOneself.anything.most }),
  )
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Octopolis: the door for programs' },
    logo: { type: 'image/svg+xml', content: Buffer.from(wordmark) },
  })

  app.decorateRequest('account', null)
  app.decorateRequest('isSealed', false)
  let isProxyKnown = setting.trustProxy > 0
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url?.startsWith('/api/') === false) return
    const { headers, method } = request
    if (!isProxyKnown && headers['x-forwarded-for'] !== undefined) {
      isProxyKnown = true
      setting.log.warn('A proxy says who calls, and TRUST_PROXY does not: everybody shares the limits of one address.')
    }
    if (!safe.has(method) && !setting.isOurs(headers))
      throw new Refused('forbidden', 'Another site may not act for you here.')
    request.account = await setting.whoIs(headers)
  })
  if (setting.limits) await limit(app)
  app.setNotFoundHandler(setting.limits ? { preHandler: app.rateLimit() } : {}, answerMissing)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const { method } = request
    const { statusCode: status, elapsedTime } = reply
    if (!request.isSealed) setting.measure({ method, route, status, seconds: elapsedTime / 1000 })
    request.log.info({ method, route, status, ms: Math.round(elapsedTime) }, 'request')
  })

  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  return app
}
