import { Progress } from '../progress.ts'
import { gamesIn, playSeries, type Series } from '../simulate/series.ts'
import { addUp, type Sums } from '../simulate/sums.ts'

/** Plays these games and adds up what they teach. */
export async function learn(series: readonly Series[], threads: number): Promise<Sums> {
  const sums: Record<string, number> = {}
  const progress = new Progress(gamesIn(series), 'games')
  await playSeries(series, {
    threads,
    lessons: true,
    take({ lessons, results }) {
      addUp(sums, lessons)
      progress.advance(results.length)
    },
  })
  progress.end()
  return sums
}

/**
 * So many rounds of it, the first by what anybody would guess, each of the others by what the one before has taught. Bots
 * change what there is to be learnt, so one round from a file depends on that file; this depends on nothing.
 */
export async function learnFromNothing(series: readonly Series[], rounds: number, threads: number): Promise<Sums> {
  let lore: Sums = {}
  for (let round = 0; round < rounds; round++) {
    const next = series.map(({ setting, ranges }) => ({
      setting: { ...setting, seed: setting.seed + round, lore },
      ranges,
    }))
    lore = await learn(next, threads)
  }
  return lore
}
