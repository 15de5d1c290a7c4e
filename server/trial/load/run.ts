import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { figuresOf, type Figures } from './figures.ts'
import type { Reading } from './gauge.ts'
import { openHouse } from './houses.ts'
import type { Job, Setting, News, Tally } from './job.ts'

interface Watched {
  readonly tally: Tally
  readonly before: Reading
  readonly after: Reading
}

/** Lets a crowd play in a process of its own, and looks at what the house uses from when it counts to when it ends. */
async function watch(job: Job, used: () => Promise<Reading>): Promise<Watched> {
  const crowd = fork(fileURLToPath(new URL('./crowd.js', import.meta.url)), { serialization: 'advanced' })
  try {
    return await new Promise<Watched>((resolve, reject) => {
      const readings: Promise<Reading>[] = []
      const take = async (tally: Tally): Promise<void> => {
        const [before, after] = await Promise.all(readings)
        if (before === undefined || after === undefined) throw new Error('The crowd has not counted.')
        resolve({ tally, before, after })
      }
      crowd.on('message', (news: News) => {
        if (news.type === 'tally') take(news.tally).catch(reject)
        else readings.push(used())
      })
      crowd.once('error', reject)
      crowd.once('exit', (code) => {
        if (code !== 0) reject(new Error(`The crowd has gone (${code}).`))
      })
      crowd.send(job)
    })
  } finally {
    if (crowd.exitCode === null && crowd.signalCode === null) {
      crowd.kill()
      await once(crowd, 'exit')
    }
  }
}

/** One house under one load. */
export async function measure(setting: Setting): Promise<Figures> {
  const house = await openHouse(setting)
  try {
    const { tally, before, after } = await watch({ ...setting, base: house.base, lobby: house.lobby }, () =>
      house.used(),
    )
    return figuresOf(setting, tally, before, after)
  } finally {
    await house.close()
  }
}
