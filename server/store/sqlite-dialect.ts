import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import type Libsql from 'libsql'
import { codeOf } from './faults.ts'
import { storable } from './storable.ts'
import type { Weather } from './weather.ts'

/** What takes no lock that another writer could hold. */
const reads = /^\s*(select|pragma)\b/i

/** Another program wouldn't let go of the database. */
export class Locked extends Error {
  override readonly name = 'Locked'

  constructor(file: string, patience: number, cause: unknown) {
    const long = patience === 0 ? '' : ` for ${patience / 1000} seconds`
    super(`${file} has been locked by another program${long}.`, { cause })
  }
}

/**
 * Waits for a database that another connection writes to. SQLite could wait by itself (busy_timeout), but the whole
 * process would stand still meanwhile, and with it a transaction of ours that it may be waiting for.
 *
 * libsql leaves a prepared statement that found the database locked half done, and no transaction can end before it is
 * collected. What it executes as a text it cleans up: so the lock is always taken by such a text, before anything that
 * writes is prepared.
 */
class PatientConnection implements DatabaseConnection {
  readonly #database: Libsql.Database
  readonly #file: string
  readonly #weather: Weather
  readonly #streams: DatabaseConnection

  constructor(database: Libsql.Database, file: string, weather: Weather, streams: DatabaseConnection) {
    this.#database = database
    this.#file = file
    this.#weather = weather
    this.#streams = streams
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#database.inTransaction || reads.test(query.sql)) return this.#run<Row>(query)
    await this.execute('begin immediate')
    try {
      const result = await this.#run<Row>(query)
      await this.execute('commit')
      return result
    } catch (error) {
      if (this.#database.inTransaction) await this.execute('rollback')
      throw error
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#streams.streamQuery<Row>(query, chunkSize)
  }

  async execute(text: string): Promise<void> {
    await this.#patiently(() => this.#database.exec(text))
  }

  async #run<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = await this.#patiently(() => this.#database.prepare(sql))
    if (statement.reader) return { rows: await this.#patiently(() => statement.all(parameters) as Row[]) }
    const { changes } = await this.#patiently(() => statement.run(parameters))
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  async #patiently<Result>(act: () => Result): Promise<Result> {
    const began = performance.now()
    for (;;) {
      try {
        return act()
      } catch (error) {
        const { patience } = this.#weather
        const isLocked = codeOf(error) === 'SQLITE_BUSY'
        if (!isLocked || performance.now() - began >= patience) {
          this.#weather.hear(error)
          throw isLocked ? new Locked(this.#file, patience, error) : error
        }
        await sleep(2)
      }
    }
  }
}

class PatientDriver extends SqliteDriver {
  readonly #database: Libsql.Database
  readonly #file: string
  readonly #weather: Weather
  #patient: PatientConnection | null = null

  constructor(database: Libsql.Database, file: string, weather: Weather) {
    super({ database })
    this.#database = database
    this.#file = file
    this.#weather = weather
  }

  override async acquireConnection(): Promise<PatientConnection> {
    const connection = await super.acquireConnection()
    this.#patient ??= new PatientConnection(this.#database, this.#file, this.#weather, connection)
    return this.#patient
  }

  /** Who reads first and writes later would find, too late, that somebody else has written: so writers begin as such. */
  override async beginTransaction(connection: PatientConnection, settings: TransactionSettings = {}): Promise<void> {
    await connection.execute(settings.accessMode === 'read only' ? 'begin' : 'begin immediate')
  }

  /** After some errors, as on a full disk, SQLite has rolled back by itself: then the error is what is to be told. */
  override async rollbackTransaction(connection: PatientConnection): Promise<void> {
    if (this.#database.inTransaction) await connection.execute('rollback')
  }
}

class TransactionalAdapter extends SqliteAdapter {
  /** So that a migration happens as a whole, once, even if two servers start at the same time. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class CarefulCompiler extends SqliteQueryCompiler {
  /** libsql ends the process when it is handed a boolean. */
  protected override addParameter(parameter: unknown): void {
    super.addParameter(typeof parameter === 'boolean' ? Number(parameter) : storable(parameter))
  }
}

/** Kysely's SQLite, fit for several connections to one file. */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #database: Libsql.Database
  readonly #file: string
  readonly #weather: Weather

  constructor(database: Libsql.Database, file: string, weather: Weather) {
    super({ database })
    this.#database = database
    this.#file = file
    this.#weather = weather
  }

  override createDriver(): Driver {
    return new PatientDriver(this.#database, this.#file, this.#weather)
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter()
  }

  override createQueryCompiler(): QueryCompiler {
    return new CarefulCompiler()
  }
}
