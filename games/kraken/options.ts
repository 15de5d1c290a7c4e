import type { Schema } from '@octopolis/engine'
import { chartNames, type ChartName } from './data/charts.ts'

export interface Options {
  readonly chart: ChartName
  /** Leave out the characters that want a larger crew; counts at 5 or 6 only. */
  readonly small: boolean
}

/** KRA-1.6, KRA-1.9 */
export const options: Schema<Options> = {
  chart: { kind: 'choice', values: chartNames, default: 'long', defaultAt: { 5: 'short', 6: 'short' } },
  small: { kind: 'toggle', default: true },
}
