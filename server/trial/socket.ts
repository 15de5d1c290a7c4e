import { io, NodeWebSocket, type Socket } from 'socket.io-client'
import type { Answers, Sent } from '../protocol/frames.ts'
import type { RefusalBody } from '../refused.ts'

export interface Connecting {
  readonly cookie?: string
  readonly token?: string
  /** Comes as nobody in particular, whatever the cookie says. */
  readonly watcher?: boolean
  /** Sees every frame that comes in, before anything else does: its very text, with what the library adds to ours. */
  onFrame?(text: string): void
}

/** A page's live connection, or a program's: it stays closed once it is closed. */
export class LiveClient {
  private readonly socket: Socket

  private constructor(socket: Socket) {
    this.socket = socket
  }

  /** Resolves when the house has let it in. */
  static connect(base: string, { cookie, token, watcher = false, onFrame }: Connecting = {}): Promise<LiveClient> {
    class Overheard extends NodeWebSocket {
      protected override onData(data: unknown): void {
        onFrame?.(String(data))
        super.onData(data)
      }
    }
    const socket = io(base, {
      forceNew: true,
      reconnection: false,
      transports: [Overheard],
      ...(cookie === undefined ? {} : { extraHeaders: { cookie } }),
      ...(token === undefined ? {} : { auth: { token } }),
      ...(watcher ? { auth: { watcher } } : {}),
    })
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(new LiveClient(socket)))
      socket.once('connect_error', reject)
      // The house has ended it before it let anybody in.
      socket.once('disconnect', (why) => reject(new Error(why)))
    })
  }

  get isOpen(): boolean {
    return this.socket.connected
  }

  /** Sends a frame; its acknowledgement, refusals too, as it comes. Rejects if the connection is over, or ends before. */
  async call(name: string, body: unknown): Promise<unknown> {
    if (!this.isOpen) throw new Error(`${name}: the connection is over`)
    const answer: unknown = await this.socket.timeout(60_000).emitWithAck(name, body)
    return answer
  }

  /** Sends a frame that wants no acknowledgement. */
  tell(name: string, body: unknown): void {
    this.socket.emit(name, body)
  }

  /** The same for a frame that has no reason to be refused; a refusal is thrown with its sentence. */
  async ask<Name extends keyof Answers>(name: Name, body: unknown): Promise<Answers[Name]> {
    const answer = (await this.call(name, body)) as Answers[Name] | RefusalBody
    if ('error' in answer) throw new Error(`${name}: ${answer.error} ${answer.message}`)
    return answer
  }

  on<Name extends keyof Sent>(name: Name, listener: (sent: Sent[Name]) => void): void {
    this.socket.on<string>(name, listener)
  }

  onClose(listener: () => void): void {
    this.socket.once('disconnect', listener)
  }

  close(): void {
    this.socket.disconnect()
  }
}
