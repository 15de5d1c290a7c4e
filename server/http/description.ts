import type { FastifyDynamicSwaggerOptions, SwaggerTransform, SwaggerTransformObject } from '@fastify/swagger'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { OpenAPIV3_1 as OpenApi } from 'openapi-types'
import { z } from 'zod'
import { fromOneAddress } from './limits.ts'
import { operations, type Access } from './operations.ts'
import { refusal } from './refusals.ts'

interface Described {
  readonly version: string
  /** The name of the session's cookie. */
  readonly cookie: string
  /** Requests in a minute. */
  readonly most: number
}

const known = [{ session: [] }, { token: [] }]

const security: Readonly<Record<Access, OpenApi.SecurityRequirementObject[]>> = {
  anybody: [],
  visitors: [{}, ...known],
  members: known,
  inPerson: [{ session: [] }],
  admins: [{ session: ['admin'] }, { token: ['admin'] }],
}

/** Refusals that are the same wherever they come. */
const refusals: Readonly<Record<Access, Readonly<Record<number, typeof refusal>>>> = {
  anybody: {},
  visitors: {},
  members: { 401: refusal },
  inPerson: { 401: refusal, 403: refusal },
  admins: { 401: refusal, 403: refusal },
}

/** What an answer is called whose schema has no words of its own. */
const answers: Readonly<Record<string, string>> = {
  200: 'Here it is.',
  201: 'It is made.',
  204: 'Done, and there is nothing to tell; or nothing has happened in the time that was waited.',
  401: 'Nobody we know: there is no session or token, or it has ended.',
  403: 'It is not yours to do, or a token is not enough for it.',
  429: 'Too often: slow down.',
  503: 'Not now.',
  default: 'Refused.',
}

const wholeNumber = (description: string): OpenApi.HeaderObject => ({
  description,
  schema: { type: 'integer', minimum: 0 },
})

/** What comes with a 429; the first three come with every answer. */
const headers: Readonly<Record<string, OpenApi.HeaderObject>> = {
  'X-RateLimit-Limit': wholeNumber('Requests in a minute.'),
  'X-RateLimit-Remaining': wholeNumber('How many of them are left.'),
  'X-RateLimit-Reset': wholeNumber('Seconds until they are all there again.'),
  'Retry-After': wholeNumber('Seconds to wait; left out where a moment is enough.'),
}

/** A route as programs are told of it: who may call it, how often, and what it reads beside its schema. */
function operationOf({ schema, url, route, ...rest }: Parameters<SwaggerTransform>[0]): ReturnType<SwaggerTransform> {
  const operation = operations[`${[route.method].flat()[0]} ${url}`]
  if (operation === undefined) return jsonSchemaTransform({ schema, url, route, ...rest })
  const { id, access, body, text } = operation
  const ownLimit = route.config?.rateLimit || undefined
  const made = route.config?.makes && fromOneAddress[route.config.makes]
  const described = {
    ...schema,
    operationId: id,
    security: security[access],
    description: [
      schema.description,
      ownLimit && `At most ${String(ownLimit.max)} a minute.`,
      made && `From one address at most ${made.most} in ${made.milliseconds / 60_000} minutes.`,
    ]
      .filter(Boolean)
      .join(' '),
    ...(body === undefined ? {} : { body }),
    response: {
      ...(text === undefined ? {} : { 200: { description: text, content: { 'text/plain': { schema: z.string() } } } }),
      ...(schema.response as object | undefined),
      ...refusals[access],
      429: refusal,
    },
  }
  return jsonSchemaTransform({ schema: described, url, route, ...rest })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The names of all schemas that something refers to. */
function named(part: unknown): string[] {
  if (!isObject(part)) return []
  const { $ref } = part
  const own = typeof $ref === 'string' ? [$ref.replace('#/components/schemas/', '')] : []
  return [...own, ...Object.values(part).flatMap(named)]
}

/** Every schema is made for what is sent and for what is answered; those that nobody needs are left out. */
function needed(schemas: Readonly<Record<string, OpenApi.SchemaObject>>, paths: unknown): Record<string, object> {
  const names = new Set(named(paths))
  for (const name of names) for (const inner of named(schemas[name])) names.add(inner)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => names.has(name)))
}

type Response = OpenApi.ResponseObject | OpenApi.ReferenceObject

function tidyResponse(status: string, response: Response): Response {
  if (!('description' in response) || response.description === undefined) return response
  const { description: said } = response
  const description = said === 'Default Response' ? (answers[status] ?? said) : said
  return { ...response, description, ...(status === '429' ? { headers } : {}) }
}

function tidyResponses(responses: Readonly<Record<string, Response>>): Record<string, Response> {
  const tidied = Object.entries(responses).map(([status, one]): [string, Response] => [
    status,
    tidyResponse(status, one),
  ])
  return Object.fromEntries(tidied)
}

/** Nobody has to send what may be nothing. */
function tidyBody(body: OpenApi.OperationObject['requestBody']): OpenApi.OperationObject['requestBody'] {
  if (body === undefined || !('content' in body)) return body
  const schema: unknown = body.content['application/json']?.schema
  const choices = isObject(schema) && Array.isArray(schema['anyOf']) ? (schema['anyOf'] as unknown[]) : []
  return choices.some((one) => isObject(one) && one['type'] === 'null') ? { ...body, required: false } : body
}

function tidy(operation: OpenApi.OperationObject): OpenApi.OperationObject {
  const { requestBody, responses = {} } = operation
  const body = tidyBody(requestBody)
  return { ...operation, responses: tidyResponses(responses), ...(body === undefined ? {} : { requestBody: body }) }
}

type Methods = Readonly<Record<string, OpenApi.OperationObject>>

function tidyPath(methods: Methods): Methods {
  return Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, tidy(operation)]))
}

const documentOf: SwaggerTransformObject = (document) => {
  const whole = jsonSchemaTransformObject(document) as OpenApi.Document
  const before = Object.entries((whole.paths ?? {}) as Readonly<Record<string, Methods>>)
  const paths = Object.fromEntries(before.map(([path, methods]) => [path, tidyPath(methods)]))
  const { schemas = {}, ...components } = whole.components ?? {}
  return { ...whole, paths, components: { ...components, schemas: needed(schemas, paths) } }
}

/** What programs are told of the whole house, as OpenAPI. */
export function describeHouse({ version, cookie, most }: Described): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Octopolis',
        version,
        description:
          'Everything a page can do, a program can. Who calls is known by the session’s cookie, which POST /api/guest sets, ' +
          'or by a personal token; a token that nobody has counts as none. ' +
          `At most ${most} requests a minute are answered for each account, or for each address where nobody is known; ` +
          'every answer says how many are left (X-RateLimit-Remaining), and what comes too often is refused with 429. ' +
          'What a game shows and takes is described at /api/games/{id}/schema.',
      },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', bearerFormat: 'oct_…' },
          session: { type: 'apiKey', in: 'cookie', name: cookie },
        },
      },
    },
    transform: operationOf,
    transformObject: documentOf,
  }
}
