import { memoryUsage } from 'node:process'

const MB = 2 ** 20

/** Megabytes that this process holds outside the main thread's own heap: what its other threads use, roughly. */
export function heldElsewhere(): number {
  const { rss, heapTotal, external } = memoryUsage()
  return (rss - heapTotal - external) / MB
}
