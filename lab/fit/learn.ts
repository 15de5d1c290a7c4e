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
