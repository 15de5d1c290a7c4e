import { refused } from '#test/refused'
import { describe, expect, test } from 'vitest'
import {
  ada,
  asked,
  bo,
  commit,
  cy,
  dee,
  disarmed,
  eli,
  fay,
  goTo,
  lay,
  mate,
  muskets,
  navigate,
  nominate,
  pass,
  told,
  usable,
  use,
  viewers,
  yellow,
} from '../lay.ts'
import { anyMoment, onlyAt } from '../moments.ts'

describe('Kleptomaniac', () => {
  test('[KRA-8.2] takes 1 musket from a player', () => {
    const table = lay({ dee: { as: 'kleptomaniac' } })
    use(table, dee, { character: 'kleptomaniac', seat: bo })
    expect(muskets(table)).toEqual([3, 2, 3, 4, 3, 3, 3])
    expect(mate(table, dee)).toMatchObject({ used: true, shown: true })
    for (const viewer of viewers(table)) expect(table.view(viewer).crew[dee]?.character).toBe('kleptomaniac')
  })

  test('[KRA-8.2] at any open moment, and never while secret choices are made', () => {
    onlyAt(lay({ dee: { as: 'kleptomaniac' } }), dee, { type: 'use', character: 'kleptomaniac', seat: bo }, anyMoment)
  })

  test('[KRA-8.2] not from somebody who has none, is out, or is the thief; and once only', () => {
    const table = lay({ dee: { as: 'kleptomaniac' }, bo: { muskets: 0 }, cy: { out: true }, eli: { as: 'bosun' } })
    for (const seat of [bo, cy, dee]) refused(table, dee, { type: 'use', character: 'kleptomaniac', seat })
    use(table, dee, { character: 'kleptomaniac', seat: fay })
    expect(asked(table)).toBe('beforeNomination eli')
    refused(table, dee, { type: 'use', character: 'kleptomaniac', seat: fay })
  })

  test('[KRA-8.2] muskets that lie shown are not taken, those in reserve are', () => {
    const table = lay({ dee: { as: 'kleptomaniac' } })
    goTo(table, 'nominate')
    nominate(table, bo, cy)
    pass(table)
    commit(table, { bo: 1, eli: 3 })
    refused(table, dee, { type: 'use', character: 'kleptomaniac', seat: eli })
    use(table, dee, { character: 'kleptomaniac', seat: bo })
    expect(table.state.captain).toBe(eli)
    expect(muskets(table)).toEqual([3, 1, 3, 4, 0, 3, 3])
  })
})

describe('Gunsmith', () => {
  test('[KRA-8.4] pays 1 musket; from then on gets 1 of theirs back after every mutiny that succeeds', () => {
    const table = lay({ dee: { as: 'gunsmith' } })
    use(table, dee, { character: 'gunsmith' })
    expect(muskets(table)[dee]).toBe(2)
    nominate(table, bo, cy)
    commit(table, { dee: 2, eli: 1 })
    expect(muskets(table)).toEqual([3, 3, 3, 1, 2, 3, 3])
    expect(table.state.captain).toBe(dee)
    nominate(table, ada, bo)
    commit(table, { cy: 3 })
    expect(muskets(table)[dee]).toBe(1)
    nominate(table, ada, bo)
    commit(table, { dee: 1, gus: 2 })
    expect(muskets(table)[dee]).toBe(1)
    expect(told(table, 'armament').filter(({ why }) => why === 'gunsmith')).toHaveLength(2)
  })

  test('[KRA-8.4] nothing was paid, nothing comes back', () => {
    const table = lay({ dee: { as: 'gunsmith' } })
    pass(table)
    nominate(table, bo, cy)
    pass(table)
    commit(table, { dee: 3 })
    pass(table)
    expect(muskets(table)[dee]).toBe(0)
  })

  test('[KRA-8.4] a mutiny that fails gives back what was shown, and no more', () => {
    const table = lay({ dee: { as: 'gunsmith' } })
    use(table, dee, { character: 'gunsmith' })
    nominate(table, bo, cy)
    commit(table, { dee: 2 })
    expect(muskets(table)[dee]).toBe(2)
  })

  test('[KRA-8.4, KRA-8.28] at any open moment, with a musket to pay', () => {
    onlyAt(lay({ dee: { as: 'gunsmith' } }), dee, { type: 'use', character: 'gunsmith' }, anyMoment)
    refused(lay({ dee: { as: 'gunsmith', muskets: 0 } }), dee, { type: 'use', character: 'gunsmith' })
  })
})

describe('Gunslinger', () => {
  test('[KRA-8.6] gains 2', () => {
    const table = lay({ dee: { as: 'gunslinger' } })
    use(table, dee, { character: 'gunslinger' })
    expect(muskets(table)).toEqual([3, 3, 3, 5, 3, 3, 3])
  })

  test('[KRA-8.6] at any open moment, and with these a mutiny can be made', () => {
    onlyAt(lay({ dee: { as: 'gunslinger' } }), dee, { type: 'use', character: 'gunslinger' }, anyMoment)
    const table = lay({ dee: { as: 'gunslinger', muskets: 1 } })
    goTo(table, 'window', 'afterNomination')
    use(table, dee, { character: 'gunslinger' })
    commit(table, { dee: 3 })
    expect(table.state.captain).toBe(dee)
  })
})

describe('Mentor', () => {
  test('[KRA-8.18] turns another’s used character face down, to be used again', () => {
    const table = lay({ dee: { as: 'mentor' }, eli: { as: 'gunslinger', used: true } })
    use(table, dee, { character: 'mentor', seat: eli })
    expect(mate(table, eli)).toMatchObject({ used: false, shown: true })
    expect(asked(table)).toBe('beforeNomination eli')
    use(table, eli, { character: 'gunslinger' })
    expect(muskets(table)[eli]).toBe(5)
    for (const viewer of viewers(table)) expect(table.view(viewer).crew[eli]?.character).toBe('gunslinger')
  })

  test('[KRA-8.18] at any open moment', () => {
    onlyAt(lay({ dee: { as: 'mentor' } }), dee, { type: 'use', character: 'mentor', seat: eli }, anyMoment)
  })

  test('[KRA-8.18] not one that lies face down, not their own, nobody’s who is out', () => {
    const table = lay({ dee: { as: 'mentor' }, eli: { as: 'bosun' }, fay: { out: true } })
    for (const seat of [eli, dee, fay]) refused(table, dee, { type: 'use', character: 'mentor', seat })
  })
})

describe('Spiritualist', () => {
  const seance = { type: 'use', character: 'spiritualist', seats: [bo, cy], to: fay } as const

  test('[KRA-8.19] two players each give 1 musket to a player of choice', () => {
    const table = lay({ dee: { as: 'spiritualist' } }, { yellow: true })
    use(table, dee, seance)
    expect(muskets(table)).toEqual([3, 2, 2, 3, 3, 5, 3])
  })

  test('[KRA-8.19] the Spiritualist may give, or get them', () => {
    const table = lay({ dee: { as: 'spiritualist' } }, { yellow: true })
    use(table, dee, { ...seance, to: dee })
    expect(muskets(table)).toEqual([3, 2, 2, 5, 3, 3, 3])
  })

  test('[KRA-8.19, KRA-8.26] in the window before the nomination, if the last card was yellow', () => {
    onlyAt(lay({ dee: { as: 'spiritualist' } }, { yellow: true }), dee, seance, ['beforeNomination'])
    onlyAt(lay({ dee: { as: 'spiritualist' } }, { yellow: false }), dee, seance, [])
  })

  test('[KRA-8.26] a yellow card opens it, the next of another colour closes it', () => {
    const table = lay(
      { dee: { as: 'spiritualist' } },
      { draws: [yellow, yellow, yellow, yellow, disarmed], rituals: [] },
    )
    navigate(table)
    expect(asked(table)).toBe('beforeNomination dee')
    expect(usable(table, dee)).toEqual(['spiritualist'])
    navigate(table, eli, fay)
    goTo(table, 'window', 'beforeNomination')
    expect(usable(table, dee)).toEqual([])
  })

  test('[KRA-8.19, KRA-8.23] who has too few gives what they have', () => {
    const table = lay({ dee: { as: 'spiritualist' }, bo: { muskets: 0 }, cy: { muskets: 1 } }, { yellow: true })
    use(table, dee, seance)
    expect(muskets(table)).toEqual([3, 0, 0, 3, 3, 4, 3])
  })
})

describe('Debt Collector', () => {
  const collects = (seat: number) => ({ type: 'use', character: 'collector', seat }) as const

  test('[KRA-8.20] a member of the team gives 1 musket to each of the others of it', () => {
    for (const [debtor, after] of [
      [ada, [1, 4, 4]],
      [bo, [4, 1, 4]],
      [cy, [4, 4, 1]],
    ] as const) {
      const table = lay({ dee: { as: 'collector' } })
      goTo(table, 'window', 'afterNomination')
      use(table, dee, collects(debtor))
      expect(muskets(table)).toEqual([...after, 3, 3, 3, 3])
    }
  })

  test('[KRA-8.20] after the nomination, and from nobody else', () => {
    onlyAt(lay({ dee: { as: 'collector' } }), dee, collects(ada), ['afterNomination'])
    const table = lay({ dee: { as: 'collector' } })
    goTo(table, 'window', 'afterNomination')
    for (const seat of [dee, eli]) refused(table, dee, collects(seat))
  })

  test('[KRA-8.20, KRA-8.23] who has too few gives what they have: captain first, then lieutenant', () => {
    const table = lay({ dee: { as: 'collector' }, cy: { muskets: 1 } })
    goTo(table, 'window', 'afterNomination')
    use(table, dee, collects(cy))
    expect(muskets(table)).toEqual([4, 3, 0, 3, 3, 3, 3])
  })

  test('[KRA-4.8, KRA-8.20] with a post empty, to the one other there is', () => {
    const out = { out: true }
    const table = lay({ bo: { as: 'collector' }, cy: out, dee: out, eli: out, fay: out, gus: out })
    goTo(table, 'nominate')
    nominate(table, null, bo)
    use(table, bo, collects(ada))
    expect(muskets(table).slice(0, 2)).toEqual([2, 4])
  })
})
