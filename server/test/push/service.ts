import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A push service on this machine, which answers as it is told to. */
export class Service {
  readonly received: Received[] = []
  answer: (response: ServerResponse, request: Received) => void = (response) => response.writeHead(201).end()
  private readonly server: Server

  private constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const { method = '', url: path = '', headers } = request
        const received = { method, path, headers, body: Buffer.concat(chunks) }
        this.received.push(received)
        this.answer(response, received)
      })
    })
  }

  static async start(): Promise<Service> {
    const service = new Service()
    await new Promise<void>((listening) => service.server.listen(0, '127.0.0.1', listening))
    return service
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((closed) => this.server.close(closed))
  }
}
