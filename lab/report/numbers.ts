import type { Language } from '@octopolis/engine'

/** Numbers as the reader writes them. */
export interface Numbers {
  percent(rate: number): string
  /** Without decimals, for axes. */
  roundPercent(rate: number): string
  /** Percentage points, with their sign. */
  points(difference: number): string
  /** Without decimals, for axes. */
  roundPoints(difference: number): string
  whole(value: number): string
  /** Three digits or so. */
  decimal(value: number): string
}

/** The sign that is as wide as a plus; a hyphen gets lost among dashes. */
function withMinus(text: string): string {
  return text.replace('-', '−')
}

export function numbersIn(language: Language): Numbers {
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const roundPercent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const tenths = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const hundredths = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const points = new Intl.NumberFormat(language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const roundPoints = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  return {
    percent: (rate) => percent.format(rate),
    roundPercent: (rate) => roundPercent.format(rate),
    points: (difference) => withMinus(points.format(difference * 100)),
    roundPoints: (difference) => withMinus(roundPoints.format(difference * 100)),
    whole: (value) => whole.format(value),
    decimal: (value) => (value >= 100 ? whole : value >= 10 ? tenths : hundredths).format(value),
  }
}
