import { same, type Seat, type Spoken, type Typed } from '@octopolis/engine'

/** How what may be said in a game is to be heard. */
export interface Hearing<Talk extends Typed> {
  /** To whom it is put; null: to nobody, or to all. */
  to(talk: Talk): Seat | null
  /** Does whoever it is put to owe an answer? */
  asks(talk: Talk): boolean
  /** Would this answer that, which was asked by `asker`, if the one who was asked says it? */
  answers(reply: Talk, asked: Talk, asker: Seat): boolean
}

/**
 * What was said at a table, read once: who owes whom an answer, and what has been said before. An answer settles
 * everything of its kind that the same asker has put to the same seat until then.
 */
export class Conversation<Talk extends Typed> {
  private readonly said: readonly Spoken<Talk>[]
  private readonly hearing: Hearing<Talk>
  /** Places of what wants an answer and has had none, the oldest first. */
  private readonly waiting: number[] = []
  /** By the place of what was asked, that of the answer. */
  private readonly answers = new Map<number, number>()

  constructor(hearing: Hearing<Talk>, said: readonly Spoken<Talk>[]) {
    this.said = said
    this.hearing = hearing
    for (let place = 0; place < said.length; place++) {
      const spoken = said[place] as Spoken<Talk>
      if (this.waiting.length > 0) this.settle(spoken, place)
      if (hearing.asks(spoken.talk)) this.waiting.push(place)
    }
  }

  /** Strikes out all that this answers. */
  private settle({ seat, talk }: Spoken<Talk>, place: number): void {
    const { hearing, said, waiting } = this
    for (let at = waiting.length - 1; at >= 0; at--) {
      const index = waiting[at] as number
      const asked = said[index] as Spoken<Talk>
      if (hearing.to(asked.talk) !== seat || !hearing.answers(talk, asked.talk, asked.seat)) continue
      waiting.splice(at, 1)
      this.answers.set(index, place)
    }
  }

  /** What was put to this seat and wants an answer, and has had none: the oldest first. */
  open(seat: Seat): Spoken<Talk>[] {
    const open = this.waiting.map((place) => this.said[place] as Spoken<Talk>)
    return open.filter(({ talk }) => this.hearing.to(talk) === seat)
  }

  /** The last thing that was put to this seat and wants an answer; null if it has had one, or there was none. */
  lastOpen(seat: Seat): Spoken<Talk> | null {
    const { said, hearing, answers } = this
    const last = said.findLastIndex(({ talk }) => hearing.asks(talk) && hearing.to(talk) === seat)
    return answers.has(last) ? null : (said[last] ?? null)
  }

  /** Everything that was asked and answered, with the answer, in the order of the questions. */
  exchanges(): { readonly asked: Spoken<Talk>; readonly answer: Spoken<Talk> }[] {
    const { said } = this
    const places = [...this.answers].toSorted(([one], [other]) => one - other)
    return places.map(([asked, answer]) => ({
      asked: said[asked] as Spoken<Talk>,
      answer: said[answer] as Spoken<Talk>,
    }))
  }

  /** Has anybody said just this, since so many moves had been made? Whoever says it now is a parrot. */
  isSaid(talk: Talk, since = 0): boolean {
    return this.said.some((one) => one.seq >= since && same(one.talk, talk))
  }

  /** What was said since then without having been asked for; by everybody, or by one seat. */
  unasked(since: number, by: Seat | null = null): Spoken<Talk>[] {
    const replies = new Set(this.answers.values())
    return this.said.filter(
      ({ seq, seat }, place) => seq >= since && !replies.has(place) && (by === null || seat === by),
    )
  }

  /** Does it fit what these seats have said: one's own story, or that of comrades who would be caught out together? */
  fits(talk: Talk, seats: readonly Seat[], clash: (said: Talk, talk: Talk) => boolean, since = 0): boolean {
    return !this.said.some((one) => one.seq >= since && seats.includes(one.seat) && clash(one.talk, talk))
  }
}
