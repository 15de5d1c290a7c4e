import type { Moment, Situation } from '@octopolis/bots'
import type { Chance, Seat, Spoken } from '@octopolis/engine'
import { ritualCards } from '../data/cards.ts'
import type { ChartName } from '../data/charts.ts'
import { factionOf } from '../data/crew.ts'
import type { Talk } from '../talk.ts'
import type { MateView, View } from '../view.ts'
import { believe, type Belief } from './belief/belief.ts'
import type { Attention } from './belief/clues.ts'
import { forecast } from './belief/forecast.ts'
import {
  CULT,
  isFeast,
  next,
  NORTH,
  PIRATES,
  SAILORS,
  sideOf,
  sides,
  stageOf,
  ways,
  type Side,
  type Stage,
  type Way,
} from './codes.ts'
import { lore } from './lore.ts'
import { manner, NEXT_TO_NOTHING } from './manner.ts'
import { at, MILLE, type PostIndex } from './tables.ts'
import { expected, prospects, valueFed } from './value.ts'
import type { Kraken } from '../kit.ts'

const conversionCards = ritualCards.filter((card) => card === 'conversion').length

export type KrakenSituation = Situation<Kraken>
export type KrakenMoment = Moment<Kraken>

/** How somebody plays, beside what they want. */
export interface Nature {
  readonly attention: Attention
  /** Weighs what a team will do, card by card; otherwise goes by whom it trusts. */
  readonly foresight: boolean
  /** In chances of winning: what it costs a pirate or cultist to be seen through, by cards and by muskets and teams. */
  readonly cover: { readonly cards: number; readonly manners: number }
  /** Out of a hundred, how often it does something at random. */
  readonly whims: number
}

/** One seat's thoughts at one moment: what it knows, believes and wants. Made anew for every answer. */
export class Mind {
  readonly view: View
  readonly seat: Seat
  readonly side: Side
  readonly leads: boolean
  readonly chance: Chance
  readonly nature: Nature
  readonly stage: Stage
  private readonly talk: readonly Spoken<Talk>[]
  private held: Belief | null = null
  private shared: Belief | null = null
  private readonly tables = new Map<Seat, Float64Array>()
  private nerve: number | null = null
  private turned: number | null = null

  constructor(view: View, seat: Seat, talk: readonly Spoken<Talk>[], chance: Chance, nature: Nature) {
    const me = view.crew[seat]
    this.view = view
    this.seat = seat
    this.chance = chance
    this.nature = nature
    this.talk = talk
    this.leads = me?.dealt === 'leader'
    this.side = me?.convert === true ? CULT : sideOf(factionOf[me?.dealt ?? 'sailor'])
    this.stage = stageOf(view.voyage.chart, view.ship)
  }

  get chart(): ChartName {
    return this.view.voyage.chart
  }

  mate(seat: Seat): MateView {
    const mate = this.view.crew[seat]
    if (mate === undefined) throw new RangeError(`no mate ${seat}`)
    return mate
  }

  /** What this seat believes. */
  get belief(): Belief {
    this.held ??= believe(lore.learnt, this.view, this.talk, this.seat, this.nature.attention)
    return this.held
  }

  /** What somebody would believe who only watched. */
  get outside(): Belief {
    this.shared ??= believe(lore.learnt, this.view, this.talk, null, this.nature.attention)
    return this.shared
  }

  friend(seat: Seat): number {
    return this.belief.chance(seat, this.side)
  }

  /** How bad it is to have them at the helm. */
  foe(seat: Seat): number {
    const bad = manner.helm[this.side]
    return sides.reduce<number>((sum, side) => sum + bad[side] * this.belief.chance(seat, side), 0)
  }

  /** A side's chances once the ship goes that way, with the captain there is. */
  worth(way: Way, side: Side = this.side): number {
    const captain = this.view.navigation?.captain ?? this.view.captain
    return sides.reduce<number>(
      (sum, of) => sum + this.belief.chance(captain, of) * this.worthUnder(way, side, of, this.leading(captain)),
      0,
    )
  }

  /** The same with a captain of a given side; `leading`: how likely one of the cult is its leader. */
  private worthUnder(way: Way, side: Side, captain: Side, leading: number): number {
    const { chart, view } = this
    const { outlook } = manner
    // KRA-5.4: a captain can't choose themself, so a leader who is captain feeds somebody else.
    const fed = (lore.learnt.feasts[captain] ?? 0) * (captain === CULT ? 1 - leading : 1)
    const values = this.conversions > 0 ? lore.learnt.turned : lore.learnt.values
    const value = valueFed(values, chart, next(chart, view.ship, way), side, fed)
    if (way !== NORTH || value <= 0 || value >= 1) return value
    const turned = lore.learnt.conversions[(view.crew.length - 5) * 3 + side] ?? 0
    return Math.min(outlook.most, Math.max(outlook.least, value + this.conversion * turned))
  }

  /** How likely a seat, if it is of the cult, leads it. */
  private leading(seat: Seat, belief: Belief = this.belief): number {
    return Math.min(1, belief.leader(seat) / Math.max(NEXT_TO_NOTHING, belief.chance(seat, CULT)))
  }

  /** KRA-1.8: the chance that the next ritual is a conversion. */
  get conversion(): number {
    const { rituals } = this.view
    return rituals === 0 ? 0 : (conversionCards - this.conversions) / rituals
  }

  /** How many there have been, as all could see. */
  private get conversions(): number {
    this.turned ??= this.view.log.filter((entry) => entry.type === 'ritual' && entry.ritual === 'conversion').length
    return this.turned
  }

  /** By the sides of captain, lieutenant and navigator: a side's chances after their navigation. */
  prospects(captain: Seat, three: PostIndex | null = null): Float64Array {
    if (three !== null) return this.prospectsTo(this.side, captain, this.belief, three)
    // Who exactly is captain matters only where the Kraken may be fed.
    const key = this.feastAhead ? captain : -1
    const before = this.tables.get(key)
    if (before !== undefined) return before
    const table = this.prospectsTo(this.side, captain, this.belief, null)
    this.tables.set(key, table)
    return table
  }

  prospectsTo(side: Side, captain: Seat, belief: Belief, three: PostIndex | null): Float64Array {
    const leading = this.leading(captain, belief)
    return prospects(
      forecast(lore.learnt, this.stage, belief.clues.pile, three),
      sides.flatMap((of) => ways.map((way) => this.worthUnder(way, side, of, leading))),
    )
  }

  private get feastAhead(): boolean {
    return ways.some((way) => isFeast(this.chart, next(this.chart, this.view.ship, way)))
  }

  /** My side's chances after a navigation by these three. */
  team(captain: Seat, lieutenant: Seat | null, navigator: Seat | null): number {
    return expected(this.belief.team(captain, lieutenant, navigator), this.prospects(captain))
  }

  /** My side's chances with this captain and any team they may name. */
  rule(captain: Seat): number {
    const table = this.prospects(captain)
    const base = sides.map(
      (side) =>
        this.seats(() => true).reduce((sum, seat) => sum + this.belief.chance(seat, side), 0) + manner.outlook.presence,
    )
    return sides.reduce<number>((total, of) => {
      let sum = 0
      let all = 0
      for (const one of sides) {
        for (const two of sides) {
          const weight = (lore.learnt.teams[at.teams(of, one, two)] ?? 1) * (base[one] ?? 0) * (base[two] ?? 0)
          sum += weight * (table[at.teams(of, one, two)] ?? 0)
          all += weight
        }
      }
      return total + (this.belief.chance(captain, of) * sum) / all
    }, 0)
  }

  /** Those on board that fit, without oneself. */
  seats(fits: (mate: MateView, seat: Seat) => boolean): Seat[] {
    return this.view.crew.flatMap((mate, seat) => (seat !== this.seat && mate.aboard && fits(mate, seat) ? [seat] : []))
  }

  /** My side's chances if I name the team. */
  myRule(): number {
    const free = this.seats(({ offDuty }) => !offDuty)
    const able = free.length < 2 ? this.seats(() => true) : free
    const best = able.toSorted((one, other) => this.friend(other) - this.friend(one)).slice(0, manner.outlook.choice)
    let most = 0
    for (const lieutenant of best) {
      for (const navigator of best) {
        if (lieutenant !== navigator) most = Math.max(most, this.team(this.seat, lieutenant, navigator))
      }
    }
    return most
  }

  /** How safe a seat looks to all: 1 is beyond doubt. */
  repute(seat: Seat): number {
    return this.outside.chance(seat, SAILORS)
  }

  /**
   * What it costs to be seen doing what no sailor would do. It costs nothing any more if all have seen through this
   * seat.
   */
  coverCost(of: 'cards' | 'manners'): number {
    if (this.side === SAILORS) return 0
    const { cover } = manner
    // Without looking ahead, the cult never quite dares to come out.
    const bold = this.nature.foresight || this.side === PIRATES
    const fades = (bold ? cover.bold : cover.shy)[this.stage]
    // Not always the same, or what it costs could be reckoned and seen through.
    this.nerve ??= cover.nerve + this.chance.below(cover.nerves) / MILLE
    return this.nature.cover[of] * fades * this.nerve * Math.min(1, this.repute(this.seat) * cover.name)
  }

  best<Of>(list: readonly Of[], score: (one: Of) => number): Of {
    let best: Of | undefined
    let most = -Infinity
    for (const one of list) {
      // A hair of chance, so that the first of equals isn't always taken.
      const worth = score(one) + this.chance.below(manner.toss.grains) * manner.toss.grain
      if (worth <= most) continue
      most = worth
      best = one
    }
    if (best === undefined) throw new RangeError('nothing to choose from')
    return best
  }
}
