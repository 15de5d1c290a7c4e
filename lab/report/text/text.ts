/** Everything the report says besides the game's own words. */
export interface ReportText {
  readonly report: string
  readonly seats: (count: number) => string
  readonly seat: (number: string) => string
  readonly facts: {
    readonly bots: string
    readonly games: string
    readonly moves: string
    readonly seed: string
    readonly version: string
  }
  readonly short: {
    readonly title: string
    readonly even: string
    readonly standsOut: (seat: string, rate: string, even: string) => string
    readonly length: (mean: string, p95: string) => string
    readonly ending: (ending: string, share: string) => string
    readonly undecided: (share: string) => string
  }
  readonly wins: {
    readonly title: string
    readonly caption: string
    readonly byTable: string
    readonly byTableCaption: string
    readonly fair: (share: string) => string
    readonly even: (share: string) => string
    readonly tooltip: (seat: string, rate: string, low: string, high: string, wins: string, games: string) => string
    readonly axis: string
  }
  readonly lengths: {
    readonly title: string
    readonly caption: string
    readonly axis: string
    readonly mean: (value: string) => string
    readonly p95: (value: string) => string
    readonly tooltip: (from: string, to: string, share: string) => string
  }
  readonly endings: { readonly title: string; readonly caption: string }
  readonly counts: { readonly mean: (unit: string) => string; readonly shares: (unit: string) => string }
  readonly marks: {
    readonly caption: string
    readonly together: string
    readonly between: (low: string, high: string) => string
    readonly tooltip: (label: string, rate: string, fair: string, seats: string) => string
  }
  readonly measures: {
    readonly caption: string
    readonly half: (from: string, to: string) => string
    readonly tooltip: (from: string, to: string, share: string) => string
  }
  readonly table: {
    readonly show: string
    readonly at: string
    readonly games: string
    readonly wins: string
    readonly rate: string
    readonly interval: string
    readonly mean: string
    readonly p95: string
    readonly seatings: string
    readonly fair: string
    readonly off: string
    readonly moved: string
    readonly least: string
    readonly median: string
    readonly most: string
  }
  readonly method: {
    readonly title: string
    readonly played: (games: string, bots: string) => string
    readonly intervals: (count: string, byChance: string) => string
    readonly even: string
    readonly marks: string
    readonly again: string
  }
}
