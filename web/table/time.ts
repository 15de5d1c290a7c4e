import { useEffect, useState } from 'react'

/** The time now, by this device's clock, looked at so often. */
export function useNow(every: number, isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isNeeded) return
    const timer = setInterval(() => setNow(Date.now()), every)
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
