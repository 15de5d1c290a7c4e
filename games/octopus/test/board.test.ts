import { viewersOf } from '#test/viewers'
import { heard, QuickChance, Table } from '@octopolis/engine'
import { expect, test } from 'vitest'
import { tall, wide } from '../board/layout.ts'
import { stage } from '../board/stage.ts'
import { exteriors, rooms, type Room } from '../data/places.ts'
import { possibleStairs } from '../data/stairs.ts'
import type { Fact } from '../facts.ts'
import { octopus } from '../game.ts'
import { parleyIn } from '../text/seen.ts'
import type { View } from '../view.ts'

const tables = [3, 4, 5].flatMap((seats) =>
  [false, true].flatMap((hidden) => [
    { seats, options: { quick: true, hidden } },
    ...exteriors.map((exterior) => ({ seats, options: { quick: false, hidden, exterior, stairs: possibleStairs } })),
  ]),
)
const gamesEach = 12

/** What a board draws. Who else is asked what, and what was face down until the end, only the true view tells. */
function drawn(view: View) {
  const { agenda, cults, night, ending, viewer, ...rest } = view
  const shown = night.hidden && ending !== null
  return {
    ...rest,
    ending,
    choosing: agenda.at(-1)?.type === 'clock',
    parley: parleyIn(view),
    cults: cults.map((cult, seat) => (shown && seat !== viewer ? { ...cult, components: null } : cult)),
  }
}

test.each(tables)('what is heard unfolds into what is seen, $seats seats, $options', ({ seats, options }) => {
  const chance = new QuickChance(`board ${seats} ${JSON.stringify(options)}`)
  const seen = new Set<Fact['type']>()
  for (let game = 0; game < gamesEach; game++) {
    const table = Table.start(octopus, { seats, options, seed: `board ${game}` })
    const viewers = viewersOf({ seats })
    while (table.outcome === null) {
      const before = viewers.map((viewer) => table.view(viewer))
      const seat = chance.pick(table.awaiting)
      const prompt = table.prompt(seat)
      if (prompt === null) throw new Error('nobody is asked')
      table.play(seat, chance.pick(prompt.moves))
      const told = table.lastTold()
      viewers.forEach((viewer, index) => {
        let view = before[index] as View
        for (const fact of heard(told, viewer)) {
          seen.add(fact.type)
          view = stage.unfold(view, fact)
          expect(stage.beat(fact)).toBeGreaterThanOrEqual(0)
        }
        expect(drawn(view)).toEqual(drawn(table.view(viewer)))
      })
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['set', 'ready', 'revealed', 'erred', 'harmed', 'out', 'ended']))
})

test('an error of the clock is asked about in both languages, and so is a fight', () => {
  const table = Table.start(octopus, { seats: 4, options: { quick: false, exterior: 'dreams' }, seed: 'costly' })
  const view = table.view(0)
  const ask = { type: 'clock' } as const
  for (const language of ['en', 'fr'] as const) {
    const warning = (dagger: 0 | 2 | 6, tentacle: 0 | 2 | 6) =>
      stage.costly({ type: 'clock', dagger, tentacle }, ask, view, language)
    expect(warning(0, 2)).not.toBeNull()
    expect(warning(6, 2)).not.toBeNull()
    expect(warning(2, 6)).toBeNull()
    expect(warning(6, 6)).toBeNull()
    expect(stage.costly({ type: 'lock', stance: 'fight' }, ask, view, language)).not.toBeNull()
    expect(stage.costly({ type: 'lock', stance: 'nothing' }, ask, view, language)).toBeNull()
    expect(stage.badges(view, 0, language).map(({ text }) => text)).toEqual(['5', '0/4'])
  }
})

/** Points of a path made of M, L, Q and C, close together. */
function along(path: string): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = []
  let here = { x: 0, y: 0 }
  for (const [, command = '', rest = ''] of path.matchAll(/([MLQC])([^MLQC]*)/g)) {
    const numbers = rest.trim().split(/\s+/).map(Number)
    const ends = numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []))
    const handles = command === 'M' ? ends : [here, ...ends]
    for (let step = 0; step <= 60; step++) points.push(bezier(handles, step / 60))
    here = ends.at(-1) ?? here
  }
  return points
}

function bezier(handles: readonly { x: number; y: number }[], t: number): { x: number; y: number } {
  const [first, ...more] = handles
  if (first === undefined || more.length === 0) return first ?? { x: 0, y: 0 }
  const inner = more.map((to, index) => {
    const from = handles[index] ?? to
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
  })
  return bezier(inner, t)
}

test.each([wide, tall])('in the $name layout every stair joins its two rooms and passes by all others', (layout) => {
  for (const stair of possibleStairs) {
    const ends = [Number(stair[0]), Number(stair[2])]
    const points = along(layout.stairs[stair])
    const distance = (room: Room, { x, y }: { x: number; y: number }) => {
      const box = layout.places[room]
      const across = Math.max(box.x - x, x - box.x - box.w)
      const down = Math.max(box.y - y, y - box.y - box.h)
      return Math.max(across, down) <= 0 ? 0 : Math.hypot(Math.max(across, 0), Math.max(down, 0))
    }
    for (const room of rooms) {
      const nearest = Math.min(...points.map((point) => distance(room, point)))
      if (ends.includes(room)) expect(nearest, `${stair} at ${room}`).toBe(0)
      else expect(nearest, `${stair} at ${room}`).toBeGreaterThan(layout.flight / 2)
    }
  }
})
