/** A refusal as a page meets it, by the house or by the table on this device. The message is one sentence for people. */
export class Declined extends Error {
  /** A word for programs: see docs/protocol.md. */
  readonly reason: string

  constructor(reason: string, message: string) {
    super(message)
    this.name = 'Declined'
    this.reason = reason
  }
}

/** It will pass: the house can't be reached, or can't write just now. */
export function isPassing(error: unknown): boolean {
  return error instanceof Declined && (error.reason === 'unreachable' || error.reason === 'unavailable')
}
