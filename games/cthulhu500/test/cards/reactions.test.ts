import { describe, expect, test } from 'vitest'
import { reactions, type ReactionId } from '../../data/cards/index.ts'
import {
  ada,
  asked,
  askOf,
  bo,
  cy,
  damaged,
  dee,
  handOf,
  hold,
  holdAll,
  laps,
  packOf,
  racer,
  react,
  reactions as offered,
  told,
  type RaceTable,
} from '../lay.ts'
import { onTrack, sixes, stopAt, type Cases } from './track.ts'

/** By how much the totals differ, whatever the speed of two trucks, and what comes of it. */
function raced(table: RaceTable): readonly unknown[] {
  return told(table, 'raced').flatMap(({ mine, theirs, result }) => [mine - theirs, result])
}

const leading = { pack: [ada, bo, cy, dee] } as const

const cases: Readonly<Record<ReactionId, Cases>> = {
  iaIa: {
    plays() {
      const played = onTrack({ ada: { hand: ['dreamlandsShortcut'] }, dee: { hand: ['iaIa'] } })
      played.play(ada, { type: 'play', card: 'dreamlandsShortcut' })
      react(played, dee, 'iaIa', { against: 0 })
      holdAll(played)
      expect(packOf(played)).toBe('bo ada cy dee')
      const hired = onTrack({ ada: { hand: ['miGo'] }, dee: { hand: ['iaIa'] } })
      hired.play(ada, { type: 'hire', card: 'miGo', pit: ada })
      react(hired, dee, 'iaIa', { against: 0 })
      holdAll(hired)
      expect(racer(hired, ada).pit).toEqual([])
      const fitted = onTrack({ ada: { hand: ['mudflaps'] }, dee: { hand: ['iaIa'] } })
      stopAt(fitted)
      fitted.play(ada, { type: 'fit', card: 'mudflaps' })
      react(fitted, dee, 'iaIa', { against: 0 })
      holdAll(fitted)
      expect(racer(fitted, ada).mods).toEqual([])
      const reaction = onTrack({ ada: { hand: ['slipstream'] }, dee: { hand: ['iaIa'] } }, { dice: [3, 4] })
      reaction.play(ada, { type: 'pass' })
      react(reaction, ada, 'slipstream')
      react(reaction, dee, 'iaIa', { against: 0 })
      holdAll(reaction)
      expect(packOf(reaction)).toBe('bo ada cy dee')
    },
    idle() {
      const table = onTrack({ dee: { hand: ['iaIa'] } }, sixes)
      table.play(ada, { type: 'pass' })
      expect(asked(table)).toBe('rolled ada bo cy dee')
      expect(offered(table, dee)).toEqual([])
    },
  },
  slipstream: {
    plays() {
      const table = onTrack({ ada: { hand: ['slipstream'] } }, { dice: [3, 4] })
      table.play(ada, { type: 'pass' })
      react(table, ada, 'slipstream')
      holdAll(table)
      expect(raced(table)).toEqual([1, 'passes'])
    },
    idle() {
      const table = onTrack({ bo: { hand: ['slipstream'] }, dee: { hand: ['slipstream'] } })
      table.play(ada, { type: 'pass' })
      expect([bo, dee].map((seat) => offered(table, seat))).toEqual([[], []])
    },
  },
  fishtail: {
    plays() {
      const table = onTrack({ bo: { hand: ['fishtail'] } }, { dice: [6, 5] })
      table.play(ada, { type: 'pass' })
      react(table, bo, 'fishtail')
      holdAll(table)
      expect(raced(table)).toEqual([-1, 'fails'])
    },
    idle() {
      const table = onTrack({ ada: { hand: ['fishtail'] }, cy: { hand: ['fishtail'] } })
      table.play(ada, { type: 'pass' })
      expect([ada, cy].map((seat) => offered(table, seat))).toEqual([[], []])
    },
  },
  fuzzyTrapezohedron: {
    plays() {
      const passing = onTrack({ ada: { hand: ['fuzzyTrapezohedron'] } }, { dice: [1, 4, 6] })
      passing.play(ada, { type: 'pass' })
      react(passing, ada, 'fuzzyTrapezohedron')
      holdAll(passing)
      expect(raced(passing)).toEqual([2, 'passes'])
      const repairing = onTrack({ ada: { damaged: true, hand: ['fuzzyTrapezohedron'] } }, { dice: [1, 6] })
      stopAt(repairing)
      repairing.play(ada, { type: 'repair' })
      react(repairing, ada, 'fuzzyTrapezohedron')
      holdAll(repairing)
      expect(damaged(repairing)).toEqual([])
    },
    idle() {
      const [bos, dees] = [{ hand: ['fuzzyTrapezohedron'] }, { hand: ['fuzzyTrapezohedron'] }] as const
      const table = onTrack({ ada: { damaged: true }, bo: bos, dee: dees }, { dice: [1, 4, 1] })
      table.play(ada, { type: 'pass' })
      expect([bo, dee].map((seat) => offered(table, seat))).toEqual([[], []])
      holdAll(table)
      stopAt(table)
      table.play(ada, { type: 'repair' })
      expect(asked(table)).toBe('mended ada bo cy dee')
      expect(offered(table, dee)).toEqual([])
    },
  },
  catOfUlthar: {
    plays() {
      const table = onTrack({ dee: { hand: ['catOfUlthar'] } }, { dice: [5, 4] })
      table.play(ada, { type: 'pass' })
      react(table, dee, 'catOfUlthar')
      holdAll(table)
      expect(raced(table)).toEqual([0, 'tie'])
    },
    idle() {
      const table = onTrack({ ada: { damaged: true }, dee: { hand: ['catOfUlthar'] } }, { dice: [6] })
      stopAt(table)
      table.play(ada, { type: 'repair' })
      expect(asked(table)).toBe('mended ada bo cy dee')
      expect(offered(table, dee)).toEqual([])
    },
  },
  thatIsNotDented: {
    plays() {
      const table = onTrack({ bo: { hand: ['thatIsNotDented'] } }, { dice: [4, 4] })
      table.play(ada, { type: 'pass' })
      hold(table)
      expect(asked(table)).toBe('damage ada bo cy dee')
      react(table, bo, 'thatIsNotDented')
      holdAll(table)
      expect(damaged(table)).toEqual([ada])
    },
    idle() {
      const table = onTrack({ ada: { hand: ['summonPothole', 'thatIsNotDented'] }, dee: { hand: ['thatIsNotDented'] } })
      table.play(ada, { type: 'play', card: 'summonPothole', target: cy })
      hold(table)
      expect(asked(table)).toBe('damage ada bo cy dee')
      expect([ada, dee].map((seat) => offered(table, seat))).toEqual([[], []])
    },
  },
  someoneElsesDoom: {
    plays() {
      const table = onTrack({ ada: { hand: ['summonPothole'] }, cy: { hand: ['someoneElsesDoom'] } })
      table.play(ada, { type: 'play', card: 'summonPothole', target: cy })
      hold(table)
      react(table, cy, 'someoneElsesDoom', { target: dee })
      holdAll(table)
      expect(damaged(table)).toEqual([dee])
    },
    idle() {
      const table = onTrack({ ada: { hand: ['summonPothole'] }, dee: { hand: ['someoneElsesDoom'] } })
      table.play(ada, { type: 'play', card: 'summonPothole', target: cy })
      hold(table)
      expect(offered(table, dee)).toEqual([])
      holdAll(table)
      expect(damaged(table)).toEqual([cy])
    },
  },
  lurkerAtThePitExit: {
    plays() {
      const table = onTrack({ ada: { damaged: true }, dee: { hand: ['lurkerAtThePitExit'] } })
      table.play(ada, { type: 'pit' })
      react(table, dee, 'lurkerAtThePitExit')
      holdAll(table)
      expect(told(table, 'pitDenied')).toEqual([{ type: 'pitDenied', seat: ada }])
      expect(askOf(table)?.type).toBe('act')
      expect(table.state.actions).toBe(1)
    },
    idle() {
      const table = onTrack({ dee: { hand: ['lurkerAtThePitExit'] } })
      table.play(ada, { type: 'pass' })
      expect(offered(table, dee)).toEqual([])
    },
  },
  headhunterOfLeng: {
    plays() {
      const table = onTrack({ ada: { hand: ['thousandJacks'] }, dee: { hand: ['headhunterOfLeng'] } })
      table.play(ada, { type: 'hire', card: 'thousandJacks', pit: ada })
      react(table, dee, 'headhunterOfLeng')
      holdAll(table)
      expect([ada, dee].map((seat) => racer(table, seat).pit)).toEqual([[], ['thousandJacks']])
    },
    idle() {
      // A driver isn't hired, but fitted.
      const table = onTrack({ ada: { hand: ['thousandJacks'] }, dee: { hand: ['headhunterOfLeng'] } })
      stopAt(table)
      table.play(ada, { type: 'fit', card: 'thousandJacks' })
      expect(asked(table)).toBe('fitted ada bo cy dee')
      expect(offered(table, dee)).toEqual([])
    },
  },
  cyclopeanInspection: {
    plays() {
      const table = onTrack({
        ada: { hand: ['allSpores'], tires: 'nineLives' },
        dee: { hand: ['cyclopeanInspection'] },
      })
      stopAt(table)
      table.play(ada, { type: 'fit', card: 'allSpores' })
      react(table, dee, 'cyclopeanInspection')
      holdAll(table)
      expect(racer(table, ada).tires).toBe('nineLives')
      expect(handOf(table, ada)).toEqual([])
      expect(table.state.discards).toContain('allSpores')
      expect(table.state.actions).toBe(1)
    },
    idle() {
      const table = onTrack({ ada: { hand: ['miGo'] }, dee: { hand: ['cyclopeanInspection'] } })
      table.play(ada, { type: 'hire', card: 'miGo', pit: ada })
      expect(offered(table, dee)).toEqual([])
    },
  },
  oneBoltLeftOver: {
    plays() {
      const table = onTrack({ ada: { damaged: true }, dee: { hand: ['oneBoltLeftOver'] } }, { dice: [6] })
      stopAt(table)
      table.play(ada, { type: 'repair' })
      react(table, dee, 'oneBoltLeftOver')
      holdAll(table)
      expect(damaged(table)).toEqual([ada])
      expect(told(table, 'unmended')).toMatchObject([{ total: 4, needs: 5 }])
    },
    idle() {
      const table = onTrack({
        ada: { damaged: true, hand: ['wrenchOutOfSpaceAndTime'] },
        dee: { hand: ['oneBoltLeftOver'] },
      })
      table.play(ada, { type: 'play', card: 'wrenchOutOfSpaceAndTime' })
      expect(offered(table, dee)).toEqual([])
      holdAll(table)
      expect(damaged(table)).toEqual([])
    },
  },
  lapsedCultist: {
    plays() {
      const table = onTrack({ dee: { hand: ['lapsedCultist'] } }, { ...leading, ...sixes })
      table.play(ada, { type: 'pass' })
      hold(table)
      expect(asked(table)).toBe('lap ada bo cy dee')
      react(table, dee, 'lapsedCultist')
      holdAll(table)
      expect(laps(table)).toEqual([0, 0, 0, 0])
      expect(packOf(table)).toBe('bo cy ada dee')
    },
    idle() {
      const table = onTrack({ cy: { hand: ['lapsedCultist'] } }, { ...leading, ...sixes })
      table.play(ada, { type: 'pass' })
      hold(table)
      expect(asked(table)).toBe('lap ada bo cy dee')
      expect(offered(table, cy)).toEqual([])
    },
  },
  tailgateParty: {
    plays() {
      const table = onTrack({ cy: { hand: ['tailgateParty'], damaged: true } }, { ...leading, ...sixes })
      table.play(ada, { type: 'pass' })
      hold(table)
      react(table, cy, 'tailgateParty')
      holdAll(table)
      expect(damaged(table)).toEqual([])
      expect(laps(table)).toEqual([1, 0, 0, 0])
    },
    idle() {
      const table = onTrack({ cy: { hand: ['tailgateParty'] } }, sixes)
      table.play(ada, { type: 'pass' })
      expect(offered(table, cy)).toEqual([])
    },
  },
  forbiddenFootnotes: {
    plays() {
      const draws = ['mudflaps', 'miGo'] as const
      const table = onTrack({ ada: { hand: ['summonPothole'] }, cy: { hand: ['forbiddenFootnotes'] } }, { draws })
      table.play(ada, { type: 'play', card: 'summonPothole', target: cy })
      react(table, cy, 'forbiddenFootnotes')
      holdAll(table)
      expect(handOf(table, cy)).toEqual(draws)
      expect(damaged(table)).toEqual([cy])
    },
    idle() {
      const slick = onTrack({ ada: { hand: ['shoggothSlick'] }, cy: { hand: ['forbiddenFootnotes'] } })
      slick.play(ada, { type: 'play', card: 'shoggothSlick' })
      expect(asked(slick)).toBe('played ada bo cy dee')
      expect(offered(slick, cy)).toEqual([])
      const pothole = onTrack({ ada: { hand: ['summonPothole'] }, dee: { hand: ['forbiddenFootnotes'] } })
      pothole.play(ada, { type: 'play', card: 'summonPothole', target: cy })
      expect(offered(pothole, dee)).toEqual([])
    },
  },
}

describe.each(Object.keys(reactions) as ReactionId[])('%s', (card) => {
  test('[C500-7.3] does what it says', cases[card].plays)
  test('[C500-7.3] does nothing where it doesn’t apply', cases[card].idle)
})
