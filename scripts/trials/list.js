// Every trial that is too long for each change. To add one is to add an entry.

import { tool } from '../ready.js'

/**
 * @typedef {object} Trial
 * @property {string} tries
 * @property {string} lot how much of it
 * @property {number} minutes longer than it ever takes: whatever is still at it then hangs
 * @property {string[]} command what Node is to run
 * @property {RegExp} [figures] what of its output is worth keeping; otherwise all lines that begin with `figures:`
 */

/** @param {string[]} files */
const vitest = (...files) => [tool('vitest'), 'run', '--reporter=default', ...files]

/** @param {string[]} files */
const playwright = (...files) => [
  tool('playwright'),
  'test',
  '--config',
  'web/e2e/playwright.config.ts',
  '--reporter=list',
  ...files,
]

/**
 * All that the conformance kit knows, to the eyes of everybody at every position.
 * @param {string} game
 * @param {number} games
 * @returns {Trial}
 */
const soak = (game, games) => ({
  tries: `${game} conforms to the contract, and nothing leaks to any viewer`,
  lot: `${games} games, every viewer`,
  minutes: 60,
  command: [
    'scripts/run.js',
    'lab/dist/soak.js',
    game,
    '--games',
    String(games),
    '--every-viewer',
    '--seed',
    'viewers',
  ],
  figures: new RegExp(`^${game}: (.*)$`, 'gm'),
})

/** @type {Readonly<Record<string, Trial>>} */
export const trials = {
  wire: {
    tries: 'nothing secret is on the wire',
    lot: '200 games',
    minutes: 60,
    command: vitest('server/test/wire/wire.test.ts'),
  },
  'wire-planted': {
    tries: 'the lot of `npm test` finds a house that leaks',
    lot: 'every planted leak, 5 seeds each',
    minutes: 120,
    command: vitest('server/test/wire/leaky.trial.ts'),
  },
  push: {
    tries: 'a notice says no more than it has to',
    lot: '3 tables of each game',
    minutes: 30,
    command: vitest('server/test/wire/push.test.ts'),
  },
  'push-planted': {
    tries: 'the lot of `npm test` finds a house whose notices say too much, too often or to others',
    lot: 'every planted fault, 3 seeds each',
    minutes: 60,
    command: vitest('server/test/wire/push.trial.ts'),
  },
  chaos: {
    tries: 'a house that is killed keeps what it has promised',
    lot: '100 kills',
    minutes: 60,
    command: vitest('server/test/chaos.test.ts'),
  },
  faults: {
    tries: 'a house to whose machine anything happens keeps what it has promised, and games go on within 3 s',
    lot: '200 blows, on SQLite and on PostgreSQL',
    minutes: 60,
    command: ['scripts/run.js', 'server/dist/trial/chaos.js', '--faults', '--rounds', '200', '--seed', 'faults'],
    figures: /^((?:blows|moves acknowledged|lost|gap|twice|contradicted|clock|stuck) +\d+)$/gm,
  },
  'faults-planted': {
    tries: 'such a trial finds a house that is hasty, obedient to the system’s clock, curt or slow',
    lot: '4 houses',
    minutes: 30,
    command: vitest('server/test/storm.trial.ts'),
  },
  'chaos-planted': {
    tries: 'the lot of `npm test` finds a house that breaks its promises',
    lot: 'every planted fault, 3 seeds each',
    minutes: 120,
    command: vitest('server/test/promises.trial.ts'),
  },
  'http-games': {
    tries: 'programs play over HTTP alone',
    lot: '20 games of each kind',
    minutes: 60,
    command: vitest('server/test/http-games.test.ts'),
  },
  'http-games-planted': {
    tries: 'the lot of `npm test` finds a house at which programs can’t play as they should',
    lot: 'every planted fault, 3 times each',
    minutes: 60,
    command: vitest('server/test/http-games.trial.ts'),
  },
  conform: {
    tries: 'every game conforms to the contract',
    lot: '10 000 games of Octopus, 367 of Kraken, 124 of Cthulhu 500',
    minutes: 60,
    command: vitest('/conform.test.ts'),
  },
  'conform-planted': {
    tries: 'the lot of `npm test` finds a game that is unsound',
    lot: 'every planted fault in every game, 3 seeds each',
    minutes: 60,
    command: vitest('games/test/planted.trial.ts'),
  },
  inwords: {
    tries: 'whole games shown in words',
    lot: 'half of all tables at full seats, every prompt',
    minutes: 60,
    command: vitest('web/test/inwords-rendered.test.tsx'),
  },
  'inwords-planted': {
    tries: 'the lot of `npm test` finds a page that shows a table wrongly',
    lot: 'every planted fault, 3 seeds each',
    minutes: 60,
    command: vitest('web/test/inwords-rendered.trial.tsx'),
  },
  browser: {
    tries: 'all that is done in a browser, every scene through axe',
    lot: 'all scenes in both languages, whole games',
    minutes: 120,
    command: playwright(),
  },
  node: {
    tries: 'everything runs on the newest Node, and on the oldest that is promised',
    lot: 'Node 24 and 20.19.0: the build, a house with a game in it, a part of the tests',
    minutes: 60,
    command: ['scripts/trials/node.js', '24', '20.19.0'],
    figures: /^(v\d+\.\S+ \w+: .* failed, .*)$/gm,
  },
  'soak-octopus': soak('octopus', 2500),
  'soak-kraken': soak('kraken', 600),
  'soak-cthulhu500': soak('cthulhu500', 100),
}
