/** What must never happen, however often the house falls. */
export const faultKinds = {
  lost: 'acknowledged or shown, and gone',
  twice: 'counted twice, or kept without being asked for',
  gap: 'lines of a log that miss one',
  unplayable: 'lines of a log that the rules refuse',
  contradicted: 'shown to somebody, and not what the log says',
  back: 'seen to go back',
  clock: 'deadlines that changed, fallbacks that came early or not at all',
  stuck: 'tables that stood still',
  dropped: 'connections that the house ended while it stood',
  rating: 'games that ratings count more than once or not at all',
  record: "outcomes and records that aren't what was played",
  answer: 'answers that nobody should get',
  trouble: "the house's own complaints",
} as const

export type FaultKind = keyof typeof faultKinds

export interface Fault {
  readonly kind: FaultKind
  readonly table: string | null
  readonly seq: number | null
  readonly what: string
}
