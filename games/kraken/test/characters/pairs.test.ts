import { refused } from '#test/refused'
import { describe, expect, test } from 'vitest'
import {
  ada,
  answers,
  asked,
  bo,
  choices,
  choose,
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
  offDuty,
  pass,
  told,
  usable,
  use,
  type KrakenTable,
  type Name,
} from '../lay.ts'

type Crew = NonNullable<Parameters<typeof lay>[0]>

function nominated(crew: Crew, seats = 7): KrakenTable {
  const table = lay(crew, { seats })
  goTo(table, 'nominate')
  nominate(table, bo, cy)
  return table
}

function shown(crew: Crew, fists: Partial<Record<Name, number>>, seats = 7): KrakenTable {
  const table = nominated(crew, seats)
  goTo(table, 'loyalty')
  commit(table, fists)
  return table
}

const fists = (table: KrakenTable, seat: number) =>
  answers(table, seat).map((move) => (move.type === 'commit' ? move.muskets : null))
const total = (table: KrakenTable) => told(table, 'mutiny').at(-1)

describe('with the Equalizer', () => {
  const crew: Crew = { dee: { as: 'equalizer' } }
  const levelled = (more: Crew, seats = 7) => {
    const table = nominated({ ...crew, ...more }, seats)
    use(table, dee, { character: 'equalizer' })
    return table
  }

  test('[KRA-8.21, KRA-8.22, KRA-8.23] the Instigator: who showed 1 can’t be asked, who showed none adds 1', () => {
    const table = levelled({ eli: { as: 'instigator' } })
    goTo(table, 'loyalty')
    commit(table, { fay: 1 })
    refused(table, eli, { type: 'use', character: 'instigator', seat: fay })
    use(table, eli, { character: 'instigator', seat: gus })
    table.play(gus, { type: 'join' })
    expect(told(table, 'joined')).toEqual([{ type: 'joined', seat: gus, muskets: 1 }])
    expect(total(table)).toMatchObject({ total: 2, needed: 1 })
    expect(mate(table, gus).muskets).toBe(2)
    expect(asked(table)).toBe('ruleOut ada')
  })

  test('[KRA-8.13, KRA-8.21, KRA-8.23] the Agitator: pressed is exactly 1, in either order', () => {
    const after = levelled({ eli: { as: 'agitator' } })
    use(after, eli, { character: 'agitator', seats: [fay, gus] })
    const before = nominated({ ...crew, eli: { as: 'agitator' } })
    use(before, eli, { character: 'agitator', seats: [fay, gus] })
    use(before, dee, { character: 'equalizer' })
    for (const table of [after, before]) {
      expect(asked(table)).toBe('loyalty bo cy dee eli')
      commit(table)
      expect(told(table, 'muskets')[0]?.shown).toEqual([null, 0, 0, 0, 0, 1, 1])
    }
  })

  test('[KRA-8.16, KRA-8.21, KRA-8.23] the Rabble-rouser halves 1 to no less than 1: there is nothing to halve', () => {
    const table = levelled({ eli: { as: 'rouser' } }, 10)
    goTo(table, 'loyalty')
    commit(table)
    refused(table, eli, { type: 'use', character: 'rouser' })
    pass(table)
    expect(total(table)).toMatchObject({ total: 0, needed: 1, success: false })
  })

  test('[KRA-8.3, KRA-8.21] the Troublemaker doubles the 1 that was shown', () => {
    const table = levelled({ eli: { as: 'troublemaker' } })
    goTo(table, 'loyalty')
    commit(table, { fay: 1, gus: 1 })
    use(table, eli, { character: 'troublemaker', seat: gus })
    expect(table.state.captain).toBe(gus)
    expect(muskets(table)).toEqual([3, 3, 3, 3, 3, 2, 2])
  })
})

describe('with the Minstrel', () => {
  test('[KRA-8.7, KRA-8.13] the Agitator can’t press those who listen', () => {
    const table = nominated({ dee: { as: 'minstrel' }, eli: { as: 'agitator' } })
    use(table, dee, { character: 'minstrel', seats: [fay, gus] })
    for (const seats of [
      [fay, gus],
      [bo, fay],
      [cy, gus],
    ])
      refused(table, eli, { type: 'use', character: 'agitator', seats })
    use(table, eli, { character: 'agitator', seats: [bo, cy] })
    expect(asked(table)).toBe('loyalty bo cy dee eli')
    expect(fists(table, bo)).toEqual([1, 2, 3])
  })

  test('[KRA-8.7, KRA-8.13] who was pressed first and listens then sits out', () => {
    const table = nominated({ dee: { as: 'minstrel' }, eli: { as: 'agitator' } })
    use(table, eli, { character: 'agitator', seats: [fay, gus] })
    use(table, dee, { character: 'minstrel', seats: [bo, gus] })
    expect(asked(table)).toBe('loyalty cy dee eli fay')
    commit(table)
    expect(told(table, 'muskets')[0]?.shown).toEqual([null, null, 0, 0, 0, 1, null])
  })

  test('[KRA-8.7, KRA-8.22] the Instigator may ask somebody who listened', () => {
    const table = nominated({ dee: { as: 'minstrel' }, eli: { as: 'instigator' } })
    use(table, dee, { character: 'minstrel', seats: [fay, gus] })
    goTo(table, 'loyalty')
    commit(table)
    use(table, eli, { character: 'instigator', seat: gus })
    table.play(gus, { type: 'join' })
    expect(total(table)).toMatchObject({ total: 3, success: true })
    expect(table.state.captain).toBe(gus)
    expect(muskets(table)[gus]).toBe(0)
  })
})

describe('with the Chief Cook', () => {
  test.each([
    ['Minstrel', { character: 'minstrel', seats: [fay, gus] }],
    ['Agitator', { character: 'agitator', seats: [fay, gus] }],
    ['Equalizer', { character: 'equalizer' }],
  ] as const)('[KRA-8.15, KRA-8.23] what the %s aimed at the cancelled test is gone', (_name, aimed) => {
    const table = nominated({ dee: { as: 'cook' }, eli: { as: aimed.character } })
    use(table, eli, aimed)
    use(table, dee, { character: 'cook' })
    expect(table.state.captain).toBe(bo)
    expect(asked(table)).toBe('nominate bo')
    nominate(table, ada, cy)
    expect(asked(table)).toBe('loyalty ada cy dee eli fay gus')
    for (const seat of [fay, gus]) expect(fists(table, seat)).toEqual([0, 1, 2, 3])
    commit(table, { gus: 2 })
    expect(total(table)).toMatchObject({ needed: 3, success: false })
    expect(mate(table, eli).used).toBe(true)
  })

  test('[KRA-8.15, KRA-8.20] muskets that the Debt Collector moved stay moved', () => {
    const table = nominated({ dee: { as: 'cook' }, eli: { as: 'collector' } })
    use(table, eli, { character: 'collector', seat: ada })
    use(table, dee, { character: 'cook' })
    expect(muskets(table)).toEqual([1, 4, 4, 3, 3, 3, 3])
  })
})

describe('with the Mentor', () => {
  test('[KRA-8.4, KRA-8.18, KRA-8.28] a Gunsmith face down has no effect until used, and paid for, again', () => {
    const table = lay({ dee: { as: 'mentor' }, eli: { as: 'gunsmith' } })
    use(table, eli, { character: 'gunsmith' })
    use(table, dee, { character: 'mentor', seat: eli })
    pass(table)
    nominate(table, bo, cy)
    pass(table)
    commit(table, { eli: 1, fay: 2 })
    pass(table)
    expect(muskets(table)[eli]).toBe(1)
    use(table, eli, { character: 'gunsmith' })
    expect(muskets(table)[eli]).toBe(0)
    expect(told(table, 'armament').some(({ why }) => why === 'gunsmith')).toBe(false)
  })

  test('[KRA-8.18, KRA-8.22] an Instigator who was followed may ask once more in the same test', () => {
    const table = shown({ dee: { as: 'mentor' }, eli: { as: 'instigator' } }, {})
    use(table, eli, { character: 'instigator', seat: fay })
    table.play(fay, { type: 'join' })
    use(table, dee, { character: 'mentor', seat: eli })
    use(table, eli, { character: 'instigator', seat: gus })
    table.play(gus, { type: 'join' })
    expect(total(table)).toMatchObject({ total: 6 })
  })

  test('[KRA-8.18, KRA-8.22] an Instigator who was refused needs no Mentor, and can’t be turned', () => {
    const table = shown({ dee: { as: 'mentor' }, eli: { as: 'instigator' } }, {})
    use(table, eli, { character: 'instigator', seat: fay })
    table.play(fay, { type: 'decline' })
    refused(table, dee, { type: 'use', character: 'mentor', seat: eli })
  })

  test('[KRA-8.7, KRA-8.18] a Minstrel who plays twice makes four sit out', () => {
    const table = nominated({ dee: { as: 'mentor' }, eli: { as: 'minstrel' } })
    use(table, eli, { character: 'minstrel', seats: [bo, cy] })
    use(table, dee, { character: 'mentor', seat: eli })
    use(table, eli, { character: 'minstrel', seats: [fay, gus] })
    expect(asked(table)).toBe('loyalty dee eli')
  })

  test('[KRA-8.13, KRA-8.18] an Agitator who presses twice presses four', () => {
    const table = nominated({ dee: { as: 'mentor' }, eli: { as: 'agitator' } })
    use(table, eli, { character: 'agitator', seats: [bo, cy] })
    use(table, dee, { character: 'mentor', seat: eli })
    use(table, eli, { character: 'agitator', seats: [fay, gus] })
    for (const seat of [bo, cy, fay, gus]) expect(fists(table, seat)).toEqual([1, 2, 3])
  })

  test('[KRA-8.3, KRA-8.18] a Troublemaker used twice doubles two players', () => {
    const table = shown({ dee: { as: 'mentor' }, eli: { as: 'troublemaker' } }, { fay: 1, gus: 2 })
    use(table, eli, { character: 'troublemaker', seat: fay })
    use(table, dee, { character: 'mentor', seat: eli })
    use(table, eli, { character: 'troublemaker', seat: gus })
    expect(total(table)).toMatchObject({ total: 6 })
  })

  test('[KRA-8.16, KRA-8.18, KRA-8.23] a Rabble-rouser used twice halves what stands then: 5, 3, 2', () => {
    const table = shown({ dee: { as: 'mentor' }, eli: { as: 'rouser' } }, { fay: 2 }, 10)
    use(table, eli, { character: 'rouser' })
    use(table, dee, { character: 'mentor', seat: eli })
    use(table, eli, { character: 'rouser' })
    expect(total(table)).toEqual({ type: 'mutiny', total: 2, needed: 2, success: true })
  })
})

describe('after the muskets are shown', () => {
  test('[KRA-8.5, KRA-8.16] Peacemaker and Rabble-rouser: what is taken back doesn’t count towards the half', () => {
    const table = shown({ dee: { as: 'peacemaker' }, eli: { as: 'rouser' } }, { fay: 2, gus: 1 })
    use(table, eli, { character: 'rouser' })
    use(table, dee, { character: 'peacemaker', seat: fay })
    expect(total(table)).toMatchObject({ total: 1, needed: 2, success: false })
    const other = shown({ dee: { as: 'peacemaker' }, eli: { as: 'rouser' } }, { fay: 2, gus: 1 })
    use(other, dee, { character: 'peacemaker', seat: gus })
    use(other, eli, { character: 'rouser' })
    expect(total(other)).toMatchObject({ total: 2, needed: 2, success: true })
    expect(other.state.captain).toBe(fay)
  })

  test('[KRA-8.3, KRA-8.5] who was doubled and takes them back counts as none', () => {
    const table = shown({ dee: { as: 'peacemaker' }, eli: { as: 'troublemaker' } }, { fay: 2, gus: 1 })
    use(table, eli, { character: 'troublemaker', seat: fay })
    use(table, dee, { character: 'peacemaker', seat: fay })
    expect(total(table)).toMatchObject({ total: 1, success: false })
  })

  test('[KRA-8.3, KRA-8.11] a Master Strategist who was doubled gets the real ones back', () => {
    const table = shown({ dee: { as: 'strategist' }, eli: { as: 'troublemaker' } }, { dee: 1, fay: 3 })
    use(table, eli, { character: 'troublemaker', seat: dee })
    use(table, dee, { character: 'strategist' })
    expect(total(table)).toMatchObject({ total: 5 })
    expect(muskets(table)).toEqual([3, 3, 3, 3, 3, 0, 3])
  })

  test('[KRA-8.3, KRA-8.11] and if that makes them captain, none', () => {
    const table = shown({ dee: { as: 'strategist' }, eli: { as: 'troublemaker' } }, { dee: 2, fay: 3 })
    use(table, eli, { character: 'troublemaker', seat: dee })
    use(table, dee, { character: 'strategist' })
    expect(table.state.captain).toBe(dee)
    expect(muskets(table)).toEqual([3, 3, 3, 1, 3, 0, 3])
  })

  test('[KRA-5.2, KRA-8.3] a cut tongue that was doubled makes the total, and no captain', () => {
    const table = shown({ eli: { as: 'troublemaker' }, fay: { tongueless: true } }, { fay: 2, gus: 1 })
    use(table, eli, { character: 'troublemaker', seat: fay })
    expect(total(table)).toMatchObject({ total: 5, success: true })
    expect(table.state.captain).toBe(gus)
  })
})

test('[KRA-8.9, KRA-8.14] Consultant and Herbalist: the marker moved last counts, for both who name', () => {
  const table = lay({
    dee: { as: 'consultant' },
    eli: { as: 'herbalist' },
    bo: { offDuty: true },
    cy: { offDuty: true },
  })
  use(table, dee, { character: 'consultant' })
  expect(asked(table)).toBe('beforeNomination eli')
  use(table, eli, { character: 'herbalist', from: bo, to: fay })
  expect(asked(table)).toBe('advise dee')
  expect(offDuty(table)).toEqual([cy, fay])
  expect(choices(table, dee)).toEqual([bo, dee, eli, gus])
  choose(table, bo)
  expect(choices(table, ada)).toEqual([dee, eli, gus])
  expect(usable(table, dee)).toEqual([])
})
