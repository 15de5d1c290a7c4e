import type { Conviction } from '@octopolis/games/box'
import type { Sums } from '../simulate/sums.ts'

/** Fractions are summed in millionths, so that sums are whole and come out alike in any order. */
const GRAIN = 1_000_000
const DECILES = 10

function add(sums: Record<string, number>, name: string, value: number): void {
  sums[name] = (sums[name] ?? 0) + Math.round(value)
}

export function score(sums: Record<string, number>, convictions: readonly Conviction[]): void {
  for (const { chance, prior, isSo } of convictions) {
    const hit = isSo ? 1 : 0
    const decile = Math.min(DECILES - 1, Math.floor(chance * DECILES))
    add(sums, 'asked', 1)
    add(sums, 'brier', GRAIN * (chance - hit) ** 2)
    add(sums, 'prior', GRAIN * (prior - hit) ** 2)
    add(sums, `asked ${decile}`, 1)
    add(sums, `chance ${decile}`, GRAIN * chance)
    add(sums, `so ${decile}`, hit)
  }
}

/** How well beliefs hold: the mean squared error beside that of knowing nothing, and by tenths what came true. */
export interface Calibration {
  readonly asked: number
  readonly brier: number
  readonly prior: number
  readonly deciles: readonly { readonly asked: number; readonly believed: number; readonly so: number }[]
}

export function calibration(sums: Sums): Calibration {
  const asked = sums['asked'] ?? 0
  const share = (value: number | undefined, of: number) => (of === 0 ? 0 : (value ?? 0) / of)
  return {
    asked,
    brier: share(sums['brier'], asked) / GRAIN,
    prior: share(sums['prior'], asked) / GRAIN,
    deciles: Array.from({ length: DECILES }, (_, decile) => {
      const times = sums[`asked ${decile}`] ?? 0
      return {
        asked: times,
        believed: share(sums[`chance ${decile}`], times) / GRAIN,
        so: share(sums[`so ${decile}`], times),
      }
    }),
  }
}
