import { Conversation, momentAt, tempers, type Level, type TemperName } from '@octopolis/bots'
import { lot } from '@octopolis/engine/conform'
import { languages, QuickChance, type AnyWords, type Say, type Seat, type Spoken } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { bots } from '../bot/bots.ts'
import { hearing } from '../bot/talk/hearing.ts'
import { wordsGiven } from '../bot/talk/pledges.ts'
import type { Fact } from '../facts.ts'
import type { Talk } from '../talk.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { evening } from './evening.ts'
import {
  blue,
  crypt,
  garden,
  green,
  grimoire,
  idol,
  laboratory,
  lay,
  museum,
  observatory,
  red,
  skull,
  start,
  type OctopusTable,
} from './lay.ts'

const GAMES = lot({ test: 120, trial: 600 })
const words: Readonly<Record<(typeof languages)[number], AnyWords>> = { en, fr }
const names = ['Ada', 'Bo', 'Cleo', 'Dov', 'Eve']
const all = Object.keys(tempers) as TemperName[]

/** Games of every size and kind, by every temper. Thinkers are few: they think long. */
function* evenings() {
  for (let game = 0; game < GAMES; game++) {
    const seats = 3 + (game % 3)
    const level = (seat: Seat): Level =>
      game % 10 === 0 && seat === 0 ? 'normal' : game % 12 === 1 ? 'random' : 'easy'
    const levels = Array.from({ length: seats }, (_, seat) => level(seat))
    const tempered = levels.map((_level, seat) =>
      game % 7 === 6 ? undefined : all[(game + seat * (1 + (game % 2))) % all.length],
    )
    const say: Say = { name: (seat) => names[seat] ?? '?', voice: (seat) => tempered[seat] }
    const options = { quick: game % 8 === 7, hidden: game % 5 === 4 }
    yield { say, ...evening({ levels, tempers: tempered, options }, `evening ${game}`) }
  }
}

describe('whole evenings of talk', () => {
  const counts: Partial<Record<Talk['type'], number>> = {}
  let lines = 0
  let turns = 0
  const twice: string[] = []
  const unanswered: string[] = []
  for (const { say, said, facts, asked, table } of evenings()) {
    turns += table.state.turn
    lines += said.length
    for (const { talk } of said) counts[talk.type] = (counts[talk.type] ?? 0) + 1
    for (const language of languages) {
      const heard = new Set<string>()
      for (const { talk, seat, turn } of said) {
        const line = `${turn} ${words[language].talk[talk.type]?.(talk, seat, say)}`
        if (heard.has(line)) twice.push(`${table.seed}: ${line}`)
        heard.add(line)
      }
    }
    const open = new Conversation(hearing, said)
    said.forEach(({ talk, seat }, place) => {
      const to = hearing.to(talk)
      if (to === null || !hearing.asks(talk)) return
      // Until somebody who was asked for a word has given one; those who are out have none.
      const chances = asked[to]?.filter((after) => after > place).length ?? 0
      const isOut = facts.some((fact) => fact.type === 'out' && (fact.cult === to || fact.cult === seat))
      const isOpen = open.open(to).some((one) => one === said[place])
      if (isOpen && chances > 0 && !isOut) unanswered.push(`${table.seed}: ${JSON.stringify(said[place])}`)
    })
  }

  test('nobody says a line twice in a turn, in either language', () => {
    expect(twice).toEqual([])
  })

  test('whatever is put to a bot is answered or shrugged off when it next may speak', () => {
    expect(unanswered).toEqual([])
  })

  test('they say all there is to say, and not too much of it', () => {
    expect(Object.keys(counts).toSorted()).toEqual(
      [
        ...new Set(
          start(3)
            .talk(red)
            .map(({ type }) => type),
        ),
        'next',
        'calm',
      ].toSorted(),
    )
    expect(lines / turns).toBeGreaterThan(1)
    expect(lines / turns).toBeLessThan(8)
  })
})

/** What a bot says, of so many times it is asked. */
function sayings(
  table: OctopusTable,
  seat: Seat,
  said: readonly Spoken<Talk>[],
  temper: TemperName,
  times = 60,
): Talk[] {
  return Array.from({ length: times }, (_, time) => {
    const moment = Object.assign(momentAt(table, seat, new QuickChance(`say ${time}`), said), { temper })
    return bots.normal.speak?.(moment) ?? null
  }).filter((talk) => talk !== null)
}

describe('what a bot says', () => {
  const put = (seat: Seat, talk: Talk): Spoken<Talk> => ({ seat, seq: 0, talk })

  test('an exchange that serves both is agreed to, and one that helps a cult to its ritual isn’t', () => {
    const offer = put(blue, { type: 'share', with: red, mine: museum, yours: observatory, turn: 1 })
    const fair = lay({ red: {}, blue: {}, green: {} })
    const rich = lay({ red: {}, blue: { holds: [grimoire, skull, 4] }, green: {} })
    expect(new Set(sayings(fair, red, [offer], 'courtly').map(({ type }) => type))).toEqual(new Set(['agree']))
    expect(new Set(sayings(rich, red, [offer], 'courtly').map(({ type }) => type))).toEqual(new Set(['refuse']))
  })

  test('nobody promises a known liar anything', () => {
    const table = lay({ red: {}, blue: {}, green: {} }, { turn: 4 })
    const talk = [1, 2, 3].flatMap((turn) => [
      put(red, { type: 'share', with: blue, mine: museum, yours: crypt, turn }),
      put(blue, { type: 'agree', with: red, turn }),
    ])
    const past = [1, 2, 3].flatMap((turn): Fact[] => [
      { type: 'turn', turn },
      { type: 'revealed', cult: blue, walk: 'walks', at: museum, offspring: 0, dagger: museum, tentacle: 0 },
      { type: 'revealed', cult: red, walk: 'walks', at: garden, offspring: 0, dagger: garden, tentacle: 0 },
    ])
    expect(wordsGiven(talk, past).map(({ by, kept }) => [by, kept])).toEqual(
      [1, 2, 3].flatMap(() => [
        [red, true],
        [blue, false],
      ]),
    )
    const offer = put(blue, { type: 'peace', with: red, turn: 4 })
    const answers = (facts: readonly Fact[]) =>
      Array.from({ length: 30 }, (_, time) => {
        const moment = momentAt(table, red, new QuickChance(`liar ${time}`), [...talk, offer])
        return bots.normal.speak?.({
          seat: red,
          view: moment.view,
          talk: moment.talk,
          chance: moment.chance,
          facts,
          temper: 'gruff',
        })?.type
      })
    expect(answers([])).toContain('agree')
    expect(answers(past).filter((type) => type === 'agree').length).toBeLessThan(8)
  })

  test('[OCT-2.5] where it says it will be tells nothing of its clock', () => {
    const question = put(blue, { type: 'whither', with: red, turn: 1 })
    const answers = (dagger: 2 | 5) => {
      const table = lay({ red: {}, blue: {}, green: {} })
      table.play(red, { type: 'clock', dagger, tentacle: 6 })
      return sayings(table, red, [question], 'courtly')
    }
    expect(answers(2)).toEqual(answers(5))
    expect(answers(2).some(({ type }) => type === 'going')).toBe(true)
  })

  test('the rough threaten, the polite don’t', () => {
    const table = lay({ red: { power: 6 }, blue: { power: 2 }, green: { power: 2 } })
    const threats = (temper: TemperName) =>
      sayings(table, red, [], temper).filter(({ type }) => type === 'threat').length
    expect(threats('gruff')).toBeGreaterThan(0)
    expect(threats('courtly')).toBe(0)
  })

  test('somebody one component short is pointed out, once a turn', () => {
    const table = lay({ red: {}, blue: { in: laboratory, holds: [grimoire, idol, skull] }, green: {} })
    const alarm: Talk = { type: 'alarm', cult: blue }
    expect(sayings(table, red, [], 'sly')).toContainEqual(alarm)
    expect(sayings(table, red, [put(green, alarm)], 'sly')).not.toContainEqual(alarm)
  })
})
