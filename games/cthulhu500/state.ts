import type { Outcome, Seat } from '@octopolis/engine'
import type { CardId } from './data/cards/index.ts'
import type { VehicleId } from './data/vehicles.ts'
import type { Effect, Happening } from './data/vocabulary.ts'
import type { Options } from './options.ts'

/** C500-1.3: what lies in the pile and among the discards. */
export type DeckCard = CardId | 'flag'

/** Where an effect comes from. */
export type Source = CardId | VehicleId

export type Slot = 'driver' | 'mod' | 'tires'

/** What was agreed before the start. It never changes, so copies of a state share it. */
export interface Race extends Options, OfEdition {
  readonly seats: number
}

/** What is printed on cards and vehicles differs from one edition to the next. */
export interface OfEdition {
  readonly edition: number
}

/** One player's vehicle, pit and hand. */
export interface Racer {
  /** Null until it is chosen. */
  vehicle: VehicleId | null
  damaged: boolean
  driver: CardId | null
  /** Up to two. */
  mods: CardId[]
  tires: CardId | null
  pit: CardId[]
  laps: number
  /** Secret. */
  hand: CardId[]
  /** By seat: cards of this hand that they know to be in it. Secret, as the hand is. */
  known: (readonly CardId[])[]
  /** By seat: how many of these cards they know at most. Everybody can tell. */
  familiar: number[]
  /** Actions more or fewer in the next turn. */
  carry: number
}

/** What a total is made of. */
export interface Tally {
  readonly die: number
  /** The vehicle's speed; 0 in a repair. */
  readonly speed: number
  /** What the vehicle's ability adds. */
  readonly vehicle: number
  /** In a race the driver's score, and what the driver adds. */
  readonly driver: number
  readonly mods: number
  readonly tires: number
  /** What the pit crew adds: in a repair, its fix-it scores too. */
  readonly crew: number
  /** What reactions and free passes add. */
  readonly cards: number
}

/** Why somebody tries to pass. */
export type Way = 'action' | 'pit' | 'card'

/** What is about to happen, and may be answered (C500-5.4). */
export type Event =
  | { readonly kind: 'played'; readonly actor: Seat; readonly card: CardId; readonly target: Seat | null }
  /** The subject is the owner of the pit. */
  | { readonly kind: 'hired'; readonly actor: Seat; readonly subject: Seat; readonly card: CardId }
  | {
      readonly kind: 'rolled'
      readonly actor: Seat
      /** Directly ahead of the actor. */
      readonly subject: Seat
      readonly way: Way
      readonly mine: Tally
      readonly theirs: Tally
    }
  | {
      readonly kind: 'damage'
      /** Null: nobody's doing, but a tie's. */
      readonly actor: Seat | null
      readonly subjects: readonly Seat[]
      /** Null: a tie. */
      readonly source: Source | null
    }
  | { readonly kind: 'pit'; readonly actor: Seat }
  | {
      readonly kind: 'fitted'
      readonly actor: Seat
      readonly card: CardId
      readonly slot: Slot
      /** What makes room for it. */
      readonly instead: CardId | null
    }
  | { readonly kind: 'mended'; readonly actor: Seat; readonly roll: Tally; readonly needs: number }
  /** The subject is the tail that was passed. */
  | { readonly kind: 'lap'; readonly actor: Seat; readonly subject: Seat }

/** A card on the table while a window is open. */
export interface Laid {
  readonly card: CardId
  readonly seat: Seat
  /** The place of the card that it cancels; null: it answers the event. */
  readonly against: number | null
  readonly target: Seat | null
}

/** From where an effect is seen. */
export interface Cause {
  readonly owner: Seat
  readonly source: Source
  readonly chosen: Seat | null
  /** Who had a part in what led to it. */
  readonly actor: Seat | null
  readonly subject: Seat | null
}

/** What is still to be done; those that ask somebody something are the asks of the game. */
export type Ask =
  | { readonly type: 'choose'; readonly seat: Seat }
  | { readonly type: 'grid' }
  | { readonly type: 'act' }
  | {
      readonly type: 'freePass'
      readonly seat: Seat
      readonly over: Seat
      readonly way: Way
      readonly bonus: number
    }
  | { readonly type: 'work' }
  | { readonly type: 'tidy' }
  | { readonly type: 'window'; readonly event: Event }

export type Step =
  | Ask
  | { readonly type: 'deal' }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'acting' }
  /** The event happens, as answers have left it; or it may be answered once more. */
  | { readonly type: 'settle'; readonly event: Event }
  | { readonly type: 'reopen'; readonly event: Event }
  /** C500-2.2: an action card's effect is done. */
  | { readonly type: 'spend'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'effect'; readonly effect: Effect; readonly cause: Cause }
  | {
      readonly type: 'trigger'
      readonly when: Happening
      readonly effects: readonly Effect[]
      readonly cause: Cause
    }
  /** Offers somebody a free pass; the one that a pit stop gives to the racer behind, too. */
  | { readonly type: 'offer'; readonly seat: Seat; readonly bonus: number }
  | { readonly type: 'yield'; readonly seat: Seat }
  | { readonly type: 'serve'; readonly seat: Seat }
  | { readonly type: 'pitted'; readonly seat: Seat }
  | { readonly type: 'overtake'; readonly seat: Seat; readonly over: Seat; readonly by: Pass }
  /** The vehicle directly behind passes this one. */
  | { readonly type: 'fallBack'; readonly seat: Seat; readonly by: Pass }
  /** They pass the vehicle directly ahead. */
  | { readonly type: 'getAhead'; readonly seat: Seat; readonly by: Pass }
  | { readonly type: 'hurt'; readonly seat: Seat; readonly actor: Seat | null }
  | { readonly type: 'refill' }
  | { readonly type: 'endTurn' }

/** What makes somebody pass. */
export type Pass = 'roll' | 'damage' | 'card'

/** The card of somebody's in play that has had its moment in this action. */
export interface Spent {
  readonly seat: Seat
  readonly source: Source
}

export interface State {
  readonly race: Race
  racers: Racer[]
  /** The leader first; empty until the cars are lined up. */
  pack: Seat[]
  /** The last card is the next to be drawn. Its order and size are secret. */
  pile: DeckCard[]
  /** The last card lies on top. */
  discards: DeckCard[]
  /** What was discarded since the last action was taken. */
  gone: DeckCard[]
  /** So many of `gone`, the first, were shuffled into a new pile since. The others lie last in `discards`. */
  buried: number
  flag: 'discards' | 'pile' | 'waved'
  /** Left on the flag. */
  markers: number
  /** How often the discards were shuffled into a new pile. */
  shuffles: number
  /** Whose turn it is. */
  turn: Seat
  actions: number
  /** Turns in a row in which nobody drew a card. */
  dry: number
  /** Has anybody drawn in this turn? */
  drawn: boolean
  /** C500-6.4: turns that are left after the flag; null: it is still to come. */
  last: number | null
  spent: Spent[]
  /** What lies on the table in the open window; the event's own card first. */
  laid: Laid[]
  /** Who has passed since the last card was laid, as a set of bits. */
  held: number
  /** What is to be discarded at the start: secret until all have chosen. */
  choices: (readonly CardId[] | null)[]
  agenda: Step[]
  ending: Outcome | null
}

export function racerAt(state: State, seat: Seat): Racer {
  const racer = state.racers[seat]
  if (racer === undefined) throw new RangeError(`no racer ${seat}`)
  return racer
}

export function total({ die, speed, vehicle, driver, mods, tires, crew, cards }: Tally): number {
  return die + speed + vehicle + driver + mods + tires + crew + cards
}

function cloneRacer(racer: Racer): Racer {
  return {
    vehicle: racer.vehicle,
    damaged: racer.damaged,
    driver: racer.driver,
    mods: racer.mods.slice(),
    tires: racer.tires,
    pit: racer.pit.slice(),
    laps: racer.laps,
    hand: racer.hand.slice(),
    known: racer.known.slice(),
    familiar: racer.familiar.slice(),
    carry: racer.carry,
  }
}

export function clone(state: State): State {
  return {
    race: state.race,
    racers: state.racers.map(cloneRacer),
    pack: state.pack.slice(),
    pile: state.pile.slice(),
    discards: state.discards.slice(),
    gone: state.gone.slice(),
    buried: state.buried,
    flag: state.flag,
    markers: state.markers,
    shuffles: state.shuffles,
    turn: state.turn,
    actions: state.actions,
    dry: state.dry,
    drawn: state.drawn,
    last: state.last,
    spent: state.spent.slice(),
    laid: state.laid.slice(),
    held: state.held,
    choices: state.choices.slice(),
    agenda: state.agenda.slice(),
    ending: state.ending,
  }
}
