import { agree, Refusal, settle } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { exteriors, locations, rooms, type Component } from '../data/places.ts'
import { octopus } from '../game.ts'
import {
  answers,
  asked,
  blue,
  chart,
  crypt,
  declare,
  garden,
  gold,
  green,
  grimoire,
  heard,
  held,
  idol,
  key,
  laboratory,
  lay,
  leave,
  library,
  line,
  lock,
  logged,
  lying,
  museum,
  offspring,
  outside,
  plant,
  potion,
  powers,
  red,
  resolve,
  set,
  skull,
  start,
  stock,
  take,
  told,
  viewers,
  whereabouts,
} from './lay.ts'

describe('quick game', () => {
  test('[OCT-7.1] is offered first at 3 players, allowed at 4 and 5, and may be left at 3', () => {
    expect([3, 4, 5].map((seats) => settle(octopus.options, {}, seats).quick)).toEqual([true, false, false])
    for (const seats of [3, 4, 5]) {
      for (const quick of [true, false]) expect(start(seats, { quick }).options.quick).toBe(quick)
    }
  })

  test('[OCT-7.1] can’t be agreed on together with an Exterior', () => {
    for (const exterior of exteriors) {
      expect(() => agree(octopus.options, { quick: true, exterior }, 4)).toThrow(Refusal)
      expect(() => agree(octopus.options, { exterior }, 3)).toThrow(Refusal)
      expect(agree(octopus.options, { quick: false, exterior }, 3)).toMatchObject({ quick: false, exterior })
    }
  })

  test('[OCT-7.1] has no Exterior and no keys, whichever Exterior was picked when that could be done', () => {
    for (const exterior of ['chance', ...exteriors] as const) {
      const table = start(4, { quick: true, exterior })
      expect(table.state.night.exterior).toBeNull()
      expect(told(table, 'night')).toMatchObject([{ exterior: null, goal: 3 }])
      expect(locations.map((at) => stock(table, at))).toEqual([3, 3, 3, 3, 3, 3, 0])
    }
  })

  test('[OCT-7.1] no clock leads out of the university', () => {
    for (const dagger of rooms) {
      for (const tentacle of [line, ...rooms] as const) {
        const table = lay({ red: { in: library }, blue: { in: garden } }, { quick: true })
        set(table, red, dagger, tentacle)
        resolve(table)
        expect(whereabouts(table).red).not.toBe(outside)
      }
    }
  })

  test('[OCT-7.1] 3 different components win, 2 don’t', () => {
    const table = lay({ red: { in: crypt, holds: [plant, idol] }, blue: { in: garden } }, { quick: true })
    resolve(table)
    take(table, red)
    leave(table, blue)
    expect(table.outcome).toEqual({ places: [1, 2], reason: 'ritual' })
    const other = lay({ red: { in: crypt, holds: [plant] }, blue: { in: garden } }, { quick: true })
    resolve(other)
    take(other, red)
    leave(other, blue)
    expect(other.outcome).toBeNull()
  })

  test.each(rooms)('[OCT-7.2] equal hands on room %i are an error: 1 power lost, no move, no offspring', (room) => {
    for (const from of rooms) {
      const table = lay({ red: { in: from, power: 4 }, blue: { in: from } }, { quick: true })
      set(table, red, room, room)
      resolve(table)
      expect(asked(table)).toBe('gather blue')
      expect([powers(table).red, whereabouts(table).red, lying(table).red, offspring(table).red]).toEqual([
        3,
        from,
        true,
        0,
      ])
    }
  })

  test('[OCT-7.2] unequal hands are none', () => {
    const table = lay({ red: { power: 4 }, blue: { in: garden } }, { quick: true })
    set(table, red, museum, crypt)
    resolve(table)
    expect([powers(table).red, whereabouts(table).red, offspring(table).red]).toEqual([4, museum, crypt])
  })
})

describe('hidden components', () => {
  /** Red takes or leaves a skull in the crypt, blue is in the garden, green lies in the library. */
  const night = (deed: 'take' | 'leave', hidden = true) => {
    const table = lay(
      { red: { in: crypt, holds: [idol] }, blue: { in: garden }, green: { errs: true, holds: [grimoire] } },
      { hidden },
    )
    resolve(table)
    table.play(red, { type: deed })
    return table
  }
  const others = [
    ['another cult', blue],
    ['a cult lying down', green],
    ['a watcher', 'watcher'],
  ] as const

  test.each(others)('[OCT-7.3] in that turn %s sees that a token was taken where', (_who, viewer) => {
    const table = night('take')
    expect(table.view(viewer).taken).toEqual([{ cult: red, at: crypt }])
    expect(table.heard(viewer)).toContainEqual({ type: 'gathered', cult: red, component: skull, turn: 1 })
    expect(logged(table, viewer)).toContain('gathered')
  })

  test.each(others)('[OCT-7.3] tokens lie face down: %s sees how many, not which', (_who, viewer) => {
    const table = night('take')
    expect(table.view(viewer).cults[red]).toMatchObject({ tokens: 2, components: null })
    leave(table, blue)
    expect(table.view(viewer).cults[red]).toMatchObject({ tokens: 2, components: null })
  })

  test('[OCT-7.3] each sees its own', () => {
    const table = night('take')
    leave(table, blue)
    expect(table.view(red).cults.map(({ components }) => components)).toEqual([[idol, skull], null, null])
    expect(table.view(green).cults.map(({ components }) => components)).toEqual([null, null, [grimoire]])
  })

  test.each(others)('[OCT-7.3] in the next turn neither table nor log tells %s what was taken', (_who, viewer) => {
    const table = night('take')
    leave(table, blue)
    expect(table.state.turn).toBe(2)
    expect(table.view(viewer).taken).toEqual([])
    expect(table.view(viewer).cults[red]?.components).toBeNull()
    for (const fact of table.log(viewer)) expect(fact).not.toMatchObject({ type: 'gathered', cult: red })
    for (const fact of table.log(viewer)) expect(fact).not.toMatchObject({ type: 'dominated', cult: red })
  })

  test.each(others)('[OCT-7.3] nor can %s read in the log whether a token was taken at all', (_who, viewer) => {
    const [took, left] = [night('take'), night('leave')]
    leave(took, blue)
    leave(left, blue)
    expect(took.log(viewer)).toEqual(left.log(viewer))
  })

  test('[OCT-7.3] who took it may read it in the log', () => {
    const table = night('take')
    leave(table, blue)
    expect(table.log(red)).toContainEqual({ type: 'gathered', cult: red, component: skull, turn: 1 })
  })

  test('[OCT-7.3] the remaining stock stays visible to all', () => {
    const table = night('take')
    leave(table, blue)
    for (const viewer of viewers(table)) expect(table.view(viewer).stock).toEqual([0, 1, 1, 1, 2, 2, 2, 2])
  })

  test('[OCT-7.3] without the variant the log keeps it for all', () => {
    const table = night('take', false)
    leave(table, blue)
    for (const viewer of viewers(table)) {
      expect(table.log(viewer)).toContainEqual({ type: 'gathered', cult: red, component: skull, turn: 1 })
    }
  })

  test.each(others)('[OCT-7.3] who holds what makes no difference to what %s sees', (_who, viewer) => {
    const hold = (reds: Component[], golds: Component[]) =>
      lay(
        {
          red: { in: crypt, holds: reds },
          blue: { in: garden },
          green: { in: museum },
          gold: { in: library, holds: golds },
        },
        { hidden: true },
      )
    const [one, other] = [hold([idol, potion], [plant, key]), hold([plant, potion], [idol, key])]
    expect(one.view(viewer)).toEqual(other.view(viewer))
  })

  test('[OCT-7.3] when the game is over everyone sees everything, on the table and in the log', () => {
    const table = lay(
      { red: { in: crypt, holds: [grimoire, idol] }, blue: { in: garden, holds: [potion] }, green: { in: library } },
      { hidden: true },
    )
    resolve(table)
    take(table, green)
    take(table, red)
    take(table, blue)
    for (const viewer of ['watcher', blue, green] as const) expect(table.view(viewer).cults[red]?.components).toBeNull()
    set(table, red, laboratory, line)
    set(table, blue, line, line)
    set(table, green, line, line)
    take(table, red)
    expect(table.outcome?.reason).toBe('ritual')
    for (const viewer of viewers(table)) {
      expect(table.view(viewer).cults.map(({ components }) => components)).toEqual([
        [grimoire, idol, skull, potion],
        [potion, plant],
        [grimoire],
      ])
      expect(table.log(viewer)).toEqual(table.heard(viewer))
      expect(table.log(viewer)).toContainEqual({ type: 'gathered', cult: blue, component: plant, turn: 1 })
    }
  })

  test('[OCT-7.3] those of a cult that is out stay face down until then', () => {
    const table = lay(
      { red: { in: crypt, power: 1, holds: [idol] }, blue: { in: garden, sends: crypt }, green: { in: library } },
      { hidden: true },
    )
    resolve(table)
    leave(table, green)
    leave(table, blue)
    expect(powers(table)).toMatchObject({ red: 0 })
    for (const [, viewer] of others) expect(table.view(viewer).cults[red]?.components).toBeNull()
  })

  test.each(others)('[OCT-7.3] a cult that can’t gather looks to %s like one that declines', (_who, viewer) => {
    const dominate = (reds: Component[], golds: Component[]) => {
      const table = lay(
        {
          red: { in: crypt, holds: reds },
          blue: { in: garden },
          green: { in: museum },
          gold: { errs: true, holds: golds },
        },
        { hidden: true },
      )
      resolve(table)
      leave(table, green)
      return table
    }
    const [could, holdsOne] = [dominate([idol], [skull]), dominate([skull], [idol])]
    expect(holdsOne.awaiting).toEqual(could.awaiting)
    for (const table of [could, holdsOne]) leave(table, red)
    expect(holdsOne.heard(viewer)).toEqual(could.heard(viewer))
  })

  test('[OCT-7.3] what goes back to its room in the Colony is seen in that turn, and forgotten', () => {
    const table = lay(
      { red: { in: outside }, blue: { in: library, holds: [idol, plant] }, green: { in: library } },
      { hidden: true, exterior: 'colony' },
    )
    resolve(table)
    lock(table, 'nothing', blue, green)
    table.play(red, { type: 'sacrifice', target: blue })
    expect(table.view(red).cults[blue]?.components).toBeNull()
    expect(table.prompt(red)).toBeNull()
    table.play(blue, { type: 'return', component: idol })
    for (const viewer of [red, green, 'watcher'] as const) {
      expect(heard(table, viewer)).toContain('returned')
      expect(logged(table, viewer)).not.toContain('returned')
    }
    expect(stock(table, museum)).toBe(2)
  })

  test('[OCT-7.3] works in a quick game', () => {
    const table = lay({ red: { in: crypt }, blue: { in: garden } }, { hidden: true, quick: true })
    resolve(table)
    take(table, red)
    leave(table, blue)
    expect(table.view(blue).cults[red]).toMatchObject({ tokens: 1, components: null })
    expect(logged(table, blue)).not.toContain('gathered')
  })
})

describe('hidden Marsh', () => {
  /** Red dominates the Marsh with an idol and a potion; the others are in the library. */
  const unseen = (blues: Component[], golds: Component[] = []) => {
    const table = lay(
      {
        red: { in: outside, holds: [idol, potion] },
        blue: { in: library, holds: blues },
        green: { in: library, holds: [idol] },
        gold: { in: library, holds: golds },
      },
      { hidden: true, exterior: 'marsh' },
    )
    resolve(table)
    lock(table, 'nothing', blue, green, gold)
    leave(table, red)
    return table
  }
  const swap = { type: 'swap', give: idol, with: blue, take: skull } as const

  test('[OCT-7.4] the actor names what it gives and any kind that it lacks, held there or not', () => {
    const table = unseen([skull], [plant])
    expect(asked(table)).toBe('swap red')
    const named = (seat: number, give: Component) =>
      answers(table, red).flatMap((move) =>
        move.type === 'swap' && move.with === seat && move.give === give ? [move.take] : [],
      )
    for (const seat of [blue, green, gold]) {
      for (const give of [idol, potion]) expect(named(seat, give)).toEqual([grimoire, skull, chart, plant, key])
    }
    expect(answers(table, red)).toContainEqual({ type: 'keep' })
  })

  test('[OCT-7.4] what it may name doesn’t depend on what the others hold', () => {
    expect(answers(unseen([skull], [plant]), red)).toEqual(answers(unseen([plant], [skull]), red))
  })

  test('[OCT-7.4] a legal swap is made', () => {
    const table = unseen([skull])
    table.play(red, swap)
    expect(held(table)).toMatchObject({ red: [skull, potion], blue: [idol] })
  })

  test('[OCT-7.4] actor and partner learn what was swapped, the others only that they swapped', () => {
    const table = unseen([skull])
    table.play(red, swap)
    const both = { type: 'swapped', cult: red, with: blue, gave: idol, took: skull, turn: 1 }
    for (const viewer of [red, blue]) expect(table.heard(viewer)).toContainEqual(both)
    for (const viewer of [green, gold, 'watcher'] as const) {
      expect(told(table, 'swapped', viewer)).toEqual([])
      expect(told(table, 'swappedUnseen', viewer)).toEqual([{ type: 'swappedUnseen', cult: red, with: blue, turn: 1 }])
      for (const seat of [red, blue]) expect(table.view(viewer).cults[seat]?.components).toBeNull()
    }
    expect(table.view(red).cults[red]?.components).toEqual([skull, potion])
    expect(table.view(blue).cults[blue]?.components).toEqual([idol])
  })

  test.each([
    ['the other doesn’t hold what it should give', [plant]],
    ['the other holds what it would get', [idol, skull]],
    ['both', [idol, plant]],
  ] as const)('[OCT-7.4] it fails where %s, and nothing changes hands', (_why, blues) => {
    const table = unseen([...blues])
    table.play(red, swap)
    expect(held(table)).toMatchObject({ red: [idol, potion], blue: blues })
    for (const viewer of viewers(table)) {
      expect(told(table, 'swapFailed', viewer)).toEqual([{ type: 'swapFailed', cult: red, with: blue, turn: 1 }])
      expect(heard(table, viewer)).not.toContain('swapped')
      expect(heard(table, viewer)).not.toContain('swappedUnseen')
    }
  })

  test('[OCT-7.4] only that it failed is told: why makes no difference to what anyone hears or sees', () => {
    const [lacks, wouldDouble] = [unseen([plant, potion], [idol, skull]), unseen([idol, skull], [plant, potion])]
    lacks.play(red, swap)
    wouldDouble.play(red, swap)
    for (const viewer of viewers(lacks)) expect(lacks.heard(viewer)).toEqual(wouldDouble.heard(viewer))
    for (const viewer of [red, green, 'watcher'] as const) expect(lacks.view(viewer)).toEqual(wouldDouble.view(viewer))
  })

  test('[OCT-7.4] nor does what was named: another failed swap looks the same to the others', () => {
    const [one, other] = [unseen([plant, potion]), unseen([plant, potion])]
    one.play(red, swap)
    other.play(red, { ...swap, take: key })
    for (const viewer of [blue, green, gold, 'watcher'] as const) expect(one.heard(viewer)).toEqual(other.heard(viewer))
  })

  test('[OCT-7.4] a swap can’t be tried again after it failed, nor taken back', () => {
    const table = unseen([plant])
    table.play(red, swap)
    expect(asked(table)).toBe('clock red blue green gold')
    expect(table.mayUndo(red)).toBe(false)
  })

  test.each([
    ['a swap', [skull], true],
    ['a failed swap', [plant], false],
  ] as const)('[OCT-7.4] %s shows on the table until the next reveal, without what was named', (_what, blues, done) => {
    const table = unseen([...blues])
    table.play(red, swap)
    for (const viewer of viewers(table)) expect(table.view(viewer).swap).toEqual({ cult: red, with: blue, done })
    for (const seat of [red, blue, green, gold]) set(table, seat, line, line)
    for (const viewer of viewers(table)) expect(table.view(viewer).swap).toBeNull()
  })

  test('[OCT-7.4] in the next turn the log tells the others nothing of it', () => {
    for (const blues of [[skull], [plant]] as const) {
      const table = unseen([...blues])
      table.play(red, swap)
      expect(table.state.turn).toBe(2)
      for (const viewer of [green, gold, 'watcher'] as const) {
        expect(logged(table, viewer).filter((type) => type.startsWith('swap'))).toEqual([])
      }
    }
  })
})

describe('talk', () => {
  test('[OCT-7.5] everything said in a negotiation is told to everyone, with the same words', () => {
    const table = lay({ red: { in: crypt }, blue: { in: crypt }, green: { in: garden } }, { hidden: true })
    resolve(table)
    const before = viewers(table).map((viewer) => table.heard(viewer).length)
    declare(table, 'nothing', red)
    declare(table, red, blue)
    lock(table, red, red, blue)
    const said = viewers(table).map((viewer, index) => table.heard(viewer).slice(before[index]))
    for (const words of said) expect(words).toEqual(said[0])
    expect(said[0]?.slice(0, 4).map(({ type }) => type)).toEqual(['declared', 'declared', 'locked', 'locked'])
  })

  test('[OCT-7.5] no answer to any question is meant for one other seat’s ears', () => {
    for (const exterior of exteriors) {
      const table = lay(
        { red: { in: outside, holds: [idol] }, blue: { in: outside, holds: [skull] }, green: { in: library } },
        { exterior },
      )
      for (let answer = 0; answer < 12 && table.outcome === null; answer++) {
        const [seat = red] = table.awaiting
        const moves = answers(table, seat)
        table.play(seat, moves[answer % moves.length])
        for (const { to } of table.lastTold()) expect([null, [seat]]).toContainEqual(to)
      }
    }
  })
})
