/** What pages and the service worker say to each other. */
export type ToWorker =
  /** Take over from the one before. */
  | { readonly kind: 'apply' }
  /** A page is here: what no page needs any more may go. */
  | { readonly kind: 'hello' }
  /** Is this page of your version? Answered by a boolean. */
  | { readonly kind: 'mine'; readonly entry: string }

/** By which script was this page opened? Answered by its path: it changes whenever anything of the version does. */
export interface ToPage {
  readonly kind: 'entry'
}

/** What the build puts into the worker. */
export interface Precache {
  readonly version: string
  readonly files: readonly string[]
}

interface Postable {
  postMessage(message: ToWorker | ToPage, ports: Transferable[]): void
}

/** Asks and waits for the answer; null if none comes. A tab that sleeps doesn't answer. */
export function ask(whom: Postable, message: ToWorker | ToPage, patience = 2000): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), patience)
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer)
      resolve(data)
    })
    port1.start()
    whom.postMessage(message, [port2])
  })
}
