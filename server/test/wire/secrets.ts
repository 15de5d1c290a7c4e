/** How much of a secret has to be seen for it to be given away: nothing else that is sent has so much in common with it. */
const PIECE = 16

const runs = /[\w-]{16,}/g

/** What no message holds, whatever it is about. */
const never: readonly (readonly [string, RegExp])[] = [
  ['an e-mail address that only the store knows', /@octopolis\.invalid/],
  ['the id of a move that the house made', /\b(bot|clock):\d+:\d+/],
  ['whether a person, a bot or the clock has moved', /"by":"(person|bot|clock)"/],
  ['something that is kept under a name of its own', /"(seed|email|password|username|token|hash|admissions)":/],
  ['where the house runs', /node_modules|\/dist\/|\.ts:\d+/],
]

interface Piece {
  readonly what: string
  /** Who may see it; null: nobody. */
  readonly owner: string | null
}

/** Texts that must not come up in any bytes but their owner's. */
export class Secrets {
  private readonly pieces = new Map<string, Piece>()

  add(what: string, secret: string, owner: string | null = null): void {
    const before = this.pieces.size
    for (const [run] of secret.matchAll(runs)) {
      for (let start = 0; start + PIECE <= run.length; start += PIECE) {
        this.pieces.set(run.slice(start, start + PIECE), { what, owner })
      }
    }
    if (this.pieces.size === before) throw new RangeError(`${what} is too short, or known already`)
  }

  /** What these bytes give away to somebody; null: nothing. */
  in(text: string, account: string | null): string | null {
    for (const [run] of text.matchAll(runs)) {
      for (let start = 0; start + PIECE <= run.length; start++) {
        const piece = this.pieces.get(run.slice(start, start + PIECE))
        if (piece !== undefined && (piece.owner === null || piece.owner !== account)) return piece.what
      }
    }
    return never.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  }
}
