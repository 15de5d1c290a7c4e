import type { Seat, Spoken } from '@octopolis/engine'
import { isHarbour, spaceAt, start, type SpaceId } from '../data/charts.ts'
import { factionOf } from '../data/crew.ts'
import { handOf, type Entry, type Navigation } from '../logbook.ts'
import { isIn, type State } from '../state.ts'
import type { Talk } from '../talk.ts'
import { readTalk, type Heard } from './belief/hearsay.ts'
import {
  CULT,
  PIRATES,
  SAILORS,
  handOfTwo,
  hands,
  next,
  sideOf,
  sides,
  stageOf,
  takeOf,
  takes,
  wayOf,
  type Side,
} from './codes.ts'
import {
  at,
  CAPTAIN,
  choiceKinds,
  LIEUTENANT,
  NAVIGATOR,
  type ChoiceKind,
  type PostIndex,
  type TableName,
} from './tables.ts'

/** Counts by name, whole numbers all of them: sums come out alike in any order. */
export type Counts = Record<string, number>

/** Likelihoods by chance are fractions; they are counted in thousandths. */
export const GRAIN = 1000

/** What a finished game, of which all is known, teaches about who does what. */
export function trainingOf(state: State, talk: readonly Spoken<Talk>[]): Counts {
  const lesson = new Lesson(state, readTalk(talk, null))
  state.log.forEach((entry, index) => lesson.take(entry, index))
  lesson.takeOpinions()
  lesson.takeEnd()
  return lesson.counts
}

class Lesson {
  readonly counts: Counts = {}
  private readonly state: State
  private readonly heard: Heard
  /** By seat: the side as it is at this place of the log. */
  private readonly now: Side[]
  private readonly dealt: readonly Side[]
  private ship: SpaceId = start
  private captain: Seat = 0
  private out = 0
  /** All have seen a conversion. */
  private turned = false

  constructor(state: State, heard: Heard) {
    this.state = state
    this.heard = heard
    this.dealt = state.crew.map(({ dealt }) => sideOf(factionOf[dealt]))
    this.now = [...this.dealt]
  }

  take(entry: Entry, index: number): void {
    switch (entry.type) {
      case 'navigation':
        return this.navigation(entry, index)
      case 'test':
        return this.test(entry)
      case 'ritual':
        if (entry.ritual !== 'conversion') return
        this.turned = true
        if (entry.chose !== null) this.now[entry.chose] = CULT
        return
      case 'search': {
        this.choice('search', entry.captain, entry.seat)
        const claimed = this.heard.found.get(`${entry.captain} ${entry.seat}`)
        if (claimed !== undefined)
          this.count('found', at.found(this.side(entry.captain), this.side(entry.seat), sideOf(claimed)))
        return
      }
      case 'fed':
        this.choice('fed', entry.captain, entry.seat)
        if (this.state.crew[entry.seat]?.dealt === 'leader') {
          this.tick(`fed/${this.side(entry.captain)}`)
          this.tick(`fed/${this.turned ? 'turned' : 'before'}`)
        }
        this.out |= 1 << entry.seat
        return
      case 'tongue':
      case 'flog':
        return this.choice(entry.type, entry.captain, entry.seat)
      case 'mermaid':
        return this.choice('mermaid', this.captain, entry.seat)
      case 'peek':
        if (entry.by === 'telescope') this.choice('telescope', this.captain, entry.seat)
        return
      case 'mutiny':
      case 'shuffle':
        return
    }
  }

  takeEnd(): void {
    const { crew, ending } = this.state
    const converts = crew.filter(({ convert }) => convert).length
    const winner = ending?.reason === 'bluewater' ? SAILORS : ending?.reason === 'crimson' ? PIRATES : CULT
    this.tick(`converts/${crew.length}/${converts}/${winner}`)
  }

  takeOpinions(): void {
    for (const { seat, talk } of this.heard.opinions) {
      if (talk.type !== 'trust' && talk.type !== 'suspect') continue
      const kind = talk.type === 'trust' ? 'trust' : talk.of
      const speaker = this.dealt[seat] ?? 0
      this.count('opinions', at.opinions(kind, speaker, this.dealt[talk.seat] ?? 0))
      const others = this.dealt.filter((_side, other) => other !== seat)
      for (const side of sides) {
        const share = others.filter((one) => one === side).length / others.length
        this.chance('opinions', at.opinions(kind, speaker, side), share)
      }
    }
  }

  private side(seat: Seat): Side {
    return this.now[seat] ?? 0
  }

  private count(table: TableName, index: number, by = 1): void {
    const key = `${table}/${index}`
    this.counts[key] = (this.counts[key] ?? 0) + by
  }

  /** How often it would have come about by chance. */
  private chance(table: TableName, index: number, share: number): void {
    const key = `${table}?/${index}`
    this.counts[key] = (this.counts[key] ?? 0) + Math.round(share * GRAIN)
  }

  private tick(key: string): void {
    this.counts[key] = (this.counts[key] ?? 0) + 1
  }

  private arrive(): void {
    const { chart } = this.state.voyage
    const space = spaceAt(chart, this.ship)
    if (isHarbour(space) || space.token !== 'feed') return
    // KRA-5.4: a leader who is captain can't be fed.
    if (this.state.crew[this.captain]?.dealt !== 'leader') this.tick(`feasts/${this.side(this.captain)}`)
    this.tick(`feasts/${this.turned ? 'turned' : 'before'}`)
  }

  private navigation(entry: Navigation, index: number): void {
    const { captain, lieutenant, navigator, logbook, revealed } = entry
    const stage = stageOf(this.state.voyage.chart, this.ship)
    this.captain = captain
    const pick = (post: PostIndex, seat: Seat, take: number) => {
      const { hand, taken } = takes[take] ?? { hand: 0, taken: 0 }
      const [one, other] = hands[hand] ?? [0, 0]
      if (one === other) return
      const pair = one === 0 ? (other === 1 ? 0 : 1) : 2
      const place = at.picks(post, this.side(seat), stage, pair)
      this.count('picks', place, taken === one ? 1 : 0)
      this.tick(`picks?/${place}`)
    }
    for (const [post, name, seat] of [
      [CAPTAIN, 'captain', captain],
      [LIEUTENANT, 'lieutenant', lieutenant],
    ] as const) {
      const { drew, gave } = handOf(entry, name)
      const [one, other] = drew
      if (seat === null || gave === null || one === undefined || other === undefined || drew.length !== 2) continue
      const take = takeOf(handOfTwo(wayOf(one), wayOf(other)), wayOf(gave))
      pick(post, seat, take)
      const claim = this.heard.hands.get(`${index} ${seat} ${name}`)
      if (claim === undefined || claim.hand === null || claim.gift === null) continue
      const claimed = takeOf(claim.hand, claim.gift)
      if (claimed >= 0) this.count('claims', at.claims(this.side(seat), take, claimed))
    }
    const [one, other] = logbook
    if (navigator !== null && one !== undefined && other !== undefined) {
      const hand = handOfTwo(wayOf(one), wayOf(other))
      this.tick(`jumps?/${at.jumps(this.side(navigator), hand)}`)
      if (entry.jumped) this.count('jumps', at.jumps(this.side(navigator), hand))
      if (revealed !== null) {
        const take = takeOf(hand, wayOf(revealed))
        pick(NAVIGATOR, navigator, take)
        const claimed = this.heard.logbooks.get(`${index} ${navigator}`)
        if (claimed !== undefined) this.count('readings', at.readings(this.side(navigator), take, claimed))
      }
    }
    if (entry.jumped && navigator !== null) this.out |= 1 << navigator
    if (revealed === null) return
    this.tick(`drift/${this.state.voyage.chart}/${stage}/${wayOf(revealed)}`)
    this.ship = next(this.state.voyage.chart, this.ship, wayOf(revealed))
    this.arrive()
  }

  private test(entry: Extract<Entry, { type: 'test' }>): void {
    const { captain, lieutenant, navigator, shown } = entry
    const late = stageOf(this.state.voyage.chart, this.ship) > 0
    shown.forEach((muskets, seat) => {
      if (muskets === null) return
      const sails = seat === lieutenant || seat === navigator
      this.count('muskets', at.muskets(sails, this.side(seat), this.side(captain), late, muskets))
    })
    if (lieutenant === null || navigator === null) return
    this.count('teams', at.teams(this.side(captain), this.side(lieutenant), this.side(navigator)))
    const others = this.now.flatMap((side, seat) => (seat === captain || isIn(this.out, seat) ? [] : [side]))
    const all = others.length * (others.length - 1)
    for (const one of sides) {
      for (const two of sides) {
        const ones = others.filter((side) => side === one).length
        const twos = others.filter((side) => side === two).length - (one === two ? 1 : 0)
        if (ones * twos > 0) this.chance('teams', at.teams(this.side(captain), one, two), (ones * twos) / all)
      }
    }
  }

  private choice(kind: ChoiceKind, captain: Seat, seat: Seat): void {
    if (!choiceKinds.includes(kind)) return
    this.count('choices', at.choices(kind, this.side(captain), this.side(seat)))
    const others = this.now.filter((_side, other) => other !== captain && !isIn(this.out, other))
    for (const side of sides) {
      const share = others.filter((one) => one === side).length / Math.max(1, others.length)
      this.chance('choices', at.choices(kind, this.side(captain), side), share)
    }
  }
}
