import { commitment, Refusal, same, type AnyGame, type Seat } from '@octopolis/engine'
import type { Entry, RatingRow, SealedRow, SeatRow, TableRow, TalkRow } from '../../store/rows.ts'
import { ratedPlayers } from '../../ratings/counting.ts'
import { Clockwork, type Blame, type Life } from './clockwork.ts'
import type { Fault } from './fault.ts'
import { Replay } from './replay.ts'
import { momentOf, type Acknowledged, type Testimony } from './testimony.ts'

/** What the store says of one table, after all is over. */
export interface Archive {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
  readonly entries: readonly Entry[]
  readonly talk: readonly TalkRow[]
  /** Given with eyes closed, and not played yet. */
  readonly sealed: readonly SealedRow[]
}

/** Compares what people were promised and shown at a table with what is kept of it. */
export function judge(game: AnyGame, testimony: Testimony, archive: Archive, lives: readonly Life[]): readonly Fault[] {
  const faults: Fault[] = [...testimony.faults]
  const blame: Blame = (kind, seq, what) => void faults.push({ kind, table: testimony.table, seq, what })
  judgeLines(testimony, archive, blame)
  judgeTalk(testimony, archive.talk, blame)
  judgeGame(game, testimony, archive, lives, blame)
  return faults
}

function judgeLines(testimony: Testimony, { entries, sealed }: Archive, blame: Blame): void {
  const lines = new Map<string, Entry>()
  entries.forEach((entry, index) => {
    const { id, seq, by } = entry
    if (seq !== index + 1) blame('gap', seq, `this is the log's line number ${index + 1}`)
    const earlier = lines.get(id)
    if (earlier !== undefined) blame('twice', seq, `${id} is line ${earlier.seq} already`)
    lines.set(id, entry)
    const wish = testimony.sent.get(id)
    // What somebody has ordered the house to do nobody sends, nor that a table rests while all have left it.
    const isOrdered = id.startsWith('order:') || entry.kind === 'rest' || entry.kind === 'wake'
    if (by === 'person' && wish === undefined && !isOrdered) blame('twice', seq, `nobody sent ${id}`)
    if (wish === undefined) return
    if (wish.kind !== entry.kind || wish.seat !== entry.seat || !same(wish.move, entry.move)) {
      blame('lost', seq, `seat ${wish.seat} sent ${JSON.stringify(wish.move)}, the line says ${JSON.stringify(entry)}`)
    }
  })
  for (const [key, promise] of testimony.acknowledged) {
    const { seq } = promise
    const line = lines.get(key)
    if (line === undefined) {
      // A trial that ends while eyes are closed leaves answers that are kept, and not played.
      const isSealed = promise.sealed === true && sealed.some(({ id }) => id === key)
      if (!isSealed) blame('lost', seq, `${key} was acknowledged as this line, and is nowhere in the log`)
    } else if (line.seq !== seq && !isPutOff(promise, line.seq, entries)) {
      blame('lost', seq, `${key} was acknowledged as this line, and is line ${line.seq}`)
    }
  }
  for (const key of testimony.refused) {
    const line = lines.get(key)
    if (line !== undefined) blame('twice', line.seq, `${key} was refused, and kept`)
  }
}

/** With eyes closed each line of the house's own puts a promised one off, and nothing else does. */
function isPutOff({ seq, sealed, sight = 0 }: Acknowledged, line: number, entries: readonly Entry[]): boolean {
  const between = entries.slice(sight, line - 1).filter(({ kind }) => kind !== 'move' && kind !== 'undo')
  return sealed === true && line > seq && line - seq <= between.length
}

function judgeTalk(testimony: Testimony, talk: readonly TalkRow[], blame: Blame): void {
  const lines = new Map<unknown, TalkRow>()
  talk.forEach((row, index) => {
    if (row.n !== index + 1) blame('gap', null, `line ${row.n} is the talk's line number ${index + 1}`)
    // Bots talk too, and nobody is promised anything by that.
    if (row.account === null && row.kind === 'talk') return
    if (lines.has(row.said)) blame('twice', null, `"${String(row.said)}" was said once, and is there twice`)
    lines.set(row.said, row)
    if (!testimony.said.has(String(row.said))) blame('twice', null, `nobody said "${String(row.said)}"`)
  })
  for (const [said, { account, id, n }] of testimony.said) {
    const line = lines.get(said)
    if (n !== null && (line?.n !== n || line.account !== account || line.id !== id)) {
      blame('lost', null, `"${said}" was acknowledged as line ${n} of the talk, and is ${JSON.stringify(line)}`)
    }
    if (line !== undefined && testimony.unsaid.has(said)) blame('twice', null, `"${said}" was refused, and kept`)
  }
}

function judgeGame(
  game: AnyGame,
  testimony: Testimony,
  { row, seats, entries }: Archive,
  lives: readonly Life[],
  blame: Blame,
): void {
  if (row.status === 'gathering') {
    if (testimony.status !== 'gathering') blame('lost', null, `the table was ${testimony.status}, and is gathering`)
    return
  }
  if (testimony.commitment !== null && commitment(row.seed ?? '') !== testimony.commitment) {
    blame('contradicted', 0, "the seed isn't the one that was committed to")
  }
  const replay = new Replay(game, row)
  const clockwork = new Clockwork(testimony.deadlines, lives, {
    isBot: (seat) => seats[seat]?.bot !== null,
    blame,
  })
  const look = (seq: number): void => {
    judgeSights(testimony, replay, seq, blame)
    clockwork.look(seq, replay)
  }
  look(0)
  for (const entry of entries) {
    clockwork.expectDue(entry, replay)
    try {
      replay.play(entry)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return blame('unplayable', entry.seq, error.message)
    }
    look(entry.seq)
  }
  if (testimony.highest > entries.length) {
    blame('lost', testimony.highest, `this line was shown or acknowledged; the log has ${entries.length}`)
  }
  judgeEnd(testimony, replay, row, blame)
}

function judgeSights({ shown }: Testimony, replay: Replay, seq: number, blame: Blame): void {
  for (const [viewer, sights] of shown) {
    for (const isAsked of [true, false]) {
      const sight = sights.get(momentOf(seq, isAsked))
      if (sight === undefined) continue
      if (sight.scene !== replay.scene(viewer, isAsked)) {
        blame('contradicted', seq, `what viewer ${viewer} was shown is not what the log says`)
      }
      for (const [after, facts] of sight.facts) {
        if (facts !== replay.facts(viewer, after)) {
          blame('contradicted', seq, `what viewer ${viewer} was told after line ${after} is not what the log says`)
        }
      }
    }
  }
}

function judgeEnd(testimony: Testimony, replay: Replay, row: TableRow, blame: Blame): void {
  const { outcome } = replay
  if (outcome === null) {
    if (row.status === 'finished') blame('record', null, 'the table is finished, its game is not')
    return
  }
  if (row.status !== 'finished' || row.finishedAt === null) blame('record', null, `it is over, and still ${row.status}`)
  if (!same(row.outcome, outcome)) {
    blame('record', null, `it ended ${JSON.stringify(outcome)}; the store says ${JSON.stringify(row.outcome)}`)
  }
  if (testimony.record !== null && testimony.record !== replay.moves) {
    blame('record', null, 'the record that was given out has other moves')
  }
}

/** Every finished game between people counts once for everybody who played it themselves. */
export function judgeRatings(archives: readonly Archive[], ratings: readonly RatingRow[]): readonly Fault[] {
  const games = new Map<string, number>()
  for (const { row, seats, entries } of archives) {
    if (row.status !== 'finished') continue
    const botMoves = (seat: Seat): number =>
      entries.filter((entry) => entry.kind === 'move' && entry.seat === seat && entry.by === 'bot').length
    const players = ratedPlayers(row, seats, botMoves).flatMap((player) => player ?? [])
    if (players.length < 2) continue
    for (const player of players) {
      const key = `${player} at ${row.game}`
      games.set(key, (games.get(key) ?? 0) + 1)
    }
  }
  const counted = new Map(ratings.map((row) => [`${row.player} at ${row.game}`, row.games]))
  return [...new Set([...games.keys(), ...counted.keys()])].flatMap((key): Fault[] => {
    const [finished, rated] = [games.get(key) ?? 0, counted.get(key) ?? 0]
    if (finished === rated) return []
    return [{ kind: 'rating', table: null, seq: null, what: `${key} has finished ${finished} games, ${rated} count` }]
  })
}
