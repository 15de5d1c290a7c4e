import { describe, expect, test } from 'vitest'
import { conform, describeFailure, type Proof } from '../conform/index.ts'
import { nextAround, openWindow, Table, type Game, type Prompt, type Seat } from '../index.ts'
import { handOf, snap, standing, type Ask, type Move, type Snap, type State } from './snap/game.ts'
import { en, fr, proof } from './snap/proof.ts'

type SnapGame = Game<Snap>
type SnapProof = Proof<Snap>

describe('a sound game with windows', () => {
  test('passes', () => {
    const report = conform(snap, proof, { games: 60, seed: 'snap', thoroughness: 8, everyViewer: true })
    expect(report.failures.map(describeFailure)).toEqual([])
  })
})

const isOpen = ({ agenda }: State): boolean => agenda.at(-1)?.type === 'window'

function prompting(
  bend: (prompt: Prompt<Move, Ask>, state: State, seat: Seat) => Prompt<Move, Ask> | null,
): Partial<SnapGame> {
  return {
    prompt(state, seat) {
      const prompt = snap.prompt(state, seat)
      return prompt === null || !isOpen(state) ? prompt : bend(prompt, state, seat)
    },
  }
}

/** Those who can't answer pass by themselves, as often as the rules ask. */
function hurrying(passes: (state: State, seat: Seat) => boolean, onlyOnOpening = false): Partial<SnapGame> {
  return {
    play(state, seat, move, turn) {
      snap.play(state, seat, move, turn)
      if (!isOpen(state) || (onlyOnOpening && move.type !== 'turn') || move.type === 'pass') return
      const silent = { ...turn, chance: turn.chance, tell: () => {}, reveal: () => turn.reveal() }
      for (const one of snap.awaiting(state)) {
        if (isOpen(state) && passes(state, one)) snap.play(state, one, { type: 'pass', on: state.laid.length }, silent)
      }
    },
  }
}

const holds = (state: State, seat: Seat): boolean => handOf(state, seat).some((card) => card !== 'dud')

interface Planted {
  readonly group: number
  readonly says: string
  readonly game?: Partial<SnapGame>
  readonly proof?: Partial<SnapProof>
}

const faults: Readonly<Record<string, Planted>> = {
  'a window that opens only if somebody holds an answer': {
    group: 7,
    says: 'opens a window',
    game: hurrying((state) => !state.hands.some((_hand, seat) => holds(state, seat)), true),
  },
  'a window that asks only those who hold an answer': {
    group: 7,
    says: 'opens a window',
    game: hurrying((state, seat) => !holds(state, seat) && seat > 0),
  },
  'a window that all but one look through': {
    group: 7,
    says: 'not all are asked alike',
    game: prompting(({ window, ...prompt }, _state, seat) =>
      seat === 1 || window === undefined ? prompt : { ...prompt, window },
    ),
  },
  'two events at once': {
    group: 7,
    says: 'not all are asked alike',
    game: prompting((prompt, _state, seat) => ({
      ...prompt,
      window: { event: seat === 0 ? 'turned' : 'other', mine: false },
    })),
    proof: {
      words: {
        en: { ...en, windows: { turned: 'one', other: 'two' } },
        fr: { ...fr, windows: { turned: 'un', other: 'deux' } },
      },
    },
  },
  'a pass that says who has passed': {
    group: 7,
    says: 'has other answers than before',
    game: {
      ...prompting((prompt, { passed }) => {
        const count = passed.filter(Boolean).length
        const moves = prompt.moves.map((move) => Object.assign({ count }, move))
        return { ...prompt, moves, fallback: moves[0] ?? prompt.fallback }
      }),
    },
  },
  'a window that shuts at the first pass': {
    group: 7,
    says: 'those still awaited are not seats',
    game: {
      play(state, seat, move, turn) {
        if (move.type === 'pass') state.passed.fill(true)
        snap.play(state, seat, move, turn)
      },
    },
  },
  'a word unasked': {
    group: 7,
    says: 'may speak unasked',
    game: {
      prompt(state, seat) {
        const prompt = snap.prompt(state, seat)
        const [one] = snap.awaiting(state)
        return prompt !== null || !isOpen(state) || one === undefined
          ? prompt
          : snap.prompt({ ...state, passed: state.passed.map(() => false) }, seat)
      },
    },
  },
  'a window with closed eyes': {
    group: 7,
    says: 'yet eyes are closed',
    game: { veil: (state) => (isOpen(state) ? [0] : null) },
  },
  'an event without words': {
    group: 8,
    says: 'The English words for the window turned are missing',
    proof: { words: { en: { ...en, windows: {} }, fr: { ...fr, windows: {} } } },
  },
  'an event without French words': {
    group: 8,
    says: 'The French words for turned of the windows are missing',
    proof: { words: { en, fr: { ...fr, windows: {} } } },
  },
}

describe('a planted fault is found', () => {
  test.each(Object.entries(faults))('%s', (_name, { group, says, game, proof: bent }) => {
    const plan = { games: 24, seed: 'planted', thoroughness: 8 }
    const { failures } = conform({ ...snap, ...game }, { ...proof, ...bent }, plan)
    const found = failures.find((one) => one.group === group)
    expect(found?.what).toContain(says)
  })
})

describe('a window', () => {
  const opened = () => {
    const table = Table.start(snap, { seats: 3, seed: 'open' })
    table.play(0, { type: 'turn' })
    return table
  }

  test('is seen by whoever is awaited, and says whom it is about', () => {
    const table = opened()
    expect(openWindow(table.awaiting, (seat) => table.prompt(seat))).toEqual({ event: 'turned', mine: true })
    expect(table.prompt(1)?.window).toEqual({ event: 'turned', mine: false })
    expect(openWindow([], () => null)).toBeNull()
  })

  test('lets nobody take anything back', () => {
    const still: SnapGame = {
      ...snap,
      play: (state, seat, move, turn) =>
        snap.play(state, seat, move, { ...turn, chance: turn.chance, tell: () => {}, reveal: () => {} }),
    }
    const table = Table.start(still, { seats: 2, seed: 'back' })
    table.play(0, { type: 'turn' })
    expect(table.mayUndo(0)).toBe(false)
    table.play(0, { type: 'pass', on: 0 })
    table.play(1, { type: 'pass', on: 0 })
    expect(table.prompt(1)?.ask.type).toBe('turn')
    expect(table.mayUndo(1)).toBe(false)
  })

  test('is asked round from whoever acted last', () => {
    expect(nextAround([0, 1, 2], 1)).toBe(2)
    expect(nextAround([0, 1], 1)).toBe(0)
    expect(nextAround([1], 1)).toBe(1)
    expect(nextAround([0, 2], null)).toBe(0)
    expect(nextAround([], 1)).toBeNull()
  })

  test('settles what was played, the last first', () => {
    const snaps = { seat: 0, card: 'snap' } as const
    const hushes = { seat: 1, card: 'hush' } as const
    expect(standing([])).toBeNull()
    expect(standing([snaps])).toEqual(snaps)
    expect(standing([snaps, hushes])).toBeNull()
    expect(standing([snaps, hushes, hushes])).toEqual(snaps)
  })
})
