import { QuickChance } from '../chance.ts'
import type { AnyGame } from '../game.ts'
import { Table, type AnyTable } from '../table.ts'
import type { Check } from './check.ts'
import { ending } from './ending.ts'
import { logs, secretChoices, twinMoves } from './hearsay.ts'
import { blindness, imagination } from './imagination.ts'
import { invariants } from './invariants.ts'
import { leaks, type Tally } from './leaks.ts'
import { asking, listedMoves } from './legality.ts'
import { plainness } from './plainness.ts'
import { playthrough } from './playthrough.ts'
import { refusals } from './refusals.ts'
import { Chronicle } from './replay.ts'
import { blaming, Fault, type Failure, type Group, type Report } from './report.ts'
import { isDue, oneReplayIn } from './sampling.ts'
import { talking } from './talking.ts'
import type { AnyProof, TableSetting } from './proof.ts'
import { undo } from './undo.ts'
import { variety } from './variety.ts'
import { veiling } from './veiling.ts'
import { windowing } from './windowing.ts'
import { phrases, tellings, vocabulary } from './wording.ts'

export interface Plan {
  readonly games: number
  readonly seed: string
  /** The number of the first game: a failure's game can be played again alone. */
  readonly from?: number
  /** How often the costly checks look; 1 unless told. */
  readonly thoroughness?: number
  /** Compares every position with a twin for every viewer, not for one in turn. */
  readonly everyViewer?: boolean
}

/** A game on trial: plays it, looks, and keeps the first failure of each group. */
export class Inspection {
  private readonly game: AnyGame
  private readonly proof: AnyProof
  private readonly plan: Plan
  private readonly checks: readonly (readonly [string, Check])[]
  private readonly tally: Tally = { positions: 0, hidden: 0 }
  private readonly failures = new Map<Group, Failure>()
  private games = 0
  private moves = 0

  constructor(game: AnyGame, proof: AnyProof, plan: Plan) {
    this.game = game
    this.proof = proof
    this.plan = plan
    // In this order, so that a fault is found before the other things that it breaks.
    this.checks = Object.entries({
      plainness,
      refusals,
      asking,
      ending,
      invariants,
      listedMoves,
      talking,
      windowing,
      veiling,
      leaks: leaks(plan.everyViewer ?? false, this.tally),
      secretChoices,
      twinMoves,
      logs,
      undo,
      blindness,
      variety,
      imagination,
      vocabulary,
      tellings,
      phrases: phrases(proof),
    })
  }

  get report(): Report {
    const { games, moves, tally, failures } = this
    return { games, moves, ...tally, failures: [...failures.values()].toSorted((a, b) => a.group - b.group) }
  }

  /** Plays one game. A fault ends it, since its state may be spoilt; the other groups are tried in the next game. */
  playGame(number: number): void {
    let table: AnyTable | null = null
    this.games++
    try {
      table = this.setUp(number)
      this.watch(table, number)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      this.keep(error, number, table)
    }
    this.moves += table?.seq ?? 0
  }

  private settingOf(number: number): TableSetting {
    const { tables } = this.proof
    const setting = tables[number % tables.length]
    if (setting === undefined) throw new RangeError('a proof needs a table to be tried at')
    return setting
  }

  private setUp(number: number): AnyTable {
    const setting = { ...this.settingOf(number), seed: `${this.plan.seed} ${number}` }
    return blaming(2, "The game can't be set up", () => Table.start(this.game, setting))
  }

  private watch(table: AnyTable, number: number): void {
    const chanceOf = (purpose: string) => new QuickChance(`${table.seed} ${purpose}`)
    const lookouts = this.checks.map(([name, check]) => ({ name, check, chance: chanceOf(name) }))
    const { thoroughness = 1 } = this.plan
    const chronicle = isDue(chanceOf('replay'), oneReplayIn, thoroughness) ? new Chronicle() : null

    for (const position of playthrough(this.proof, table, chanceOf('moves'))) {
      blaming(5, "The position can't be written down", () => chronicle?.note(position))
      for (const { name, check, chance } of lookouts) {
        const { group } = check
        if (this.failures.has(group) || !isDue(chance, check.onePositionIn, thoroughness)) continue
        blaming(group, `The game fails where its ${name} is looked at`, () => check.look(position, chance))
      }
    }
    if (chronicle === null || (this.failures.has(4) && this.failures.has(5))) return
    blaming(5, "The game can't be replayed", () => chronicle.replays(table))
    blaming(4, "The game can't be stored", () => chronicle.survivesStorage(table))
    // A house has many tables. If a game keeps something outside of its states, that is now about another table.
    this.setUp(number + 1)
    blaming(5, "The game can't be resumed", () => chronicle.resumes(table, chanceOf('resume')))
  }

  private keep({ group, message, move }: Fault, game: number, table: AnyTable | null): void {
    if (this.failures.has(group)) return
    const { seats, options } = this.settingOf(game)
    this.failures.set(group, {
      group,
      what: message,
      seed: this.plan.seed,
      game,
      table: { seats, options },
      move: move ?? table?.seq ?? 0,
      record: table?.record() ?? null,
    })
  }
}
