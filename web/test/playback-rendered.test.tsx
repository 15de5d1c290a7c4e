import type { Typed } from '@octopolis/engine'
import type { AnyStage } from '@octopolis/games/board'
import type { Position } from '@octopolis/server/protocol/tables'
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withPosition, type TableState } from '../table/link.ts'
import { usePlayback } from '../table/playback.ts'

const nothing = { position: null, log: [], edition: 0 } as unknown as TableState

function told(state: TableState, seq: number, facts: readonly Typed[]): TableState {
  const after = seq === 1 ? null : seq - 1
  return withPosition(state, { seq, view: seq, log: { after, facts, late: [] } } as unknown as Position)
}

/** A long fact takes its moment; what is seen after it can't be told from the true view. */
const stage = {
  beat: ({ type }: Typed) => (type === 'long' ? 500 : 0),
  unfold: (view: number, { type }: Typed) => `${view}, ${type}`,
} as unknown as AnyStage

/** The page in the very render in which something new has come. */
function met(facts: readonly Typed[], on: AnyStage | null, pace = 1): string {
  const before = told(nothing, 1, [])
  const after = told(before, 2, facts)
  function Page() {
    const [state, setState] = useState(before)
    const { view, fact, isPlaying } = usePlayback(state, on, pace)
    if (state === before) setState(after)
    return isPlaying ? `shows ${fact?.type} on ${String(view)}` : `asks ${state.position?.seq} on ${String(view)}`
  }
  return renderToStaticMarkup(<Page />)
}

beforeEach(() => void vi.stubGlobal('document', { hidden: false }))
afterEach(() => void vi.unstubAllGlobals())

test('what has just happened is shown before the next question is asked', () => {
  expect(met([{ type: 'short' }, { type: 'long' }], stage)).toBe('shows long on 1, short, long')
})

test('where nothing takes a moment, the next question comes with its own view', () => {
  expect(met([], stage)).toBe('asks 2 on 2')
  expect(met([{ type: 'short' }], stage)).toBe('asks 2 on 2')
})

test('so it does where facts are shown at once', () => {
  const facts = [{ type: 'long' }]
  expect(met(facts, stage, 0)).toBe('asks 2 on 2')
  expect(met(facts, null)).toBe('asks 2 on 2')
  vi.stubGlobal('document', { hidden: true })
  expect(met(facts, stage)).toBe('asks 2 on 2')
})
