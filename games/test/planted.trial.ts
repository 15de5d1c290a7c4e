import type { AnyGame } from '@octopolis/engine'
import { conform, type AnyProof } from '@octopolis/engine/conform'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { boxes, type Box } from '../index.ts'
import { lotOf } from './lots.ts'

/** A lot of `npm test` has to find each of these in any game, whatever its luck. */
const seeds = ['a', 'b', 'c']

type Subject = { readonly game: AnyGame; readonly proof: AnyProof }
type Fault = (subject: Subject) => Subject

const inGame = (change: (game: AnyGame) => Partial<AnyGame>): Fault => {
  return ({ game, proof }) => ({ game: { ...game, ...change(game) }, proof })
}

/** Now and then, but by the state alone: the same state is always treated alike. */
function isOne(state: unknown, times: number): boolean {
  return digest(state) % times === 0
}

/** Some letters of it will do: it is taken at every look. */
function digest(state: unknown): number {
  const text = JSON.stringify(state)
  let sum = text.length
  for (let at = 0; at < text.length; at += 3) sum = (sum * 31 + text.charCodeAt(at)) % 1_000_003
  return sum
}

/** Now and then, whatever the state. */
function every(times: number): () => boolean {
  let left = times
  return () => --left % times === 0
}

const faults: Readonly<Record<string, Fault>> = {
  'a view tells of the whole state, at one position in 50': inGame(({ view }) => ({
    view: (state, viewer) =>
      isOne(state, 50) ? { ...(view(state, viewer) as object), more: digest(state) } : view(state, viewer),
  })),
  'a fallback is not among the moves, at one position in 200': inGame(({ prompt }) => ({
    prompt(state, seat) {
      const asked = prompt(state, seat)
      return asked === null || !isOne(state, 200) ? asked : { ...asked, fallback: { type: 'nonsense' } }
    },
  })),
  'a move now and then tells something twice, which its replay does not': inGame(({ play }) => {
    const isOdd = every(301)
    return {
      play(state, seat, move, turn) {
        const times = isOdd() ? [1, 2] : [1]
        const tell: typeof turn.tell = (...told) => times.forEach(() => turn.tell(...told))
        play(state, seat, move, { chance: turn.chance, tell, reveal: () => turn.reveal() })
      },
    }
  }),
  'a copy now and then is the state itself': inGame(({ clone }) => {
    const isOdd = every(97)
    return { clone: (state) => (isOdd() ? state : clone(state)) }
  }),
  'an ending has no words, once in four': inGame(({ outcome }) => ({
    outcome(state) {
      const end = outcome(state)
      return end === null || !isOne(state, 4) ? end : { ...end, reason: 'nonsense' }
    },
  })),
  'a question has no words in French': ({ game, proof }) => {
    const [, ...asks] = Object.entries(proof.words.fr.asks)
    return {
      game,
      proof: { ...proof, words: { ...proof.words, fr: { ...proof.words.fr, asks: Object.fromEntries(asks) } } },
    }
  },
}

function subjectOf({ game, proof, words }: Box): Subject {
  const rulebook = (language: string): string =>
    readFileSync(new URL(`../${game.id}/rulebook/${language}.md`, import.meta.url), 'utf8')
  return { game, proof: { ...proof, words, rulebooks: { en: rulebook('en'), fr: rulebook('fr') } } }
}

/** A fault may well end the kit itself. */
function isFound({ game, proof }: Subject, games: number, seed: string): boolean {
  try {
    return conform(game, proof, { games, seed }).failures.length > 0
  } catch {
    return true
  }
}

const cases = Object.entries(lotOf).flatMap(([id, games]) =>
  Object.entries(faults).map(([what, fault]) => ({ id, games, what, fault })),
)

test.each(cases)('$games games of $id find: $what', ({ id, games, what, fault }) => {
  const box = boxes[id]
  if (box === undefined) throw new Error(`there is no game ${id}`)
  const found = seeds.filter((seed) => isFound(fault(subjectOf(box)), games, seed))
  console.log(`figures: ${id}, ${what}: found by ${found.length} of ${seeds.length}`)
  expect(found).toEqual(seeds)
})

test.each(Object.entries(lotOf))('nothing is found in %s as it is', (id, games) => {
  const box = boxes[id]
  if (box === undefined) throw new Error(`there is no game ${id}`)
  for (const seed of seeds) expect(isFound(subjectOf(box), games, seed), `seed ${seed}`).toBe(false)
})

test('every game has its lot', () => {
  expect(Object.keys(lotOf).toSorted()).toEqual(Object.keys(boxes).toSorted())
})
