import { readRecord } from '@octopolis/engine'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { stageEvening, type Evening } from '../pages/replay/open.ts'
import type { Reading } from '../pages/replay/seen.ts'
import { Shown } from '../pages/replay/Shown.tsx'

// A page in English, without the browser that its language comes from.
vi.mock('../words/language.ts', () => ({
  inBoth: <Words,>(words: Words): Words => words,
  useLanguage: () => 'en',
  useWords: <Words,>({ en }: { en: Words }): Words => en,
}))

// Nothing is measured here.
vi.mock('../../games/octopus/board/useLayout.ts', async () => {
  const { wide } = await vi.importActual<{ wide: unknown }>('../../games/octopus/board/layout.ts')
  return { useLayout: () => wide }
})

// Nor is anything painted in turns.
vi.mock('../../games/InTurn.ts', () => ({
  InTurn: ({ children }: { children: ReactNode }) => children,
}))

const files = import.meta.glob<unknown>(['../../games/*/test/records/*/*.json', '!**/trails.json'], {
  import: 'default',
})
/** One with hidden components, one with hidden factions, one with hands. */
const wanted = ['octopus/test/records/2/marsh-hidden', 'octopus/test/records/1/marsh-hidden', 'kraken/', 'cthulhu500/']
const paths = wanted.flatMap((one) => Object.keys(files).find((path) => path.includes(`games/${one}`)) ?? [])

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed']
const say = { name: (seat: number) => names[seat] ?? `Seat ${seat}` }

async function open(path: string): Promise<{ readonly evening: Evening; readonly reading: Reading }> {
  const sealed = readRecord(await files[path]?.())
  const evening = await stageEvening({ sealed, players: [], promised: null, isShared: false })
  const game = evening.box.words.en
  const tell: Reading['tell'] = (fact) => game.facts[fact.type]?.(fact, say) ?? fact.type
  return { evening, reading: { language: 'en', game, say, tell, list: (all) => all.join() } }
}

/** The text of markup, with its entities read. */
function read(markup: string): string {
  const text = markup.replaceAll(/<[^>]*>/g, '\n')
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}

describe.each(paths)('%s, seen with all-seeing eyes', (path) => {
  test('in words, has what each seat alone knew', async () => {
    const { evening, reading } = await open(path)
    const { replay } = evening
    let secrets = 0
    for (let move = 0; move < replay.frames.length; move += 7) {
      const props = { evening, reading, moment: { move, fact: null }, inWords: true } as const
      const text = read(renderToStaticMarkup(<Shown {...props} eyes="all" />))
      for (let seat = 0; seat < replay.seats; seat++) {
        const own = reading.game.table(replay.view(move, seat), say).filter((passage) => passage.own === true)
        for (const line of own.flatMap(({ lines }) => lines)) expect(text).toContain(line)
        secrets += own.length
      }
      if (move === 0) expect(read(renderToStaticMarkup(<Shown {...props} eyes="watcher" />))).not.toBe('')
    }
    expect(secrets).toBeGreaterThan(10)
  })
})

test('on the board, all-seeing eyes see clocks that are set, and nobody else does', async () => {
  const { evening, reading } = await open(paths[0] ?? '')
  const { replay } = evening
  const move = replay.frames.findIndex(({ told }) => told.some(({ fact }) => fact.type === 'set'))
  const look = (eyes: 'all' | 'watcher'): string =>
    renderToStaticMarkup(
      <Shown evening={evening} reading={reading} eyes={eyes} moment={{ move, fact: null }} inWords={false} />,
    )
  expect(look('all')).toMatch(/has set the clock: dagger: /)
  expect(look('watcher')).toMatch(/has set the clock/)
  expect(look('watcher')).not.toMatch(/has set the clock: dagger: /)
})
