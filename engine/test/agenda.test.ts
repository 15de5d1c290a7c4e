import { describe, expect, test } from 'vitest'
import { byAgenda, QuickChance, steps, type OnAgenda, type Seat, type StepBook, type Turn } from '../index.ts'

/** A toast at a table of three: everyone drinks in turn, and the others may object to each glass. */
type Step =
  | { readonly type: 'drink'; readonly seat: Seat }
  | { readonly type: 'object'; readonly to: Seat; readonly silent: Seat[] }
  | { readonly type: 'pour'; readonly seat: Seat }
  | { readonly type: 'note'; readonly what: string }
type Move = 'drink' | 'object' | 'let'
type Fact = { readonly type: 'noted'; readonly what: string }

interface State extends OnAgenda<Step> {
  glasses: number[]
}

interface Toast {
  State: State
  Step: Step
  Move: Move
  Fact: Fact
  Answers: { drink: 'drink'; object: 'object' | 'let' }
}

const { question, deed } = steps<Toast>()

const book: StepBook<Toast> = {
  pour: deed<'pour'>((state, { seat }) => {
    state.agenda.push({ type: 'drink', seat })
  }),
  note: deed<'note'>((_state, { what }, turn) => turn.tell({ type: 'noted', what })),
  drink: question<'drink'>({
    rule: 'TST-1.1',
    pace: 'quick',
    asks: (_state, { seat }, asked) => seat === asked,
    moves: () => ['drink'],
    fallback: () => 'drink',
    answer(state, { seat }) {
      state.agenda.pop()
      state.agenda.push({ type: 'note', what: `glass ${seat} is done` }, { type: 'object', to: seat, silent: [] })
    },
  }),
  object: question<'object'>({
    rule: 'TST-1.2',
    pace: 'talk',
    asks: (_state, { to, silent }, seat) => seat !== to && !silent.includes(seat),
    allows: (_state, { to, silent }, seat) => seat !== to && silent.includes(seat),
    moves: () => ['let', 'object'],
    fallback: () => 'let',
    answer(state, { to, silent }, seat, move) {
      if (move === 'object') {
        state.agenda.pop()
        state.agenda.push({ type: 'note', what: `glass ${to} is refilled` }, { type: 'pour', seat: to })
        return
      }
      if (!silent.includes(seat)) silent.push(seat)
      if (silent.length < 2) return
      state.agenda.pop()
      state.glasses[to] = (state.glasses[to] ?? 0) + 1
    },
  }),
}

const { awaiting, prompt, play, advance } = byAgenda<Toast>(book, ({ glasses }) => glasses.length)

class Notes implements Turn<Fact> {
  readonly chance = new QuickChance('agenda')
  readonly said: string[] = []

  tell({ what }: Fact): void {
    this.said.push(what)
  }

  reveal(): void {}
}

function lay(...agenda: Step[]): { state: State; turn: Notes } {
  const state: State = { glasses: [0, 0, 0], agenda }
  const turn = new Notes()
  advance(state, turn)
  return { state, turn }
}

describe('deeds', () => {
  test('are done from the top of the agenda down to the next question', () => {
    const { state, turn } = lay(
      { type: 'note', what: 'third' },
      { type: 'drink', seat: 0 },
      { type: 'note', what: 'second' },
      { type: 'note', what: 'first' },
    )
    expect(turn.said).toEqual(['first', 'second'])
    expect(state.agenda.map(({ type }) => type)).toEqual(['note', 'drink'])
  })

  test('may put more on the agenda, which comes first', () => {
    const { state } = lay({ type: 'pour', seat: 1 }, { type: 'pour', seat: 2 })
    expect(awaiting(state)).toEqual([2])
  })

  test('end with the agenda', () => {
    const { state } = lay({ type: 'note', what: 'all' })
    expect(state.agenda).toEqual([])
    expect(awaiting(state)).toEqual([])
    expect(prompt(state, 0)).toBeNull()
    expect(() => play(state, 0, 'drink', new Notes())).toThrow('nothing is asked: the game is over')
  })

  test('are never left for players to answer', () => {
    const undone: State = { glasses: [0, 0, 0], agenda: [{ type: 'note', what: 'undone' }] }
    expect(() => awaiting(undone)).toThrow('the deed note was left undone')
    expect(() => prompt(undone, 0)).toThrow('the deed note was left undone')
  })

  test('must be in the book', () => {
    const { drink: _drink, ...rest } = book
    // What a record of an older version of the rules might ask for.
    const torn = byAgenda<Toast>(rest as typeof book, () => 3)
    const state: State = { glasses: [0, 0, 0], agenda: [{ type: 'drink', seat: 0 }] }
    expect(() => torn.awaiting(state)).toThrow('no step drink in the book')
  })
})

describe('questions', () => {
  test('ask who must answer, with what may be answered', () => {
    const { state } = lay({ type: 'drink', seat: 1 })
    expect(awaiting(state)).toEqual([1])
    expect(prompt(state, 0)).toBeNull()
    expect(prompt(state, 1)).toEqual({
      ask: { type: 'drink', seat: 1 },
      moves: ['drink'],
      fallback: 'drink',
      pace: 'quick',
      rule: 'TST-1.1',
    })
  })

  test('stay until their answers settle them', () => {
    const { state, turn } = lay({ type: 'object', to: 0, silent: [] })
    play(state, 1, 'let', turn)
    expect(awaiting(state)).toEqual([2])
    play(state, 2, 'let', turn)
    expect(awaiting(state)).toEqual([])
    expect(state.glasses).toEqual([1, 0, 0])
  })

  test('let a seat speak that is not waited for, if they allow it', () => {
    const { state, turn } = lay({ type: 'object', to: 0, silent: [1] })
    expect(awaiting(state)).toEqual([2])
    expect(prompt(state, 1)?.moves).toEqual(['let', 'object'])
    expect(prompt(state, 0)).toBeNull()
    play(state, 1, 'object', turn)
    expect(awaiting(state)).toEqual([0])
  })
})

describe('an interruption', () => {
  test('is settled before what it interrupts goes on', () => {
    const { state, turn } = lay({ type: 'pour', seat: 1 }, { type: 'pour', seat: 0 })
    play(state, 0, 'drink', turn)
    expect(awaiting(state)).toEqual([1, 2])
    play(state, 2, 'object', turn)
    expect(awaiting(state)).toEqual([0])
    play(state, 0, 'drink', turn)
    play(state, 1, 'let', turn)
    expect(turn.said).toEqual([])
    play(state, 2, 'let', turn)
    expect(turn.said).toEqual(['glass 0 is done', 'glass 0 is refilled', 'glass 0 is done'])
    expect(awaiting(state)).toEqual([1])
    expect(state.glasses).toEqual([1, 0, 0])
  })

  test('can be stored and read back in the middle, and goes on alike', () => {
    const { state, turn } = lay({ type: 'pour', seat: 1 }, { type: 'pour', seat: 0 })
    play(state, 0, 'drink', turn)
    play(state, 2, 'object', turn)
    play(state, 0, 'drink', turn)
    play(state, 1, 'let', turn)
    const twin = JSON.parse(JSON.stringify(state)) as State
    const [here, there] = [new Notes(), new Notes()]
    for (const [seat, move] of [
      [2, 'let'],
      [1, 'drink'],
      [0, 'let'],
      [2, 'let'],
    ] as const) {
      play(state, seat, move, here)
      play(twin, seat, move, there)
      expect(twin).toEqual(state)
    }
    expect(there.said).toEqual(here.said)
    expect(awaiting(twin)).toEqual([])
  })
})

describe('a veil', () => {
  const { object } = book
  const hushed = byAgenda<Toast>(
    { ...book, object: { ...object, veil: (_state, { to }) => [0, 1, 2].filter((seat) => seat !== to) } },
    ({ glasses }) => glasses.length,
  )

  test('is said by the question that is asked, whoever has answered', () => {
    const { state, turn } = lay({ type: 'object', to: 1, silent: [] })
    expect(hushed.veil(state)).toEqual([0, 2])
    hushed.play(state, 0, 'let', turn)
    expect(hushed.awaiting(state)).toEqual([2])
    expect(hushed.veil(state)).toEqual([0, 2])
    hushed.play(state, 2, 'let', turn)
    expect(hushed.veil(state)).toBeNull()
  })

  test('is over no other question', () => {
    expect(hushed.veil(lay({ type: 'drink', seat: 1 }).state)).toBeNull()
  })
})

test('steps are held against the types of the game by the compiler', () => {
  const { drink, object, pour, note } = book
  expect(question<'drink'>(drink)).toEqual(drink)
  // @ts-expect-error nobody drinks by letting it be
  question<'drink'>({ ...drink, moves: () => ['drink', 'let'] })
  // @ts-expect-error nor when time runs out
  question<'drink'>({ ...drink, fallback: () => 'let' })
  // @ts-expect-error whoever may object never answers that they drink
  question<'object'>({ ...object, answer: (_state, _step, _seat, move) => expect(move === 'drink').toBe(false) })
  // @ts-expect-error nobody is asked to pour
  question<'pour'>(drink)
  // @ts-expect-error nobody drinks unasked
  deed<'drink'>(() => {})
  // @ts-expect-error a deed in the place of a question
  byAgenda<Toast>({ drink: pour, object, pour, note }, () => 3)
  // @ts-expect-error a question in the place of a deed
  byAgenda<Toast>({ drink, object, pour: drink, note }, () => 3)
  // @ts-expect-error a step is missing
  byAgenda<Toast>({ drink, object, pour }, () => 3)
  // @ts-expect-error an answer that is no move
  steps<Omit<Toast, 'Answers'> & { Answers: { drink: 'spill' } }>()
})
