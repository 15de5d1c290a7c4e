import { useSyncExternalStore } from 'react'
import { change, onSettings, settings, type Settings } from '../preferences.ts'

export { change, type Settings }

/** From the board to words, or back. */
export function turnWords(): void {
  change({ inWords: !settings().inWords })
}

export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, settings)
}

export const paces: Readonly<Record<Settings['pace'], number>> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 }
