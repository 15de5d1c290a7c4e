import { trustIn, type Guide } from '@octopolis/bots'
import type { Chance, Seat } from '@octopolis/engine'
import type { Octopus } from '../kit.ts'
import { readClock } from '../rules/choice.ts'
import type { Clock, Night } from '../state.ts'
import type { Location } from '../data/places.ts'
import type { Word } from './talk/pledges.ts'

/** Where a cult is when it sets its clock, and where the others are. */
interface Positions {
  readonly night: Night
  readonly cults: readonly { readonly at: Location | 0 }[]
}

/** Would this clock keep that word? Nobody knows where another will be, so peace is kept with who stays where they are. */
export function keeps({ night, cults }: Positions, word: Word, clock: Clock): boolean {
  const at = cults[word.by]?.at ?? 0
  if (at === 0) return true
  const { to, offspring } = readClock(night, at, clock)
  switch (word.type) {
    case 'out':
    case 'yield':
      return to !== word.at && offspring !== word.at
    case 'peace':
      return offspring === 0 || offspring !== cults[word.to]?.at
    case 'debt':
      return true
  }
}

/**
 * Thoughts of somebody who has listened: the others keep their words as often as they are trusted to, and oneself does if
 * one means to. Without words given for this turn nothing is changed, not even the dice.
 */
export function heedful(
  guide: Guide<Octopus>,
  words: readonly Word[],
  me: { readonly seat: Seat; readonly meansIt: boolean },
  chance: Chance,
): Guide<Octopus> {
  const open = words.filter(({ kept, type }) => kept === null && type !== 'debt')
  return {
    ...guide,
    candidates(state, seat, prompt) {
      const all = guide.candidates(state, seat, prompt)
      const given = open.filter(({ by, turn }) => by === seat && turn === state.turn)
      if (prompt.ask.type !== 'clock' || given.length === 0) return all
      if (seat === me.seat ? !me.meansIt : chance.below(100) >= 100 * trustIn(words, seat)) return all
      const kept = all.filter((move) => move.type !== 'clock' || given.every((word) => keeps(state, word, move)))
      return kept.length > 0 ? kept : all
    },
  }
}
