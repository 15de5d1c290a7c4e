import { languages, Table } from '@octopolis/engine'
import { lot } from '@octopolis/engine/conform'
import { boxes } from '@octopolis/games'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { draw, read, say, short, slip, wronglyShown } from './shown.tsx'

const LOT = lot({ test: short, trial: { each: Infinity, ends: Infinity } })

describe.each(Object.values(boxes))('$game.id', (box) => {
  const { game, words } = box

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

  test.each(languages)('whole games are shown in words to whoever is asked, waits or watches, in %s', (language) => {
    expect(wronglyShown(box, { language, lot: LOT, seed: '', draw })).toEqual([])
  })
})
