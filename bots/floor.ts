import { same, type Seat, type Spoken } from '@octopolis/engine'

/** So often may a bot speak between two moves: enough to answer once, too little to quarrel without end. */
const MOST = 2

/** Has this seat said that already, or enough, with nobody having moved since? */
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

  /** So many moves have been made: each has its words again, and another one is first. */
  moved(moves: number): void {
    if (moves === this.moves) return
    this.moves = moves
    this.said.clear()
    this.askFrom(moves)
  }

  /** Somebody has said something, a bot or not: those after them are asked first, and they themselves last. */
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
