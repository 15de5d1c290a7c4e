// node scripts/trials/node.js 24 20.19.0: a short run of everything on other versions of Node, which come from npm's registry.
// --only path: of the tests, these alone.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { environment, root, tool } from '../ready.js'

/** Some of every kind: rules and dice, records, storage, threads, sockets, HTTP, files, npm, pages. Parts of paths. */
const tests = [
  'engine/test/',
  'bots/test/',
  'games/test/',
  'games/octopus/test/records',
  'games/octopus/test/board',
  'games/kraken/test/records',
  'games/kraken/test/eyes-closed',
  'games/cthulhu500/test/records',
  'lab/test/simulate',
  'lab/test/verify',
  'scripts/test/',
  'server/test/api/',
  'server/test/host/',
  'server/test/hostile/refusals',
  'server/test/identity/passkeys',
  'server/test/identity/tokens',
  'server/test/live/',
  'server/test/push/',
  'server/test/store/sqlite',
  'server/test/store/commands',
  'server/test/tables/',
  'server/test/thinking/',
  'web/test/lesson',
  'web/test/local-',
  'web/test/replay',
]

/**
 * Fetches a version of Node; where its folder of programs is.
 * @param {string} folder
 * @param {string} version
 */
function fetchNode(folder, version) {
  writeFileSync(join(folder, 'package.json'), '{}')
  const { status, stderr } = spawnSync(
    'npm',
    ['install', `node@${version}`, '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) throw new Error(`node@${version} can't be installed: ${stderr}`)
  return join(folder, 'node_modules', 'node', 'bin')
}

/**
 * @typedef {{ node: string, env: NodeJS.ProcessEnv, folder: string }} Place
 * @typedef {{ passed: number, failed: number, output: string }} Result
 */

/**
 * Something that works or doesn't.
 * @param {boolean} ok
 * @param {string} output
 * @returns {Result}
 */
const one = (ok, output) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output })

/**
 * @param {Place} place
 * @param {string[]} args
 */
const run = ({ node, env }, args) => {
  const { status, stdout, stderr } = spawnSync(node, args, { cwd: root, env, encoding: 'utf8', maxBuffer: 2 ** 28 })
  return { ok: status === 0, output: `${stdout}\n${stderr}` }
}

/**
 * Everything is built, whether or not it was.
 * @param {Place} place
 */
function build(place) {
  const types = run(place, [tool('tsc'), '-b', '--force'])
  const pages = run(place, [tool('vite'), 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'])
  return one(types.ok && pages.ok, [types, pages].map(({ output }) => output).join('\n'))
}

/**
 * The tests above, or those that are named.
 * @param {Place} place
 * @param {readonly string[]} filters
 * @returns {Result}
 */
function vitest(place, filters) {
  const file = join(place.folder, 'count.json')
  const reporters = ['--reporter=dot', `--reporter=${join(root, 'scripts', 'count.js')}`]
  const { ok, output } = run({ ...place, env: { ...place.env, COUNT_FILE: file } }, [
    tool('vitest'),
    'run',
    ...reporters,
    ...filters,
  ])
  /** @type {{ passed: number, failed: number }} */
  const { passed, failed } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failed: 1 }
  return { passed, failed: ok ? failed : Math.max(failed, 1), output }
}

/**
 * A house opens, a bot of one's own plays a game in it, and it closes when it is told to.
 * @param {Place} place
 * @returns {Promise<Result>}
 */
async function evening({ node, env, folder }) {
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' }
  const house = spawn(node, ['server/dist/main.js'], { cwd: root, env: { ...env, ...settings } })
  const ended = once(house, 'exit')
  let said = ''
  for (const stream of [house.stdout, house.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  await Promise.race([once(house.stdout, 'data'), ended])
  const base = /http:\/\/\S+/.exec(said)?.[0]?.replace('localhost', '127.0.0.1')
  const bot = spawn(node, ['docs/sample-bot.js', base ?? '', 'octopus'], { cwd: root, env })
  for (const stream of [bot.stdout, bot.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const [played] = await once(bot, 'exit')
  house.kill('SIGTERM')
  const [closed] = await ended
  return one(played === 0 && closed === 0, said)
}

/**
 * One version of Node, from its installation to its last test.
 * @param {string} version
 * @param {{ filters?: readonly string[], say?: (line: string) => void }} [how]
 * @returns {Promise<{ version: string, passed: number, failed: number }>}
 */
export async function tryNode(version, { filters = tests, say = console.log } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'octopolis-node-'))
  try {
    const bin = fetchNode(folder, version)
    const node = join(bin, process.platform === 'win32' ? 'node.exe' : 'node')
    const env = { ...environment(), LOTS: undefined, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` }
    const place = { node, env, folder }
    const name = run(place, ['--version']).output.trim()
    const total = { version: name, passed: 0, failed: 0 }
    const steps = { build: () => build(place), evening: () => evening(place), tests: () => vitest(place, filters) }
    for (const [step, work] of Object.entries(steps)) {
      const began = performance.now()
      const { passed, failed, output } = await work()
      const seconds = ((performance.now() - began) / 1000).toFixed(0)
      say(`${name} ${step}: ${passed} passed, ${failed} failed, ${seconds} s`)
      if (failed > 0) say(output)
      total.passed += passed
      total.failed += failed
    }
    return total
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', multiple: true } },
  })
  let failed = 0
  for (const version of positionals.length > 0 ? positionals : ['24', '20.19.0']) {
    failed += (await tryNode(version, values.only === undefined ? {} : { filters: values.only })).failed
  }
  process.exit(failed === 0 ? 0 : 1)
}
