import { Ajv2020 } from 'ajv/dist/2020.js'
import { Client, type HttpAnswer } from '../../trial/client.ts'

export interface Operation {
  readonly operationId?: string
  readonly summary?: string
  readonly description?: string
  readonly tags?: readonly string[]
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly headers?: object; readonly content?: object }>
  >
}

interface OpenApi {
  readonly openapi: string
  readonly info: { readonly version: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>
    readonly securitySchemes: { readonly session: { readonly name: string } }
  }
}

export interface Call {
  /** As it stands in the document: "GET /api/tables/{id}". */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

const pointer = (...steps: readonly string[]): string =>
  steps.map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')

/** What programs are told of a house, to hold its answers against. */
export class Document {
  readonly whole: OpenApi
  readonly calls: readonly Call[]
  private readonly ajv: Ajv2020

  private constructor(whole: OpenApi) {
    this.whole = whole
    this.calls = Object.entries(whole.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method,
        path,
        operation,
      })),
    )
    this.ajv = new Ajv2020({ strict: false }).addSchema(whole, 'house')
  }

  static async of(base: string): Promise<Document> {
    return new Document(await new Client(base).get<OpenApi>('/api/openapi.json'))
  }

  /** The call that a request is; the longest path without a parameter in it goes before. */
  find(method: string, url: string): Call {
    const [path = ''] = url.split('?')
    const fits = (call: Call): boolean =>
      call.method === method.toLowerCase() && new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
    const [found] = this.calls
      .filter(fits)
      .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
    if (found === undefined) throw new Error(`${method} ${path} is not in the document`)
    return found
  }

  /** What is wrong with a value by that place of the document; null: nothing. */
  private complaint(value: unknown, ...place: readonly string[]): string | null {
    const reads = this.ajv.compile({ $ref: `house#${pointer(...place)}` })
    return reads(value) ? null : `${this.ajv.errorsText(reads.errors)}: ${JSON.stringify(value).slice(0, 300)}`
  }

  /** What is wrong with an answer by what the document says of it; null: nothing. */
  wrongAnswer({ method, path, operation }: Call, { status, headers, text }: HttpAnswer): string | null {
    const told = operation.responses[status] === undefined ? 'default' : String(status)
    const response = operation.responses[told]
    if (response === undefined) return `nothing is told of ${status}`
    if (response.content === undefined) return text === '' ? null : `${status} is told to be empty`
    const [type = ''] = (headers.get('content-type') ?? '').split(';')
    if (!(type in response.content)) return `${status} comes as ${type}`
    const value: unknown = type === 'application/json' ? JSON.parse(text) : text
    return this.complaint(value, 'paths', path, method, 'responses', told, 'content', type, 'schema')
  }

  /** What is wrong with a body that is accepted; null: nothing. */
  wrongBody({ method, path, operation }: Call, body: unknown): string | null {
    if (operation.requestBody === undefined) return 'nothing is told of a body'
    return this.complaint(body, 'paths', path, method, 'requestBody', 'content', 'application/json', 'schema')
  }
}
