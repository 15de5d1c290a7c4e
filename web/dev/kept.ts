/** A recorded game, as the cabinet of the dev server lists it. */
export interface KeptRecord {
  readonly game: string
  readonly edition: number
  readonly name: string
  readonly seats: number
  readonly moves: number
}

/** What the conformance kit found somewhere, as the cabinet lists it. */
export interface ListedFailure {
  readonly file: string
  readonly game: string
  readonly message: string
  readonly move: number
}

/** Where the dev server hands out what lies in the repository. */
export const CABINET = '/@cabinet'
