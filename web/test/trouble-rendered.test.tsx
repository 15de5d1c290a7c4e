import type { AnyWords, Seat } from '@octopolis/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { TableState } from '../table/link.ts'
import { useAnswering } from '../table/useAnswering.ts'
import type { Moment } from '../table/useMoment.ts'
import { useSeatStatus } from '../table/useStatus.ts'

// A page in English, without the browser that its language comes from.
vi.mock('../words/language.ts', () => ({
  inBoth: <Words,>(words: Words): Words => words,
  useLanguage: () => 'en',
  useWords: <Words,>({ en }: { en: Words }): Words => en,
}))
vi.mock('../table/settings.ts', () => ({ useSettings: () => ({ confirm: true }) }))

const say = { name: (seat: Seat) => ['Ada', 'Bo'][seat] ?? '?' }
const words = { doing: { gather: (names: string[]) => `${names.join(' and ')} gathers` } } as unknown as AnyWords

function status({ seat = 0, late = [] as Seat[], phase = 'waiting' as Moment['phase'], isReplaced = false }): string {
  const state = {
    info: { resting: false },
    position: { seat, late, prompt: null, outcome: null, awaiting: [{ seat: 1, ask: 'gather' }] },
  } as unknown as TableState
  const moment = { seat, fact: null, isReplaced, phase } as unknown as Moment
  function Page() {
    return useSeatStatus(state, moment, { words, say, language: 'en' })
  }
  return renderToStaticMarkup(<Page />)
}

test('whoever was too late is told so in the bar, as long as nothing else is asked of them', () => {
  expect(status({ late: [0] })).toBe('Your time ran out, so the house played for you. Bo gathers.')
  expect(status({ late: [1] })).toBe('Bo gathers.')
  expect(status({ late: [0], phase: 'asked' })).toBe('Bo gathers.')
  expect(status({ late: [0], isReplaced: true })).toBe('A bot plays for you. Bo gathers.')
})

/** What lies in the bar after these were sent one after the other, none of them answered yet. */
function sent(...moves: readonly string[]): { draft: unknown; left: readonly unknown[] } {
  const moment = { prompt: { ask: { type: 'gather' } }, key: 'gather', view: null } as unknown as Moment
  const left: unknown[] = []
  const wanted = [...moves]
  let draft: unknown = null
  function Page() {
    const answering = useAnswering(moment, null, (move) => {
      left.push(move)
      return new Promise(() => {})
    })
    const next = wanted.shift()
    if (next !== undefined) {
      answering.answer(next)
      answering.choose(next)
    }
    draft = answering.draft
    return null
  }
  // Each answer draws the page anew.
  renderToStaticMarkup(<Page />)
  return { draft, left }
}

test('what was sent lies in the bar until it is answered, and nothing is sent after it', () => {
  expect(sent('leave')).toEqual({ draft: 'leave', left: ['leave'] })
  expect(sent('leave', 'take')).toEqual({ draft: 'leave', left: ['leave'] })
})
