/**
 * Reads the log and the talk as one seat sees them, and makes a clue of each thing in them. A clue is a table: how likely
 * the thing is, for each side that the seats it is about may be on. By itself it decides nothing; belief.ts multiplies all
 * clues over all deals. The log is read in order, because a clue depends on what was so at that moment: where the ship was,
 * what was left in the pile, who may have been converted. If somebody was converted, it is read twice. The first reading
 * tells roughly who is who, and with that the second one sees who has changed.
 */

import type { Seat, Spoken } from '@octopolis/engine'
import { start, type SpaceId } from '../../data/charts.ts'
import type { Reason, Talk } from '../../talk.ts'
import type { EntryView, HandView, NavigationView, View } from '../../view.ts'
import { handOfTwo, next, sideOf, sides, stageOf, takeOf, wayOf, type Way } from '../codes.ts'
import type { ChoiceKind, Learnt } from '../tables.ts'
import { wholeDeck, type Composition } from './composition.ts'
import { Converts, type Marginals } from './converts.ts'
import { weighCourse, type CourseClue, type HandClue } from './course.ts'
import { readTalk, type Heard } from './hearsay.ts'
import { mixed, tempered, without } from './sided.ts'
import { weighedBy } from './weighed.ts'

/** A piece of evidence: how likely it is, for each side that the seats it is about may have been dealt. */
export interface Clue {
  readonly about: readonly Seat[]
  /** By side of the first seat, then of the next: 3, 9 or 27 numbers. */
  readonly table: Float64Array
  readonly why: Reason
  /** The place in the log it comes from; null: from talk alone. */
  readonly at: number | null
}

/** What somebody goes by. */
export interface Attention {
  /** How much of what a course tells it takes in: 1 is all. */
  readonly courses: number
  readonly talk: boolean
  /** Muskets, teams and captains' choices, besides the courses that were steered. */
  readonly manners: boolean
}

export interface Clues {
  readonly list: readonly Clue[]
  /** By seat: the chance to have been converted by now, if not of the cult by birth. */
  readonly converted: Float64Array
  /** What may still be in the pile, as far as these eyes know. */
  readonly pile: Composition
}

/** All the evidence there is for these eyes; null: for somebody who only watches. */
export function cluesOf(
  learnt: Learnt,
  view: View,
  talk: readonly Spoken<Talk>[],
  eyes: Seat | null,
  attention: Attention,
  marginals: Marginals | null = null,
): Clues {
  const reader = new Reader(learnt, view, readTalk(attention.talk ? talk : [], eyes), eyes, attention, marginals)
  view.log.forEach((entry, index) => reader.read(entry, index))
  if (view.navigation !== null) reader.readUnderWay(view.navigation)
  reader.readOpinions()
  reader.recall()
  return { list: reader.list, converted: reader.converts.chances, pile: reader.pile() }
}

class Reader {
  readonly list: Clue[] = []
  readonly converts: Converts
  private readonly marginals: Marginals | null
  private readonly learnt: Learnt
  private readonly view: View
  private readonly heard: Heard
  private readonly eyes: Seat | null
  private readonly attention: Attention
  private readonly composition: Composition
  private readonly away: Composition = [0, 0, 0]
  private ship: SpaceId = start
  private captain: Seat = 0

  constructor(
    learnt: Learnt,
    view: View,
    heard: Heard,
    eyes: Seat | null,
    attention: Attention,
    marginals: Marginals | null,
  ) {
    this.learnt = learnt
    this.view = view
    this.heard = heard
    this.eyes = eyes
    this.attention = attention
    this.converts = new Converts(view.crew.length)
    this.marginals = marginals
    this.composition = wholeDeck(view.voyage.chart)
  }

  read(entry: EntryView, index: number): void {
    const { attention } = this
    switch (entry.type) {
      case 'navigation':
        return this.navigation(entry, index)
      case 'test':
        if (attention.manners) this.test(entry, index)
        return
      case 'ritual':
        return this.ritual(entry)
      case 'flog': {
        const not = sideOf(entry.not)
        this.add(
          [entry.seat],
          Float64Array.from(sides, (side) => (side === not ? 0 : 0.5)),
          'search',
          index,
        )
        this.choice('flog', entry.captain, entry.seat, index)
        return
      }
      case 'search':
        this.choice('search', entry.captain, entry.seat, index)
        this.found(entry.captain, entry.seat, index)
        if (entry.captain === this.eyes) {
          this.converts.surely(entry.seat, this.view.crew[entry.seat]?.convert === true)
        }
        return
      case 'tongue':
        return this.choice('tongue', entry.captain, entry.seat, index)
      case 'fed':
        return this.choice('fed', entry.captain, entry.seat, index)
      case 'mermaid':
        return this.choice('mermaid', this.captain, entry.seat, index)
      case 'peek':
        if (entry.by === 'telescope') this.choice('telescope', this.captain, entry.seat, index)
        if (entry.discarded && entry.card !== null) this.away[wayOf(entry.card)]++
        return
      case 'shuffle':
        this.away.fill(0)
        return
      case 'mutiny':
        return
    }
  }

  /** The cards that these eyes see in a navigation that isn't over. */
  readUnderWay(navigation: NavigationView): void {
    if (navigation.captain === this.eyes) this.hide(navigation.captainHand)
    if (navigation.lieutenant === this.eyes) this.hide(navigation.lieutenantHand)
    if (navigation.navigator !== this.eyes || navigation.logbook.length < 2) return
    for (const card of navigation.logbook) if (card !== null) this.away[wayOf(card)]++
    const course = this.course(navigation, -1)
    this.add(teamOf(navigation), this.weighed(course), 'course', null)
  }

  pile(): Composition {
    const left = this.composition.map((count, way) => Math.max(0, count - (this.away[way as Way] ?? 0)))
    return left as Composition
  }

  private hide({ drew, threw }: HandView): void {
    for (const card of [...drew, ...threw]) if (card !== null) this.away[wayOf(card)]++
  }

  private add(about: readonly (Seat | null)[], table: Float64Array, why: Reason, place: number | null): void {
    let mix = table
    let stride = table.length
    for (const seat of about) {
      stride /= 3
      if (seat !== null) mix = mixed(mix, stride, this.converts.chances[seat] ?? 0)
    }
    if (this.marginals !== null) this.converts.weigh(about, table, this.marginals)
    const seats = about.filter((seat) => seat !== null)
    this.list.push({ about: seats, table: without(about, mix), why, at: place })
  }

  private navigation(entry: NavigationView, index: number): void {
    if (entry.dry.length > 0) this.away.fill(0)
    this.captain = entry.captain
    const course = this.course(entry, index)
    const claimed =
      course.captain.claimedGift !== null || course.lieutenant.claimedGift !== null || course.claimedLogbook !== null
    this.add(teamOf(entry), this.weighed(course), claimed ? 'claims' : 'course', index)
    for (const hand of [entry.captainHand, entry.lieutenantHand]) this.putAway(hand)
    const { eyes, ship, view } = this
    if (entry.navigator === eyes) {
      for (const card of entry.logbook) if (card !== null) this.away[wayOf(card)]++
      if (entry.revealed !== null) this.away[wayOf(entry.revealed)]--
    }
    if (entry.revealed === null) return
    const way = wayOf(entry.revealed)
    this.composition[way]--
    this.ship = next(view.voyage.chart, ship, way)
  }

  /** Own discards lie there until the next shuffle. */
  private putAway({ drew, threw, gave }: HandView): void {
    for (const card of [...drew, ...threw]) if (card !== null) this.away[wayOf(card)]++
    if (gave !== null) this.away[wayOf(gave)]--
  }

  private weighed(course: CourseClue): Float64Array {
    const table = weighCourse(this.learnt, course)
    return this.attention.courses === 1 ? table : tempered(table, this.attention.courses)
  }

  private course(entry: NavigationView, index: number): CourseClue {
    const { eyes, heard, view } = this
    const handClue = (hand: HandView, seat: Seat | null, as: 'captain' | 'lieutenant'): HandClue => {
      const mine = seat !== null && seat === eyes
      const claim = seat === null || mine ? undefined : heard.hands.get(`${index} ${seat} ${as}`)
      const [one, other] = hand.drew
      const seen =
        mine && hand.drew.length === 2 && one !== undefined && one !== null && other !== undefined && other !== null
      return {
        take: seen && hand.gave !== null ? takeOf(handOfTwo(wayOf(one), wayOf(other)), wayOf(hand.gave)) : null,
        gave: mine && hand.gave !== null ? wayOf(hand.gave) : null,
        claimedHand: claim?.hand ?? null,
        claimedGift: claim?.gift ?? null,
        three: hand.drew.length === 3,
        empty: seat === null,
      }
    }
    const [one, other] = entry.logbook
    const read = entry.navigator === eyes && one !== undefined && one !== null && other !== undefined && other !== null
    return {
      stage: stageOf(view.voyage.chart, this.ship),
      composition: this.composition,
      captain: handClue(entry.captainHand, entry.captain, 'captain'),
      lieutenant: handClue(entry.lieutenantHand, entry.lieutenant, 'lieutenant'),
      logbook: read ? handOfTwo(wayOf(one), wayOf(other)) : null,
      claimedLogbook: entry.navigator === eyes ? null : (heard.logbooks.get(`${index} ${entry.navigator}`) ?? null),
      unread: entry.navigator === null,
      revealed: entry.revealed === null ? null : wayOf(entry.revealed),
      jumped: entry.jumped,
    }
  }

  private test(entry: Extract<EntryView, { type: 'test' }>, index: number): void {
    const { captain, lieutenant, navigator, shown } = entry
    const weighed = weighedBy(this.learnt)
    if (lieutenant !== null && navigator !== null) {
      this.add([captain, lieutenant, navigator], weighed.teams, 'team', index)
    }
    const late = stageOf(this.view.voyage.chart, this.ship) > 0
    shown.forEach((muskets, seat) => {
      if (muskets === null || seat === captain || seat === this.eyes) return
      const sails = seat === lieutenant || seat === navigator
      this.add([seat, captain], weighed.muskets(sails, late, muskets), 'muskets', index)
    })
  }

  /** KRA-7.3: anybody who could be chosen may have been. */
  private ritual(entry: Extract<EntryView, { type: 'ritual' }>): void {
    const { converts, eyes, view } = this
    if (entry.ritual !== 'conversion') return
    if (entry.chose !== null && (eyes !== null || view.ending !== null)) return converts.surely(entry.chose, true)
    if (eyes !== null && view.crew[eyes]?.dealt === 'leader') return
    let open = eyes === null ? entry.open : entry.open & ~(1 << eyes)
    if (eyes !== null) view.crew.forEach(({ convert }, seat) => (open &= convert === false ? ~(1 << seat) : -1))
    converts.oneOf(open, this.captain, this.marginals)
  }

  private choice(kind: ChoiceKind, captain: Seat, seat: Seat, index: number): void {
    if (!this.attention.manners || captain === this.eyes) return
    this.add([captain, seat], weighedBy(this.learnt).choices(kind), 'team', index)
  }

  private found(captain: Seat, seat: Seat, index: number): void {
    const claimed = this.heard.found.get(`${captain} ${seat}`)
    if (claimed === undefined || captain === this.eyes) return
    this.add([captain, seat], weighedBy(this.learnt).found(sideOf(claimed)), 'search', index)
  }

  /** What these eyes know about conversions, however they came to know it. */
  recall(): void {
    if (this.eyes === null) return
    this.view.crew.forEach(({ convert }, seat) => {
      if (convert !== null && (convert ? 1 : 0) !== this.converts.chances[seat]) this.converts.surely(seat, convert)
    })
  }

  readOpinions(): void {
    for (const { seat, talk } of this.heard.opinions) this.opinion(seat, talk)
  }

  private opinion(seat: Seat, talk: Talk): void {
    if (talk.type !== 'trust' && talk.type !== 'suspect') return
    const kind = talk.type === 'trust' ? 'trust' : talk.of
    this.add([seat, talk.seat], weighedBy(this.learnt).opinions(kind), 'claims', null)
  }
}

function teamOf({ captain, lieutenant, navigator }: NavigationView): readonly (Seat | null)[] {
  return [captain, lieutenant, navigator]
}
