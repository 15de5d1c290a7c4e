import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Table, type AnyGame } from '@octopolis/engine'
import { conform, type AnyProof, type Failure, type KeptFailure } from '@octopolis/engine/conform'
import { afterAll, expect, test } from 'vitest'
import { boxes } from '../index.ts'
import { kept } from './failures.ts'

const parent = mkdtempSync(join(tmpdir(), 'octopolis-failures-'))
const folder = join(parent, 'failures')
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/** A game that forgets, from some move on, that its fallback has to be a move. */
function planted(): { readonly game: AnyGame; readonly failure: Failure } {
  const { game: sound, proof, words } = boxes['octopus'] ?? {}
  if (sound === undefined || proof === undefined || words === undefined) throw new Error('there is no such game')
  const game: AnyGame = {
    ...sound,
    prompt(state, seat) {
      const asked = sound.prompt(state, seat)
      const isLate = typeof state === 'object' && state !== null && 'turn' in state && Number(state.turn) > 1
      return asked === null || !isLate ? asked : { ...asked, fallback: { type: 'nonsense' } }
    },
  }
  const tried: AnyProof = { ...proof, words, rulebooks: { en: '', fr: '' } }
  const { failures } = conform(game, tried, {
    games: 3,
    seed: 'a b/c',
  })
  const failure = failures.find(({ group }) => group === 2)
  if (failure === undefined) throw new Error('nothing was found')
  return { game, failure }
}

test('where all is well no file is written', () => {
  expect(kept('octopus', [], folder)).toEqual([])
  expect(existsSync(folder)).toBe(false)
})

test('a failure is written down with its record, its move and what it says, and the report names the file', () => {
  const { game, failure } = planted()
  const [said = ''] = kept('octopus', [failure], folder)
  const [file = ''] = readdirSync(folder)
  expect(file).toBe(`octopus-group-2-a-b-c-${failure.game}.json`)
  expect(said).toMatch(/^Group 2, who is asked can answer: /)
  expect(said).toContain(`${file}; /dev of npm run dev opens it at this move`)

  const written = JSON.parse(readFileSync(join(folder, file), 'utf8')) as KeptFailure
  expect(said.startsWith(written.message)).toBe(true)
  expect(written.move).toBe(failure.move)
  expect(written.again).toEqual({ seed: 'a b/c', from: failure.game, games: 1 })
  if (written.record === null) throw new Error('no record')
  const table = Table.replay(game, written.record)
  expect(table.seq).toBe(written.move)
  expect(table.prompt(table.awaiting[0] ?? -1)?.fallback).toEqual({ type: 'nonsense' })
})

test('found again it is written over, not beside', () => {
  const { failure } = planted()
  kept('octopus', [failure, failure], folder)
  expect(readdirSync(folder)).toHaveLength(1)
})
