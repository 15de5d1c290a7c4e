import type { Chance, Game, Kit, Prompt, Seat } from '@octopolis/engine'

/** What a game tells the search so that thoughts are short and to the point. */
export interface Guide<K extends Kit> {
  /** A world this seat could be in, in which nobody has yet made the secret choices that are being made now. */
  world(view: K['View'], facts: readonly K['Fact'][], chance: Chance): K['State']
  /** The answers worth thinking about; never empty. */
  candidates(state: K['State'], seat: Seat, prompt: Prompt<K['Move'], K['Ask']>): readonly K['Move'][]
  /** A quick answer, for the stretch of a thought that isn't searched. */
  policy(state: K['State'], seat: Seat, prompt: Prompt<K['Move'], K['Ask']>, chance: Chance): K['Move']
  /** Is this a position where a thought may stop and judge? */
  rests(state: K['State']): boolean
  /** Each seat's chance of winning, from 0 to 1. */
  judge(state: K['State']): readonly number[]
}

/** What is won by seat: first place, shared among those who have it. */
export function winnings(places: readonly number[]): number[] {
  const first = places.filter((place) => place === 1).length
  return places.map((place) => (place === 1 ? 1 / first : 0))
}

/** A guide for any game: every answer, at random, to the end. */
export function plainGuide<K extends Kit>(game: Game<K>): Guide<K> {
  return {
    world: (view, _facts, chance) => game.imagine(view, chance),
    candidates: (_state, _seat, prompt) => prompt.moves,
    policy: (_state, _seat, prompt, chance) => chance.pick(prompt.moves),
    rests: (state) => game.outcome(state) !== null,
    judge: (state) => winnings(game.outcome(state)?.places ?? []),
  }
}
