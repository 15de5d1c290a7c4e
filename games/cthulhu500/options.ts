import type { Schema } from '@octopolis/engine'

const markerCounts = ['0', '1', '2', '3'] as const

export interface Options {
  /** C500-1.1 */
  readonly vehicles: 'dealt' | 'chosen'
  /** C500-6.2: how many markers lie on the flag. */
  readonly markers: (typeof markerCounts)[number]
  /** C500-6.3 */
  readonly short: boolean
  /** C500-6.4 */
  readonly lastTurn: boolean
}

export const options: Schema<Options> = {
  vehicles: { kind: 'choice', values: ['dealt', 'chosen'], default: 'dealt' },
  markers: { kind: 'choice', values: markerCounts, default: '0' },
  short: { kind: 'toggle', default: false },
  lastTurn: { kind: 'toggle', default: false },
}
