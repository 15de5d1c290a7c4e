import type { Position } from '@octopolis/server/protocol/tables'
import { useRef } from 'react'

/** Have these eyes let pass what others may still answer? Of a window one isn't asked about one knows its kind alone. */
export function useHasPassed(position: Position | null): boolean {
  const seen = useRef<string | null>(null)
  if (position === null) return false
  const { prompt, awaiting, seat } = position
  if (prompt !== null) seen.current = prompt.window === undefined ? null : prompt.ask.type
  const isOpen = seen.current !== null && awaiting.some(({ ask }) => ask === seen.current)
  if (!isOpen) seen.current = null
  return isOpen && prompt === null && seat !== null
}
