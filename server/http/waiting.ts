import type { EventEmitter } from 'node:events'

/** Looks again at every happening; null when the time is over, or the one who waits has gone. */
export function waitFor<Found>(
  happenings: EventEmitter,
  names: readonly string[],
  look: (...happening: unknown[]) => Found | null,
  patience: { readonly ms: number; readonly signal: AbortSignal },
): Promise<Found | null> {
  const found = look()
  if (found !== null || patience.ms <= 0) return Promise.resolve(found)
  return new Promise((resolve, reject) => {
    const end = (result: Found | null): void => {
      clearTimeout(timer)
      for (const name of names) happenings.off(name, again)
      patience.signal.removeEventListener('abort', giveUp)
      resolve(result)
    }
    const again = (...happening: unknown[]): void => {
      try {
        const now = look(...happening)
        if (now !== null) end(now)
      } catch (error) {
        end(null)
        reject(error)
      }
    }
    const giveUp = (): void => end(null)
    const timer = setTimeout(giveUp, patience.ms)
    for (const name of names) happenings.on(name, again)
    patience.signal.addEventListener('abort', giveUp)
  })
}
