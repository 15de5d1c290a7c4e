import type { AnyGame, Viewer } from '../game.ts'
import { seemingly } from '../veil.ts'
import { difference, text } from './plain.ts'
import { seatsFrom0 } from './position.ts'
import { nameOf } from './report.ts'

export function looksAlike(game: AnyGame, viewer: Viewer, one: unknown, other: unknown): boolean {
  return text(game.view(one, viewer)) === text(game.view(other, viewer))
}

const parts = {
  view: 'gets another view',
  awaiting: 'sees others waited for',
  prompt: 'is asked otherwise',
  prompts: 'sees others asked otherwise',
  voices: 'sees others free to speak',
  outcome: 'sees another outcome',
} as const

type Part = keyof typeof parts
type Received = Readonly<Record<Part, unknown>>

/** All that a viewer gets while a state lasts. */
function received(game: AnyGame, seats: number, state: unknown, viewer: Viewer): Received {
  const asked = seemingly(game, state)
  return {
    view: game.view(state, viewer),
    awaiting: asked.map(({ seat }) => seat),
    prompt: viewer === 'watcher' ? null : game.prompt(state, viewer),
    // Of another seat's prompt: the kind of question, how long it may take, and where the rulebook explains it.
    prompts: asked.filter(({ seat }) => seat !== viewer),
    voices: game.voice === undefined ? null : seatsFrom0(seats).map((seat) => game.voice?.(state, seat)),
    outcome: game.outcome(state),
  }
}

/** How a viewer could tell two states apart, in words; null: it gets the same of both, to the byte. */
export function toldApart(game: AnyGame, seats: number, viewer: Viewer, one: unknown, other: unknown): string | null {
  const here = text(received(game, seats, one, viewer))
  const there = text(received(game, seats, other, viewer))
  if (here === there) return null
  const [before, after] = [here, there].map((parcel) => JSON.parse(parcel) as Received)
  for (const part of Object.keys(parts) as Part[]) {
    const [mine, theirs] = [text(before?.[part]), text(after?.[part])]
    if (mine !== theirs) return `${nameOf(viewer)} ${parts[part]}: ${difference(mine, theirs)}`
  }
  return null
}
