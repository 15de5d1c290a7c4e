import { pair } from '#test/apart'
import { describe, expect, test } from 'vitest'
import type { Card } from '../data/cards.ts'
import {
  ada,
  blueDrunk,
  bo,
  choose,
  cy,
  dee,
  disarmed,
  eli,
  fay,
  give,
  goTo,
  gus,
  jump,
  lay,
  mermaid,
  navigate,
  nominate,
  redDrunk,
  steer,
  telescope,
  use,
  viewers,
  yellow,
} from './lay.ts'

type Crew = NonNullable<Parameters<typeof lay>[0]>
type On = NonNullable<Parameters<typeof lay>[1]>

/** By default Ada, Bo, Cy and Dee are sailors, Eli and Fay pirates, and Gus leads the cult. */
const hand = (draws: readonly Card[], crew: Crew = {}, on: On = {}) => {
  const table = lay(crew, { draws, ...on })
  goTo(table, 'nominate')
  nominate(table, bo, cy)
  goTo(table, 'hand')
  return table
}

describe('nobody else can tell', () => {
  test('[KRA-1.2, KRA-1.4] what faction somebody is of: only they and their pirates', () => {
    const crews: readonly [Crew, Crew] = [
      { dee: { is: 'sailor' }, eli: { is: 'pirate' } },
      { dee: { is: 'pirate' }, eli: { is: 'sailor' } },
    ]
    expect(pair(crews, (crew) => lay(crew))).toEqual([dee, eli, fay])
  })

  test('[KRA-1.4] who leads the cult: nobody but the leader', () => {
    const crews: readonly [Crew, Crew] = [
      { gus: { is: 'leader' }, ada: { is: 'sailor' } },
      { gus: { is: 'sailor' }, ada: { is: 'leader' } },
    ]
    expect(pair(crews, (crew) => lay(crew))).toEqual([ada, gus])
  })

  test('[KRA-1.4] who is the cultist of eleven: the cultist alone', () => {
    const crews: readonly [Crew, Crew] = [
      { ada: { is: 'cultist' }, bo: { is: 'sailor' } },
      { ada: { is: 'sailor' }, bo: { is: 'cultist' } },
    ]
    expect(pair(crews, (crew) => lay(crew, { seats: 11 }))).toEqual([ada, bo])
  })

  test('[KRA-1.9] what character somebody has', () => {
    expect(pair(['bosun', 'cook'] as const, (as) => lay({ dee: { as } }))).toEqual([dee])
  })

  test('[KRA-1.5, KRA-3.2] what somebody puts forward', () => {
    const commits = (muskets: number) => {
      const table = lay()
      nominate(table, bo, cy)
      table.play(dee, { type: 'commit', muskets })
      return table
    }
    expect(pair([0, 3], commits)).toEqual([dee])
  })

  test('[KRA-8.25] what somebody answers in a window', () => {
    const answers = (uses: boolean) => {
      const table = lay({ dee: { as: 'gunslinger' }, eli: { as: 'bosun' } })
      table.play(dee, uses ? { type: 'use', character: 'gunslinger' } : { type: 'pass' })
      return table
    }
    expect(pair([true, false], answers)).toEqual([dee])
  })

  test('[KRA-4.1] what the captain drew, and what the lieutenant', () => {
    const four = [redDrunk, blueDrunk, yellow, telescope]
    expect(pair([four, [redDrunk, disarmed, yellow, telescope]], (cards) => hand(cards))).toEqual([ada])
    expect(pair([four, [redDrunk, blueDrunk, yellow, disarmed]], (cards) => hand(cards))).toEqual([bo])
  })

  test('[KRA-4.1] what the captain gave: the captain alone, until the navigator reads it', () => {
    const gives = (card: Card) => {
      const table = hand([redDrunk, blueDrunk, yellow, telescope])
      give(table, ada, card)
      return table
    }
    expect(pair([redDrunk, blueDrunk], gives)).toEqual([ada])
    const read = (card: Card) => {
      const table = gives(card)
      give(table, bo, yellow)
      return table
    }
    expect(pair([redDrunk, blueDrunk], read)).toEqual([ada, cy])
  })

  test('[KRA-4.2] which card the navigator put away, if it isn’t the one revealed', () => {
    const steered = (card: Card) => {
      const table = hand([disarmed, blueDrunk, yellow, telescope])
      give(table, ada, disarmed)
      give(table, bo, card)
      steer(table, disarmed)
      return table
    }
    expect(pair([yellow, telescope], steered)).toEqual([bo, cy])
  })

  test('[KRA-4.1] what is in the pile', () => {
    expect(pair([redDrunk, blueDrunk], (card) => lay({}, { draws: [yellow, card, telescope] }))).toEqual([])
  })

  test('[KRA-4.6] what was in the logbook of somebody who jumped, and what they were', () => {
    const jumped = ([card, is]: readonly [Card, 'sailor' | 'leader']) => {
      const table = hand([disarmed, blueDrunk, yellow, telescope], {
        cy: { is },
        gus: { is: is === 'sailor' ? 'leader' : 'sailor' },
      })
      give(table, ada, disarmed)
      give(table, bo, card)
      jump(table)
      return table
    }
    expect(
      pair(
        [
          [yellow, 'sailor'],
          [telescope, 'sailor'],
        ],
        jumped,
      ),
    ).toEqual([bo, cy])
    expect(
      pair(
        [
          [yellow, 'sailor'],
          [yellow, 'leader'],
        ],
        jumped,
      ),
    ).toEqual([cy, gus])
  })

  test('[KRA-6.2] what the mermaid sang: who heard it, and who had put it away', () => {
    const sung = (card: Card) => {
      const table = lay({}, { draws: [mermaid, card, yellow, yellow] })
      navigate(table)
      choose(table, dee)
      return table
    }
    expect(pair([redDrunk, blueDrunk], sung)).toEqual([ada, dee])
  })

  test('[KRA-6.3, KRA-8.10] what the card on top is: who looks at it, and what they did is seen by all', () => {
    const spied = ([card, type]: readonly [Card, 'leave' | 'discard' | null]) => {
      const table = lay({ dee: { as: 'lookout' } }, { draws: [card] })
      use(table, dee, { character: 'lookout' })
      if (type !== null) table.play(dee, { type })
      return table
    }
    expect(
      pair(
        [
          [redDrunk, null],
          [blueDrunk, null],
        ],
        spied,
      ),
    ).toEqual([dee])
    expect(
      pair(
        [
          [redDrunk, 'discard'],
          [blueDrunk, 'discard'],
        ],
        spied,
      ),
    ).toEqual([dee])
    const table = spied([redDrunk, 'leave'])
    expect(
      pair(
        [
          [redDrunk, 'leave'],
          [redDrunk, 'discard'],
        ],
        spied,
      ),
    ).toEqual(viewers(table))
  })

  test('[KRA-8.17] what somebody put away with the Archivist’s help', () => {
    const redrew = (card: Card) => {
      const table = lay(
        { dee: { as: 'archivist' } },
        { draws: [card, yellow, telescope, telescope, disarmed, disarmed] },
      )
      goTo(table, 'nominate')
      nominate(table, bo, cy)
      goTo(table, 'window', 'beforeDraw')
      use(table, dee, { character: 'archivist', post: 'captain' })
      table.play(ada, { type: 'redraw' })
      return table
    }
    expect(pair([redDrunk, blueDrunk], redrew)).toEqual([ada])
  })

  test('[KRA-5.1] what a search has shown: the captain, besides those who knew', () => {
    const searched = (is: 'sailor' | 'leader') => {
      const table = lay(
        { dee: { is }, gus: { is: is === 'sailor' ? 'leader' : 'sailor' } },
        { at: '0,2', draws: [redDrunk] },
      )
      navigate(table)
      choose(table, dee)
      return table
    }
    expect(pair(['sailor', 'leader'], searched)).toEqual([ada, dee, gus])
    const tentacle = (convert: boolean) => {
      const table = lay({ dee: { convert }, ada: { convert: false } }, { at: '0,2', draws: [redDrunk] })
      navigate(table)
      choose(table, dee)
      return table
    }
    expect(pair([true, false], tentacle)).toEqual([ada, dee, gus])
  })

  test('[KRA-5.4] what somebody was who was fed to the Kraken', () => {
    const fed = (is: 'sailor' | 'pirate') => {
      const table = lay(
        {
          dee: { is },
          ada: { is: is === 'sailor' ? 'pirate' : 'sailor' },
          eli: { is: 'pirate' },
          fay: { is: 'sailor' },
        },
        { at: '0,8', draws: [redDrunk] },
      )
      navigate(table)
      choose(table, dee)
      return table
    }
    expect(pair(['sailor', 'pirate'], fed)).toEqual([ada, dee, eli])
  })
})
