import type { Position } from '@octopolis/server/protocol/tables'
import { useEffect, useState } from 'react'

/** The time now on this device, in milliseconds. It isn't the clock that people can set, so that changes no time left. */
export function deviceNow(): number {
  return performance.now()
}

/** The same, looked at so often. */
export function useNow(every: number, isNeeded: boolean): number {
  const [now, setNow] = useState(deviceNow)
  useEffect(() => {
    if (!isNeeded) return
    // It was last looked at when it was last needed.
    setNow(deviceNow())
    const timer = setInterval(() => setNow(deviceNow()), every)
    return () => clearInterval(timer)
  }, [every, isNeeded])
  return now
}

/** "0:43", "2 h 05" */
export function span(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (part: number): string => String(part).padStart(2, '0')
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
  const hours = Math.floor(seconds / 3600)
  return hours < 48 ? `${hours} h ${two(Math.floor((seconds % 3600) / 60))}` : `${Math.floor(hours / 24)} d`
}

/** Deadlines belong to the server's clock: what it said when the position was sent, and the time gone by since. */
const offsets = new WeakMap<Position, number>()
export function serverNow(position: Position | null, now: number): number {
  if (position === null) return now
  const known = offsets.get(position) ?? position.now - deviceNow()
  offsets.set(position, known)
  return now + known
}

/** Until when one may answer, by this device's time; null: as long as one likes. */
export function timeLeft(position: Position | null): { readonly until: number } | null {
  const deadline = position?.awaiting.find(({ seat }) => seat === position.seat)?.deadline ?? null
  return position === null || deadline === null ? null : { until: deadline - serverNow(position, 0) }
}
