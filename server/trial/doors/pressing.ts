import { Client } from '../client.ts'

/** Does something over and over for so many milliseconds, so many at once. */
export async function press(ms: number, atOnce: number, work: () => Promise<void>): Promise<void> {
  const until = performance.now() + ms
  const one = async (): Promise<void> => {
    while (performance.now() < until) await work()
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
  let isOver = false
  const done = work.finally(() => (isOver = true))
  const client = new Client(base)
  while (!isOver) {
    const began = performance.now()
    await client.send('GET', '/api/health')
    waits.push(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await done
  return waits.toSorted((a, b) => a - b)
}

export const perSecond = (count: number, ms: number): string => `${count} in ${ms / 1000} s`
