/** Something the house, or the table on this device, would not do; the message is one sentence for people. */
export class Refused extends Error {
  /** A word for programs: see docs/protocol.md. */
  readonly reason: string

  constructor(reason: string, message: string) {
    super(message)
    this.name = 'Refused'
    this.reason = reason
  }
}
