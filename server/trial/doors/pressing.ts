import { Client } from '../client.ts'

/** Does something over and over for so many milliseconds, so many at once; false: there is no more of it to do. */
export async function press(ms: number, atOnce: number, work: () => Promise<unknown>): Promise<void> {
  const until = performance.now() + ms
  const one = async (): Promise<void> => {
    let isLeft: unknown = true
    while (isLeft !== false && performance.now() < until) isLeft = await work()
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

/** A new guest; null if the house takes no more. */
export async function newGuest(base: string, headers: Record<string, string> = {}): Promise<Client | null> {
  const client = new Client(base)
  const { status } = await client.send('POST', '/api/guest', { name: 'Eve' }, headers)
  return status === 201 ? client : null
}

/** How long the house takes to say how it is, asked again and again while something goes on. */
export async function healthBeside(base: string, work: Promise<unknown>): Promise<readonly number[]> {
  const waits: number[] = []
  const over = new AbortController()
  const done = work.finally(() => over.abort())
  const client = new Client(base)
  while (!over.signal.aborted) {
    const began = performance.now()
    await client.send('GET', '/api/health')
    waits.push(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await done
  return waits.toSorted((a, b) => a - b)
}

export const perSecond = (count: number, ms: number): string => `${count} in ${ms / 1000} s`
