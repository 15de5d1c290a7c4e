import { existsSync, readFileSync } from 'node:fs'
import { conform, type Plan, type TableSetting } from '@octopolis/engine/conform'
import type { Box } from '@octopolis/games/box'
import { expect, test } from 'vitest'
import { kept } from './failures.ts'

interface Eyes {
  /** At least so many compare each position. */
  readonly viewers?: number
  /** Other tables than the proof's. */
  readonly tables?: readonly TableSetting[]
}

/**
 * A game before the conformance kit, with its words and its rulebooks, which lie beside the folder of its tests; and the
 * test that each rulebook tells of every kind of fact.
 */
export function conformance(box: Box, tests: string): (plan: Plan, eyes?: Eyes) => void {
  const rulebook = (language: string) => {
    const file = new URL(`../rulebook/${language}.md`, tests)
    if (existsSync(file)) return readFileSync(file, 'utf8')
    throw new Error(
      `${box.game.id} has no rulebook/${language}.md: the kit looks up there what chapters, questions and invariants name.`,
    )
  }
  const rulebooks = { en: rulebook('en'), fr: rulebook('fr') }

  test('every kind of fact is told of in the rulebook', () => {
    for (const rule of Object.values(box.chapters)) {
      expect(rulebooks.en).toContain(`**${rule}**`)
      expect(rulebooks.fr).toContain(`**${rule}**`)
    }
  })

  return (plan, { viewers = 1, tables = box.proof.tables } = {}) => {
    const proof = { ...box.proof, tables, words: box.words, rulebooks }
    const { failures, games, moves, positions } = conform(box.game, proof, plan)
    expect(kept(box.game.id, failures)).toEqual([])
    expect(games).toBe(plan.games)
    expect(positions).toBeGreaterThanOrEqual(viewers * moves)
  }
}
