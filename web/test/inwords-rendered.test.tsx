import { languages, QuickChance, Table, type Prompt, type Seat } from '@octopolis/engine'
import { lot } from '@octopolis/engine/conform'
import { boxes } from '@octopolis/games'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { TableInWordsProps } from '../table/inwords/TableInWords.tsx'

// What the page's languages ask of a browser.
vi.hoisted(() => {
  const nowhere = { getItem: () => null, setItem() {} }
  Object.assign(globalThis, { localStorage: nowhere, document: { documentElement: {} } })
  if (typeof navigator === 'undefined') Object.assign(globalThis, { navigator: { languages: ['en'] } })
})

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed']
const say = { name: (seat: Seat) => names[seat] ?? `Seat ${seat}` }
const slip = /\b(undefined|NaN|null)\b|\[object /

/** So many questions of each kind are shown in a language; all others are answered without a look. */
const EACH = lot({ test: 6, trial: Infinity })
/** So many games of each kind are shown at their end, with all that was told. */
const ENDS = lot({ test: 4, trial: Infinity })

let TableInWords: (props: TableInWordsProps) => React.ReactNode
beforeAll(async () => {
  ;({ TableInWords } = await import('../table/inwords/TableInWords.tsx'))
})

/** The text of markup, with its entities read. */
function read(markup: string): string {
  const text = markup.replaceAll(/<[^>]*>/g, '\n')
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}

describe.each(Object.values(boxes))('$game.id', ({ game, words, proof }) => {
  test.each(languages)('what may be said is found step by step, without a rule, in %s', async (language) => {
    const { ChoiceForm } = await import('../table/inwords/ChoiceForm.tsx')
    const { talkPrompt, talkWords } = await import('../table/inwords/talk.ts')
    const table = Table.start(game, { seats: game.seats.max, seed: 'talk' })
    const talk = table.talk(1)
    const [first] = talk
    if (first === undefined) return
    const spoken = talkWords(words[language], 1, 'Say what')
    const prompt = talkPrompt(talk)
    const still = { fact: null, choose() {}, answer() {}, explain() {}, say, language, words: spoken, prompt, seat: 1 }
    const show = (draft: unknown): string =>
      read(renderToStaticMarkup(<ChoiceForm of="talk" {...still} view={table.view(1)} draft={draft} />))
    expect(show(null)).not.toMatch(slip)
    expect(show(null)).not.toContain('TALK')
    expect(show(first)).toContain(words[language].talk[first.type]?.(first, 1, say).slice(1))
    expect(show(first)).toMatch(language === 'en' ? 'Say it' : 'Le dire')
  })

  const seats = game.seats.max
  const full = proof.tables.filter((table) => table.seats === seats)
  // Half of them will do for markup: the words themselves are on trial in the conformance kit.
  const tables = full.slice(full.length / 2).slice(0, ENDS)

  test.each(languages)('a whole game is shown in words, prompt by prompt, in %s', (language) => {
    const spoken = words[language]
    const still = { fact: null, choose() {}, answer() {}, explain() {}, say, language, words: spoken }
    const shown = new Map<string, number>()
    for (const { options } of tables) {
      const seed = JSON.stringify(options)
      const chance = new QuickChance(seed)
      const table = Table.start(game, { seats, options, seed })

      const show = (seat: Seat | null, prompt: Prompt<unknown> | null, draft: unknown = null): string => {
        const viewer = seat ?? 'watcher'
        const [view, log] = [table.view(viewer), table.log(viewer)]
        const { awaiting, outcome } = table
        return read(
          renderToStaticMarkup(
            <TableInWords {...{ ...still, view, seat, prompt, draft, log, awaiting, outcome: outcome ?? null }} />,
          ),
        )
      }
      while (table.awaiting.length > 0) {
        const seat = chance.pick(table.awaiting)
        const prompt = table.prompt(seat)
        if (prompt === null) throw new Error('awaited, and not asked')
        const { ask, moves } = prompt
        const move = chance.pick(moves)
        const times = shown.get(ask.type) ?? 0
        shown.set(ask.type, times + 1)
        if (times < EACH) {
          const view = table.view(seat)
          const asked = show(seat, prompt)
          expect(asked).not.toMatch(slip)
          expect(asked).toContain(spoken.asks[ask.type]?.(ask, say, view))
          const answer = spoken.answers[ask.type]?.(move, ask, say, view) ?? ''
          expect(show(seat, prompt, move)).toContain(answer.slice(1))
        }
        table.play(seat, move)
      }
      for (const end of [show(null, null), show(0, null)]) {
        expect(end).not.toMatch(slip)
        expect(end.toLowerCase()).toContain(spoken.endings[table.outcome?.reason ?? '']?.toLowerCase())
      }
    }
  })
})
