import type { AnyGame, AnyWords, Seat } from '@octopolis/engine'
import type { Said } from '@octopolis/server/protocol/tables'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Chat } from '../table/Chat.tsx'

// A page in English, without the browser that its language comes from.
vi.mock('../words/language.ts', () => ({
  inBoth: <Words,>(words: Words): Words => words,
  useLanguage: () => 'en',
  useWords: <Words,>({ en }: { en: Words }): Words => en,
}))

const say = { name: (seat: Seat) => ['Ada', 'Bo'][seat] ?? '?' }
const words = { talk: {} } as unknown as AnyWords

function line(n: number, said: string): Said {
  return { table: 't', n, seq: 0, seat: 1, by: { id: 'bo', name: 'Bo' }, kind: 'text', said, at: n }
}

function chat(more: Partial<Parameters<typeof Chat>[0]> = {}): string {
  const still = { position: null, game: {} as AnyGame, words, say, speak() {}, earlier: async () => true }
  return renderToStaticMarkup(<Chat {...still} talk={[]} hasEarlier={false} unsaid={[]} {...more} />)
}

/** What stands there, line by line. */
function linesOf(markup: string): string[] {
  return [...markup.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, inner = '']) =>
    inner
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

test('what one says is seen at once, after what was said, and that it is on its way', () => {
  const unsaid = [{ id: 'x', utterance: { kind: 'text', said: 'Are you there?' } as const }]
  expect(linesOf(chat({ talk: [line(1, 'Hello')], unsaid }))).toEqual([
    'Bo Hello',
    'you (watching) Are you there? Sending…',
    '',
  ])
  expect(chat()).toContain('Nobody has said anything yet.')
  expect(chat({ unsaid })).not.toContain('Nobody has said anything yet.')
})

test('what was said earlier can be asked for, before the first line, where there is any', () => {
  const talk = [line(101, 'Hello'), line(102, 'Hello?')]
  expect(linesOf(chat({ talk, hasEarlier: true }))).toEqual(['What was said earlier', 'Bo Hello', 'Bo Hello?', ''])
  expect(chat({ talk })).not.toContain('What was said earlier')
})
