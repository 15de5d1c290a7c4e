import { languages, QuickChance, Table, type AnyWords, type Prompt, type Say, type Typed } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import { describe, expect, test } from 'vitest'
import {
  answerInWords,
  choicesFor,
  isSentAtOnce,
  questionsAlong,
  trailAt,
  trailTo,
  waypoint,
  type Option,
  type ChoiceQuestion,
} from '../table/inwords/choices.ts'
import { talkPrompt, talkWords } from '../table/inwords/talk.ts'
import { capital } from '../table/sentences.ts'

const say: Say = { name: (seat) => ['Ada', 'Bo', 'Cy', 'Di', 'Ed'][seat] ?? `Seat ${seat}` }

function leaves({ options }: ChoiceQuestion): Option[] {
  return options.flatMap((option) => (option.next === null ? [option] : leaves(option.next)))
}

function questions(question: ChoiceQuestion): ChoiceQuestion[] {
  return [question, ...question.options.flatMap(({ next }) => (next === null ? [] : questions(next)))]
}

function texts(moves: readonly unknown[]): string[] {
  return moves.map((move) => JSON.stringify(move)).toSorted()
}

describe.each(Object.values(boxes))('$game.id in words', ({ game, words, proof }) => {
  const tables = proof.tables.map((table, index) => ({ ...table, name: `${index}: ${JSON.stringify(table)}` }))

  test.each(tables)('every answer is reached by one way, at table $name', ({ seats, options }) => {
    const seed = JSON.stringify({ seats, options })
    const chance = new QuickChance(seed)
    const table = Table.start(game, { seats, options, seed })
    while (table.awaiting.length > 0) {
      const seat = chance.pick(table.awaiting)
      const prompt = table.prompt(seat)
      if (prompt === null) throw new Error('awaited, and not asked')
      const move = chance.pick(prompt.moves)
      for (const language of languages) reads(prompt, words[language], table.view(seat), move)
      table.play(seat, move)
    }
  })

  test.each(languages)('everything that may be said is reached by one way, in short lists, in %s', (language) => {
    const seats = game.seats.max
    const table = Table.start(game, { seats, seed: 'talk' })
    const talk = table.talk(1)
    const prompt = talkPrompt(talk)
    if (prompt === null) return expect(talk).toEqual([])
    const root = choicesFor(prompt, talkWords(words[language], 1, '?'), say, table.view(1))
    expect(texts(leaves(root).map((leaf) => leaf.move))).toEqual(texts(talk))
    for (const { options } of questions(root)) expect(options.length).toBeLessThanOrEqual(12)
    const said = talk.at(-1)
    const line = answerInWords(said, prompt, talkWords(words[language], 1, '?'), say, table.view(1))
    expect(line).toBe(capital(words[language].talk[said?.type ?? '']?.(said as Typed, 1, say) ?? ''))
  })

  function reads(prompt: Prompt<unknown>, spoken: AnyWords, view: unknown, move: unknown): void {
    const root = choicesFor(prompt, spoken, say, view)
    expect(texts(leaves(root).map((leaf) => leaf.move))).toEqual(texts(prompt.moves))
    for (const { options } of questions(root)) {
      expect(options.length).toBeLessThanOrEqual(12)
      expect(new Set(options.map(({ choice }) => choice)).size).toBe(options.length)
      expect(options.map(({ choice }) => choice.trim())).not.toContain('')
    }
    const trail = trailTo(root, move)
    expect(trail?.at(-1)?.move).toEqual(move)
    expect(questionsAlong(root, trail ?? []).at(-1)).toBeNull()
    expect(answerInWords(move, prompt, spoken, say, view)).not.toBe('')
  }
})

/** A walk on a grid: a colour, a size, and sometimes a shade. */
interface Paint {
  readonly colour: string
  readonly size: string
}
const red = { colour: 'red', size: 'big' }
const smallRed = { colour: 'red', size: 'small' }
const blue = { colour: 'blue', size: 'big' }
const none = { colour: 'none', size: 'none' }

const paintWords: AnyWords = {
  title: 'Paint',
  pitch: 'Paint.',
  options: {},
  problems: {},
  doing: { paint: () => 'painting', plain: () => 'thinking' },
  asks: { paint: () => 'Paint what?', plain: () => 'What?' },
  answers: { paint: inFull, plain: inFull },
  steps: {
    paint: (move) => {
      const { colour, size } = move as Paint
      const first = { question: 'Which colour?', choice: colour, rank: colour === 'none' ? 9 : 1 }
      return colour === 'none' ? [first] : [first, { question: 'Which size?', choice: size, note: `quite ${size}` }]
    },
  },
  facts: {},
  talk: {},
  endings: {},
  table: () => [],
}

function inFull(move: unknown): string {
  const { colour, size } = move as Paint
  return colour === 'none' ? 'paint nothing' : `paint it ${size} and ${colour}`
}

function prompting(type: string, moves: readonly unknown[]): Prompt<unknown> {
  return { ask: { type }, moves, fallback: moves[0], pace: 'quick', rule: 'PNT-1.1' }
}

function choices(type: string, ...moves: readonly Paint[]): ChoiceQuestion {
  return choicesFor(prompting(type, moves), paintWords, say, null)
}

test('answers without steps are said in full and sent at once, if they are few', () => {
  const few = choices('plain', none, red)
  expect(few.question).toBeNull()
  expect(few.options.map(({ choice }) => choice)).toEqual(['Paint nothing', 'Paint it big and red'])
  expect(isSentAtOnce(few)).toBe(true)
  const seven = Array.from({ length: 7 }, (_, index) => ({ colour: `colour ${index}`, size: 'big' }))
  expect(isSentAtOnce(choices('plain', ...seven))).toBe(false)
})

test('steps group answers, ranks order them, and notes go along', () => {
  const root = choices('paint', none, red, smallRed)
  expect(root.question).toBe('Which colour?')
  expect(root.options.map(({ choice }) => choice)).toEqual(['Red', 'None'])
  expect(root.options[0]?.next?.options.map(({ choice, note }) => [choice, note])).toEqual([
    ['Big', 'Quite big'],
    ['Small', 'Quite small'],
  ])
  expect(isSentAtOnce(root)).toBe(false)
})

test('a question with one reply is not asked', () => {
  expect(
    choices('paint', none, red, smallRed, blue).options.map(({ choice, next }) => [choice, next === null]),
  ).toEqual([
    ['Red', false],
    ['Blue', true],
    ['None', true],
  ])
  expect(choices('paint', red, smallRed).options.map(({ choice }) => choice)).toEqual([
    'Paint it big and red',
    'Paint it small and red',
  ])
})

test('where one choice decides it all, few answers are said in full', () => {
  const root = choices('paint', none, red, blue)
  expect(root.question).toBeNull()
  expect(root.options.map(({ choice }) => choice)).toEqual([
    'Paint nothing',
    'Paint it big and red',
    'Paint it big and blue',
  ])
})

test('two people of one name are told apart by their place, and no answer is lost', () => {
  const sameName = { name: () => 'Ada' }
  for (const { game, words, proof } of Object.values(boxes)) {
    const { seats = 0, options = {} } = proof.tables.at(-1) ?? {}
    const chance = new QuickChance('namesakes')
    const table = Table.start(game, { seats, options, seed: 'namesakes' })
    while (table.awaiting.length > 0) {
      const seat = chance.pick(table.awaiting)
      const prompt = table.prompt(seat)
      if (prompt === null) throw new Error('awaited, and not asked')
      const root = choicesFor(prompt, words.en, sameName, table.view(seat))
      expect(texts(leaves(root).map(({ move }) => move))).toEqual(texts(prompt.moves))
      table.play(seat, chance.pick(prompt.moves))
    }
  }
  const noSteps = { ...paintWords, steps: { paint: () => [] } }
  expect(choicesFor(prompting('paint', [red, blue]), noSteps, say, null).options).toHaveLength(2)
})

test('a waypoint is found again while it leads somewhere', () => {
  const root = choices('paint', none, red, smallRed, blue)
  const point = waypoint((trailTo(root, smallRed) ?? []).slice(0, 1))
  expect(trailAt(root, point).map(({ choice }) => choice)).toEqual(['Red'])
  expect(trailAt(choices('paint', none, red, smallRed), point).map(({ choice }) => choice)).toEqual(['Red'])
  expect(trailAt(choices('paint', none, blue, red), point)).toEqual([])
  expect(trailAt(choices('paint', none, blue), point)).toEqual([])
  expect(waypoint([])).toBeNull()
})

test('what is none of the answers has no trail', () => {
  expect(trailTo(choices('paint', none, red, smallRed), blue)).toBeNull()
})
