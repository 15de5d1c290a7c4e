import { settle } from '@octopolis/engine'
import { expect, test } from 'vitest'
import { boxNamed } from '../boxes.ts'
import type { Setting } from '../simulate/setting.ts'
import { drawTempers, transcript } from '../talk/transcript.ts'

const octopus = boxNamed('octopus')

const setting: Setting = {
  game: 'octopus',
  seats: 4,
  options: settle(octopus.game.options, { quick: true }, 4),
  bots: ['easy', 'easy', 'easy', 'easy'],
  seed: 3,
  fixed: true,
}

test('an evening is printed as it was, the same each time, each temper once before any twice', () => {
  const tempers = drawTempers(setting, 0)
  expect(new Set(tempers).size).toBe(4)
  const english = transcript(octopus, { ...setting, tempers }, 0, 'en')
  expect(transcript(octopus, { ...setting, tempers }, 0, 'en')).toEqual(english)
  const french = transcript(octopus, { ...setting, tempers }, 0, 'fr')
  expect(french.map(({ kind }) => kind)).toEqual(english.map(({ kind }) => kind))
  expect(english.filter(({ kind }) => kind === 'said').length).toBeGreaterThan(3)
  expect(english.at(-1)?.text).toMatch(/wins:/)
  for (const { text } of [...english, ...french]) expect(text).not.toBe('')
})
