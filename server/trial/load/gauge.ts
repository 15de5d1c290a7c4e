/** How much a process has used since it started. */
export interface Reading {
  /** Milliseconds by its own clock. */
  readonly at: number
  /** Milliseconds of processor time, user and system. */
  readonly cpu: number
  /** Bytes of memory. */
  readonly memory: number
}

export function readGauge(): Reading {
  const { user, system } = process.cpuUsage()
  return { at: performance.now(), cpu: (user + system) / 1000, memory: process.memoryUsage.rss() }
}
