import { existsSync } from 'node:fs'
import type { Worker } from 'node:worker_threads'
import { levels, situationAt } from '@octopolis/bots'
import { QuickChance, Table } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Aside, ThreadQuestion } from '../../thinking/desk.ts'
import { FairQueue } from '../../thinking/queue.ts'
import { Thinking, type Thinker } from '../../thinking/thinking.ts'

if (!existsSync(new URL('../../dist/thinking/worker.js', import.meta.url))) {
  throw new Error('The server is not built: npm run build')
}

const planted = (name: string): URL => new URL(`./planted/${name}.js`, import.meta.url)
const LONG = 120_000

/** Every thread of this process that has not ended. */
const threads = new Set<Worker>()
process.on('worker', (worker) => {
  threads.add(worker)
  worker.on('exit', () => threads.delete(worker))
})

const open: Thinking[] = []

function start(setup: ConstructorParameters<typeof Thinking>[0]): Thinking {
  const thinking = new Thinking({ threads: 1, worker: planted('tricks'), ...setup })
  open.push(thinking)
  return thinking
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((thinking) => thinking.close()))
  await vi.waitFor(() => expect(threads.size).toBe(0), { timeout: LONG })
}, LONG)

const moves = [{ type: 'wait' }, { type: 'walk', to: [1, 2] }, { type: 'leave' }]
const fallback = moves[0]
const last = moves[2]

function ask(trick: string, game = 'a game'): ThreadQuestion {
  const prompt = { ask: { type: 'act' }, moves, fallback, pace: 'quick', rule: 'ABC-1.1' } as const
  return { game, level: 'easy', seed: trick, situation: { seat: 0, view: {}, prompt, facts: [], talk: [] } }
}

function aside(trick: string, game = 'a word'): Aside {
  return { game, level: 'easy', seed: trick, moment: { seat: 0, view: { seen: 1 }, facts: [], talk: [] } }
}

const terms = { table: 'a table', budgetMs: LONG }

describe('a bot that can be trusted', () => {
  const everyBot = Object.entries(boxes).flatMap(([id, box]) => levels.map((level) => ({ id, box, level })))

  test.each(everyBot)('$id, $level: the thread decides as the bot itself would', async ({ id, box, level }) => {
    const thinking = start({ worker: new URL('../../dist/thinking/worker.js', import.meta.url) })
    const table = Table.start(box.game, { seats: box.game.seats.min, seed: 'a table' })
    for (let turn = 0; turn < 3 && table.awaiting.length > 0; turn++) {
      const seat = table.awaiting[0] ?? 0
      const seed = `turn ${turn}`
      const situation = situationAt(table, seat, new QuickChance(seed))
      const own = box.bots[level].decide(situation)
      const thought = await thinking.think({ game: id, level, situation, seed }, terms)
      expect(thought).toMatchObject({ move: own, trouble: null })
      table.play(seat, own)
    }
  })

  test('the worker is the built one by default, and of an unknown game it plays the fallback', async () => {
    const thinking = new Thinking({ threads: 1 })
    open.push(thinking)
    expect(await thinking.think(ask('seed', 'no such game'), terms)).toMatchObject({
      move: fallback,
      trouble: 'failed',
    })
  })

  test('the move is the one of the prompt, not a copy', async () => {
    const { move, trouble } = await start({}).think(ask('honest'), terms)
    expect(move).toBe(last)
    expect(trouble).toBeNull()
  })

  test('a situation that is made when looked at is looked at when it is asked', async () => {
    const thinking = start({})
    const { situation, ...question } = ask('view')
    let view = moves[0]
    const lazy = {
      ...situation,
      get view() {
        return view
      },
    }
    const first = thinking.think({ ...question, situation: lazy }, terms)
    view = moves[1]
    const second = thinking.think({ ...question, situation: lazy }, terms)
    view = moves[2]
    expect([(await first).move, (await second).move]).toEqual([moves[0], moves[1]])
  })
})

describe('a bot that can not be trusted', () => {
  const habits = [
    { trick: 'throw', trouble: 'failed' },
    { trick: 'exit', trouble: 'crashed' },
    { trick: 'function', trouble: 'crashed' },
    { trick: 'nonsense', trouble: 'illegal' },
    { trick: 'nothing', trouble: 'illegal' },
    { trick: 'hoard', trouble: 'crashed' },
    { trick: 'tables', trouble: 'crashed' },
    { trick: 'buffers', trouble: 'crashed' },
    { trick: 'spin', trouble: 'overran', budgetMs: 50 },
  ]

  test.each(habits)('$trick: the fallback is played, and the next one thinks as ever', async (habit) => {
    const { trick, trouble, budgetMs = LONG } = habit
    const thoughts: Thinker[] = []
    const thinking = start({ memoryMb: 100, onThought: (thought) => thoughts.push(thought) })
    for (let round = 0; round < 2; round++) {
      expect(await thinking.think(ask(trick), { table: 'bad', budgetMs })).toMatchObject({ move: fallback, trouble })
      expect(await thinking.think(ask('honest'), terms)).toMatchObject({ move: last, trouble: null })
    }
    expect(thoughts.map((thought) => thought.trouble)).toEqual([trouble, null, trouble, null])
    expect(thoughts[0]).toMatchObject({ game: 'a game', level: 'easy', why: expect.any(String) as string })
    await vi.waitFor(() => expect(threads.size).toBe(1), { timeout: LONG })
    expect([thinking.waiting, thinking.thinking]).toEqual([0, 0])
  })

  test('many of them at once leave no more threads than there may be', async () => {
    const thinking = start({ threads: 2, memoryMb: 100 })
    const tricks = ['spin', 'honest', 'exit', 'throw', 'honest', 'spin', 'exit', 'exit', 'honest', 'spin', 'honest']
    const thoughts = await Promise.all(
      tricks.map((trick, table) =>
        thinking.think(ask(trick), { table: `table ${table}`, budgetMs: trick === 'spin' ? 50 : LONG }),
      ),
    )
    const troubles: Record<string, unknown> = { spin: 'overran', honest: null, exit: 'crashed', throw: 'failed' }
    expect(thoughts.map(({ trouble }) => trouble)).toEqual(tricks.map((trick) => troubles[trick]))
    await vi.waitFor(() => expect(threads.size).toBeLessThanOrEqual(2), { timeout: LONG })
  })

  test('one that takes its thread down afterwards leaves nothing of it', async () => {
    const thinking = start({})
    for (let round = 0; round < 20; round++) {
      await thinking.think(ask('poison'), terms)
      expect(await thinking.think(ask('honest'), terms)).toMatchObject({ move: last, trouble: null })
    }
  })

  test('a thread that dies before it begins does not cost the bot its move', async () => {
    const thinking = start({ worker: planted('doomed') })
    for (let round = 0; round < 4; round++) {
      expect(await thinking.think(ask('honest'), terms)).toMatchObject({ move: last, trouble: null })
    }
  })

  describe('a thread that is killed', () => {
    /** Kills the next so many threads as soon as they are there. */
    function killNext(times: number): void {
      let left = times
      const kill = (worker: Worker): void => {
        if (left-- > 0) void worker.terminate()
      }
      process.on('worker', kill)
      onTestFinished(() => void process.off('worker', kill))
    }

    test.each([1, 2])('while it starts is replaced, be it again and again: %i threads', async (most) => {
      const thinking = start({ threads: most, startMs: 5000 })
      killNext(4)
      const thoughts = [1, 2, 3].map((table) => thinking.think(ask('honest'), { ...terms, table: `${table}` }))
      for (const thought of thoughts) expect(await thought).toMatchObject({ move: last, trouble: null })
    })

    test('while it idles costs nobody a move', async () => {
      const thinking = start({})
      for (let round = 0; round < 5; round++) {
        await thinking.think(ask('honest'), terms)
        for (const thread of threads) void thread.terminate()
        expect(await thinking.think(ask('honest'), terms)).toMatchObject({ move: last, trouble: null })
      }
    })

    test('while it thinks is answered for at once, and replaced', async () => {
      const thinking = start({})
      const began = new Promise<Worker>((resolve) => {
        process.once('worker', (worker) => worker.on('message', (sent) => 'began' in Object(sent) && resolve(worker)))
      })
      const thought = thinking.think(ask('spin'), terms)
      const next = thinking.think(ask('honest'), terms)
      void (await began).terminate()
      expect(await thought).toMatchObject({ move: fallback, trouble: 'crashed' })
      expect(await next).toMatchObject({ move: last, trouble: null })
    })

    test('at any moment leaves nobody without an answer', async () => {
      const thinking = start({ threads: 2 })
      const killed = new WeakSet<Worker>()
      const killing = setInterval(() => {
        const thread = [...threads].findLast((one) => !killed.has(one))
        if (thread === undefined) return
        killed.add(thread)
        void thread.terminate()
      }, 7)
      try {
        for (let round = 0; round < 20; round++) {
          const thoughts = [1, 2, 3].map((table) => thinking.think(ask('honest'), { ...terms, table: `${table}` }))
          for (const thought of thoughts) expect(moves).toContain((await thought).move)
        }
      } finally {
        clearInterval(killing)
      }
      expect(await thinking.think(ask('honest'), terms)).toMatchObject({ move: last, trouble: null })
    })

    test('as soon as it is there, always, is given up', async () => {
      const thinking = start({})
      killNext(Infinity)
      expect(await thinking.think(ask('honest'), terms)).toMatchObject({ move: fallback, trouble: 'crashed' })
    })
  })

  test('threads that are being ended when all is closed are not replaced', async () => {
    for (let round = 0; round < 12; round++) {
      const thinking = start({ threads: 2 })
      // Two threads, of which one idles when the other is ended.
      await Promise.all(['honest', 'spin'].map((trick) => thinking.think(ask(trick), { table: trick, budgetMs: 50 })))
      await thinking.close()
    }
  })

  test('a thread that never begins is ended', async () => {
    const thinking = start({ worker: planted('silent'), startMs: 50 })
    expect(await thinking.think(ask('honest'), terms)).toMatchObject({ move: fallback, trouble: 'crashed' })
  })

  test('threads that can not start keep nobody waiting', async () => {
    const thinking = start({ worker: planted('broken'), threads: 2 })
    const thoughts = await Promise.all([1, 2, 3, 4].map(() => thinking.think(ask('honest'), terms)))
    expect(thoughts.map(({ trouble }) => trouble)).toEqual(['crashed', 'crashed', 'crashed', 'crashed'])
  })
})

describe('a bot that would say something', () => {
  test('says it, and whatever goes wrong is silence', async () => {
    const thinking = start({})
    expect(await thinking.speak(aside('honest'), terms)).toBe('a word')
    expect(await thinking.speak(aside('view'), terms)).toEqual({ seen: 1 })
    for (const trick of ['throw', 'exit', 'nothing']) expect(await thinking.speak(aside(trick), terms)).toBeNull()
    expect(await thinking.speak(aside('spin'), { ...terms, budgetMs: 50 })).toBeNull()
    await thinking.close()
    expect(await thinking.speak(aside('honest'), terms)).toBeNull()
  })

  test('waits until nobody has to decide', async () => {
    const order: string[] = []
    const thinking = start({ onThought: ({ game }) => order.push(game) })
    await Promise.all([
      thinking.think(ask('honest', 'first'), terms),
      thinking.speak(aside('honest'), terms),
      thinking.think(ask('honest', 'second'), { ...terms, table: 'another' }),
    ])
    expect(order).toEqual(['first', 'second', 'a word'])
  })

  test('leaves a thread free for whoever has to decide', async () => {
    const thinking = start({ threads: 2 })
    const words = [1, 2].map((table) => thinking.speak(aside('honest'), { ...terms, table: `${table}` }))
    expect([thinking.thinking, thinking.waiting]).toEqual([1, 1])
    const move = thinking.think(ask('honest'), terms)
    expect(thinking.thinking).toBe(2)
    expect(await move).toMatchObject({ move: last })
    expect(await Promise.all(words)).toEqual(['a word', 'a word'])
  })
})

describe('a bot that waits', () => {
  test('its budget begins when its thinking does', async () => {
    const waited: number[] = []
    const thinking = start({ onThought: (thought) => waited.push(thought.waited) })
    const before = thinking.think(ask('spin'), { table: 'before', budgetMs: 2000 })
    const after = thinking.think(ask('honest'), { table: 'after', budgetMs: 1000 })
    expect(await before).toMatchObject({ trouble: 'overran' })
    expect(await after).toMatchObject({ trouble: null })
    expect(waited[1]).toBeGreaterThanOrEqual(1000)
  })

  test('tables take turns', async () => {
    const order: string[] = []
    const thinking = start({ onThought: ({ game }) => order.push(game) })
    const asked = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) =>
      thinking.think(ask('honest', name), { table: name.slice(0, 1), budgetMs: LONG }),
    )
    expect([thinking.thinking, thinking.waiting]).toEqual([1, 5])
    await Promise.all(asked)
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  })

  test('whoever comes when too many wait gets the fallback at once', async () => {
    const thinking = start({ longest: 2 })
    const asked = [1, 2, 3, 4].map(() => thinking.think(ask('honest'), terms))
    expect(await asked[3]).toMatchObject({ move: fallback, trouble: 'crowded' })
    expect(await Promise.all(asked.slice(0, 3))).toMatchObject([
      { trouble: null },
      { trouble: null },
      { trouble: null },
    ])
  })

  test('closing tells everybody, whether they wait, think or come late', async () => {
    const thinking = start({})
    const asked = Promise.allSettled([1, 2, 3].map(() => thinking.think(ask('spin'), terms)))
    await thinking.close()
    const late = await Promise.allSettled([thinking.think(ask('honest'), terms)])
    for (const result of [...(await asked), ...late]) {
      expect(result).toMatchObject({ status: 'rejected', reason: { reason: 'unavailable' } })
    }
  })
})

describe('the queue', () => {
  test('nobody is lost, and a table that comes back goes to the end', () => {
    const queue = new FairQueue<string>()
    queue.add('a', 'a1')
    queue.add('a', 'a2')
    queue.add('b', 'b1')
    expect([queue.take(), queue.size]).toEqual(['a1', 2])
    queue.add('c', 'c1')
    queue.add('a', 'a3')
    expect([queue.take(), queue.take(), queue.take(), queue.take(), queue.take()]).toEqual([
      'b1',
      'a2',
      'c1',
      'a3',
      undefined,
    ])
    expect(queue.size).toBe(0)
  })
})
