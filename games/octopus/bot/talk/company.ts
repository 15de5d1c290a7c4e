import { brokenTo, Conversation, temperOf, trustIn, type Moment, type Temper } from '@octopolis/bots'
import { same, type Chance, type Seat } from '@octopolis/engine'
import type { Octopus } from '../../kit.ts'
import type { State } from '../../state.ts'
import type { Talk } from '../../talk.ts'
import type { View } from '../../view.ts'
import { guide } from '../guide.ts'
import { keeps } from '../heed.ts'
import type { Manner } from '../negotiation.ts'
import { hearing, timesOf, type Times } from './hearing.ts'
import { wordsGiven, type Word } from './pledges.ts'

/** How much a speaker thinks before it speaks, as when it plays. */
export interface Mind {
  readonly manner: Manner
  readonly worlds: number
}

/** The table as somebody sees it who is about to speak: what was said, what was promised, and whom to believe. */
export class Company {
  readonly seat: Seat
  readonly view: View
  readonly chance: Chance
  readonly temper: Temper
  readonly moment: Moment<Octopus>
  readonly mind: Mind
  readonly conversation: Conversation<Talk>
  readonly times: Times
  readonly words: readonly Word[]
  private imagined: State | null = null

  constructor(moment: Moment<Octopus>, mind: Mind) {
    const { seat, view, chance, talk, facts, temper } = moment
    this.moment = moment
    this.mind = mind
    this.seat = seat
    this.view = view
    this.chance = chance
    this.temper = temperOf(temper)
    this.conversation = new Conversation(hearing, talk)
    this.times = timesOf(facts, talk, view.turn)
    this.words = wordsGiven(talk, facts)
  }

  /** A world this seat could be in, to reckon with. */
  get world(): State {
    this.imagined ??= guide.world(this.view, this.moment.facts, this.chance)
    return this.imagined
  }

  /** The cults it may speak to. */
  get others(): Seat[] {
    return this.view.cults.flatMap(({ power }, cult) => (power > 0 && cult !== this.seat ? [cult] : []))
  }

  /** How far to believe this cult; those who bear a grudge believe less. */
  trust(cult: Seat): number {
    const wronged = brokenTo(this.words, this.seat).filter(({ by }) => by === cult).length
    return trustIn(this.words, cult) / (1 + this.temper.grudging * wronged)
  }

  /** One component short of the ritual: nobody does such a cult a favour. */
  isNearTheRitual(cult: Seat): boolean {
    return (this.view.cults[cult]?.tokens ?? 0) >= this.view.night.goal - 1
  }

  /** Yes, so often. */
  happens(share: number): boolean {
    return this.chance.below(1000) < 1000 * share
  }

  /** The first of these that nobody has said this turn: there is nothing so dull as saying it twice. */
  fresh(...talks: readonly Talk[]): Talk | null {
    return talks.find((talk) => !this.conversation.isSaid(talk, 'turn' in talk ? 0 : this.times.turn)) ?? null
  }

  /** The same for what nobody has asked for: of each kind one is enough at a time, whoever says it. */
  novel(...talks: readonly Talk[]): Talk | null {
    const kinds = new Set(this.conversation.unasked(this.times.phase).map(({ talk }) => talk.type))
    return this.fresh(...talks.filter(({ type }) => !kinds.has(type)))
  }

  /** Has it said this before, in whatever turn? */
  hasSaid(talk: Talk): boolean {
    return this.moment.talk.some((one) => one.seat === this.seat && same(one.talk, talk))
  }

  /** How often this seat has put something to that one this turn: who asks too much is not answered. */
  hasPestered(other: Seat): boolean {
    const asked = this.conversation.unasked(this.times.turn, this.seat)
    return asked.filter(({ talk }) => hearing.asks(talk) && hearing.to(talk) === other).length >= MOST_PUT
  }

  /** Would the clock that it has set already break such a word? */
  hasBroken(word: Word): boolean {
    const clock = this.view.cults[this.seat]?.clock ?? null
    return this.view.agenda.at(-1)?.type === 'clock' && clock !== null && !keeps(this.view, word, clock)
  }
}

/** A turn has few enough answers: yes, no, and a shrug. */
const MOST_PUT = 2
