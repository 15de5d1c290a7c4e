import { refused } from '#test/refused'
import type { Seat } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { ada, answers, asked, bo, cy, dee, eli, fay, goTo, gus, lay, nominate, told, type KrakenTable } from './lay.ts'

const posts = (table: KrakenTable, seat: Seat) =>
  answers(table, seat).flatMap((move) => (move.type === 'nominate' ? [[move.lieutenant, move.navigator]] : []))

describe('nomination', () => {
  test('[KRA-3.1] the captain names a lieutenant and a navigator, and all are told', () => {
    const table = lay({}, { captain: dee })
    expect(asked(table)).toBe('nominate dee')
    nominate(table, bo, gus)
    expect(table.state.team).toEqual({ lieutenant: bo, navigator: gus })
    expect(told(table, 'nominated')).toEqual([
      { type: 'nominated', captain: dee, lieutenant: bo, navigator: gus, emergency: false },
    ])
    expect(asked(table)).toBe('loyalty ada bo cy eli fay gus')
  })

  test('[KRA-3.1] two different players, not the captain, not off duty, on board: every such pair and no other', () => {
    const table = lay({ bo: { offDuty: true }, cy: { out: true } })
    const free = [dee, eli, fay, gus]
    const pairs = free.flatMap((one) => free.filter((other) => other !== one).map((other) => [one, other]))
    expect(posts(table, ada)).toEqual(pairs)
    for (const [lieutenant, navigator] of [
      [ada, dee],
      [dee, ada],
      [dee, dee],
      [bo, dee],
      [dee, bo],
      [cy, dee],
      [dee, null],
    ]) {
      refused(table, ada, { type: 'nominate', lieutenant, navigator })
    }
    refused(table, dee, { type: 'nominate', lieutenant: eli, navigator: fay })
  })

  test('[KRA-3.1] with two players free for it, markers count', () => {
    const table = lay({ bo: { offDuty: true }, cy: { offDuty: true } }, { seats: 5 })
    expect(posts(table, ada)).toEqual([
      [dee, eli],
      [eli, dee],
    ])
  })

  test('[KRA-3.1] with fewer than two, all markers are ignored, this once', () => {
    const table = lay({ bo: { offDuty: true }, cy: { offDuty: true }, dee: { offDuty: true } }, { seats: 5 })
    expect(posts(table, ada)).toHaveLength(4 * 3)
    nominate(table, bo, cy)
    expect(table.state.crew.map(({ offDuty }) => offDuty)).toEqual([false, true, true, true, false])
  })

  test('[KRA-3.1] a captain who is off duty names as any other', () => {
    const table = lay({ ada: { offDuty: true }, bo: { offDuty: true } }, { seats: 5 })
    expect(posts(table, ada)).toHaveLength(3 * 2)
  })

  test('[KRA-3.1] nobody else is asked meanwhile, and time running out names two who may be named', () => {
    const table = lay({ bo: { offDuty: true } })
    for (const seat of [bo, cy, dee]) expect(table.prompt(seat)).toBeNull()
    goTo(table, 'loyalty')
    expect(table.state.team).toEqual({ lieutenant: cy, navigator: dee })
  })
})
