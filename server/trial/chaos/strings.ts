/**
 * Loaded into a trial's servers before anything else: the strings that the trial pulls to set their system's clock and
 * to kill their threads. Nothing of it is in a house that is hosted.
 */
import type { Worker } from 'node:worker_threads'
import { SKEW, type Pull } from './pull.ts'

let skew = Number(process.env[SKEW] ?? 0)
const rightNow = Date.now

globalThis.Date = new Proxy(Date, {
  construct: (date, words: unknown[], made) =>
    Reflect.construct(date, words.length === 0 ? [rightNow() + skew] : words, made) as object,
  apply: () => new Date(rightNow() + skew).toString(),
  get: (date, key, receiver): unknown => (key === 'now' ? () => rightNow() + skew : Reflect.get(date, key, receiver)),
})

const threads = new Set<Worker>()
process.on('worker', (worker) => {
  threads.add(worker)
  worker.once('exit', () => threads.delete(worker))
})

process.on('message', (pull: Pull) => {
  skew = pull.skew ?? skew
  if (pull.killThreads === true) for (const thread of threads) void thread.terminate()
})
// A channel that is listened to would keep this process alive; the leash knows when it is over.
process.channel?.unref()
