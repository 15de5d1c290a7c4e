import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { bench } from '../command/bench.ts'
import type { Command } from '../command/command.ts'
import { play } from '../command/play.ts'
import { report } from '../command/report.ts'
import { simulate } from '../command/simulate.ts'
import { soak } from '../command/soak.ts'
import { tournament } from '../command/tournament.ts'
import { tune } from '../command/tune.ts'
import { verify } from '../command/verify.ts'
import { filesIn, lab, workFolder } from './lab.ts'

const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({ simulate, tournament, report, play, verify, soak, bench, tune }),
)

/** What a command says to a line before it starts to work. */
function refusal(line: string): string {
  const [name = '', ...typed] = line.split(' ')
  try {
    commands.get(name)?.prepare(typed)
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
  return 'no refusal'
}

test.each<readonly [line: string, sentence: string | RegExp]>([
  ['simulate', 'lab simulate needs a game: lab simulate <game>.'],
  ['simulate chess', /^There is no game "chess"; the games are .*octopus/],
  ['simulate __proto__', /^There is no game "__proto__"/],
  ['tournament chess', /^There is no game "chess"/],
  ['report chess --out r.html', /^There is no game "chess"/],
  ['play chess', /^There is no game "chess"/],
  ['simulate octopus kraken', 'lab simulate takes one game, not also "kraken".'],
  ['simulate octopus --games x', '--games takes a whole number from 1 to 10000000, not "x".'],
  ['simulate octopus --games 0', '--games takes a whole number from 1 to 10000000, not "0".'],
  ['simulate octopus --games -5', '--games takes a whole number from 1 to 10000000, not "-5".'],
  ['simulate octopus --games 1.5', '--games takes a whole number from 1 to 10000000, not "1.5".'],
  ['simulate octopus --games 1e9', '--games takes a whole number from 1 to 10000000, not "1e9".'],
  ['simulate octopus --games 1000000000', '--games takes a whole number from 1 to 10000000, not "1000000000".'],
  ['simulate octopus --from -1', /^--from takes a whole number/],
  ['simulate octopus --seed pi', /^--seed takes a whole number/],
  ['simulate octopus --threads 0', /^--threads takes a whole number/],
  ['simulate octopus --seats 9', '--seats takes a whole number from 3 to 5, not "9".'],
  ['simulate octopus --bots hal', 'There is no bot "hal"; the bots are random, easy, normal, hard.'],
  ['simulate octopus --bots hard,', 'There is no bot ""; the bots are random, easy, normal, hard.'],
  ['simulate octopus --seats 3 --bots easy,easy,easy,easy', '--bots names 4 bots for 3 seats.'],
  ['simulate octopus --option colour=red', /^There is no option colour; the options are quick, exterior/],
  ['simulate octopus --option exterior=moon', /^Option exterior is one of .*, not "moon"\.$/],
  ['simulate octopus --option quick', '--option takes KEY=VALUE, not "quick".'],
  ['simulate octopus --option quick=maybe', 'Option quick is true or false, not "maybe".'],
  ['simulate octopus --with speed=9', 'There are no numbers to change in octopus.'],
  ['tune octopus', 'There are no numbers to change in octopus.'],
  ['tune chess', /^There is no game "chess"/],
  ['simulate octopus --speed 9', /^lab simulate has no flag --speed; it takes --seats/],
  ['simulate octopus --games', '--games needs a value: --games N.'],
  ['simulate octopus --json=1', '--json takes no value.'],
  ['tournament octopus --bots hard', 'A tournament needs two different bots: --bots hard,easy.'],
  ['tournament octopus --games 0', /^--games takes a whole number/],
  ['report octopus', 'lab report needs --out FILE.'],
  ['report octopus --out r.html --lang de', '--lang takes en or fr, not "de".'],
  ['play octopus --seat 4', '--seat takes a whole number from 0 to 3, not "4".'],
  ['play octopus --lang', '--lang needs a value: --lang en|fr.'],
  ['verify', 'lab verify needs a record.json: lab verify <record.json>.'],
  ['soak', 'soak needs a game: soak <game>.'],
  ['soak chess', /^There is no game "chess"/],
  ['soak octopus --games 0', /^--games takes a whole number/],
  ['bench --seconds x', '--seconds takes a whole number from 1 to 600, not "x".'],
  ['bench --beside nowhere', "nowhere isn't a checkout that has been built: it has no games/dist/index.js."],
  ['bench octopus', 'bench takes only flags, not "octopus".'],
])('%s is refused before anything is done', (line, sentence) => {
  if (typeof sentence === 'string') expect(refusal(line)).toBe(sentence)
  else expect(refusal(line)).toMatch(sentence)
})

const folder = workFolder()
mkdirSync(join(folder, 'folder'))
writeFileSync(join(folder, 'broken.json'), '{"game": "octopus", ')
writeFileSync(join(folder, 'list.json'), '[1, 2, 3]')
writeFileSync(join(folder, 'other.jsonl'), '{"game":"octopus","seed":99}\n')
const before = filesIn(folder)

const wrongInput = 2
const workFailed = 1

describe.concurrent('on the command line that is one sentence on the error stream, a code, and nothing else', () => {
  test.each<readonly [entry: 'cli' | 'soak' | 'bench', line: string, code: number, sentence: string]>([
    [
      'cli',
      '',
      wrongInput,
      'The lab needs a command; the commands are simulate, tournament, report, play, talk, verify, fit, beliefs, tune.',
    ],
    [
      'cli',
      'dance',
      wrongInput,
      'There is no command "dance"; the commands are simulate, tournament, report, play, talk, verify, fit, beliefs, tune.',
    ],
    ['cli', 'simulate octopus --games 0', wrongInput, '--games takes a whole number from 1 to 10000000, not "0".'],
    ['soak', 'octopus --games x', wrongInput, '--games takes a whole number from 1 to 10000000, not "x".'],
    ['bench', '--seconds 0', wrongInput, '--seconds takes a whole number from 1 to 600, not "0".'],
    [
      'cli',
      'simulate octopus --save other.jsonl',
      workFailed,
      "other.jsonl holds the results of other settings, so this run can't go on from it.",
    ],
    ['cli', 'simulate octopus --save folder', workFailed, "folder can't be read: it is a folder."],
    [
      'cli',
      'simulate octopus --save no/where.jsonl',
      workFailed,
      "no/where.jsonl can't be written: there is no such file or folder.",
    ],
    [
      'cli',
      'simulate octopus --records broken.json',
      workFailed,
      "broken.json can't be made: a file of that name is in the way.",
    ],
    [
      'cli',
      'report octopus --out no/report.html',
      workFailed,
      "no/report.html can't be written: there is no such file or folder.",
    ],
    ['cli', 'report octopus --out folder', workFailed, "folder can't be written: it is a folder."],
    [
      'cli',
      'report octopus --out broken.json/r.html',
      workFailed,
      "broken.json/r.html can't be written: broken.json is not a folder.",
    ],
    [
      'cli',
      'play octopus --record no/r.json',
      workFailed,
      "no/r.json can't be written: there is no such file or folder.",
    ],
    ['cli', 'verify nothing.json', workFailed, "nothing.json can't be read: there is no such file or folder."],
    ['cli', 'verify folder', workFailed, "folder can't be read: it is a folder."],
    ['cli', 'verify list.json', workFailed, 'list.json: A record is a JSON object.'],
  ])('%s %s', async (entry, line, code, sentence) => {
    const printed = await lab(line.split(' ').filter(Boolean), { folder, entry })
    expect(printed).toEqual({ code, out: '', err: `${sentence}\n` })
  })

  test('broken JSON is named with its file', async () => {
    const { code, out, err } = await lab(['verify', 'broken.json'], { folder })
    expect(err).toMatch(/^broken\.json: this is not JSON \(.*\)\.\n$/)
    expect([code, out]).toEqual([workFailed, ''])
  })
})

test('nothing was written', () => {
  expect(filesIn(folder)).toEqual(before)
})

describe.concurrent('help', () => {
  test('of the lab names the commands', async () => {
    const { code, out, err } = await lab(['--help'], { folder })
    expect(out).toMatch(/simulate[^]*tournament[^]*report[^]*play[^]*verify/)
    expect([code, err]).toEqual([0, ''])
  })

  test.each([
    ['cli', 'simulate', 'lab simulate <game> [flags]'],
    ['cli', 'verify', 'lab verify <record.json> [flags]'],
    ['soak', '', 'soak <game> [flags]'],
  ] as const)('of %s %s says how it is called', async (entry, name, usage) => {
    const { code, out, err } = await lab([name, '--help'].filter(Boolean), { folder, entry })
    expect(out.split('\n')[0]).toBe(usage)
    expect([code, err]).toEqual([0, ''])
  })
})
