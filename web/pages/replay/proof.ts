import { commitment, Refusal, verify, type AnyGame, type SealedRecord } from '@octopolis/engine'

/** What was checked on this page, by this page. */
export interface Proof {
  /** SHA-256 of the seed, as reckoned here. */
  readonly reckoned: string
  /** It is what the record says was promised. */
  readonly isPromised: boolean
  /** It is what the table itself showed before the first move; null: nobody remembers. */
  readonly wasShown: boolean | null
  /** Replayed move by move, the game ends as the record says, and nothing in the record was changed. */
  readonly isTrue: boolean
}

export function prove(
  game: AnyGame,
  { sealed, promised }: { readonly sealed: SealedRecord; readonly promised: string | null },
): Proof {
  const reckoned = commitment(sealed.seed)
  return {
    reckoned,
    isPromised: reckoned === sealed.commitment,
    wasShown: promised === null ? null : reckoned === promised,
    isTrue: replaysAsSealed(game, sealed),
  }
}

/** Nothing speaks against it. */
export function isProven({ isPromised, wasShown, isTrue }: Proof): boolean {
  return isPromised && wasShown !== false && isTrue
}

function replaysAsSealed(game: AnyGame, sealed: SealedRecord): boolean {
  try {
    verify(game, sealed)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
