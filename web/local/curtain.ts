import type { Seat } from '@octopolis/engine'

/** What happens at a table around one shared device. */
export interface Around {
  /** The seats of those in the room. */
  readonly people: readonly Seat[]
  readonly awaiting: readonly Seat[]
  /** Who of them moved last. */
  readonly mover: Seat | null
  /** The line that move is. */
  readonly movedAt: number
  /** That move was the last of all, and its maker alone learned something by it. */
  readonly hasLearned: boolean
  readonly seq: number
  /** The last line at which everybody was told something. */
  readonly publicAt: number
  /** Anybody may answer something; null: not now. */
  readonly window: { readonly opened: number; readonly event: string } | null
  readonly isOver: boolean
}

/** Where the device is. */
export interface Holding {
  /** Who said "it's me". */
  readonly holder: Seat | null
  /** Whom the curtain calls: it doesn't change under a finger. */
  readonly called: Seat | null
  /** The line up to which all have looked together. */
  readonly seenAt: number
  /** The holder has seen what came of the last move. */
  readonly isPassed: boolean
  /** The line at which somebody said that they answer; null: nobody has. */
  readonly since: number | null
}

/**
 * What the device shows: one person's eyes, what everybody may see, a curtain that calls somebody, or the question to all
 * whether anybody answers.
 */
export type Scene =
  | { readonly kind: 'eyes'; readonly seat: Seat; readonly mayPass: boolean }
  | { readonly kind: 'open'; readonly next: Seat | null }
  | { readonly kind: 'curtain'; readonly seat: Seat }
  | { readonly kind: 'window'; readonly seats: readonly Seat[]; readonly event: string }

/** The person of this device who must decide now: in simultaneous choices each in turn, going round from who moved last. */
export function whoIsNext({ people, awaiting, mover }: Pick<Around, 'people' | 'awaiting' | 'mover'>): Seat | null {
  const asked = people.filter((seat) => awaiting.includes(seat))
  return asked.find((seat) => mover !== null && seat > mover) ?? asked[0] ?? null
}

/** Somebody comes to the device: nobody holds it, and what was told before is in the log. */
export function laidDown(around: Around): Holding {
  return { holder: null, called: null, seenAt: around.seq, isPassed: false, since: null }
}

export function sceneOf(around: Around, holding: Holding): Scene {
  const { holder, called, seenAt, isPassed } = holding
  const { people, awaiting, isOver, publicAt } = around
  const [only] = people
  if (people.length === 1 && only !== undefined) return { kind: 'eyes', seat: only, mayPass: false }
  if (isOver) return { kind: 'open', next: null }
  const raced = windowScene(around, holding)
  if (raced !== null) return raced
  const next = whoIsNext(around)
  if (holder !== null) {
    if (next === holder) return { kind: 'eyes', seat: holder, mayPass: false }
    if (around.hasLearned && !isPassed && around.mover === holder) return { kind: 'eyes', seat: holder, mayPass: true }
  }
  if (called !== null && awaiting.includes(called)) return { kind: 'curtain', seat: called }
  if (publicAt > seenAt) return { kind: 'open', next }
  if (next !== null) return { kind: 'curtain', seat: next }
  // Only bots are awaited, and there is nothing new for all to see: the one who holds the device goes on looking.
  return holder === null || isPassed ? { kind: 'open', next } : { kind: 'eyes', seat: holder, mayPass: false }
}

/** Nobody races for one device: all are asked together, and who wants to answer takes it. */
function windowScene({ people, awaiting, window, mover, movedAt }: Around, holding: Holding): Scene | null {
  const seats = people.filter((seat) => awaiting.includes(seat))
  if (window === null || seats.length === 0) return null
  const { holder, called, since } = holding
  const isOver = (seat: Seat): boolean => since === null || (mover === seat && movedAt > since) || !seats.includes(seat)
  if (holder !== null && !isOver(holder)) return { kind: 'eyes', seat: holder, mayPass: false }
  if (called !== null && !isOver(called)) return { kind: 'curtain', seat: called }
  return { kind: 'window', seats, event: window.event }
}

/** "I answer": the device is for that seat now. */
export function answering(around: Around, holding: Holding, seat: Seat): Holding {
  const scene = sceneOf(around, holding)
  if (scene.kind !== 'window' || !scene.seats.includes(seat)) return holding
  return { ...holding, holder: null, called: seat, since: around.seq }
}

/** The table changed, or the device did: what follows for where it is. */
export function settled(around: Around, holding: Holding): Holding {
  const scene = sceneOf(around, holding)
  switch (scene.kind) {
    case 'eyes':
      return { ...holding, holder: scene.seat, called: null }
    case 'open':
      return { ...holding, holder: null, called: null, isPassed: false }
    case 'curtain':
      return { ...holding, holder: null, called: scene.seat, isPassed: false }
    case 'window':
      return { holder: null, called: null, seenAt: around.seq, isPassed: false, since: null }
  }
}

/** "It's me": the one who was called has the device. */
export function taken(around: Around, holding: Holding): Holding {
  const scene = sceneOf(around, holding)
  return scene.kind === 'curtain' ? { ...holding, holder: scene.seat, called: null, isPassed: false } : holding
}

/** The one who looked has seen enough: the device goes on. */
export function passedOn(around: Around, holding: Holding): Holding {
  const scene = sceneOf(around, holding)
  switch (scene.kind) {
    case 'eyes':
      return scene.mayPass ? { ...holding, isPassed: true } : holding
    case 'open':
      return { ...holding, seenAt: around.seq, called: scene.next }
    case 'curtain':
    case 'window':
      return holding
  }
}
