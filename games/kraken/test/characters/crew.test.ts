import { refused } from '#test/refused'
import { describe, expect, test } from 'vitest'
import {
  ada,
  answers,
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
  muskets,
  nominate,
  pass,
  told,
  usable,
  use,
  yellow,
  type KrakenTable,
} from '../lay.ts'
import { onlyAt } from '../moments.ts'

type Crew = NonNullable<Parameters<typeof lay>[0]>

/** Bo and Cy are nominated, and the window after it is open. */
function nominated(crew: Crew, seats = 7): KrakenTable {
  const table = lay(crew, { seats })
  goTo(table, 'nominate')
  nominate(table, bo, cy)
  return table
}

const fists = (table: KrakenTable, seat: number) =>
  answers(table, seat).map((move) => (move.type === 'commit' ? move.muskets : null))

describe('Minstrel', () => {
  const plays = { type: 'use', character: 'minstrel', seats: [eli, fay] } as const

  test('[KRA-8.7] two players sit out the coming test', () => {
    const table = nominated({ dee: { as: 'minstrel' } })
    use(table, dee, plays)
    expect(asked(table)).toBe('loyalty bo cy dee gus')
    refused(table, eli, { type: 'commit', muskets: 0 })
    commit(table, { gus: 2 })
    expect(told(table, 'muskets')).toEqual([{ type: 'muskets', shown: [null, 0, 0, 0, null, null, 2] }])
  })

  test('[KRA-8.7] only the coming one', () => {
    const table = nominated({ dee: { as: 'minstrel' } })
    use(table, dee, plays)
    commit(table, { gus: 3 })
    nominate(table, bo, cy)
    expect(asked(table)).toBe('loyalty ada bo cy dee eli fay')
  })

  test('[KRA-8.7] after the nomination only; not the captain, nobody who is out', () => {
    onlyAt(lay({ dee: { as: 'minstrel' } }), dee, plays, ['afterNomination'])
    const table = nominated({ dee: { as: 'minstrel' }, gus: { out: true } })
    refused(table, dee, { ...plays, seats: [ada, eli] })
    refused(table, dee, { ...plays, seats: [eli, gus] })
    refused(table, dee, { ...plays, seats: [eli, eli] })
    expect(table.checkMove(dee, { ...plays, seats: [dee, eli] })).toBeDefined()
  })
})

describe('Agitator', () => {
  const presses = { type: 'use', character: 'agitator', seats: [eli, fay] } as const

  test('[KRA-8.13] two players must each reveal at least 1', () => {
    const table = nominated({ dee: { as: 'agitator' } })
    use(table, dee, presses)
    expect(fists(table, eli)).toEqual([1, 2, 3])
    refused(table, eli, { type: 'commit', muskets: 0 })
    expect(fists(table, bo)).toEqual([0, 1, 2, 3])
    commit(table)
    expect(told(table, 'muskets')).toEqual([{ type: 'muskets', shown: [null, 0, 0, 0, 1, 1, 0] }])
  })

  test('[KRA-8.13] if they have one', () => {
    const table = nominated({ dee: { as: 'agitator' }, eli: { muskets: 0 }, fay: { muskets: 1 } })
    use(table, dee, presses)
    expect(asked(table)).toBe('loyalty bo cy dee gus')
    commit(table)
    expect(told(table, 'muskets')[0]?.shown).toEqual([null, 0, 0, 0, 0, 1, 0])
  })

  test('[KRA-8.13] after the nomination only; not the captain', () => {
    onlyAt(lay({ dee: { as: 'agitator' } }), dee, presses, ['afterNomination'])
    const table = nominated({ dee: { as: 'agitator' }, gus: { out: true } })
    refused(table, dee, { ...presses, seats: [ada, eli] })
    refused(table, dee, { ...presses, seats: [eli, gus] })
  })

  test('[KRA-8.13] only the coming test', () => {
    const table = nominated({ dee: { as: 'agitator' } })
    use(table, dee, presses)
    commit(table, { gus: 3 })
    nominate(table, bo, cy)
    expect(fists(table, eli)).toEqual([0, 1, 2])
  })
})

describe('Chief Cook', () => {
  const cooks = { type: 'use', character: 'cook' } as const

  test('[KRA-8.15] the captaincy passes as in Drunk, and the new captain nominates anew', () => {
    const table = nominated({ dee: { as: 'cook' }, bo: { tongueless: true }, cy: { record: [yellow] } })
    use(table, dee, cooks)
    expect(table.state.captain).toBe(dee)
    expect(told(table, 'captain')).toEqual([{ type: 'captain', seat: dee, by: 'cook' }])
    expect(table.state.team).toEqual({ lieutenant: null, navigator: null })
    expect(asked(table)).toBe('nominate dee')
    nominate(table, ada, bo)
    expect(asked(table)).toBe('loyalty ada bo cy eli fay gus')
  })

  test('[KRA-8.15] the window before the nomination opens for the new captain', () => {
    const table = nominated({ dee: { as: 'cook' }, eli: { as: 'herbalist' } })
    use(table, dee, cooks)
    expect(asked(table)).toBe('beforeNomination eli')
  })

  test('[KRA-8.15] after the nomination only, and only if somebody can follow', () => {
    onlyAt(lay({ dee: { as: 'cook' } }), dee, cooks, ['afterNomination'])
    const mute = { tongueless: true }
    const table = nominated({ dee: { as: 'cook', ...mute }, bo: mute, cy: mute, eli: mute, fay: mute, gus: mute })
    refused(table, dee, cooks)
  })
})

describe('Equalizer', () => {
  const levels = { type: 'use', character: 'equalizer' } as const

  test('[KRA-8.21] 1 musket is enough, and nobody may reveal more than 1', () => {
    const table = nominated({ dee: { as: 'equalizer' } }, 10)
    use(table, dee, levels)
    for (const seat of [bo, cy, dee, gus]) expect(fists(table, seat)).toEqual([0, 1])
    refused(table, gus, { type: 'commit', muskets: 2 })
    commit(table, { gus: 1 })
    expect(told(table, 'mutiny')).toEqual([{ type: 'mutiny', total: 1, needed: 1, success: true }])
    expect(table.state.captain).toBe(gus)
    expect(muskets(table)[gus]).toBe(2)
  })

  test('[KRA-8.21] with none at all there is no mutiny, and the next test is as usual', () => {
    const table = nominated({ dee: { as: 'equalizer' } })
    use(table, dee, levels)
    commit(table)
    expect(told(table, 'mutiny')).toEqual([{ type: 'mutiny', total: 0, needed: 1, success: false }])
    goTo(table, 'nominate')
    goTo(table, 'loyalty')
    const [first = -1] = table.awaiting
    expect(fists(table, first)).toEqual([0, 1, 2, 3])
  })

  test('[KRA-8.21] after the nomination only, and it can’t be twice', () => {
    onlyAt(lay({ dee: { as: 'equalizer' } }), dee, levels, ['afterNomination'])
    const table = nominated({ dee: { as: 'equalizer' }, eli: { as: 'mentor' } })
    use(table, dee, levels)
    use(table, eli, { character: 'mentor', seat: dee })
    expect(usable(table, dee)).toEqual([])
    refused(table, dee, levels)
    pass(table)
    expect(fists(table, gus)).toEqual([0, 1])
  })
})
