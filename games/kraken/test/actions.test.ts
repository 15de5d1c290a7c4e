import { refused } from '#test/refused'
import { describe, expect, test } from 'vitest'
import type { Card } from '../data/cards.ts'
import {
  ada,
  armed,
  answers,
  asked,
  blueDrunk,
  bo,
  choices,
  choose,
  cy,
  dee,
  disarmed,
  eli,
  fay,
  gus,
  lay,
  mermaid,
  muskets,
  navigate,
  nominate,
  give,
  goTo,
  jump,
  redDrunk,
  sail,
  steer,
  telescope,
  told,
  yellow,
  viewers,
} from './lay.ts'

describe('Drunk', () => {
  test('[KRA-6.1] the title goes clockwise to the first with the fewest cards', () => {
    const table = lay({ bo: { record: [yellow] }, cy: { record: [yellow] } }, { draws: [redDrunk] })
    navigate(table)
    expect(table.state.captain).toBe(dee)
    expect(told(table, 'captain')).toEqual([{ type: 'captain', seat: dee, by: 'drunk' }])
    expect(asked(table)).toBe('nominate dee')
  })

  test('[KRA-6.1] clockwise from the captain, round the table', () => {
    const table = lay(
      { gus: { record: [yellow] }, fay: { record: [yellow] }, bo: { record: [yellow] } },
      { captain: eli, draws: [blueDrunk] },
    )
    navigate(table, cy, dee)
    expect(table.state.captain).toBe(ada)
  })

  test('[KRA-6.1] the card just played counts, and the captain can’t follow themself', () => {
    const one = [yellow]
    const table = lay(
      {
        ada: {},
        bo: { record: one },
        cy: { record: one },
        dee: { record: one },
        eli: { record: one },
        fay: { record: one },
        gus: { record: [redDrunk] },
      },
      { draws: [redDrunk] },
    )
    navigate(table)
    expect(table.state.captain).toBe(bo)
  })

  test('[KRA-6.1] not somebody out, not a cut tongue', () => {
    const table = lay({ bo: { tongueless: true }, cy: { out: true }, dee: { record: [yellow] } }, { draws: [redDrunk] })
    navigate(table, eli, fay)
    expect(table.state.captain).toBe(eli)
  })

  test('[KRA-6.1] nobody left: the captain stays', () => {
    const out = { out: true }
    const table = lay(
      { bo: { tongueless: true }, cy: { tongueless: true }, dee: out, eli: out, fay: out, gus: out },
      { draws: [redDrunk] },
    )
    navigate(table)
    expect(table.state.captain).toBe(ada)
    expect(told(table, 'stays')).toEqual([{ type: 'stays', seat: ada, by: 'drunk' }])
  })
})

describe('Mermaid', () => {
  const cards: readonly Card[] = [mermaid, redDrunk, blueDrunk, yellow]

  test('[KRA-6.2] the captain picks another, who sees the last three discards', () => {
    const table = lay({ eli: { out: true } }, { draws: cards, discards: [telescope] })
    navigate(table)
    expect(asked(table)).toBe('mermaid ada')
    expect(choices(table, ada)).toEqual([bo, cy, dee, fay, gus])
    choose(table, dee)
    expect(told(table, 'sang', dee)[0]?.cards.toSorted()).toEqual([redDrunk, blueDrunk, yellow].toSorted())
    for (const viewer of viewers(table)) {
      const heard = table.view(viewer).log.find(({ type }) => type === 'mermaid')
      if (viewer === dee) expect(heard).toMatchObject({ seat: dee, cards: told(table, 'sang', dee)[0]?.cards })
      else expect(heard).toEqual({ type: 'mermaid', seat: dee, cards: [null, null, null] })
      if (viewer !== dee) expect(told(table, 'sang', viewer)).toEqual([])
    }
    expect(table.state.discards).toHaveLength(4)
  })

  test('[KRA-6.2] shuffled: they come in any order', () => {
    const orders = Array.from({ length: 40 }, (_, number) => {
      const table = lay({}, { draws: cards, seed: `song ${number}` })
      navigate(table)
      choose(table, dee)
      return told(table, 'sang', dee)[0]?.cards.join()
    })
    expect(new Set(orders).size).toBe(6)
  })
})

describe('Telescope', () => {
  const look = (answer: 'leave' | 'discard') => {
    const table = lay({ eli: { out: true } }, { draws: [telescope, redDrunk, redDrunk, redDrunk, blueDrunk] })
    navigate(table)
    expect(asked(table)).toBe('telescope ada')
    expect(choices(table, ada)).toEqual([bo, cy, dee, fay, gus])
    choose(table, dee)
    expect(asked(table)).toBe('peek dee')
    expect(answers(table, dee)).toEqual([{ type: 'leave' }, { type: 'discard' }])
    for (const viewer of viewers(table)) {
      expect(table.view(viewer).top).toBe(viewer === dee ? blueDrunk : null)
      expect(told(table, 'peeked', viewer)).toHaveLength(viewer === dee ? 1 : 0)
    }
    refused(table, ada, { type: answer })
    table.play(dee, { type: answer })
    return table
  }

  test('[KRA-6.3] another sees the top card and leaves it', () => {
    const table = look('leave')
    expect(table.state.pile.at(-1)).toBe(blueDrunk)
    expect(told(table, 'topLeft')).toEqual([{ type: 'topLeft', seat: dee }])
    expect(table.state.discards).toHaveLength(3)
  })

  test('[KRA-6.3] or discards it', () => {
    const table = look('discard')
    expect(table.state.discards).toHaveLength(4)
    expect(table.state.discards.at(-1)).toBe(blueDrunk)
    expect(told(table, 'topDiscarded')).toEqual([{ type: 'topDiscarded', seat: dee }])
    for (const viewer of viewers(table)) {
      expect(table.view(viewer).log.find(({ type }) => type === 'peek')).toMatchObject({
        card: viewer === dee ? blueDrunk : null,
        discarded: true,
      })
    }
  })
})

describe('Armed and Disarmed', () => {
  test('[KRA-6.4] the navigator gains 1', () => {
    const table = lay({}, { draws: [armed] })
    navigate(table)
    expect(muskets(table)).toEqual([3, 3, 4, 3, 3, 3, 3])
    expect(told(table, 'armament')).toEqual([{ type: 'armament', seat: cy, muskets: 4, why: 'armed' }])
  })

  test('[KRA-6.5] the navigator loses 1', () => {
    const table = lay({}, { draws: [disarmed] })
    navigate(table)
    expect(muskets(table)).toEqual([3, 3, 2, 3, 3, 3, 3])
  })

  test('[KRA-6.5] if they have one', () => {
    const table = lay({ cy: { muskets: 0 } }, { draws: [disarmed] })
    navigate(table)
    expect(muskets(table)[cy]).toBe(0)
    expect(told(table, 'armament')).toEqual([])
  })

  test('[KRA-6.4, KRA-6.5] no navigator on board: nothing', () => {
    for (const card of [armed, disarmed] as Card[]) {
      // The navigator was fed to the Kraken just before.
      const fed = lay({}, { at: '0,8', draws: [card] })
      navigate(fed)
      choose(fed, cy)
      expect(muskets(fed)).toEqual([3, 3, 3, 3, 3, 3, 3])
      expect(told(fed, 'armament')).toEqual([])
    }
  })

  test('[KRA-6.4] it is the navigator at last, after an emergency', () => {
    const table = lay({}, { draws: [redDrunk, redDrunk, redDrunk, redDrunk, armed] })
    goTo(table, 'nominate')
    nominate(table, bo, cy)
    goTo(table, 'logbook')
    jump(table)
    choose(table, dee)
    sail(table)
    expect(muskets(table)).toEqual([3, 3, 3, 4, 3, 3, 3])
  })
})

test('[KRA-6.6] Cult Uprising: a ritual at the end of the navigation', () => {
  const table = lay({}, { draws: [yellow, redDrunk, blueDrunk, redDrunk], rituals: ['stash', 'cabin'] })
  goTo(table, 'hand')
  give(table, ada, yellow)
  give(table, bo, blueDrunk)
  steer(table, yellow)
  expect(told(table, 'uprising')).toEqual([{ type: 'uprising', ritual: 'stash' }])
  expect(asked(table)).toBe('ritual ada bo cy dee eli fay gus')
  expect(table.state.rituals).toEqual(['cabin'])
  const other = lay({}, { draws: [redDrunk] })
  navigate(other)
  expect(told(other, 'uprising')).toEqual([])
})
