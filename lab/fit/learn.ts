import { Progress } from '../progress.ts'
import { gamesIn, playSeries, type Series } from '../simulate/series.ts'
import { addUp, type Sums } from '../simulate/sums.ts'

/** Plays these games and adds up what they teach. */
export async function learn(series: readonly Series[], threads: number): Promise<Sums> {
  const sums: Record<string, number> = {}
  const progress = new Progress(gamesIn(series), 'games')
  await playSeries(series, {
    threads,
    training: true,
    take({ training, results }) {
      addUp(sums, training)
      progress.advance(results.length)
    },
  })
  progress.end()
  return sums
}

/**
 * So many rounds of it, the first by what anybody would guess, each of the others by what all before it have taught. Bots
 * change what there is to be learnt, so one round from a file depends on that file; this depends on nothing. A round that
 * forgot those before it would overshoot: each side would learn the answer to what the others have just given up. So all
 * rounds count, the second twice as much as the first, the third three times, and steps grow smaller.
 */
export async function learnFromNothing(series: readonly Series[], rounds: number, threads: number): Promise<Sums> {
  const all: Record<string, number> = {}
  let lore: Sums = {}
  for (let round = 1; round <= rounds; round++) {
    const next = series.map(({ setting, ranges }) => ({
      setting: { ...setting, seed: setting.seed + round - 1, lore },
      ranges,
    }))
    const taught = await learn(next, threads)
    for (const [key, count] of Object.entries(taught)) all[key] = (all[key] ?? 0) + count * round
    // Scaled back to the number of games that were counted. These are fractions, but they are never summed, so threads
    // make no difference.
    const mean = (round + 1) / 2
    lore = Object.fromEntries(Object.entries(all).map(([key, count]) => [key, count / mean]))
  }
  return lore
}
