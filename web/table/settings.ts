import { useSyncExternalStore } from 'react'

/** How somebody likes to play, on this device. */
export interface Settings {
  /** How long facts are shown: a factor on their beats. 0: at once. */
  readonly pace: 'slow' | 'normal' | 'fast' | 'instant'
  /** Asks once more before a costly answer. */
  readonly confirm: boolean
  /** "turn": only when it is one's turn. */
  readonly sound: 'off' | 'turn' | 'all'
  /** The table in words instead of its board. */
  readonly inWords: boolean
}

const KEY = 'octopolis.settings'
const usual: Settings = { pace: 'normal', confirm: true, sound: 'turn', inWords: false }
const listeners = new Set<() => void>()

function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...usual, ...kept } : usual
  } catch {
    return usual
  }
}

let current = read()

export function change(settings: Partial<Settings>): void {
  current = { ...current, ...settings }
  localStorage.setItem(KEY, JSON.stringify(current))
  for (const listener of listeners) listener()
}

/** From the board to words, or back. */
export function turnWords(): void {
  change({ inWords: !current.inWords })
}

export function useSettings(): Settings {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}

export const paces: Readonly<Record<Settings['pace'], number>> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 }
