import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { Table } from '@octopolis/engine'
import { expect, test } from 'vitest'
import { verifyFile } from '../command/verify.ts'
import { BotPlayer } from '../player.ts'
import { Evening, type Parting } from '../terminal/evening.ts'
import { Lines } from '../terminal/lines.ts'
import { Screen } from '../terminal/screen.ts'
import { texts } from '../terminal/text/index.ts'
import { auction } from './auction.ts'
import { filesIn, lab, workFolder } from './lab.ts'

/** An evening at the auction, with what the person types; the rulebook has one rule. */
async function evening(
  ...typed: string[]
): Promise<{ parting: Parting; shown: string; table: ReturnType<typeof Table.start> }> {
  const table = Table.start(auction.game, { seats: 3, seed: 'an evening', options: { short: true } })
  const out = new PassThrough()
  const screen = new Screen({ out, width: 80, styled: false })
  const bots = [0, 1, 2].map((seat) => new BotPlayer(auction.bots.easy, seat, `bot ${seat}`))
  const parting = await new Evening({
    table,
    person: 1,
    bots,
    words: auction.words.en,
    text: texts.en,
    rulebook: '# Auction\n\n**AUC-1.1** The **highest** bid wins.\n',
    lines: new Lines(Readable.from(typed.map((line) => `${line}\n`)), (line) => screen.line(line)),
    screen,
  }).play()
  out.end()
  return { parting, shown: Buffer.concat(await out.toArray()).toString(), table }
}

test('a game is played to its end, and says who won and with which seed', async () => {
  const { parting, shown, table } = await evening('4', '', '4', '')
  expect(parting).toBe('over')
  expect(table.outcome?.places[1]).toBe(1)
  expect(shown).toContain('You are Nemo.')
  expect(shown).toContain('Nemo wins.')
  expect(shown).toContain('The seed was “an evening”.')
})

test('a person may type ahead', async () => {
  const { parting } = await evening('4', '4')
  expect(parting).toBe('over')
})

test('the rest of the table is shown as the game tells it', async () => {
  const { shown } = await evening('4', '4')
  expect(shown).toMatch(/Points\n {2}Ottilia: 0\n {2}Nemo: 0\n {2}Sepio: 0/)
  expect(shown).toMatch(/· Nemo takes the prize worth \d\./)
})

test('what is not understood is said, and asked again', async () => {
  const { parting, shown } = await evening('9', '0', 'no such thing', '', '4', '4')
  expect(shown).toContain('There is no answer 9: they go from 1 to 4.')
  expect(shown).toContain('There is no answer 0: they go from 1 to 4.')
  expect(shown).toContain('No answer contains “no such thing”.')
  expect(parting).toBe('over')
})

test('words narrow the list, and Enter takes the last answer left', async () => {
  const { parting, shown, table } = await evening('bid', 'BID 3', '', 'bid 3', '')
  expect(shown).toContain('Enter: bid 3 > ')
  expect(parting).toBe('over')
  expect(table.record().moves.filter(([seat]) => seat === 1)).toEqual([
    [1, { bid: 3 }],
    [1, { bid: 3 }],
  ])
})

test('a move can be taken back before the others have moved', async () => {
  const { shown, table } = await evening('1', 'u', '4', '4')
  expect(shown).toContain('Taken back.')
  expect(table.record().moves[0]).toEqual([1, { bid: 3 }])
})

test('and not afterwards', async () => {
  const { shown } = await evening('1', '', 'u', '1')
  expect(shown).toContain('There is nothing that you could take back.')
})

test('help, the rule and the table are there for the asking', async () => {
  const { shown } = await evening('?', 'r', 't', '4', '4')
  expect(shown).toContain('takes your last answer back')
  expect(shown).toContain('AUC-1.1  The highest bid wins.')
  const tables = (text: string) => text.match(/^Points$/gm)?.length ?? 0
  expect(tables(shown)).toBe(tables((await evening('4', '4')).shown) + 1)
})

test('whoever quits leaves, and an input that ends cuts the game short', async () => {
  expect((await evening('q')).parting).toBe('quit')
  expect((await evening('1')).parting).toBe('cut')
})

const folder = workFolder()
const piped = '1\n'.repeat(2500)

test.concurrent.each([
  ['en', 'Night of the Grand Octopus', 'You are Nemo.', 'The game is over.', 'The record is in en.json.'],
  [
    'fr',
    'La Nuit du Grand Poulpe',
    'Vous êtes Nemo.',
    'La partie est finie.',
    'La partie est enregistrée dans fr.json.',
  ],
])('octopus is played through a pipe in %s, and its record verifies', async (lang, ...said) => {
  const typed = ['play', 'octopus', '--lang', lang, '--bots', 'random', '--seed', 'pipe', '--record', `${lang}.json`]
  const { code, out, err } = await lab(typed, { folder, input: piped })
  expect([code, err]).toEqual([0, ''])
  for (const sentence of said) expect(out).toContain(sentence)
  expect(out).not.toMatch(/undefined|NaN|\[object/)
  expect(verifyFile(join(folder, `${lang}.json`))).toContain('the seed matches its commitment')
})

test('an input that ends early says so and leaves no record', async () => {
  const typed = ['play', 'octopus', '--lang', 'fr', '--bots', 'random', '--record', 'early.json']
  const { code, err } = await lab(typed, { folder, input: '1\n' })
  expect([code, err]).toEqual([1, 'L’entrée s’est terminée avant la partie : rien n’a été écrit.\n'])
  expect(existsSync(join(folder, 'early.json'))).toBe(false)
})

test('whoever quits leaves no record either', async () => {
  const typed = ['play', 'octopus', '--bots', 'random', '--record', 'quit.json']
  const { code, out } = await lab(typed, { folder, input: 'q\n' })
  expect(code).toBe(0)
  expect(out).toContain('Nothing was written.')
  expect(filesIn(folder)).not.toContain('quit.json')
})
