import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { Refusal } from '@octopolis/engine'

/** What a host may set, all of it by environment. */
export interface Settings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Where the built pages are. */
  readonly pagesDir: string
  /** null: SQLite in dataDir. */
  readonly databaseUrl: string | null
  /** Where people reach this server; null: wherever it listens. */
  readonly baseUrl: string | null
  /** null: made on first start and kept in dataDir. */
  readonly secret: string | null
  /** User names of those who may use the admin API. */
  readonly admins: readonly string[]
  /** Behind so many proxies, each of which says who calls it. */
  readonly trustProxy: number
  /** off: for load tests from one address. */
  readonly limits: boolean
  /** Push services that messages may go to, besides the well-known ones. */
  readonly pushHosts: readonly string[]
  /** How long eyes stay closed at least where no clock says it, in milliseconds. */
  readonly veilMs: number
  /** How long people usually take to say that they pass, and bots with them, in milliseconds. */
  readonly momentMs: number
  /** How often it is looked how long a connection takes, in milliseconds. */
  readonly pingMs: number
  /** Who may read the figures: nobody, everybody, or who shows the key. */
  readonly metrics: 'off' | 'public' | { readonly key: string }
  readonly logLevel: string
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

function chosen<Value extends string>(name: string, value: string, known: readonly Value[]): Value {
  const found = known.find((one) => one === value)
  if (found === undefined) throw new Refusal(`${name} is one of ${known.join(', ')}, not "${value}".`)
  return found
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function metricsOf(text: string): Settings['metrics'] {
  if (text === 'off' || text === 'public') return text
  if (text.length < 16) throw new Refusal('METRICS is off, public, or a key of at least 16 characters.')
  return { key: text }
}

function portOf(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new Refusal(`PORT is a number from 0 to 65535, not "${text}".`)
  return port
}

/** For one proxy, and for none, a word will do. */
function hopsOf(text: string): number {
  if (text === 'yes') return 1
  if (text === 'no') return 0
  if (!/^\d$/.test(text)) throw new Refusal(`TRUST_PROXY is a number of proxies up to 9, or yes or no, not "${text}".`)
  return Number(text)
}

function secondsOf(name: string, text: string): number {
  const seconds = Number(text)
  if (!/^\d+(\.\d+)?$/.test(text) || seconds > 600) {
    throw new Refusal(`${name} is a number of seconds up to 600, not "${text}".`)
  }
  return seconds
}

function urlOf(name: string, text: string, protocols: readonly string[]): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !protocols.includes(url.protocol)) {
    throw new Refusal(
      `${name} starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}, unlike "${text.split('@').at(-1)}".`,
    )
  }
  return text
}

/** By the package's place, not by this file's: sources and what is built of them don't lie equally deep. */
function builtPages(): string {
  const { resolve: find } = createRequire(import.meta.url)
  return resolve(dirname(find('@octopolis/server/package.json')), '../web/dist')
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the environment; an empty variable is one that isn't set. */
export function readSettings(environment: Environment): Settings {
  const set = (name: string): string | null => environment[name]?.trim() || null
  const databaseUrl = set('DATABASE_URL')
  const baseUrl = set('BASE_URL')
  const secret = set('SECRET')
  if (secret !== null && secret.length < 32) throw new Refusal('SECRET needs at least 32 characters.')
  return {
    port: portOf(set('PORT') ?? '8080'),
    host: set('HOST') ?? '0.0.0.0',
    dataDir: set('DATA_DIR') ?? 'data',
    pagesDir: resolve(set('PAGES_DIR') ?? builtPages()),
    databaseUrl: databaseUrl === null ? null : urlOf('DATABASE_URL', databaseUrl, ['postgres:', 'postgresql:']),
    baseUrl: baseUrl === null ? null : urlOf('BASE_URL', baseUrl, ['http:', 'https:']),
    secret,
    admins: list(environment['ADMINS']).map((name) => name.toLowerCase()),
    trustProxy: hopsOf(set('TRUST_PROXY') ?? 'no'),
    limits: chosen('LIMITS', set('LIMITS') ?? 'on', ['on', 'off']) === 'on',
    pushHosts: list(environment['PUSH_HOSTS']),
    veilMs: secondsOf('EYES_CLOSED', set('EYES_CLOSED') ?? '20') * 1000,
    momentMs: secondsOf('MOMENT', set('MOMENT') ?? '1.4') * 1000,
    pingMs: secondsOf('PING', set('PING') ?? '5') * 1000,
    metrics: metricsOf(set('METRICS') ?? 'off'),
    logLevel: chosen('LOG_LEVEL', set('LOG_LEVEL') ?? 'info', logLevels),
  }
}
