import { refused } from '#test/refused'
import type { Viewer } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import type { Ritual } from '../data/cards.ts'
import { headings } from '../data/headings.ts'
import { isHarbour, spaceAt, type ChartName, type SpaceId } from '../data/charts.ts'
import {
  ada,
  answers,
  asked,
  bo,
  choices,
  choose,
  closeEyes,
  cy,
  dee,
  disarmed,
  eli,
  fay,
  gus,
  heard,
  jo,
  kit,
  lay,
  mate,
  muskets,
  navigate,
  overboard,
  seatsWhere,
  told,
  yellow,
  viewers,
  type KrakenTable,
} from './lay.ts'

type Crew = NonNullable<Parameters<typeof lay>[0]>
const all = 'ritual ada bo cy dee eli fay gus'

/** Everybody is asked to close their eyes; Gus leads the cult, unless it is said who does. */
function ritual(card: Ritual, crew: Crew = {}, seats = 7): KrakenTable {
  const table = lay(crew, { draws: [yellow], rituals: [card], seats })
  navigate(table)
  return table
}

const converts = (table: KrakenTable) => seatsWhere(table, ({ convert }) => convert)
const knownTo = (table: KrakenTable, viewer: Viewer) =>
  table.view(viewer).crew.flatMap(({ dealt }, seat) => (dealt === null ? [] : [seat]))

describe('gun stash', () => {
  test('[KRA-7.1] the leader hands out exactly 3 muskets, and the counts show', () => {
    const table = ritual('stash')
    closeEyes(table, gus, { type: 'stash', to: [bo, bo, gus] })
    expect(muskets(table)).toEqual([3, 5, 3, 3, 3, 3, 4])
    for (const viewer of viewers(table)) {
      expect(table.view(viewer).crew.map((one) => one.muskets)).toEqual(muskets(table))
    }
  })

  test('[KRA-7.1] among players on board, in any way, the leader too', () => {
    const table = ritual('stash', { dee: { out: true } })
    // Six on board: 6 alone, 6 × 5 with two and one, 20 with one each.
    expect(answers(table, gus)).toHaveLength(6 + 30 + 20)
    expect(answers(table, gus)).toContainEqual({ type: 'stash', to: [gus, gus, gus] })
    refused(table, gus, { type: 'stash', to: [dee, bo, bo] })
    refused(table, gus, { type: 'stash', to: [bo, bo] })
    refused(table, gus, { type: 'confirm' })
    refused(table, bo, { type: 'stash', to: [bo, bo, bo] })
  })

  test('[KRA-7.1] the leader out: nothing happens, and nobody is told why', () => {
    const table = ritual('stash', { gus: { out: true } })
    closeEyes(table)
    expect(muskets(table)).toEqual([3, 3, 3, 3, 3, 3, 3])
    expect(asked(table)).toBe('nominate ada')
    for (const viewer of viewers(table)) {
      expect(knownTo(table, viewer)).not.toContain(viewer === gus ? -1 : gus)
    }
  })
})

describe('cult cabin search', () => {
  test('[KRA-7.2] the leader sees the factions of captain, lieutenant and navigator', () => {
    const table = ritual('cabin', { bo: { is: 'pirate' }, cy: { is: 'sailor', convert: true } })
    closeEyes(table)
    expect(told(table, 'cabins', gus)).toEqual([
      {
        type: 'cabins',
        found: [
          { seat: ada, faction: 'sailors' },
          { seat: bo, faction: 'pirates' },
          { seat: cy, faction: 'cult' },
        ],
      },
    ])
    expect(knownTo(table, gus)).toEqual([ada, bo, cy, gus])
    for (const viewer of viewers(table)) if (viewer !== gus) expect(told(table, 'cabins', viewer)).toEqual([])
    expect(knownTo(table, dee)).toEqual([dee])
  })

  test('[KRA-7.2] those of them on board', () => {
    const table = lay({}, { at: '0,8', draws: [yellow], rituals: ['cabin'] })
    navigate(table)
    choose(table, cy)
    closeEyes(table)
    expect(overboard(table)).toEqual([cy])
    expect(told(table, 'cabins', gus)[0]?.found.map(({ seat }) => seat)).toEqual([ada, bo])
  })

  test('[KRA-7.2] the leader out sees nothing', () => {
    const table = ritual('cabin', { gus: { out: true } })
    closeEyes(table)
    for (const viewer of viewers(table)) expect(told(table, 'cabins', viewer)).toEqual([])
  })

  test('[KRA-7.2, KRA-7.3] it protects nobody from conversion', () => {
    const table = lay(
      {},
      { at: '2,4', draws: [yellow, yellow, disarmed, disarmed, yellow], rituals: ['cabin', 'conversion'] },
    )
    navigate(table)
    closeEyes(table)
    navigate(table, dee, eli)
    expect(choices(table, gus)).toEqual([ada, bo, cy, dee, eli, fay])
  })
})

describe('conversion', () => {
  test('[KRA-7.3] the chosen one is a cultist from now on, and learns who leads', () => {
    const table = ritual('conversion')
    closeEyes(table, gus, { type: 'choose', seat: dee })
    expect(converts(table)).toEqual([dee])
    expect(mate(table, dee).dealt).toBe('sailor')
    expect(told(table, 'converted', dee)).toEqual([{ type: 'converted', seat: dee, leader: gus, met: false }])
    expect(table.view(dee).crew[gus]).toMatchObject({ dealt: 'leader' })
    expect(table.view(dee).crew[dee]).toMatchObject({ dealt: 'sailor', convert: true })
    expect(table.view(gus).crew[dee]?.convert).toBe(true)
    for (const viewer of viewers(table)) {
      if (viewer === gus || viewer === dee) continue
      expect(told(table, 'converted', viewer)).toEqual([])
      expect(table.view(viewer).crew[dee]?.convert).toBeNull()
    }
  })

  test('[KRA-7.3] on board, not searched and not flogged', () => {
    const table = ritual('conversion', { bo: { searched: true }, dee: { flogged: 'cult' }, eli: { out: true } })
    expect(choices(table, gus)).toEqual([ada, cy, fay])
    for (const seat of [bo, dee, eli, gus]) refused(table, gus, { type: 'choose', seat })
  })

  test('[KRA-7.3] other cultists learn nothing', () => {
    const table = ritual('conversion', { fay: { convert: true } })
    closeEyes(table, gus, { type: 'choose', seat: dee })
    expect(told(table, 'converted', fay)).toEqual([])
    expect(table.view(fay).crew[dee]).toMatchObject({ dealt: null, convert: null })
  })

  test('[KRA-7.3] pirates are not told that they lost one', () => {
    const pirates = { dee: { is: 'pirate' }, eli: { is: 'pirate' } } as const
    const lost = ritual('conversion', pirates)
    const kept = ritual('conversion', pirates)
    closeEyes(lost, gus, { type: 'choose', seat: dee })
    closeEyes(kept, gus, { type: 'choose', seat: bo })
    expect(lost.view(eli)).toEqual(kept.view(eli))
    expect(lost.heard(eli)).toEqual(kept.heard(eli))
    expect(lost.view(eli).crew[dee]).toMatchObject({ dealt: 'pirate', convert: null })
  })

  test('[KRA-7.3] choosing somebody of the cult only introduces the two', () => {
    const table = ritual('conversion', { kit: { is: 'cultist' }, jo: { is: 'leader' } }, 11)
    closeEyes(table, jo, { type: 'choose', seat: kit })
    expect(converts(table)).toEqual([])
    expect(told(table, 'converted', kit)).toEqual([{ type: 'converted', seat: kit, leader: jo, met: true }])
    expect(table.view(kit).crew[jo]?.dealt).toBe('leader')
    expect(table.view(jo).crew[kit]?.dealt).toBe('cultist')
    expect(table.view(ada).crew[kit]?.dealt).toBeNull()
    const again = ritual('conversion', { dee: { convert: true } })
    closeEyes(again, gus, { type: 'choose', seat: dee })
    expect(told(again, 'converted', dee)).toEqual([{ type: 'converted', seat: dee, leader: gus, met: true }])
    expect(converts(again)).toEqual([dee])
    expect(again.view(gus).crew[dee]?.dealt).toBeNull()
  })

  test('[KRA-7.3] no choice left: nothing happens', () => {
    const searched = { searched: true }
    const table = ritual('conversion', {
      ada: searched,
      bo: searched,
      cy: searched,
      dee: searched,
      eli: searched,
      fay: searched,
    })
    expect(asked(table)).toBe(all)
    expect(answers(table, gus)).toEqual([{ type: 'confirm' }])
    closeEyes(table)
    expect(converts(table)).toEqual([])
    expect(asked(table)).toBe('nominate ada')
  })

  test('[KRA-7.3] the leader out converts nobody', () => {
    const table = ritual('conversion', { gus: { out: true } })
    expect(asked(table)).toBe('ritual ada bo cy dee eli fay')
    closeEyes(table)
    expect(converts(table)).toEqual([])
  })
})

describe('eyes closed', () => {
  test.each(['conversion', 'stash', 'cabin'] as const)(
    '[KRA-7.4] %s: everybody on board is asked the same and confirms',
    (card) => {
      const table = ritual(card, { dee: { out: true } })
      expect(asked(table)).toBe('ritual ada bo cy eli fay gus')
      expect(table.game.veil?.(table.state)).toEqual([ada, bo, cy, eli, fay, gus])
      const prompts = table.awaiting.map((seat) => table.prompt(seat))
      expect(new Set(prompts.map((prompt) => JSON.stringify([prompt?.ask, prompt?.pace, prompt?.rule]))).size).toBe(1)
      for (const seat of [ada, bo, cy, eli, fay]) expect(answers(table, seat)).toEqual([{ type: 'confirm' }])
    },
  )

  test('[KRA-7.4] nobody sees who has answered, and nothing comes of it before all have', () => {
    const table = ritual('conversion')
    const before = table.view(bo)
    table.play(gus, { type: 'choose', seat: bo })
    expect(table.view(bo)).toEqual(before)
    expect(table.lastTold()).toEqual([])
    table.play(ada, { type: 'confirm' })
    expect(table.view(bo)).toEqual(before)
    expect(table.game.veil?.(table.state)).toHaveLength(7)
    expect(converts(table)).toEqual([])
    refused(table, ada, { type: 'confirm' })
  })

  test('[KRA-7.4] bystanders see the same whoever leads and whoever was chosen', () => {
    const views = [dee, eli, fay].flatMap((leader) =>
      [ada, bo, gus].map((chosen) => {
        const name = (['dee', 'eli', 'fay'] as const)[leader - dee] ?? 'dee'
        const table = ritual('conversion', { cy: { is: 'sailor' }, [name]: { is: 'leader' } })
        closeEyes(table, leader, { type: 'choose', seat: chosen })
        return JSON.stringify([table.view(cy), table.heard(cy), table.view('watcher'), table.heard('watcher')])
      }),
    )
    expect(new Set(views).size).toBe(1)
  })

  test('[KRA-7.4] bystanders see the same whether the leader is out or not', () => {
    for (const card of ['conversion', 'cabin'] as const) {
      const led = ritual(card, { dee: { out: true }, gus: { is: 'leader' } })
      const idle = ritual(card, { dee: { out: true, is: 'leader' } })
      expect(asked(led)).toBe(asked(idle))
      if (card === 'conversion') closeEyes(led, gus, { type: 'choose', seat: bo })
      else closeEyes(led)
      closeEyes(idle)
      expect(idle.view(ada)).toEqual(led.view(ada))
      expect(heard(idle, ada)).toEqual(heard(led, ada))
    }
  })
})

test('[KRA-7.5] five rituals at most: a sixth uprising calls nothing', () => {
  const table = lay({}, { draws: [yellow], rituals: [] })
  navigate(table)
  expect(told(table, 'noRitual')).toEqual([{ type: 'noRitual' }])
  expect(asked(table)).toBe('nominate ada')
  expect(seatsWhere(table, ({ offDuty }) => offDuty)).toEqual([bo, cy])
})

test('[KRA-7.5] it never comes to that: no way has a sixth yellow card before a goal', () => {
  const mostYellow = (chart: ChartName, at: SpaceId): number => {
    const from = spaceAt(chart, at)
    if (isHarbour(from)) return 0
    const ways = headings.map((heading) => {
      const to = from[heading]
      return isHarbour(spaceAt(chart, to)) ? 0 : mostYellow(chart, to) + (heading === 'north' ? 1 : 0)
    })
    return Math.max(...ways)
  }
  expect([mostYellow('short', '0,0'), mostYellow('long', '0,0')]).toEqual([4, 5])
})
