// The arrows of the architecture, proved: every import below is planted into a bare copy of our folders outside the
// working tree, and the linter, with our very configuration, has to refuse the wrong ones and let the right ones pass.

import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { environment, root, tool } from './ready.js'

/** @typedef {[file: string, from: string]} Import */

/** @type {Import[]} */
const wrong = [
  ['engine/table.ts', '@octopolis/bots'],
  ['engine/table.ts', '@octopolis/games/octopus/game'],
  ['engine/table.ts', '../games/index.ts'],
  ['engine/table.ts', 'node:fs'],
  ['engine/table.ts', 'react'],
  ['engine/conform/index.ts', '../../bots/index.ts'],
  ['engine/test/table.test.ts', '@octopolis/games'],

  ['bots/search.ts', '@octopolis/games'],
  ['bots/search.ts', '@octopolis/lab'],
  ['bots/search.ts', '../games/index.ts'],
  ['bots/search.ts', '../engine/index.ts'],
  ['bots/search.ts', 'crypto'],

  ['games/index.ts', '@octopolis/server'],
  ['games/index.ts', '../lab/cli.ts'],
  ['games/index.ts', './InTurn.ts'],
  ['games/InTurn.ts', './octopus/game.ts'],
  ['games/InTurn.ts', '@octopolis/web'],
  ['games/octopus/game.ts', '@octopolis/lab'],
  ['games/octopus/game.ts', '@octopolis/games/InTurn'],
  ['games/octopus/game.ts', '@octopolis/web'],
  ['games/octopus/game.ts', '@octopolis/games/kraken/game'],
  ['games/octopus/game.ts', '@octopolis/games'],
  ['games/octopus/game.ts', '../kraken/game.ts'],
  ['games/octopus/game.ts', './board/board.tsx'],
  ['games/octopus/game.ts', 'node:path'],
  ['games/octopus/state.ts', './bot/weights.ts'],
  ['games/octopus/view.ts', 'react'],
  ['games/octopus/rules/resolution.ts', '../bot/weights.ts'],
  ['games/octopus/rules/resolution.ts', '../board/board.tsx'],
  ['games/octopus/rules/resolution.ts', '../../kraken/state.ts'],
  ['games/octopus/rules/resolution.ts', '../../../engine/index.ts'],
  ['games/octopus/rules/resolution.ts', 'react'],
  ['games/octopus/rules/resolution.ts', 'node:fs'],
  ['games/octopus/rules/resolution.ts', '@octopolis/games/InTurn'],
  ['games/octopus/rules/exterior/marsh.ts', '../../bot/weights.ts'],
  ['games/octopus/rules/exterior/marsh.ts', '../../../kraken/state.ts'],
  ['games/octopus/data/rooms.ts', '../bot/weights.ts'],
  ['games/octopus/cards/curses.ts', 'react-dom/client'],
  ['games/octopus/bot/weights.ts', '../../kraken/bot/weights.ts'],
  ['games/octopus/board/board.tsx', '../../kraken/board/board.tsx'],
  ['games/octopus/test/resolution.test.ts', '../../kraken/game.ts'],
  ['games/index.ts', '#test/recorded-games'],
  ['games/octopus/game.ts', '#test/recorded-games'],
  ['games/octopus/rules/resolution.ts', '#test/recorded-games'],

  ['games/index.ts', './octopus/schema/index.ts'],
  ['games/box.ts', './schema.ts'],
  ['games/octopus/index.ts', './schema/index.ts'],
  ['games/octopus/index.ts', '@octopolis/games/schema'],
  ['games/octopus/state.ts', 'zod'],
  ['games/octopus/rules/resolution.ts', '../schema/index.ts'],
  ['games/octopus/rules/exterior/marsh.ts', '../../schema/index.ts'],
  ['games/octopus/schema/index.ts', '../rules/resolution.ts'],
  ['games/octopus/schema/index.ts', '../../kraken/schema/index.ts'],

  ['games/test/schemas.test.ts', '@octopolis/server/app'],

  ['lab/cli.ts', '../games/index.ts'],
  ['lab/cli.ts', '@octopolis/server/app'],
  ['server/app.ts', '../games/index.ts'],
  ['server/app.ts', '@octopolis/lab'],
  ['server/tables/table.ts', '../../engine/index.ts'],
  ['server/tables/table.ts', 'react'],
  ['server/tables/table.ts', '@octopolis/games/InTurn'],
  ['web/main.ts', '@octopolis/server/app'],
  ['web/main.ts', '@octopolis/lab'],
  ['web/main.ts', '@octopolis/games/schemas'],
  ['web/main.ts', 'zod'],

  // A circle, which takes two.
  ['engine/agenda.ts', './chance.ts'],
  ['engine/chance.ts', './agenda.ts'],
]

/** @type {Import[]} */
const right = [
  ['engine/conform/index.ts', '../table.ts'],
  ['engine/test/table.test.ts', 'node:fs'],
  ['bots/search.ts', '@octopolis/engine'],
  ['games/index.ts', './octopus/game.ts'],
  ['games/octopus/game.ts', '@octopolis/bots'],
  ['games/octopus/index.ts', '@octopolis/games/box'],
  ['games/octopus/game.ts', './bot/weights.ts'],
  ['games/octopus/rules/resolution.ts', '@octopolis/engine'],
  ['games/octopus/rules/resolution.ts', '../state.ts'],
  ['games/octopus/rules/exterior/marsh.ts', '../../state.ts'],
  ['games/InTurn.ts', 'react'],
  ['games/octopus/board/board.tsx', 'react'],
  ['games/octopus/board/board.tsx', '@octopolis/games/InTurn'],
  ['games/octopus/test/resolution.test.ts', 'node:fs'],
  ['games/octopus/test/resolution.test.ts', '../bot/weights.ts'],
  ['games/octopus/test/resolution.test.ts', '#test/recorded-games'],
  ['games/schemas.ts', './octopus/schema/index.ts'],
  ['games/test/schemas.test.ts', '../schemas.ts'],
  ['games/octopus/schema/index.ts', '@octopolis/games/schema'],
  ['games/octopus/schema/index.ts', '../state.ts'],
  ['games/octopus/schema/index.ts', 'zod'],
  ['games/test/editions.test.ts', '../index.ts'],
  ['lab/cli.ts', '@octopolis/games/octopus/game'],
  ['server/app.ts', '@octopolis/games'],
  ['server/app.ts', 'node:fs'],
  ['web/main.ts', '@octopolis/server/protocol'],
  ['web/main.ts', 'react'],
  ['lab/cli.ts', 'node:fs'],
]

const arrowRules = ['eslint(no-restricted-imports)', 'import(no-nodejs-modules)', 'import(no-cycle)']

/**
 * @param {string} skeleton
 * @param {Import[]} imports
 */
const plant = (skeleton, imports) => {
  cpSync(join(root, '.oxlintrc.json'), join(skeleton, '.oxlintrc.json'))
  symlinkSync(join(root, 'node_modules'), join(skeleton, 'node_modules'), 'junction')
  for (const [file, from] of imports) {
    mkdirSync(dirname(join(skeleton, file)), { recursive: true })
    appendFileSync(join(skeleton, file), `import '${from}'\n`)
  }
}

/**
 * What the linter refused, as `file:line`.
 * @param {string} skeleton
 */
const refusedIn = (skeleton) => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [tool('oxlint'), '--format=json', 'engine', 'bots', 'games', 'lab', 'server', 'web'],
    {
      cwd: skeleton,
      env: environment(),
      encoding: 'utf8',
    },
  )
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr)
  /** @type {{ diagnostics: { code: string, filename: string, labels: { span: { line: number } }[] }[] }} */
  const { diagnostics } = JSON.parse(stdout)
  return new Set(
    diagnostics
      .filter(({ code }) => arrowRules.includes(code))
      .map(({ filename, labels }) => `${filename.replaceAll('\\', '/')}:${labels[0]?.span.line}`),
  )
}

/**
 * Where each import lands when it is planted, as `file:line`.
 * @param {Import[]} imports
 */
const places = (imports) =>
  imports.map(([file], at) => `${file}:${imports.slice(0, at + 1).filter(([other]) => other === file).length}`)

const skeleton = mkdtempSync(join(realpathSync(tmpdir()), 'octopolis-arrows-'))
try {
  const imports = [...wrong, ...right]
  plant(skeleton, imports)
  const refused = refusedIn(skeleton)
  const mistakes = places(imports).flatMap((place, at) => {
    const isWrong = at < wrong.length
    const [file, from] = imports[at] ?? []
    return refused.has(place) === isWrong ? [] : [`${file} may ${isWrong ? 'still' : 'no longer'} import ${from}`]
  })
  for (const mistake of mistakes) console.log(mistake)
  const verdict = mistakes.length === 0 ? 'all refused' : `${mistakes.length} arrows broken`
  console.log(`arrows: ${wrong.length} planted wrong imports, ${verdict}`)
  if (mistakes.length > 0) process.exitCode = 1
} finally {
  rmSync(skeleton, { recursive: true, force: true })
}
