import { same, type Chance, type Game, type Kit, type Seat } from '@octopolis/engine'
import type { Bot } from './bot.ts'
import type { Guide } from './guide.ts'
import { drawFrom, RegretMatching } from './regret.ts'
import { Thought } from './thought.ts'

/** How much a bot thinks before it answers. */
export interface Budget {
  /** In how many imagined worlds it tries its answers. */
  readonly worlds: number
  /** How many of the answers worth thinking about come to its mind, for each seat. */
  readonly answers: number
}

/**
 * Answers with less than this share of the most frequent one's weight are noise of the search: never given. Set by
 * judgement; it was 0.05 before.
 */
const NOISE = 0.2

/** What one seat has learned about its answers so far. */
interface Mind<Move> {
  readonly answers: readonly Move[]
  readonly matching: RegretMatching
  readonly values: Float64Array
  /** The values of all worlds, added up. */
  readonly total: Float64Array
}

function openMind<Move>(answers: readonly Move[]): Mind<Move> {
  const { length } = answers
  return {
    answers,
    matching: new RegretMatching(length),
    values: new Float64Array(length),
    total: new Float64Array(length),
  }
}

/**
 * If a seat has other answers to choose from in another world, it must know other things there. What it learns is kept
 * apart for each such set of answers.
 */
class Minds<Move> {
  private readonly bySeat = new Map<Seat, { readonly choice: readonly Move[]; readonly mind: Mind<Move> }[]>()
  private readonly breadth: number
  private readonly chance: Chance

  constructor(breadth: number, chance: Chance) {
    this.breadth = breadth
    this.chance = chance
  }

  of(seat: Seat, choice: readonly Move[]): Mind<Move> {
    const minds = this.bySeat.get(seat) ?? []
    const known = minds.find((one) => same(one.choice, choice))
    if (known !== undefined) return known.mind
    const mind = openMind(
      choice.length > this.breadth ? this.chance.shuffle([...choice]).slice(0, this.breadth) : choice,
    )
    this.bySeat.set(seat, [...minds, { choice, mind }])
    return mind
  }
}

/**
 * A search for any game: simultaneous moves and hidden information over imagined worlds. In each world every seat that
 * decides now draws an answer, and learns how each of its answers would have fared against what the others drew.
 * Deciding alone, a seat gives the best answer; deciding at once with others, it mixes, so that nobody can read it.
 */
export function search<K extends Kit>(game: Game<K>, guide: Guide<K>, budget: Budget): Bot<K> {
  return {
    decide({ seat, view, facts, prompt, chance }) {
      const thought = new Thought(game, guide, chance)
      const minds = new Minds<K['Move']>(budget.answers, chance)
      let mine: Mind<K['Move']> | null = null
      let alone = true
      for (let t = 1; t <= budget.worlds; t++) {
        const world = guide.world(view, facts, chance)
        const deciding = new Map<Seat, Mind<K['Move']>>()
        for (const [other, answers] of thought.choices(world)) deciding.set(other, minds.of(other, answers))
        const own = deciding.get(seat)
        if (own === undefined) return prompt.fallback
        if (own.answers.length === 1) return own.answers[0]
        mine = own
        alone = deciding.size === 1
        learnFrom(world, deciding, thought, chance, t)
      }
      if (mine === null) return prompt.fallback
      return mine.answers[alone ? best(mine.total) : drawFrom(mine.matching.strategy(NOISE), chance)] ?? prompt.fallback
    },
  }
}

function learnFrom<K extends Kit>(
  world: K['State'],
  deciding: ReadonlyMap<Seat, Mind<K['Move']>>,
  thought: Thought<K>,
  chance: Chance,
  t: number,
): void {
  const joint = new Map<Seat, K['Move']>()
  const drawn = new Map<Seat, number>()
  for (const [seat, { answers, matching }] of deciding) {
    const index = matching.draw(chance)
    drawn.set(seat, index)
    joint.set(seat, answers[index])
  }
  const outcome = thought.after(world, joint)
  for (const [seat, { answers, matching, values, total }] of deciding) {
    const index = drawn.get(seat) ?? 0
    for (let answer = 0; answer < answers.length; answer++) {
      if (answer !== index) joint.set(seat, answers[answer])
      const value = (answer === index ? outcome : thought.after(world, joint))[seat] ?? 0
      values[answer] = value
      total[answer] = (total[answer] ?? 0) + value
    }
    joint.set(seat, answers[index])
    matching.learn(values, index, t)
  }
}

function best(values: Float64Array): number {
  return values.indexOf(Math.max(...values))
}
