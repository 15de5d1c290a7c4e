// A thread with every bad habit; the question's seed says which. Plain JavaScript: threads run what is built.
import { desk } from '../../../dist/thinking/desk.js'

const { exit } = /** @type {{ exit(code: number): void }} */ (process)

/** @type {Record<string, (moves: readonly unknown[], view: unknown) => unknown>} */
const tricks = {
  honest: (moves) => moves.at(-1),
  view: (_moves, view) => view,
  spin: () => {
    for (;;);
  },
  throw: () => {
    throw new Error('I would rather not')
  },
  exit: () => exit(3),
  nonsense: () => ({ type: 'cheat' }),
  nothing: () => undefined,
  function: () => () => 'not even data',
  // Answers, and takes the thread down afterwards.
  poison: (moves) => {
    queueMicrotask(() => {
      throw new Error('too late')
    })
    return moves.at(-1)
  },
  hoard: () => {
    const hoard = []
    for (;;) hoard.push({ more: [hoard.length] })
  },
  // Grows in large steps: at V8's own limit that would end the whole process.
  tables: () => {
    const table = new Map()
    for (;;) table.set(table.size, {})
  },
  // Outside the heap, where V8 has no limit.
  buffers: () => {
    const hoard = []
    for (;;) hoard.push(new Uint8Array(2 ** 22).fill(1))
  },
}

export const think = desk((question) => {
  const [moves, view] =
    'situation' in question
      ? [question.situation.prompt.moves, question.situation.view]
      : [['a word'], question.moment.view]
  return tricks[question.seed]?.(moves, view)
})
