import type { Say, Seat } from '@octopolis/engine'
import type { Location } from '../data/places.ts'
import type { Talk } from '../talk.ts'

/** What a line needs: whom it is put to or about, and which place or turn. */
export interface Cue<Place> {
  readonly who: string
  readonly at: Place
  readonly yours: Place
  readonly turn: number
}

/** Everything there is to say; a deal is another thing to give than to ask for. */
type Kind = Exclude<Talk['type'], 'deal'> | 'leaveMe' | 'leaveYou'

/** One voice: each thing in several ways. */
export type Lines<Place> = Readonly<Record<Kind, (cue: Cue<Place>) => readonly [string, ...string[]]>>

/** The voices by temper, all of whom there may be at a table. */
export type Voices<Place> = Readonly<Record<'courtly' | 'gruff' | 'sly' | 'solemn', Lines<Place>>>

/** What this speaker says, in their own voice; null: they have none, and it is said plainly. */
export function inVoice<Place>(
  voices: Voices<Place>,
  places: Readonly<Record<Location, Place>>,
  talk: Talk,
  speaker: Seat,
  say: Say,
): string | null {
  const voice = Object.entries(voices).find(([name]) => name === say.voice?.(speaker))?.[1]
  if (voice === undefined) return null
  const other = 'with' in talk ? talk.with : talk.type === 'alarm' ? talk.cult : speaker
  const turn = 'turn' in talk ? talk.turn : 0
  const at = placeIn(talk)
  const cue = {
    who: say.name(other),
    at: places[at],
    yours: places[talk.type === 'share' ? talk.yours : at],
    turn,
  }
  const lines = voice[kindOf(talk, speaker)](cue)
  // Past each round of the lines it goes on one further, so that the same turns don't bring the same line back.
  const place = turn + Math.floor(turn / lines.length) + at + other + 2 * speaker
  return lines[place % lines.length] ?? lines[0]
}

function kindOf(talk: Talk, speaker: Seat): Kind {
  if (talk.type !== 'deal') return talk.type
  return talk.taker === speaker ? 'leaveMe' : 'leaveYou'
}

/** Where it is about no place, any will do. */
function placeIn(talk: Talk): Location {
  switch (talk.type) {
    case 'going':
    case 'sending':
      return talk.to
    case 'deal':
    case 'threat':
    case 'next':
      return talk.at
    case 'share':
      return talk.mine
    default:
      return 1
  }
}
