import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '@octopolis/engine'
import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  PostgresQueryCompiler,
  type QueryCompiler,
  sql,
} from 'kysely'
import pg from 'pg'
import { codeOf, Silence } from './faults.ts'
import type { Database, Schema } from './schema.ts'
import { storable } from './storable.ts'
import { Weather } from './weather.ts'

class CarefulCompiler extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(storable(parameter))
  }
}

class CandidDriver extends PostgresDriver {
  readonly #weather: Weather

  constructor(config: PostgresDialectConfig, weather: Weather) {
    super(config)
    this.#weather = weather
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    try {
      return await super.acquireConnection()
    } catch (error) {
      this.#weather.hear(error)
      throw error
    }
  }

  /** A lost connection ends its transaction by itself. Those who wait hear why it was lost, not that this failed. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {})
  }
}

class CarefulPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  readonly #weather: Weather

  constructor(config: PostgresDialectConfig, weather: Weather) {
    super(config)
    this.#config = config
    this.#weather = weather
  }

  override createDriver(): Driver {
    return new CandidDriver(this.#config, this.#weather)
  }

  override createQueryCompiler(): QueryCompiler {
    return new CarefulCompiler()
  }
}

/** Times are bigints there and numbers here. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)

const reasons: ReadonlyMap<string, string> = new Map([
  ['ECONNREFUSED', 'nobody listens there'],
  ['ENOENT', 'nobody listens there'],
  ['ENOTFOUND', 'there is no such host'],
  ['EAI_AGAIN', 'there is no such host'],
  ['28000', 'it refuses this user or password'],
  ['28P01', 'it refuses this user or password'],
  ['3D000', 'it has no database of that name'],
  ['53300', 'it has too many connections'],
])

/** Never the whole address: there is a password in it. */
function placeOf(url: string): string {
  try {
    const { host, port } = new pg.Client({ connectionString: url })
    return `The database at ${host}:${port}`
  } catch (error) {
    throw new Refusal(`DATABASE_URL can't be understood: are %, @ and / in its password written as %25, %40 and %2F?`, {
      cause: error,
    })
  }
}

/** Milliseconds until a connection: nobody who plays waits longer to hear that it can't be had. */
const patience = 2000

/** Milliseconds without a byte after which a database that was asked something hangs. */
const silence = 5000
/** Shorter: a connection that nobody uses is put away before anybody could think that it hangs. */
const rest = 4000
/** What has arrived while this process itself stood still is read first. */
const moment = 100

/** A database that hangs looks like one that thinks, so its connections end themselves. While the house opens it may think. */
function impatientSocket(weather: Weather): Socket {
  const socket = new Socket()
  const wait = (): void => void socket.setTimeout(silence)
  socket.on('timeout', () => {
    const { bytesRead } = socket
    void sleep(moment).then(() => {
      if (weather.isWatched && socket.bytesRead === bytesRead) socket.destroy(new Silence(silence))
      else wait()
    })
  })
  wait()
  return socket
}

export async function connectPostgres(url: string): Promise<Database> {
  const place = placeOf(url)
  const weather = new Weather()
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: rest,
    stream: () => impatientSocket(weather),
    keepAlive: true,
    types,
  })
  // A connection that breaks is replaced when it is next needed; who was using it hears of it from their query.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const kysely = new Kysely<Schema>({
    dialect: new CarefulPostgresDialect({ pool }, weather),
    log: (event) => void (event.level === 'error' && weather.hear(event.error)),
  })
  try {
    const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(
      kysely,
    )
    if (rows[0]?.encoding !== 'UTF8') throw new Refusal(`${place} doesn't keep its texts as UTF8.`)
    return { kysely, dialect: 'postgres', place, weather }
  } catch (error) {
    await kysely.destroy()
    if (error instanceof Refusal || !(error instanceof Error)) throw error
    throw new Refusal(`${place} can't be reached: ${reasons.get(codeOf(error)) ?? error.message}.`, { cause: error })
  }
}
