import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@octopolis/engine'
import { expect, test } from 'vitest'
import { boxNamed } from '../boxes.ts'
import type { TableFindings } from '../report/findings.ts'
import { html } from '../report/markup.ts'
import { page } from '../report/page.ts'
import { ticks } from '../report/scale.ts'
import { texts } from '../report/text/index.ts'
import { playGame } from '../simulate/game.ts'
import { markedIn } from '../simulate/marks.ts'
import { filled, type Setting } from '../simulate/setting.ts'
import { Counts } from '../simulate/study.ts'
import { Tally } from '../simulate/tally.ts'
import { auction } from './auction.ts'
import { filesIn, lab, workFolder } from './lab.ts'

function found(label: string, seats: number, options: object): TableFindings {
  const setting: Setting = {
    game: 'auction',
    seats,
    options,
    bots: filled(['hard', 'easy'], seats),
    seed: 1,
    fixed: true,
  }
  const tally = new Tally(setting)
  const counts = new Counts(auction.study)
  for (let index = 0; index < 30; index++) {
    const { result, facts } = playGame(auction, setting, index)
    tally.add({ ...result, marked: markedIn(auction.study, facts, seats) })
    counts.count(facts)
  }
  return { label, setting, tally, counts }
}

const usual = [2, 3, 4].map((seats) => found(`${seats} seats`, seats, { short: false }))
const studied = auction.study.tables.map(({ label, seats, options }) => found(label.en, seats, options))
const pageIn = (language: 'en' | 'fr') =>
  page({
    box: auction,
    language,
    bots: 'hard, easy',
    seed: 1,
    gamesEach: 30,
    command: 'lab report auction',
    usual,
    studied,
  })

test.each(languages)('a page in %s needs nothing but itself', (language) => {
  const text = pageIn(language)
  expect(text).toContain(`<html lang="${language}">`)
  expect(text).not.toMatch(/https?:|<script|<link|<img|@import|url\(/)
})

test.each(languages)('a page in %s has every plot and the numbers behind it', (language) => {
  const text = pageIn(language)
  const { wins, lengths, endings } = texts[language]
  for (const title of [
    wins.title,
    wins.byTable,
    lengths.title,
    endings.title,
    'Prizes',
    'Taken',
    'Luck',
    'What a sold prize is worth',
  ]) {
    expect(text).toContain(`</span>${html`${title}`.text}</h2>`)
  }
  // Win panels for the usual and the studied tables; lengths, endings, the one count, two marks and the one measure for
  // the usual ones; and each mark for all of these together.
  expect(text.match(/<svg viewBox[^>]*role="img"/g)).toHaveLength(usual.length * 7 + studied.length + 2)
  expect(text.match(/<details>/g)).toHaveLength(8)
  expect(text).not.toMatch(/NaN|Infinity|undefined/)
})

test('what comes from outside is escaped', () => {
  expect(html`<p title="${'"<&>\''}">${'<b>'}</p>`.text).toBe('<p title="&quot;&lt;&amp;&gt;&#39;">&lt;b&gt;</p>')
})

test('ticks are round and within the axis', () => {
  expect(ticks(0.15, 0.35, 5)).toEqual([0.15, 0.2, 0.25, 0.3, 0.35])
  expect(ticks(0, 118, 5)).toEqual([0, 50, 100])
})

test('octopus is studied on one page, and no draft of it is left', async () => {
  const folder = workFolder()
  const typed = ['report', 'octopus', '--out', 'report.html', '--bots', 'random', '--games', '3', '--lang', 'fr']
  const { code, out, err } = await lab(typed, { folder })
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/^report\.html: \d+ tables, 3 games at each\.\n$/)
  expect(filesIn(folder)).toEqual(['report.html'])
  const text = readFileSync(join(folder, 'report.html'), 'utf8')
  const { study, words } = boxNamed('octopus')
  for (const { title } of study.counts) expect(text).toContain(html`${title.fr}`.text)
  for (const { label } of study.tables) expect(text).toContain(`<h3>${html`${label.fr}`.text}</h3>`)
  expect(text).toContain(html`${words.fr.title}`.text)
  expect(text).not.toMatch(/https?:|NaN|Infinity|undefined/)
})
