import { boxes } from '@octopolis/games'
import { openStore } from '../../store/open.ts'
import type { RatingRow } from '../../store/rows.ts'
import type { Store } from '../../store/store.ts'
import type { Fault } from './fault.ts'
import { figuresOf, type Evidence, type Figures, type Findings } from './figures.ts'
import { judge, judgeRatings, type Archive } from './judge.ts'
import type { Ground } from './lives.ts'
import type { Stage } from './stage.ts'

async function archiveOf(store: Store, table: string): Promise<Archive | null> {
  const whole = await store.tables.find(table)
  if (whole === null) return null
  const [entries, talk, sealed] = await Promise.all([
    store.log.read(table),
    store.talk.read(table, 0),
    store.sealed.of(table),
  ])
  return { row: whole.table, seats: whole.seats, entries, talk, sealed }
}

async function ratingsOf(store: Store, archives: readonly Archive[]): Promise<RatingRow[]> {
  const people = archives.flatMap(({ seats }) => seats.flatMap(({ account }) => account ?? []))
  return (await Promise.all([...new Set(people)].map((player) => store.ratings.of(player)))).flat()
}

/** Opens what the house has left behind, and compares it with what everybody remembers. */
export async function sentence(
  stage: Stage,
  ground: Ground,
  known: Pick<Figures, 'seed' | 'seconds'>,
): Promise<Findings> {
  const lives = stage.lives.past
  const faults: Fault[] = [...stage.faults]
  const evidence: Evidence[] = []
  const { store } = await openStore(ground)
  try {
    for (const testimony of stage.testimonies.values()) {
      const { table } = testimony
      const archive = await archiveOf(store, table)
      const box = archive === null ? undefined : boxes[archive.row.game]
      if (archive === null || box === undefined) {
        faults.push(...testimony.faults, { kind: 'lost', table, seq: null, what: 'the table is not in the store' })
        continue
      }
      evidence.push({ testimony, archive })
      faults.push(...judge(box.game, testimony, archive, lives))
    }
    const archives = evidence.map(({ archive }) => archive)
    faults.push(...judgeRatings(archives, await ratingsOf(store, archives)))
  } finally {
    await store.close()
  }
  const figures = figuresOf({ ...known, ...stage.counts, starts: lives.length }, evidence, lives, faults)
  return { figures, faults }
}
