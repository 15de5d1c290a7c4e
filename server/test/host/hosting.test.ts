import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { Client } from '../../trial/client.ts'
import { readSettings } from '../../settings.ts'
import { openTestApp } from '../app.ts'

/** What whoever runs a house reads and copies, held against what the house does. */

const file = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const manifest = (path: string) => JSON.parse(file(path)) as { version: string; workspaces?: readonly string[] }

/** Every variable that the house looks at. */
function settingNames(): string[] {
  const names = new Set<string>()
  readSettings(new Proxy<Record<string, string>>({}, { get: (_, name) => void names.add(String(name)) }))
  return [...names].toSorted()
}

/** A file of variables, those that are commented out too. */
const example = parseEnv(file('.env.example').replaceAll(/^#(?=[A-Z_]+=)/gm, ''))

/** What a pattern's group finds in a file, each time. */
function found(path: string, pattern: RegExp): string[] {
  return [...file(path).matchAll(pattern)].map(([, group = '']) => group).toSorted()
}

interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: object
  readonly build?: string
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>
}

const composeFiles = ['compose.yaml', 'compose.postgres.yaml', 'compose.tls.yaml']
/** What one file had said, taken back by another. */
const reset = { tag: '!reset', collection: 'seq' } as const

function compose(path: string): Compose {
  return parse(file(path), { customTags: [reset] }) as Compose
}

/** As docker compose fills in ${NAME:-default} and ${NAME:?complaint}. */
function filledIn(text: string, from: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{(\w+)(:-|:\?)([^}]*)\}/g, (_whole, name: string, kind: string, rest: string) => {
    const value = from[name] || (kind === ':-' ? rest : undefined)
    if (value === undefined) throw new Error(`${name}: ${rest}`)
    return value
  })
}

describe('every setting', () => {
  test('is in the table of docs/hosting.md, and nothing else is', () => {
    expect(found('docs/hosting.md', /^\| `([A-Z_]+)` \|/gm)).toEqual(settingNames())
  })

  test('is in .env.example by its default, beside what docker compose needs', () => {
    const filled = composeFiles.flatMap((path) => found(path, /\$\{(\w+)/g))
    const expected = new Set([...settingNames(), ...filled, 'COMPOSE_FILE'])
    expect(Object.keys(example).toSorted()).toEqual([...expected].toSorted())
    expect(readSettings(example)).toEqual(readSettings({}))
    expect(example['COMPOSE_FILE']?.split(':')).toEqual(composeFiles)
  })

  test('reaches the container, but for those that the image sets itself', () => {
    const [, own = ''] = /^ENV (.*)$/m.exec(file('Dockerfile')) ?? []
    const image = own.split(' ').map((pair) => pair.split('=')[0] ?? '')
    const { environment = {} } = compose('compose.yaml').services['octopolis'] ?? {}
    const inside = [...Object.keys(environment), ...image, 'PAGES_DIR'].filter((name) => name !== 'NODE_ENV')
    expect(inside.toSorted()).toEqual(settingNames())
  })
})

describe('docker compose', () => {
  const given = { POSTGRES_PASSWORD: 'abc123', DOMAIN: 'play.example.org' }

  /** The house's environment, with these files one over the other. */
  function environment(paths: readonly string[], from: Readonly<Record<string, string>>): Record<string, string> {
    const layers = paths.map((path) => compose(path).services['octopolis']?.environment ?? {})
    const pairs = Object.entries(layers.reduce((under, over) => ({ ...under, ...over })))
    return Object.fromEntries(pairs.map(([name, value]) => [name, filledIn(value, from)]))
  }

  test('starts a house with nothing set, on SQLite', () => {
    expect(readSettings(environment(['compose.yaml'], {}))).toEqual(readSettings({}))
  })

  test('starts one on PostgreSQL behind https, with what the files ask for', () => {
    expect(readSettings(environment(composeFiles, given))).toEqual({
      ...readSettings({ TRUST_PROXY: '1' }),
      databaseUrl: 'postgres://octopolis:abc123@postgres/octopolis',
      baseUrl: 'https://play.example.org',
    })
  })

  test.each([
    ['compose.postgres.yaml', 'POSTGRES_PASSWORD'],
    ['compose.tls.yaml', 'DOMAIN'],
  ])('%s asks for %s', (path, name) => {
    expect(() => environment(['compose.yaml', path], {})).toThrow(name)
  })

  test('waits for what is needed, which says itself when it is there', () => {
    const services = composeFiles.map((path) => compose(path).services)
    const all = Object.fromEntries(services.flatMap((one) => Object.entries(one)))
    const waits = services
      .flatMap((one) => Object.values(one))
      .flatMap(({ depends_on = {} }) => Object.entries(depends_on))
    expect(waits.map(([name]) => name).toSorted()).toEqual(['octopolis', 'postgres'])
    for (const [name, { condition }] of waits) {
      expect([name, condition]).toEqual([name, 'service_healthy'])
      const isOurs = name === 'octopolis' && file('Dockerfile').includes('HEALTHCHECK')
      expect([name, isOurs || all[name]?.healthcheck !== undefined]).toEqual([name, true])
    }
  })
})

describe('the image', () => {
  test('is of the Node that .nvmrc names', () => {
    expect(new Set(found('Dockerfile', /^FROM node:(\d+)-/gm))).toEqual(new Set([file('.nvmrc').trim()]))
  })

  test('installs every part, and carries what the house runs on', () => {
    const { workspaces = [] } = manifest('package.json')
    expect(found('Dockerfile', /^COPY (\w+)\/package\.json \1\/$/gm)).toEqual(workspaces.toSorted())
    const carried = found('Dockerfile', /^COPY --from=build \/octopolis\/(\S+) /gm)
    for (const part of ['package.json', 'node_modules', 'engine', 'bots', 'games', 'server', 'web/dist']) {
      expect(carried).toContain(part)
    }
  })

  test('takes nobody’s secrets along', () => {
    const left = file('.dockerignore').split('\n')
    for (const path of ['.env', 'data', '.git']) expect(left).toContain(path)
  })
})

describe('the version', () => {
  const { version, workspaces = [] } = manifest('package.json')

  test('is the same in every part, and has its place among the changes', () => {
    for (const part of workspaces) expect([part, manifest(`${part}/package.json`).version]).toEqual([part, version])
    // What is to come may already be told above it, under a heading without a number.
    expect(/^(?:## Next$[^]*?)?^## (\S+)/m.exec(file('CHANGELOG.md'))?.[1]).toBe(version)
  })

  test('is told by the house', async () => {
    const house = await openTestApp()
    try {
      expect(await new Client(house.base).get('/api/health')).toMatchObject({ version })
    } finally {
      await house.close()
    }
  })
})
