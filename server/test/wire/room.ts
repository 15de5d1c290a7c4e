import type { AnyGame, Chance, Seat } from '@octopolis/engine'
import type { AnyProof } from '@octopolis/engine/conform'
import type { Cast, Guest } from './cast.ts'
import type { Correspondent, Tab } from './tab.ts'

/** What is played on an evening. */
export interface Plan {
  /** Decides what people do; bots, and who is faster, decide the rest. */
  readonly seed: string
  readonly game: AnyGame
  readonly redeal: AnyProof['redeal'] | null
  readonly imagine: boolean
  readonly seats: number
  readonly options: object
  readonly people: number
  readonly visibility: 'open' | 'unlisted' | 'code'
  readonly clock: object
}

/** All that those around a table need of it. */
export interface Room {
  readonly id: string
  /** Of the table, for requests. */
  readonly path: string
  readonly plan: Plan
  readonly cast: Cast
  readonly chance: Chance
  /** Lines in the log. */
  readonly lines: number
  readonly isOver: boolean
  /** Seats that were left for a while. */
  readonly left: Set<Seat>
  oneIn(times: number): boolean
  /** May this one still say something? The house has an ear for so much only. */
  maySpeak(guest: Guest): boolean
  openTab(guest: Guest | null): Promise<Tab>
  openPost(guest: Guest | null): Correspondent
}
