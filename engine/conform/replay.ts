import { SecretChance, type Chance } from '../chance.ts'
import { Table, type GameRecord, type AnyTable } from '../table.ts'
import { difference, reread, text } from './plain.ts'
import { viewersAt, type Position } from './position.ts'
import { Rehearsal } from './rehearsal.ts'
import { Fault, nameOf, saying } from './report.ts'

/** All there was to see after one move, as text. */
interface Page {
  readonly state: string
  readonly views: readonly string[]
  readonly told: string
}

/** A game written down page by page, to be compared with what its record replays to. */
export class Chronicle {
  private readonly pages: Page[] = []

  note({ table, told }: Position): void {
    this.pages.push(pageOf(table, told))
  }

  /** Group 5: the record, stored and read back, replays to the same states, views and facts. */
  replays(table: AnyTable): void {
    const { moves, ...setting } = reread(table.record()) as GameRecord
    const again: AnyTable = Table.start(table.game, setting)
    this.compare('Replayed', again, again.told())
    for (const [seat, move] of moves) {
      try {
        again.play(seat, move)
        this.compare('Replayed', again, again.lastTold())
      } catch (error) {
        if (error instanceof Fault) throw error
        throw new Fault(5, `Replayed, the record breaks off: ${saying(error)}`, again.seq)
      }
    }
  }

  /** Group 5: a table resumed from a stored snapshot goes on to the same end. */
  resumes(table: AnyTable, chance: Chance): void {
    if (table.seq === 0) return
    const seq = chance.below(table.seq)
    const state: unknown = JSON.parse(this.at(seq).state)
    const again: AnyTable = Table.resume(table.game, reread(table.record()) as GameRecord, { seq, state })
    this.compare(`Resumed after move ${seq}`, again, again.lastTold())
  }

  private compare(how: string, table: AnyTable, facts: unknown): void {
    const move = table.seq
    const { state, views, told } = pageOf(table, facts)
    const page = this.at(move)
    if (state !== page.state) {
      throw new Fault(5, `${how}, the state is another: ${difference(page.state, state)}.`, move)
    }
    if (told !== page.told) {
      throw new Fault(5, `${how}, other facts are told: ${difference(page.told, told)}.`, move)
    }
    for (const [index, viewer] of viewersAt(table.seats).entries()) {
      const before = page.views[index] ?? ''
      const now = views[index] ?? ''
      if (now !== before) {
        throw new Fault(5, `${how}, ${nameOf(viewer)} sees otherwise: ${difference(before, now)}.`, move)
      }
    }
  }

  /** Group 4: a twin that is stored and read back after every move stays equal to the end. */
  survivesStorage(table: AnyTable): void {
    const { game, options, seats, seed, version } = table
    const chance = new SecretChance(seed)
    chance.begin(0)
    let twin = reread(game.setup(options, seats, new Rehearsal(chance), version))
    for (const [index, [seat, move]] of table.record().moves.entries()) {
      const turn = new Rehearsal(chance)
      chance.begin(index + 1)
      try {
        game.play(twin, seat, reread(move), turn)
      } catch (error) {
        throw new Fault(4, `A twin stored after every move breaks off: ${saying(error)}.`, index)
      }
      twin = reread(twin)
      const page = this.at(index + 1)
      if (text(twin) !== page.state) {
        throw new Fault(4, `A twin stored after every move strays: ${difference(page.state, text(twin))}.`, index + 1)
      }
      if (text(turn.told) !== page.told) {
        const where = difference(page.told, text(turn.told))
        throw new Fault(4, `A twin stored after every move is told otherwise: ${where}.`, index + 1)
      }
    }
  }

  private at(move: number): Page {
    const page = this.pages[move]
    if (page === undefined) throw new RangeError(`no page ${move} in the chronicle`)
    return page
  }
}

function pageOf(table: AnyTable, told: unknown): Page {
  const viewers = viewersAt(table.seats)
  return { state: text(table.state), views: viewers.map((viewer) => text(table.view(viewer))), told: text(told) }
}
