import { Refusal } from '@octopolis/engine'

/** Why a request was refused, as programs read it; the sentence beside it is for people. */
const statuses = {
  malformed: 400,
  unknown: 401,
  forbidden: 403,
  banned: 403,
  missing: 404,
  conflict: 409,
  stale: 409,
  broken: 409,
  gone: 410,
  unopenable: 410,
  large: 413,
  media: 415,
  invalid: 422,
  often: 429,
  crowded: 429,
  unavailable: 503,
} as const satisfies Record<string, number>

export type Reason = keyof typeof statuses

/** Every word that a refused request may be answered with. */
export const reasons = [...(Object.keys(statuses) as Reason[]), 'fault'] as const

/** A request that is refused: a status for programs, and one sentence that says what was wrong and where. */
export class Refused extends Refusal {
  readonly reason: Reason

  constructor(reason: Reason, sentence: string) {
    super(sentence)
    this.reason = reason
  }

  get status(): number {
    return statuses[this.reason]
  }
}

/** Refused for a while: it says for how long. */
export class TooOften extends Refused {
  readonly seconds: number

  constructor(what: string, seconds: number) {
    const minutes = Math.ceil(seconds / 60)
    super('often', `${what}: try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`)
    this.seconds = seconds
  }
}

/** What a refused request is answered with, over HTTP and over the socket. */
export interface RefusalBody {
  readonly error: (typeof reasons)[number]
  readonly message: string
}
