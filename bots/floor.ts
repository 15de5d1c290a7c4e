import { same, type Seat, type Spoken } from '@octopolis/engine'

/**
 * How often a bot may speak between two moves (decision 15): enough to answer once, too little to quarrel without end.
 */
const MOST = 2

/** Since the last move, has this seat said the same thing already, or spoken as often as it may? */
export function isTooMuch(talk: readonly Spoken[], { seat, seq, talk: said }: Spoken): boolean {
  const lately = talk.filter((one) => one.seat === seat && one.seq === seq)
  return lately.length >= MOST || lately.some((one) => same(one.talk, said))
}

/** Whose turn it is to be asked for a word, among the bots of a table. After every move and every word all are asked anew. */
export class Floor {
  private readonly speakers: readonly Seat[]
  private line: Seat[] = []
  private readonly said = new Map<Seat, number>()
  private moves = -1

  constructor(speakers: readonly Seat[]) {
    this.speakers = speakers
  }

  /** Tells how many moves have been made. After a new one every bot may speak again, and another one is asked first. */
  moved(moves: number): void {
    if (moves === this.moves) return
    this.moves = moves
    this.said.clear()
    this.askFrom(moves)
  }

  /**
   * Tells that somebody, a bot or not, has said something. The seats after the speaker are asked first, the speaker
   * last.
   */
  heard(speaker: Seat): void {
    this.said.set(speaker, (this.said.get(speaker) ?? 0) + 1)
    this.askFrom(this.speakers.findIndex((seat) => seat > speaker))
  }

  private askFrom(first: number): void {
    const { speakers } = this
    const from = first < 0 ? 0 : first % Math.max(1, speakers.length)
    this.line = [...speakers.slice(from), ...speakers.slice(0, from)]
  }

  /** The next to be asked; null: nobody has anything to say until something happens. */
  next(): Seat | null {
    for (let seat = this.line.shift(); seat !== undefined; seat = this.line.shift()) {
      if ((this.said.get(seat) ?? 0) < MOST) return seat
    }
    return null
  }
}
