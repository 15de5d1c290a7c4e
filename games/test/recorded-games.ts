import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  canonical,
  QuickChance,
  readRecord,
  seal,
  Table,
  type AnyGame,
  type AnyWords,
  type Chance,
  type Game,
  type Kit,
  type Prompt,
  type SealedRecord,
  type Seat,
} from '@octopolis/engine'
import { readAccounts, worthTelling, writeAccounts, type Account, type KeptAccount } from './accounts.ts'
import { storyOf } from './stories.ts'
import { trailOf, type Trail } from './trails.ts'
import { viewersOf } from './viewers.ts'

/** Recorded games: played once, and replayed by the tests ever after. How they are found, retold and kept. */

// --- how they are found and retold

/** Follows a table from its start, and notes what it goes through. */
interface Passages<Move> {
  readonly all: ReadonlySet<string>
  look(move: Move): void
}

/** A game to look for: who sits down, and what has to happen in it. */
export interface Wish {
  readonly seats: number
  readonly options: object
  readonly through: readonly string[]
}

/** What somebody who is recorded decides by. */
export interface Asked<K extends Kit> {
  readonly seat: Seat
  readonly view: K['View']
  readonly prompt: Prompt<K['Move'], K['Ask']>
  readonly chance: Chance
}

/** How the games to be recorded are played. */
export interface Playing<K extends Kit, Wished extends Wish> {
  /** A game that is longer isn't recorded. */
  readonly mostMoves: number
  answer(asked: Asked<K>, wish: Wished): K['Move']
  /** Who answers next, if it isn't always one of those who are waited for. */
  next?(awaiting: readonly Seat[], seats: number, chance: Chance): Seat
}

/** Finds a game's records, and tells what happens in them. */
export class Recorder<K extends Kit> {
  private readonly game: Game<K>
  private readonly watch: (table: Table<K>) => Passages<K['Move']>
  private readonly lookEvery: number

  /** `lookEvery`: views are long, and most positions like the one before; looking at some keeps a test of long games short. */
  constructor(game: Game<K>, watch: (table: Table<K>) => Passages<K['Move']>, lookEvery = 20) {
    this.game = game
    this.watch = watch
    this.lookEvery = lookEvery
  }

  /** For each wish the first game played so that isn't long and goes through all it should. */
  record<Wished extends Wish>(
    wishes: Readonly<Record<string, Wished>>,
    playing: Playing<K, Wished>,
  ): Record<string, SealedRecord> {
    const found = Object.entries(wishes).map(([name, wish]) => [name, this.firstThrough(name, wish, playing)] as const)
    return Object.fromEntries(found)
  }

  private firstThrough<Wished extends Wish>(
    name: string,
    wish: Wished,
    { mostMoves, answer, next = (awaiting, _seats, chance) => chance.pick(awaiting) }: Playing<K, Wished>,
  ): SealedRecord {
    const { seats, options, through } = wish
    for (let seed = 1; seed < 20_000; seed++) {
      const table = Table.start(this.game, { seats, options, seed: `${name} ${seed}` })
      const chance = new QuickChance(`${name} ${seed}`)
      const passages = this.watch(table)
      while (table.outcome === null && table.seq < mostMoves) {
        const seat = next(table.awaiting, seats, chance)
        const prompt = table.prompt(seat)
        if (prompt === null && table.awaiting.includes(seat)) {
          throw new Error(`seat ${seat} is awaited and asked nothing`)
        }
        if (prompt === null) continue
        const move = answer({ seat, view: table.view(seat), prompt, chance }, wish)
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
      if (this.game.faded !== undefined)
        received.update(canonical(viewersOf(table).map((one) => table.log(one).length)))
    }
    look()
    for (const [at, [seat, move]] of record.moves.entries()) {
      table.play(seat, move)
      passages.look(move)
      received.update(canonical(table.lastTold()))
      if (at % this.lookEvery === 0) look()
    }
    look()
    return { moves: table.seq, through: [...passages.all].toSorted(), received: received.digest('hex') }
  }
}

// --- where they are kept

export interface Kept extends KeptAccount {
  readonly game: SealedRecord
}

/**
 * The records beside a test, in a folder for each edition and each in a file of its own, with their trails. What is there
 * stays as it is: it says what the edition is. Accounts are of the newest edition alone, and can be told again.
 */
export class RecordedGames {
  private readonly game: AnyGame
  private readonly words: AnyWords
  private readonly folder: URL
  private readonly accounts: URL

  constructor(game: AnyGame, words: AnyWords, test: string) {
    this.game = game
    this.words = words
    this.folder = new URL(`records/${game.version}/`, test)
    this.accounts = new URL('accounts.txt', test)
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
    tell: (game: SealedRecord) => Account,
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
    const accounts = names.map((name) => {
      const game = readGame(this.folder, name)
      return { name, account: tell(game), story: storyOf(this.game, this.words, game) }
    })
    writeFileSync(this.accounts, writeAccounts(worthTelling(accounts)))
  }

  read(): Kept[] {
    const accounts = accountsIn(this.accounts, this.game.id)
    return accounts.map((one) => ({ ...one, game: readGame(this.folder, one.name) }))
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
export function recordsOf(
  game: string,
  edition: number,
): { readonly name: string; readonly game: SealedRecord; readonly trail: Trail }[] {
  const folder = new URL(`../${game}/test/records/${edition}/`, import.meta.url)
  const trails = readTrails(folder)
  return namesIn(folder).map((name) => {
    const trail = trails[name]
    if (trail === undefined) throw new Error(`${name}, of edition ${edition} of ${game}, was kept without its trail`)
    return { name, game: readGame(folder, name), trail }
  })
}

/** What is kept in words of the newest edition of a game. */
export function accountsOf(game: string): KeptAccount[] {
  return accountsIn(new URL(`../${game}/test/accounts.txt`, import.meta.url), game)
}

function accountsIn(file: URL, game: string): KeptAccount[] {
  if (!existsSync(file)) throw new Error(unrecorded(game))
  return readAccounts(readFileSync(file, 'utf8'))
}

/** What to do where nothing was recorded. Without the test that records, the command would pass and keep nothing. */
export function unrecorded(game: string): string {
  return (
    `nothing of ${game} is recorded: RECORD=${game} npx vitest run games/${game} does it, ` +
    `by games/${game}/test/records.test.ts; see docs/adding-a-game.md.`
  )
}
