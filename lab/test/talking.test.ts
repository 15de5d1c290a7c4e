import type { AnyBot } from '@octopolis/bots'
import type { AnyGame, Seat, Spoken, Typed } from '@octopolis/engine'
import type { Box } from '@octopolis/games/box'
import { describe, expect, test } from 'vitest'
import { playGame } from '../simulate/game.ts'
import type { Setting } from '../simulate/setting.ts'
import { auction } from './auction.ts'

const claims = [1, 2, 3].map((bid) => ({ type: 'claim', bid }))

/** The auction, with something to say; nobody says anything after the third prize. */
const game: AnyGame = {
  ...auction.game,
  talk: () => claims,
  voice: (state) => ((state as { round: number }).round < 3 ? 'free' : 'silent'),
}

const setting: Setting = {
  game: 'auction',
  seats: 3,
  options: {},
  bots: ['normal', 'normal', 'normal'],
  seed: 7,
  fixed: true,
}

function boxWith(normal: AnyBot): Box {
  return { ...auction, game, bots: { ...auction.bots, normal } }
}

function spoken(box: Box, index = 0): readonly Spoken[] {
  return playGame(box, setting, index).talk
}

const { decide } = auction.bots.normal
const chatty: AnyBot = { decide, speak: ({ chance }) => chance.pick(claims) }

describe('bots that speak', () => {
  test('say the same things in the same game, whoever plays it', () => {
    const said = spoken(boxWith(chatty))
    expect(said.length).toBeGreaterThan(20)
    expect(spoken(boxWith(chatty))).toEqual(said)
    expect(spoken(boxWith(chatty), 1)).not.toEqual(said)
  })

  test('say at most two things between two moves, never the same twice, and nothing when they are to be silent', () => {
    const said = spoken(boxWith(chatty))
    const keys = said.map(({ seat, seq, talk }) => JSON.stringify([seat, seq, talk]))
    expect(new Set(keys).size).toBe(keys.length)
    for (const one of said) {
      const now = said.filter(({ seat, seq }) => seat === one.seat && seq === one.seq)
      expect(now.length).toBeLessThanOrEqual(2)
    }
    // Three prizes, three bids each: with the ninth the last words are spoken.
    expect(Math.max(...said.map(({ seq }) => seq))).toBe(8)
    expect(new Set(said.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2]))
  })

  test('are heard by those who decide and those who speak, with what they were told', () => {
    const heard: { seat: Seat; talk: number; facts: readonly Typed[] }[] = []
    const listener: AnyBot = {
      decide(situation) {
        heard.push({ seat: situation.seat, talk: situation.talk.length, facts: situation.facts })
        return decide(situation)
      },
      speak: ({ talk, facts, seat }) => (facts.length > 0 && talk.length === seat ? (claims[0] ?? null) : null),
    }
    const { talk, table } = playGame(boxWith(listener), setting, 0)
    expect(talk.map(({ seat, seq }) => [seat, seq])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ])
    expect(heard.every((one) => one.talk === 3)).toBe(true)
    // What was kept is what the table would tell again.
    for (const { seat, facts } of heard) expect(facts).toEqual(table.heard(seat).slice(0, facts.length))
  })

  test('change no move by speaking alone, and cost silent ones nothing', () => {
    const silent = playGame({ ...auction, game }, setting, 0)
    expect(playGame(boxWith(chatty), setting, 0).table.record()).toEqual(silent.table.record())
    expect(silent.talk).toEqual([])
  })

  test('who says what can’t be said is found out', () => {
    const rambling: AnyBot = { decide, speak: () => ({ type: 'nonsense' }) }
    expect(() => spoken(boxWith(rambling))).toThrow('none of the 3 things')
  })
})
