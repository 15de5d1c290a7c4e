import type { Outcome, Seat, Viewer } from '@octopolis/engine'
import type { CardId } from './data/cards/index.ts'
import type { DeckCard, Laid, Race, Racer, Spent, State, Step } from './state.ts'

export interface RacerView extends Omit<Racer, 'mods' | 'pit' | 'hand' | 'known' | 'familiar'> {
  readonly mods: readonly CardId[]
  readonly pit: readonly CardId[]
  /** How many cards are in the hand. */
  readonly held: number
  /** The viewer's own; null: somebody else's. */
  readonly hand: readonly CardId[] | null
  /** What the viewer knows to be in somebody else's. */
  readonly known: readonly CardId[]
  /** By seat, how many of these cards they know at most. */
  readonly familiar: readonly number[]
}

/** C500-1.7: neither the size of the pile nor that of the discards, which would tell it. */
export interface View {
  readonly viewer: Viewer
  readonly race: Race
  readonly racers: readonly RacerView[]
  readonly pack: readonly Seat[]
  /** The card on top of the discards; null: there is none. */
  readonly top: DeckCard | null
  /** What was discarded since the last action was taken; the first so many are in a new pile since. */
  readonly gone: readonly DeckCard[]
  readonly buried: number
  readonly flag: State['flag']
  readonly markers: number
  readonly shuffles: number
  readonly turn: Seat
  readonly actions: number
  readonly dry: number
  readonly drawn: boolean
  readonly last: number | null
  readonly spent: readonly Spent[]
  /** What lies on the table in the open window, and who has passed, as a set of bits. */
  readonly laid: readonly Laid[]
  readonly held: number
  /** What the viewer discards at the start, and who has chosen. */
  readonly choice: readonly CardId[] | null
  readonly ready: readonly boolean[]
  readonly agenda: readonly Step[]
  readonly ending: Outcome | null
}

const nothing: readonly CardId[] = []

/** Who sees what: hands and the pile are secret; what somebody has once seen of another hand they remember. */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    race: state.race,
    racers: state.racers.map((racer, seat) => racerView(racer, seat, viewer)),
    pack: state.pack.slice(),
    top: state.discards.at(-1) ?? null,
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
    choice: viewer === 'watcher' ? null : (state.choices[viewer] ?? null),
    ready: state.choices.map((choice) => choice !== null),
    agenda: state.agenda.slice(),
    ending: state.ending,
  }
}

function racerView(racer: Racer, seat: Seat, viewer: Viewer): RacerView {
  return {
    vehicle: racer.vehicle,
    damaged: racer.damaged,
    driver: racer.driver,
    mods: racer.mods.slice(),
    tires: racer.tires,
    pit: racer.pit.slice(),
    laps: racer.laps,
    carry: racer.carry,
    held: racer.hand.length,
    hand: seat === viewer ? racer.hand.slice() : null,
    known: viewer === 'watcher' ? nothing : (racer.known[viewer] ?? nothing),
    familiar: racer.familiar.slice(),
  }
}
