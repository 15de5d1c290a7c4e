import type { AnyWords, Typed } from '@octopolis/engine'
import type { AnyStage } from '@octopolis/games/board'
import type { Position } from '@octopolis/server/protocol/tables'
import { describe, expect, test } from 'vitest'
import { toldOf, withHouseWords } from '../table/late.ts'
import { withPosition, type TableState } from '../table/link.ts'
import { advance, settled } from '../table/reel.ts'

const [first, second] = [{ type: 'first' }, { type: 'second' }] as const
const late = (seat: number): Typed => expect.objectContaining({ type: 'house:late', seat }) as Typed

function position(seq: number, log: Position['log']): Position {
  return { seq, log, view: seq } as Position
}

const nothing = { position: null, log: [], edition: 0 } as unknown as TableState

describe('a line of the log that is the house’s own', () => {
  test('stands before the fact that was nobody’s choice', () => {
    const told = toldOf({ after: null, facts: [first, second], late: [{ seat: 2, before: 1 }] })
    expect(told).toEqual([first, late(2), second])
  })

  test('stands though nothing was told of what came of it', () => {
    const log = { after: null, facts: [first], late: [0, 1].map((seat) => ({ seat, before: 1 })) }
    expect(toldOf(log)).toEqual([first, late(0), late(1)])
  })

  test('is added to what was told before', () => {
    const before = withPosition(nothing, position(1, { after: null, facts: [first], late: [] }))
    const after = withPosition(before, position(2, { after: 1, facts: [second], late: [{ seat: 0, before: 0 }] }))
    expect(after.log).toEqual([first, late(0), second])
  })

  test('is passed over by boards', () => {
    const seen: string[] = []
    const stage = {
      beat: () => 1,
      unfold: (view: unknown, { type }: Typed) => {
        seen.push(type)
        return view
      },
    } as unknown as AnyStage
    const before = withPosition(nothing, position(1, { after: null, facts: [first], late: [] }))
    const after = withPosition(before, position(2, { after: 1, facts: [second], late: [{ seat: 0, before: 0 }] }))
    expect(advance(settled(before), after, stage)).toMatchObject({ fact: second, shown: 3 })
    expect(seen).toEqual(['second'])
  })

  test('is told in the house’s words among the game’s', () => {
    const words = withHouseWords(
      { facts: { first: () => 'First.' } } as unknown as AnyWords,
      (name) => `Late: ${name}.`,
    )
    const told = toldOf({ after: null, facts: [first], late: [{ seat: 0, before: 0 }] })
    expect(told.map((fact) => words.facts[fact.type]?.(fact, { name: () => 'Ada' }))).toEqual(['Late: Ada.', 'First.'])
  })
})
