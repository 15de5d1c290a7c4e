import { refused } from '#test/refused'
import { describe, expect, test } from 'vitest'
import {
  ada,
  asked,
  bo,
  commit,
  cy,
  dee,
  eli,
  fay,
  goTo,
  gus,
  lay,
  mate,
  muskets,
  nominate,
  pass,
  told,
  usable,
  use,
  viewers,
  type KrakenTable,
  type Name,
} from '../lay.ts'
import { onlyAt } from '../moments.ts'

type Crew = NonNullable<Parameters<typeof lay>[0]>

/** Bo and Cy are nominated, this is shown, and the window after the muskets is open. */
function shown(crew: Crew, fists: Partial<Record<Name, number>>, seats = 7): KrakenTable {
  const table = lay(crew, { seats })
  goTo(table, 'nominate')
  nominate(table, bo, cy)
  goTo(table, 'loyalty')
  commit(table, fists)
  return table
}

const verdict = (table: KrakenTable) => {
  const [{ total, needed, success } = {}] = told(table, 'mutiny')
  return { total, needed, success, captain: table.state.captain }
}

describe('Troublemaker', () => {
  const doubles = (seat: number) => ({ type: 'use', character: 'troublemaker', seat }) as const

  test('[KRA-8.3] one player’s muskets count double, for the total', () => {
    const table = shown({ dee: { as: 'troublemaker' } }, { eli: 2 })
    use(table, dee, doubles(eli))
    expect(verdict(table)).toEqual({ total: 4, needed: 3, success: true, captain: eli })
  })

  test('[KRA-8.3] and for the captaincy; real ones only are discarded', () => {
    const table = shown({ dee: { as: 'troublemaker' } }, { eli: 2, fay: 3 })
    use(table, dee, doubles(eli))
    expect(verdict(table)).toMatchObject({ total: 7, captain: eli })
    expect(muskets(table)).toEqual([3, 3, 3, 3, 1, 0, 3])
  })

  test('[KRA-8.3] doubled to a tie', () => {
    const table = shown({ dee: { as: 'troublemaker' } }, { eli: 1, fay: 2 })
    use(table, dee, doubles(eli))
    expect(asked(table)).toBe('ruleOut ada')
  })

  test('[KRA-8.3] after the muskets are shown only, of somebody who showed some', () => {
    onlyAt(lay({ dee: { as: 'troublemaker' } }), dee, doubles(eli), ['afterMuskets'], { eli: 1 })
    const table = shown({ dee: { as: 'troublemaker' } }, { eli: 1 })
    refused(table, dee, doubles(fay))
    refused(table, dee, doubles(ada))
  })
})

describe('Peacemaker', () => {
  const calms = (seat: number) => ({ type: 'use', character: 'peacemaker', seat }) as const

  test('[KRA-8.5] one player takes theirs back, uncounted', () => {
    const table = shown({ dee: { as: 'peacemaker' } }, { eli: 3, fay: 1, gus: 2 })
    use(table, dee, calms(eli))
    expect(verdict(table)).toMatchObject({ total: 3, success: true, captain: gus })
    expect(muskets(table)).toEqual([3, 3, 3, 3, 3, 2, 1])
  })

  test('[KRA-8.5] a mutiny may fail by it', () => {
    const table = shown({ dee: { as: 'peacemaker' } }, { eli: 2, fay: 1 })
    use(table, dee, calms(fay))
    expect(verdict(table)).toMatchObject({ total: 2, success: false, captain: ada })
    expect(muskets(table)).toEqual([3, 3, 3, 3, 3, 3, 3])
  })

  test('[KRA-8.5] after the muskets are shown only, for somebody who showed some', () => {
    onlyAt(lay({ dee: { as: 'peacemaker' } }), dee, calms(eli), ['afterMuskets'], { eli: 1 })
    refused(shown({ dee: { as: 'peacemaker' } }, { eli: 1 }), dee, calms(fay))
  })
})

describe('Master Strategist', () => {
  const plans = { type: 'use', character: 'strategist' } as const

  test('[KRA-8.11] gets the revealed muskets back, unless they become captain', () => {
    const other = shown({ dee: { as: 'strategist' } }, { dee: 2, eli: 3 })
    use(other, dee, plans)
    expect(other.state.captain).toBe(eli)
    expect(muskets(other)).toEqual([3, 3, 3, 3, 0, 3, 3])
    const own = shown({ dee: { as: 'strategist' } }, { dee: 3, eli: 2 })
    use(own, dee, plans)
    expect(own.state.captain).toBe(dee)
    expect(muskets(own)).toEqual([3, 3, 3, 0, 1, 3, 3])
  })

  test('[KRA-8.11] they count all the same', () => {
    const table = shown({ dee: { as: 'strategist' } }, { dee: 2, eli: 1, fay: 1, gus: 2 })
    use(table, dee, plans)
    expect(verdict(table)).toMatchObject({ total: 6, success: true })
  })

  test('[KRA-8.11] after the muskets are shown only, having shown some', () => {
    onlyAt(lay({ dee: { as: 'strategist' } }), dee, plans, ['afterMuskets'], { dee: 1 })
    refused(shown({ dee: { as: 'strategist' } }, { eli: 1 }), dee, plans)
  })
})

describe('Rabble-rouser', () => {
  const rouses = { type: 'use', character: 'rouser' } as const

  test.each([
    [7, 2],
    [8, 2],
    [9, 2],
    [10, 3],
    [11, 3],
  ])('[KRA-8.16] of %i, half the threshold rounded up is %i', (seats, needed) => {
    const enough = shown({ dee: { as: 'rouser' } }, { eli: needed }, seats)
    use(enough, dee, rouses)
    expect(verdict(enough)).toEqual({ total: needed, needed, success: true, captain: eli })
    const short = shown({ dee: { as: 'rouser' } }, { eli: needed - 1 }, seats)
    use(short, dee, rouses)
    expect(verdict(short)).toMatchObject({ needed, success: false })
  })

  test('[KRA-8.16] for this test only', () => {
    const table = shown({ dee: { as: 'rouser' } }, { eli: 2 })
    use(table, dee, rouses)
    nominate(table, bo, cy)
    commit(table, { fay: 2 })
    expect(told(table, 'mutiny').at(-1)).toMatchObject({ needed: 3, success: false })
  })

  test('[KRA-8.16] after the muskets are shown only', () => {
    onlyAt(lay({ dee: { as: 'rouser' } }), dee, rouses, ['afterMuskets'], { eli: 1 })
  })
})

describe('Instigator', () => {
  const asks = (seat: number) => ({ type: 'use', character: 'instigator', seat }) as const

  test('[KRA-8.22] another player may add all their muskets', () => {
    const table = shown({ dee: { as: 'instigator' }, fay: { muskets: 5 } }, { eli: 1, fay: 1 })
    use(table, dee, asks(fay))
    expect(asked(table)).toBe('instigated fay')
    table.play(fay, { type: 'join' })
    expect(told(table, 'joined')).toEqual([{ type: 'joined', seat: fay, muskets: 4 }])
    expect(verdict(table)).toEqual({ total: 6, needed: 3, success: true, captain: fay })
    expect(muskets(table)).toEqual([3, 3, 3, 3, 2, 0, 3])
    expect(mate(table, dee).used).toBe(true)
  })

  test('[KRA-8.22] if they decline, the card turns face down again, and everybody has seen it', () => {
    const table = shown({ dee: { as: 'instigator' } }, { eli: 1 })
    use(table, dee, asks(fay))
    table.play(fay, { type: 'decline' })
    expect(mate(table, dee)).toMatchObject({ used: false, shown: true })
    expect(told(table, 'declined')).toEqual([{ type: 'declined', seat: fay, by: dee }])
    for (const viewer of viewers(table)) expect(table.view(viewer).crew[dee]?.character).toBe('instigator')
    goTo(table, 'window', 'beforeDraw')
    expect(verdict(table)).toMatchObject({ total: 1, success: false })
    expect(muskets(table)).toEqual([3, 3, 3, 3, 3, 3, 3])
  })

  test('[KRA-8.27] who was refused can’t ask again in this test, but in the next', () => {
    const table = shown({ dee: { as: 'instigator' } }, { eli: 3 })
    use(table, dee, asks(fay))
    table.play(fay, { type: 'decline' })
    expect(asked(table)).toBe('afterMuskets dee')
    expect(usable(table, dee)).toEqual([])
    for (const seat of [bo, fay, gus]) refused(table, dee, asks(seat))
    pass(table)
    goTo(table, 'window', 'afterMuskets')
    expect(usable(table, dee)).toEqual(['instigator'])
  })

  test('[KRA-8.22] not the captain, not themself, nobody without a musket left', () => {
    const table = shown({ dee: { as: 'instigator' }, gus: { out: true } }, { eli: 3 })
    for (const seat of [ada, dee, eli, gus]) refused(table, dee, asks(seat))
    use(table, dee, asks(bo))
    refused(table, dee, { type: 'join' })
    refused(table, bo, { type: 'pass' })
  })

  test('[KRA-8.22] after the muskets are shown only', () => {
    onlyAt(lay({ dee: { as: 'instigator' } }), dee, asks(fay), ['afterMuskets'])
  })

  test('[KRA-8.22] a captain may instigate', () => {
    const table = shown({ ada: { as: 'instigator' } }, {})
    use(table, ada, asks(fay))
    table.play(fay, { type: 'join' })
    expect(table.state.captain).toBe(fay)
  })
})
