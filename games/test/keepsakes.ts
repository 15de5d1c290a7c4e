import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  canonical,
  QuickChance,
  readRecord,
  seal,
  Table,
  type AnyGame,
  type Chance,
  type Game,
  type Prompt,
  type SealedRecord,
  type Typed,
} from '@octopolis/engine'
import { trailOf, type Trail } from './trails.ts'

/** Games that were recorded once and are replayed by the tests ever after: how they are found, retold and kept. */

// --- how they are found and retold

/** Follows a table from its start, and notes what it goes through. */
interface Passages<Move> {
  readonly all: ReadonlySet<string>
  look(move: Move): void
}

/** A game to look for: who sits down, and what has to happen in it. */
interface Wish {
  readonly seats: number
  readonly options: object
  readonly through: readonly string[]
}

/** What happens in a game when it is replayed: enough to see that something changed, and roughly what. */
export interface Account {
  readonly moves: number
  readonly through: readonly string[]
  /** A digest of all that was told to whom, and now and then of all that anyone saw and was asked. */
  readonly received: string
}

/** Views are long, and most positions like the one before: looking at every twentieth keeps the test short. */
const lookEvery = 20

/** Finds a game's records, and tells what happens in them. */
export class Recorder<
  State,
  Move,
  Options extends object,
  View,
  Fact extends Typed,
  Ask extends Typed,
  Talk extends Typed,
> {
  private readonly game: Game<State, Move, Options, View, Fact, Ask, Talk>
  private readonly watch: (table: Table<State, Move, Options, View, Fact, Ask, Talk>) => Passages<Move>

  constructor(
    game: Game<State, Move, Options, View, Fact, Ask, Talk>,
    watch: (table: Table<State, Move, Options, View, Fact, Ask, Talk>) => Passages<Move>,
  ) {
    this.game = game
    this.watch = watch
  }

  /** For each wish the first game by such answers that isn't long and goes through all it should. */
  record<Wished extends Wish>(
    wishes: Readonly<Record<string, Wished>>,
    mostMoves: number,
    answer: (prompt: Prompt<Move, Ask>, wish: Wished, chance: Chance) => Move,
  ): Record<string, SealedRecord> {
    const found = Object.entries(wishes).map(([name, wish]) => {
      const record = this.firstThrough(name, wish, mostMoves, (prompt, chance) => answer(prompt, wish, chance))
      return [name, record] as const
    })
    return Object.fromEntries(found)
  }

  private firstThrough(
    name: string,
    { seats, options, through }: Wish,
    mostMoves: number,
    answer: (prompt: Prompt<Move, Ask>, chance: Chance) => Move,
  ): SealedRecord {
    for (let seed = 1; seed < 20_000; seed++) {
      const table = Table.start(this.game, { seats, options, seed: `${name} ${seed}` })
      const chance = new QuickChance(`${name} ${seed}`)
      const passages = this.watch(table)
      while (table.outcome === null && table.seq < mostMoves) {
        const seat = chance.pick(table.awaiting)
        const prompt = table.prompt(seat)
        if (prompt === null) throw new Error(`seat ${seat} is awaited and asked nothing`)
        const move = answer(prompt, chance)
        table.play(seat, move)
        passages.look(move)
      }
      if (table.outcome !== null && through.every((what) => passages.all.has(what))) {
        return seal(table.record(), table.outcome)
      }
    }
    throw new Error(`no game of ${seats} goes through ${through.join(', ')}`)
  }

  retell(record: SealedRecord): Account {
    const table = Table.start(this.game, record)
    const passages = this.watch(table)
    const received = createHash('sha256')
    const look = () => {
      received.update(canonical([table.view('watcher'), null]))
      for (let seat = 0; seat < table.seats; seat++) received.update(canonical([table.view(seat), table.prompt(seat)]))
    }
    look()
    for (const [at, [seat, move]] of record.moves.entries()) {
      table.play(seat, move)
      passages.look(move as Move)
      received.update(canonical(table.lastTold()))
      if (at % lookEvery === 0) look()
    }
    look()
    return { moves: table.seq, through: [...passages.all].toSorted(), received: received.digest('hex') }
  }
}

// --- where they are kept

export interface Kept<Told> {
  readonly name: string
  readonly game: SealedRecord
  readonly account: Told
}

/**
 * The records beside a test, in a folder for each edition and each in a file of its own, with their trails. What is there
 * stays as it is: it says what the edition is. Accounts are of the newest edition alone, and can be told again.
 */
export class Keepsakes<Told = Account> {
  private readonly game: AnyGame
  private readonly folder: URL
  private readonly accounts: URL

  constructor(game: AnyGame, test: string) {
    this.game = game
    this.folder = new URL(`records/${game.version}/`, test)
    this.accounts = new URL('accounts.json', test)
  }

  /** Of these wishes, those that nothing was recorded for in this edition. */
  missing<Wished>(wishes: Readonly<Record<string, Wished>>): Readonly<Record<string, Wished>> {
    const kept = new Set(this.files())
    return Object.fromEntries(Object.entries(wishes).filter(([name]) => !kept.has(name)))
  }

  /** Adds these games, and tells of all that are kept, in the order of their names here. */
  write(
    added: Readonly<Record<string, SealedRecord>>,
    names: readonly string[],
    tell: (game: SealedRecord) => Told,
  ): void {
    mkdirSync(this.folder, { recursive: true })
    const trails: Record<string, Trail> = { ...readTrails(this.folder) }
    for (const [name, game] of Object.entries(added)) {
      if (name in trails) {
        throw new Error(
          `${name} is kept already: the recorded games of edition ${game.version} of ${game.game} are what it is. ` +
            'A change of rules or numbers is a new edition; see docs/adding-a-game.md.',
        )
      }
      writeFileSync(new URL(`${name}.json`, this.folder), `${JSON.stringify(game)}\n`)
      trails[name] = trailOf(this.game, game)
    }
    writeFileSync(new URL(trailsFile, this.folder), `${JSON.stringify(trails, null, 1)}\n`)
    const accounts = Object.fromEntries(names.map((name) => [name, tell(readGame(this.folder, name))]))
    writeFileSync(this.accounts, `${JSON.stringify(accounts, null, 1)}\n`)
  }

  read(): Kept<Told>[] {
    const accounts = JSON.parse(readFileSync(this.accounts, 'utf8')) as Record<string, Told>
    return Object.entries(accounts).map(([name, account]) => ({ name, game: readGame(this.folder, name), account }))
  }

  /** The names of the files, to see that none lies about unused. */
  files(): string[] {
    return namesIn(this.folder)
  }
}

const trailsFile = 'trails.json'

function namesIn(folder: URL): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) =>
    name.endsWith('.json') && name !== trailsFile ? [name.slice(0, -'.json'.length)] : [],
  )
}

function readGame(folder: URL, name: string): SealedRecord {
  return readRecord(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')))
}

function readTrails(folder: URL): Readonly<Record<string, Trail>> {
  const file = new URL(trailsFile, folder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Trail>) : {}
}

/** Everything recorded of one edition of a game; empty: nothing is. */
export function recordsOf(game: string, edition: number): (Omit<Kept<Trail>, 'account'> & { readonly trail: Trail })[] {
  const folder = new URL(`../${game}/test/records/${edition}/`, import.meta.url)
  const trails = readTrails(folder)
  return namesIn(folder).map((name) => {
    const trail = trails[name]
    if (trail === undefined) throw new Error(`${name}, of edition ${edition} of ${game}, was kept without its trail`)
    return { name, game: readGame(folder, name), trail }
  })
}
