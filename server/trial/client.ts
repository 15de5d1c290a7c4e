/** What came back, as it came. */
export interface HttpAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Somebody who only knows HTTP, as a program would be written: a cookie or a token, and JSON. */
export class Client {
  readonly base: string
  cookie = ''
  token = ''
  /** Sees every byte that comes back. */
  onText: (text: string) => void = () => {}

  constructor(base: string) {
    this.base = base
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<HttpAnswer> {
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
    if (cookies.length > 0) this.cookie = cookies.join('; ')
    const text = await response.text()
    this.onText(text)
    return { status: response.status, headers: response.headers, text }
  }

  /** The answer's body; whatever isn't a success is thrown with its sentence. */
  async ask<Result>(method: string, path: string, body?: unknown): Promise<Result> {
    const { status, text } = await this.send(method, path, body)
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`)
    return (text === '' ? null : JSON.parse(text)) as Result
  }

  get<Result>(path: string): Promise<Result> {
    return this.ask('GET', path)
  }

  post<Result>(path: string, body: unknown = {}): Promise<Result> {
    return this.ask('POST', path, body)
  }

  put<Result>(path: string, body: unknown): Promise<Result> {
    return this.ask('PUT', path, body)
  }

  /** Becomes a guest; the same in one call. */
  static async guest(base: string, name: string): Promise<Client> {
    const client = new Client(base)
    await client.post('/api/guest', { name })
    return client
  }
}
