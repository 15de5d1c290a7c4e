import { expect, test } from 'vitest'
import type { WorkerQuestion, Report, Task } from '../thinking/question.ts'
import { Thinking, type Hire, type Thinker } from '../thinking/thinking.ts'

const question: WorkerQuestion = {
  game: 'any',
  level: 'easy',
  seed: '1',
  seat: 0,
  view: {},
  facts: [],
  talk: [],
  prompt: { ask: { type: 'any' }, moves: [{ a: 1 }, { a: 2 }], fallback: { a: 1 }, pace: 'quick', rule: 'ANY-1.1' },
}

type Act = (worker: FakeWorker, task: Task) => void

/** A worker that does with a task what it is told to. */
class FakeWorker implements Thinker {
  readonly tasks: number[] = []
  isEnded = false
  readonly report: (report: Report) => void
  readonly die: () => void
  private readonly act: Act

  constructor(act: Act, report: (report: Report) => void, die: () => void) {
    this.act = act
    this.report = report
    this.die = die
  }

  postMessage(task: Task): void {
    this.tasks.push(task.id)
    queueMicrotask(() => this.act(this, task))
  }

  terminate(): void {
    this.isEnded = true
  }
}

function thinkingOf(...acts: Act[]) {
  const workers: FakeWorker[] = []
  const hire: Hire = (hear, died) => {
    const act = acts[Math.min(workers.length, acts.length - 1)] ?? (() => undefined)
    const worker = new FakeWorker(act, hear, died)
    workers.push(worker)
    return worker
  }
  return { thinking: new Thinking(hire, { think: 30, begin: 60 }), workers }
}

const answer =
  (move: unknown) =>
  (worker: FakeWorker, { id }: Task): void => {
    worker.report({ id, kind: 'began' })
    worker.report({ id, kind: 'decided', move })
  }
const die = (worker: FakeWorker): void => worker.die()
const brood = (worker: FakeWorker, { id }: Task): void => worker.report({ id, kind: 'began' })

test('one worker thinks one thought after the other', async () => {
  const { thinking, workers } = thinkingOf(answer({ a: 2 }))
  expect(await Promise.all([1, 2, 3].map(() => thinking.decide(question)))).toEqual([{ a: 2 }, { a: 2 }, { a: 2 }])
  expect(workers.map(({ tasks }) => tasks)).toEqual([[1, 2, 3]])
})

test('a worker that dies, broods or never begins is replaced, and the fallback played', async () => {
  for (const trouble of [die, brood, () => undefined]) {
    const { thinking, workers } = thinkingOf(trouble, answer({ a: 2 }))
    expect(await Promise.all([thinking.decide(question), thinking.decide(question)])).toEqual([{ a: 1 }, { a: 2 }])
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false])
  }
})

test('a bot that fails or answers what nobody offered gives no hint; its worker stays', async () => {
  const fail = (worker: FakeWorker, { id }: Task): void => worker.report({ id, kind: 'failed', why: 'no idea' })
  for (const trouble of [fail, answer({ a: 3 })]) {
    const { thinking, workers } = thinkingOf(trouble)
    expect(await thinking.think(question)).toBeNull()
    expect(workers[0]?.isEnded).toBe(false)
  }
})

test('where no worker can be had, the game goes on by fallbacks', async () => {
  const thinking = new Thinking(() => {
    throw new Error('workers are switched off')
  })
  expect(await thinking.decide(question)).toEqual({ a: 1 })
})

test('closed, it leaves nobody waiting', async () => {
  const { thinking } = thinkingOf(brood)
  const answers = Promise.all([thinking.think(question), thinking.think(question)])
  thinking.close()
  expect(await answers).toEqual([null, null])
})
