import { languages, Table, type AnyWords, type Prompt, type Seat } from '@octopolis/engine'
import { isPassedBy } from '@octopolis/server/protocol/standing'
import type { Position } from '@octopolis/server/protocol/tables'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { Bar } from '../table/Bar.tsx'
import { StandingOrders } from '../table/StandingOrders.tsx'
import { deviceNow, serverNow, timeLeft } from '../table/time.ts'
import type { OrderBook } from '../table/useOrders.ts'
import { words as page } from '../table/words.ts'
import { windowGame } from './window-game.ts'

// A page in English, without the browser that its language comes from.
vi.mock('../words/language.ts', () => ({
  inBoth: <Words,>(words: Words): Words => words,
  useLanguage: () => 'en',
  useWords: <Words,>({ en }: { en: Words }): Words => en,
}))

const say = { name: (seat: Seat) => ['Ada', 'Bo'][seat] ?? '?' }
const named = { show: 'show it', grab: 'grab it', cheer: 'cheer', pass: 'let it pass' }
const words = {
  asks: { answer: () => 'A shell is shown.' },
  answers: { answer: ({ type }: { type: keyof typeof named }) => named[type] },
} as unknown as AnyWords

function opened(): Prompt<unknown> {
  const table = Table.start(windowGame, { seats: 2, seed: 'bar' })
  table.play(0, { type: 'show' })
  const prompt = table.prompt(1)
  if (prompt === null) throw new Error('nothing is asked')
  return prompt
}

function bar(more: Partial<Parameters<typeof Bar>[0]> = {}): string {
  const still = { fact: null, choose() {}, answer() {}, explain() {}, skip() {}, inWords() {}, undo: null }
  return renderToStaticMarkup(
    <Bar
      {...still}
      view={{}}
      seat={1}
      prompt={opened()}
      draft={null}
      say={say}
      language="en"
      words={words}
      Answer={null}
      isHandled={false}
      status=""
      isPlaying={false}
      isSending={false}
      isAwaited
      shutsIn={{ until: deviceNow() + 5000 }}
      isOrdered={false}
      hint={null}
      isInWords={false}
      foot={null}
      {...more}
    />,
  )
}

describe('the bar while a window is open', () => {
  test('has one big button to let it pass, and one for each answer', () => {
    const markup = bar()
    const buttons = [...markup.matchAll(/<span>([^<]*)<\/span><\/button>/g)].map(([, text]) => text)
    expect(buttons.slice(-3)).toEqual(['Let it pass', 'Grab it', 'Cheer'])
    expect(markup).toMatch(/aria-keyshortcuts="Space"/)
    expect(markup).toContain('A shell is shown.')
  })

  test('lets it pass in words too, where the other answers are in the form', () => {
    const markup = bar({ isInWords: true })
    expect(markup).toContain('Let it pass')
    expect(markup).not.toContain('Grab it')
  })

  test('burns a line while there is a clock, and none where there is not', () => {
    expect(bar()).toMatch(/role="timer"[^>]*><span style="--left:(4\d{3}(\.\d+)?|5000)ms"/)
    expect(bar({ shutsIn: null })).not.toContain('role="timer"')
  })

  test('says that an order will answer', () => {
    expect(bar({ isOrdered: true })).toContain('standing order')
    expect(bar()).not.toContain('standing order')
  })
})

test('the form for orders has three choices for every kind of event', () => {
  const book: OrderBook = {
    events: { shown: 'a shell is shown', laid: 'a card is laid' },
    orders: { laid: 'mine' },
    give() {},
  }
  const markup = renderToStaticMarkup(<StandingOrders book={book} />)
  expect(markup.match(/type="radio"/g)).toHaveLength(6)
  expect(markup).toContain('A card is laid')
  expect([...markup.matchAll(/checked="" value="(\w+)"|value="(\w+)" checked=""/g)].map(([, a, b]) => a ?? b)).toEqual([
    'ask',
    'mine',
  ])
})

test('an order lets pass what it says, and no more', () => {
  const window = { event: 'shown', mine: false }
  expect(isPassedBy({}, window)).toBe(false)
  expect(isPassedBy({ laid: 'pass' }, window)).toBe(false)
  expect(isPassedBy({ shown: 'pass' }, { ...window, mine: true })).toBe(true)
  expect(isPassedBy({ shown: 'mine' }, window)).toBe(true)
  expect(isPassedBy({ shown: 'mine' }, { ...window, mine: true })).toBe(false)
  expect(isPassedBy({ shown: 'pass' }, undefined)).toBe(false)
})

test('time is told by this device, whatever the house’s clock says', () => {
  const here = vi.spyOn(performance, 'now').mockReturnValue(70_000)
  const position = { now: 1000, seat: 1, awaiting: [{ seat: 1, deadline: 6000 }] } as unknown as Position
  expect(timeLeft(position)).toEqual({ until: 75_000 })
  expect(timeLeft({ ...position, seat: 0 })).toBeNull()
  here.mockRestore()
})

test('whoever sets this device’s clock sees no other time left', () => {
  const position = { now: 1000, seat: 1, awaiting: [{ seat: 1, deadline: 6000 }] } as unknown as Position
  const here = vi.spyOn(performance, 'now').mockReturnValue(70_000)
  const before = serverNow(position, deviceNow())
  const set = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000)
  expect(serverNow(position, deviceNow())).toBe(before)
  set.mockRestore()
  here.mockRestore()
})

test.each(languages)('what the page says of windows is there in %s', (language) => {
  const { passed, timeLeft: left, byOrder, orders, ordersHelp, order } = page[language]
  for (const text of [passed('x'), left, byOrder, orders, ordersHelp, order.ask, order.mine, order.pass])
    expect(text.length).toBeGreaterThan(4)
})
