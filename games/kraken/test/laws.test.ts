import { Table, type Seat } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import type { Fact } from '../facts.ts'
import { kraken } from '../game.ts'
import type { State } from '../state.ts'
import { headingOf } from './lay.ts'
import { id, isAt, leads, ledgers, type At } from './ledger.ts'
import { recordedGames } from './record.ts'

// The rules once more, from what was told alone: every recorded game is judged by somebody who has only read the ledger.

type Told<Type extends Fact['type']> = Extract<Fact, { type: Type }>

/** A fact, the state before the move that told it, the state after it, and what had been told since the last navigation. */
interface Event {
  readonly name: string
  readonly before: State
  readonly after: State
  readonly since: readonly Fact[]
}

const seen = new Map<Fact['type'], (readonly [Fact, Event])[]>()

for (const { name, game } of recordedGames.read()) {
  const table = Table.start(kraken, game)
  let since: Fact[] = []
  for (const [seat, move] of game.moves) {
    const before = kraken.clone(table.state)
    table.play(seat, move)
    const after = kraken.clone(table.state)
    for (const { fact } of table.lastTold()) {
      since.push(fact)
      const list = seen.get(fact.type) ?? []
      list.push([fact, { name, before, after, since: since.slice() }])
      seen.set(fact.type, list)
      if (fact.type === 'nominated' && !fact.emergency) since = [fact]
    }
  }
}

/** Every time that this was told. */
function each<Type extends Fact['type']>(
  type: Type,
  least: number,
  judge: (fact: Told<Type>, event: Event) => void,
): void {
  const list = seen.get(type) ?? []
  expect(list.length).toBeGreaterThan(least)
  for (const [fact, event] of list) judge(fact as Told<Type>, event)
}

const seatsOf = ({ crew }: State) => [...crew.keys()]
const aboard = (state: State) => seatsOf(state).filter((seat) => state.crew[seat]?.aboard)
const atOf = (space: string): At => {
  const [column = '0', level = '0'] = space.split(',')
  return [Number(column), Number(level)]
}

describe('in every recorded game', () => {
  test('[KRA-3.1] nobody is named who may not be', () => {
    each('nominated', 200, ({ captain, lieutenant, navigator, emergency }, { before }) => {
      const others = aboard(before).filter((seat) => seat !== captain)
      const rested = others.filter((seat) => before.crew[seat]?.offDuty !== true)
      const allowed = emergency || rested.length < 2 ? others : rested
      for (const seat of [lieutenant, navigator]) if (seat !== null && !emergency) expect(allowed).toContain(seat)
      if (navigator !== null) expect(others).toContain(navigator)
      if (lieutenant !== null) expect(lieutenant).not.toBe(navigator)
    })
  })

  test('[KRA-3.3, KRA-8.3, KRA-8.5, KRA-8.16, KRA-8.21, KRA-8.22] every count of muskets is right', () => {
    each('mutiny', 200, ({ total, needed, success }, { after, since }) => {
      const { shown, doubled, threshold } = showdown(since, after.crew.length)
      const sum = shown.reduce<number>((all, one, seat) => all + (one ?? 0) * (doubled.includes(seat) ? 2 : 1), 0)
      expect([total, needed, success]).toEqual([sum, threshold, sum >= threshold])
    })
  })

  test('[KRA-3.4, KRA-3.7, KRA-5.2] every mutineer who became captain had shown most', () => {
    each('captain', 100, ({ seat, by }, { before, since }) => {
      if (by !== 'mutiny') return
      const { shown, doubled } = showdown(since, before.crew.length)
      const old = since.findLast((fact) => fact.type === 'nominated')?.captain
      const worth = (one: Seat) => (shown[one] ?? 0) * (doubled.includes(one) ? 2 : 1)
      const able = aboard(before).filter((one) => one !== old && before.crew[one]?.tongueless !== true)
      expect(able).toContain(seat)
      expect(worth(seat)).toBe(Math.max(...able.map(worth)))
      const tied = able.filter((one) => worth(one) === worth(seat))
      expect(since.filter(({ type }) => type === 'ruledOut')).toHaveLength(tied.length - 1)
    })
  })

  test('[KRA-2.1, KRA-2.2, KRA-4.5] every card took the ship where the ledger says, and into the captain’s record', () => {
    each('revealed', 200, ({ captain, card, to }, { before, after }) => {
      const ledger = ledgers[before.voyage.chart]
      expect(to).toBe(id(leads(ledger, atOf(before.ship), headingOf(card))))
      expect(after.crew[captain]?.record.at(-1)).toBe(card)
    })
  })

  test('[KRA-5.1, KRA-5.2, KRA-5.3, KRA-5.4] every token was met where it lies', () => {
    const tokens = { searched: 'search', silenced: 'tongue', flogged: 'flog', fed: 'feed' } as const
    for (const type of ['searched', 'silenced', 'flogged', 'fed'] as const) {
      each(type, 5, ({ captain, seat }, { before }) => {
        expect(isAt(ledgers[before.voyage.chart].tokens[tokens[type]] ?? [], atOf(before.ship))).toBe(true)
        expect(captain).toBe(before.captain)
        expect(aboard(before).filter((one) => one !== captain)).toContain(seat)
      })
    }
  })

  test('[KRA-6.1] every Drunk passed the title to the first with the fewest cards', () => {
    each('captain', 100, ({ seat, by }, { before, since }) => {
      if (by !== 'drunk') return
      const { captain } = since.findLast((fact) => fact.type === 'revealed') as Told<'revealed'>
      const fed = since.findLast((fact) => fact.type === 'fed' || fact.type === 'revealed')
      const silenced = since.findLast((fact) => fact.type === 'silenced' || fact.type === 'revealed')
      const gone = fed?.type === 'fed' ? fed.seat : null
      const mute = silenced?.type === 'silenced' ? silenced.seat : null
      const round = seatsOf(before).map((_, step) => (captain + step + 1) % before.crew.length)
      const able = round.filter(
        (one) =>
          one !== captain && one !== gone && one !== mute && before.crew[one]?.aboard && !before.crew[one].tongueless,
      )
      const fewest = Math.min(...able.map((one) => before.crew[one]?.record.length ?? 0))
      expect(seat).toBe(able.find((one) => before.crew[one]?.record.length === fewest))
    })
  })

  test('[KRA-4.9] those rest who navigated, and nobody else', () => {
    each('rested', 150, (_fact, { after, since }) => {
      const team = since.findLast((fact) => fact.type === 'nominated') as Told<'nominated'>
      const [drew] = since.filter((fact) => fact.type === 'revealed').slice(-1)
      const size = after.crew.length
      // Before an emergency or in it, the Bosun's order can't be told from these facts alone.
      if (since.some((fact) => fact.type === 'used' && fact.use.character === 'bosun')) return
      const { lieutenant, navigator } = team
      const posts =
        size <= 6 ? [navigator] : size <= 8 ? [lieutenant, navigator] : [drew?.captain ?? null, lieutenant, navigator]
      const expected = posts.filter((seat) => seat !== null && after.crew[seat]?.aboard)
      const resting = seatsOf(after).filter((seat) => after.crew[seat]?.offDuty)
      expect(resting).toEqual(expected.toSorted((one, other) => Number(one) - Number(other)))
    })
  })

  test('[KRA-7.3] nobody was converted who was out, searched or flogged', () => {
    each('converted', 20, ({ seat, leader, met }, { before }) => {
      expect(before.crew[leader]).toMatchObject({ dealt: 'leader', aboard: true })
      expect(before.crew[seat]).toMatchObject({ aboard: true, searched: false, flogged: null })
      expect(met).toBe(before.crew[seat]?.convert === true || before.crew[seat]?.dealt === 'cultist')
    })
  })

  test('[KRA-1.1, KRA-1.10] the winners are those of the faction of the goal', () => {
    const goal = { bluewater: 'sailors', crimson: 'pirates', kraken: 'cult', fed: 'cult' } as const
    each('ended', 40, ({ ending, winners, crew }, { after }) => {
      const side = crew.map(({ dealt, convert }) =>
        convert || dealt === 'leader' || dealt === 'cultist' ? 'cult' : `${dealt}s`,
      )
      expect(winners).toEqual(seatsOf(after).filter((seat) => side[seat] === goal[ending]))
    })
  })
})

/** What lay on the table when the muskets of the last test were counted. */
function showdown(since: readonly Fact[], seats: number) {
  const from = since.findLastIndex(({ type }) => type === 'nominated')
  const shown: (number | null)[] = []
  const doubled: Seat[] = []
  let threshold = seats <= 7 ? 3 : seats <= 9 ? 4 : 5
  for (const fact of since.slice(from)) {
    if (fact.type === 'muskets') shown.push(...fact.shown)
    if (fact.type === 'joined') shown[fact.seat] = (shown[fact.seat] ?? 0) + fact.muskets
    if (fact.type !== 'used') continue
    const { use } = fact
    if (use.character === 'equalizer') threshold = 1
    if (use.character === 'rouser') threshold = Math.ceil(threshold / 2)
    if (use.character === 'troublemaker') doubled.push(use.seat)
    if (use.character === 'peacemaker') shown[use.seat] = 0
  }
  return { shown, doubled, threshold }
}
