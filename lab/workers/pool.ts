import { Worker } from 'node:worker_threads'

/** Plain data in, plain data out: what a worker is asked and answers. */
interface Work<Job, Answer> {
  readonly worker: URL
  readonly jobs: Iterable<Job>
  readonly threads: number
  take(answer: Answer): void
}

/** Runs jobs on worker threads. Each takes the next job as soon as it is free, so that slow games even out. */
export async function inParallel<Job, Answer>({ worker, jobs, threads, take }: Work<Job, Answer>): Promise<void> {
  const queue = jobs[Symbol.iterator]()
  const crew: Worker[] = []

  const workThrough = (hand: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const next = (): void => {
        const job = queue.next()
        if (job.done === true) resolve()
        else hand.postMessage(job.value)
      }
      hand.on('message', (answer: Answer) => {
        // What goes wrong in the taking would otherwise be thrown into the event loop, where nobody catches it.
        try {
          take(answer)
          next()
        } catch (error) {
          reject(error)
        }
      })
      hand.on('error', reject)
      hand.on('exit', () => reject(new Error('a worker stopped in the middle of its work')))
      next()
    })

  try {
    for (let started = 0; started < threads; started++) crew.push(new Worker(worker))
    await Promise.all(crew.map(workThrough))
  } finally {
    await Promise.all(crew.map((hand) => hand.terminate()))
  }
}
