import { readFileSync } from 'node:fs'
import { languages, Table, type GameRecord } from '@octopolis/engine'
import { playOthers, sitDown, wantedAnswers, type LessonStep } from '@octopolis/games/lesson'
import { describe, expect, test } from 'vitest'
import type { Fact } from '../facts.ts'
import { octopus } from '../game.ts'
import { lesson } from '../lesson/index.ts'
import type { State } from '../state.ts'

const { steps } = lesson
type LessonTable = ReturnType<typeof sitDown>

/** What the tests need of a table, the way it stands when a step begins. */
interface Stood {
  readonly step: LessonStep
  readonly asks: string | undefined
  readonly awaiting: readonly number[]
  readonly wanted: number
}

/** Every table that a learner's answers can lead to; those that are alike are followed once. */
function everyWay(): { readonly ends: LessonTable[]; readonly stood: Stood[] } {
  const stood: Stood[] = []
  let tables = [sitDown(octopus, lesson)]
  for (const step of steps) {
    const next = new Map<string, LessonTable>()
    for (const table of tables) {
      const answers = wantedAnswers(table, step)
      const asks = (table.state as State).agenda.at(-1)?.type
      stood.push({ step, asks, awaiting: table.awaiting, wanted: answers.length })
      playOthers(table, step)
      const ways = answers.map((answer) => {
        const way = again(table.record())
        way.play(0, answer)
        return way
      })
      for (const way of ways.length === 0 ? [table] : ways) next.set(JSON.stringify(way.state), way)
    }
    tables = [...next.values()]
  }
  return { ends: tables, stood }
}

function again(record: GameRecord): LessonTable {
  return Table.replay(octopus, record)
}

describe('the lesson', () => {
  const { ends, stood } = everyWay()

  test('whatever a learner answers, it comes to an end, and the learner wins', () => {
    expect(ends.length).toBeGreaterThan(100)
    for (const { outcome, state } of ends) {
      expect(outcome).toEqual({ places: [1, 2, 2], reason: 'ritual' })
      expect((state as State).turn).toBe(5)
      expect((state as State).cults[0]?.components).toHaveLength(4)
    }
  })

  test('waits for the learner and nobody else, but in a negotiation, where a question may be answered already', () => {
    for (const { step, asks, awaiting, wanted } of stood) {
      if (step.kind !== 'do' || asks === 'negotiate') continue
      expect(awaiting).toEqual([0])
      expect(wanted).toBeGreaterThan(0)
    }
  })

  test('shows everything that a newcomer has to know, on every way', () => {
    const taught: readonly Fact['type'][] = ['revealed', 'harmed', 'erred', 'dominated', 'gathered', 'negotiation']
    const talked: readonly Fact['type'][] = ['declared', 'locked', 'agreed', 'dreamt', 'ended']
    for (const end of ends) {
      const facts = end.heard(0) as unknown as readonly Fact[]
      expect(facts.map(({ type }) => type)).toEqual(expect.arrayContaining([...taught, ...talked]))
      const mine = facts.filter((fact) => 'cult' in fact && fact.cult === 0)
      expect(mine).toContainEqual(expect.objectContaining({ type: 'harmed', at: 3 }))
      for (const walk of ['walks', 'journeys', 'returns']) {
        expect(mine).toContainEqual(expect.objectContaining({ type: 'revealed', walk }))
      }
    }
  })

  test.each(languages)('is read in a few minutes: short sentences, few of them (%s)', (language) => {
    const texts = steps.flatMap((step) => (step.kind === 'others' ? [] : [step.text[language]]))
    const hints = steps.flatMap((step) => (step.kind === 'do' ? [step.hint[language]] : []))
    for (const text of [...texts, ...hints]) {
      expect(text.trim()).not.toBe('')
      expect(text).not.toMatch(/['"]| {2}/)
      expect(text.match(/[.!?](?=\s|$)/g)?.length).toBeLessThanOrEqual(3)
      expect(text.split(/ +/).length).toBeLessThanOrEqual(45)
      if (language === 'fr') expect(text).not.toMatch(/ [:;!?»]|« /)
    }
    expect(texts.join(' ').split(/ +/).length).toBeLessThanOrEqual(900)
  })

  test.each(languages)('names rules that stand in the rulebook (%s)', (language) => {
    const rulebook = readFileSync(new URL(`../rulebook/${language}.md`, import.meta.url), 'utf8')
    for (const step of steps) {
      if (step.kind !== 'others' && step.rule !== undefined) expect(rulebook).toContain(`**${step.rule}**`)
    }
  })
})
