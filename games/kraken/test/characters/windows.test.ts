import { refused } from '#test/refused'
import { describe, expect, test } from 'vitest'
import type { Card } from '../../data/cards.ts'
import type { SpaceId } from '../../data/charts.ts'
import type { Ask } from '../../state.ts'
import {
  ada,
  answers,
  asked,
  bo,
  choose,
  commit,
  cy,
  dee,
  eli,
  fay,
  goTo,
  gus,
  jump,
  lay,
  mate,
  mermaid,
  muskets,
  nominate,
  pass,
  redDrunk,
  sail,
  telescope,
  told,
  use,
  viewers,
  yellow,
  type KrakenTable,
} from '../lay.ts'

/** The moments at which somebody with a character face down is asked, from here to the draw. */
function windowsOf(table: KrakenTable): string[] {
  const seen: string[] = []
  for (;;) {
    const [seat] = table.awaiting
    const prompt = seat === undefined ? null : table.prompt(seat)
    if (seat === undefined || prompt === null || prompt.ask.type === 'hand') return seen
    if (prompt.ask.type === 'window') seen.push(prompt.ask.window)
    table.play(seat, prompt.fallback)
  }
}

describe('the four windows', () => {
  test('[KRA-8.23] before and after the nomination, after the muskets are shown even if it fails, before the draw', () => {
    expect(windowsOf(lay({ dee: { as: 'kleptomaniac' } }))).toEqual([
      'beforeNomination',
      'afterNomination',
      'afterMuskets',
      'beforeDraw',
    ])
  })

  test('[KRA-8.23] after a mutiny that succeeds there is no draw, but a new nomination', () => {
    const table = lay({ dee: { as: 'kleptomaniac' } })
    goTo(table, 'loyalty')
    commit(table, { eli: 3 })
    expect(asked(table)).toBe('afterMuskets dee')
    pass(table)
    expect(asked(table)).toBe('beforeNomination dee')
    expect(table.state.captain).toBe(eli)
  })

  test('[KRA-8.23] a window stays open until all have passed in a row', () => {
    const table = lay({ bo: { as: 'gunslinger' }, dee: { as: 'kleptomaniac' }, fay: { as: 'bosun' } })
    use(table, dee, { character: 'kleptomaniac', seat: ada })
    expect(asked(table)).toBe('beforeNomination bo fay')
    use(table, bo, { character: 'gunslinger' })
    expect(asked(table)).toBe('beforeNomination fay')
    pass(table)
    expect(asked(table)).toBe('nominate ada')
    expect(muskets(table)).toEqual([2, 5, 3, 4, 3, 3, 3])
  })

  test('[KRA-8.23] who has used theirs isn’t asked', () => {
    const table = lay({ bo: { as: 'gunslinger', used: true } })
    expect(asked(table)).toBe('nominate ada')
  })
})

describe('how a window is answered', () => {
  const crew = { bo: { as: 'gunslinger' }, dee: { as: 'kleptomaniac' }, fay: { as: 'bosun' } } as const

  test('[KRA-8.25] all whose character lies face down are asked at once, even those who can only pass', () => {
    const table = lay({ ...crew, gus: { as: 'lookout', out: true } })
    expect(asked(table)).toBe('beforeNomination bo dee fay')
    expect(answers(table, fay)).toEqual([{ type: 'pass' }])
  })

  test('[KRA-8.25] what somebody answers is secret until all have', () => {
    const table = lay(crew)
    table.play(bo, { type: 'use', character: 'gunslinger' })
    expect(muskets(table)[bo]).toBe(3)
    expect(table.lastTold()).toEqual([])
    for (const viewer of viewers(table)) {
      const { answer, answered, crew: mates } = table.view(viewer)
      expect(answer).toEqual(viewer === bo ? { type: 'use', character: 'gunslinger' } : null)
      expect(answered).toEqual([false, true, false, false, false, false, false])
      if (viewer !== bo) expect(mates[bo]?.character).toBeNull()
    }
    refused(table, bo, { type: 'pass' })
  })

  test('[KRA-8.25] the first clockwise from the captain has their effect; the others are asked again', () => {
    for (const [captain, first, then] of [
      [ada, bo, 'dee fay'],
      [cy, dee, 'bo fay'],
    ] as const) {
      const table = lay(crew, { captain })
      table.play(dee, { type: 'use', character: 'kleptomaniac', seat: gus })
      table.play(bo, { type: 'use', character: 'gunslinger' })
      table.play(fay, { type: 'pass' })
      expect(told(table, 'used').map(({ seat }) => seat)).toEqual([first])
      expect(asked(table)).toBe(`beforeNomination ${then}`)
      expect(mate(table, first === bo ? dee : bo).used).toBe(false)
    }
  })

  test('[KRA-8.25] an answer that fell needn’t be given again', () => {
    const table = lay(crew)
    table.play(dee, { type: 'use', character: 'kleptomaniac', seat: gus })
    table.play(bo, { type: 'use', character: 'gunslinger' })
    table.play(fay, { type: 'pass' })
    pass(table)
    expect(asked(table)).toBe('nominate ada')
    expect(muskets(table)).toEqual([3, 5, 3, 3, 3, 3, 3])
    expect(mate(table, dee)).toMatchObject({ used: false, shown: false })
  })

  test('[KRA-8.25] bystanders see the same, whichever character somebody keeps to themself', () => {
    const one = lay({ bo: { as: 'gunslinger' }, dee: { as: 'kleptomaniac' } })
    const other = lay({ bo: { as: 'bosun' }, dee: { as: 'kleptomaniac' } })
    const strip = (table: KrakenTable) =>
      table.view('watcher').crew.filter((_mate, seat) => seat === bo || seat === dee)
    for (const table of [one, other]) pass(table)
    expect(strip(one)).toEqual(strip(other))
    expect(one.heard('watcher')).toEqual(other.heard('watcher'))
    expect(asked(one)).toBe(asked(other))
  })
})

describe('once', () => {
  test('[KRA-8.23] a used character lies face up for good, and is asked no more', () => {
    const table = lay({ dee: { as: 'gunslinger' }, eli: { as: 'bosun' } }, { draws: [redDrunk] })
    use(table, dee, { character: 'gunslinger' })
    pass(table)
    nominate(table, bo, cy)
    expect(asked(table)).toBe('afterNomination eli')
    refused(table, dee, { type: 'use', character: 'gunslinger' })
    sail(table)
    expect(mate(table, dee)).toMatchObject({ used: true, shown: true })
  })

  test('[KRA-8.23] nobody uses another’s character', () => {
    const table = lay({ dee: { as: 'gunslinger' }, eli: { as: 'bosun' } })
    refused(table, eli, { type: 'use', character: 'gunslinger' })
    refused(table, ada, { type: 'use', character: 'gunslinger' })
    refused(table, dee, { type: 'use', character: 'kleptomaniac', seat: bo })
  })
})

describe('any open moment is none of these', () => {
  const slinger = { gus: { as: 'gunslinger' }, eli: { is: 'leader' } } as const
  const slings = { type: 'use', character: 'gunslinger' } as const

  /** Goes to what is asked, by way of what this card and this place on the chart bring about. */
  const during = (ask: Ask['type'], at: SpaceId, card: Card): KrakenTable => {
    const table = lay(slinger, { at, draws: [card, card], rituals: ['conversion'] })
    goTo(table, 'nominate')
    nominate(table, bo, cy)
    sail(table)
    goTo(table, ask)
    expect(asked(table)).toMatch(new RegExp(`^${ask} `))
    return table
  }

  test.each([
    ['search', '0,2', redDrunk],
    ['tongue', '1,5', redDrunk],
    ['flog', '0,6', redDrunk],
    ['feed', '0,8', redDrunk],
    ['mermaid', '0,0', mermaid],
    ['telescope', '0,0', telescope],
    ['ritual', '0,0', yellow],
  ] as const)('[KRA-8.23] while the captain or the leader decides: %s', (ask, at, card) => {
    refused(during(ask, at, card), gus, slings)
  })

  test('[KRA-8.23] while somebody looks at a card, is asked to join in, rules out, or is named in an emergency', () => {
    const peeking = during('telescope', '0,0', telescope)
    choose(peeking, dee)
    refused(peeking, gus, slings)
    const tied = lay(slinger)
    goTo(tied, 'loyalty')
    commit(tied, { bo: 2, cy: 2 })
    pass(tied)
    expect(asked(tied)).toBe('ruleOut ada')
    refused(tied, gus, slings)
    const joining = lay({ ...slinger, dee: { as: 'instigator' } })
    goTo(joining, 'window', 'afterMuskets')
    use(joining, dee, { character: 'instigator', seat: bo })
    expect(asked(joining)).toBe('instigated bo')
    refused(joining, gus, slings)
    const jumped = lay(slinger)
    goTo(jumped, 'logbook')
    jump(jumped)
    expect(asked(jumped)).toBe('navigator ada')
    refused(jumped, gus, slings)
  })
})
