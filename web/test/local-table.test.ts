import { commitment, QuickChance, readRecord, seedOf, Table, verify, type Viewer } from '@octopolis/engine'
import { expect, test } from 'vitest'
import { LocalTable } from '../local/table.ts'
import { bot, decide, game, person, startTable, step } from './local-ground.ts'

const five = [person('Ada'), person('Ben'), bot, person('Cleo'), bot]
const viewers: readonly Viewer[] = ['watcher', 0, 1, 2, 3, 4]

test.each([true, false])(
  'at every move each position is what the rules say, seen with those eyes alone (hidden: %s)',
  (hidden) => {
    const seed = 'positions'
    const table = startTable(seed, five, { hidden })
    const rules = Table.start(game, { options: { hidden }, seats: 5, seed: seedOf(seed) })
    const chance = new QuickChance('positions')
    const logs = new Map<Viewer, unknown[]>(viewers.map((viewer) => [viewer, []]))
    let seen: number | null = null
    for (;;) {
      for (const viewer of viewers) {
        const position = table.position(viewer, seen, 7)
        const seat = viewer === 'watcher' ? null : viewer
        expect(position.seat).toBe(seat)
        expect(JSON.stringify(position.view)).toBe(JSON.stringify(game.view(rules.state, viewer)))
        expect(position.prompt).toEqual(seat === null ? null : rules.prompt(seat))
        expect(position.awaiting).toEqual(
          rules.awaiting.map((one) => ({ seat: one, ask: rules.prompt(one)?.ask.type, deadline: null, reserve: null })),
        )
        expect(position.mayUndo).toBe(seat !== null && rules.outcome === null && rules.mayUndo(seat))
        expect(position.outcome).toEqual(rules.outcome)
        expect(position.log.after).toBe(seen)
        logs.get(viewer)?.push(...position.log.facts)
        expect(table.position(viewer, null, 7).log.facts).toEqual(rules.log(viewer))
      }
      seen = table.seq
      if (step(table, chance) === null) break
      expect(table.seq).toBe(seen + 1)
      const line = table.kept.lines.at(-1)
      if (line?.kind === 'move') rules.play(line.seat, line.move)
    }
    expect(rules.outcome).not.toBeNull()
    if (!hidden) expect(logs.get(1)).toEqual(rules.heard(1))
  },
)

test('a whole game of bots ends with a record that proves its dice', async () => {
  const table = startTable('record', [bot, bot, bot])
  const { commitment: promised } = table.info()
  expect(() => table.record()).toThrow('still secret')
  expect(JSON.stringify([table.info(), table.position(0, null, 0)])).not.toContain(seedOf('record'))
  for (let turn = 0; !table.isOver; turn++) {
    for (const { seat } of table.awaitedBots) {
      if (!table.awaitedBots.some((one) => one.seat === seat)) continue
      const question = { ...table.situation(seat), game: game.id, level: 'easy', seed: `${turn}` } as const
      table.play(seat, await decide(question), table.seq, turn)
    }
  }
  const record = readRecord(JSON.parse(JSON.stringify(table.record())))
  expect(record.seed).toBe(seedOf('record'))
  expect(commitment(record.seed)).toBe(promised)
  expect(verify(game, record).outcome).toEqual(table.position('watcher', null, 0).outcome)
  expect(table.info()).toMatchObject({ status: 'finished', finishedAt: table.kept.finishedAt })
})

test('opened again from what is kept, at every move, it is the same table', () => {
  const table = startTable('resume', five)
  const chance = new QuickChance('resume')
  do {
    const kept: unknown = JSON.parse(JSON.stringify(table.kept))
    const again = LocalTable.open(game, kept as LocalTable['kept'])
    for (const viewer of viewers) {
      expect(again.position(viewer, null, 0)).toEqual(table.position(viewer, null, 0))
      const after = Math.max(0, table.seq - 3)
      expect(again.position(viewer, after, 0)).toEqual(table.position(viewer, after, 0))
    }
    expect(again.info()).toEqual(table.info())
    const last = table.kept.lines.at(-1)
    if (last?.kind === 'move' && table.position(last.seat, null, 0).mayUndo && chance.below(3) === 0) {
      table.undo(last.seat, 5)
    }
  } while (step(table, chance) !== null)
  expect(table.kept.lines.some(({ kind }) => kind === 'undo')).toBe(true)
})

test('a move is taken back as long as nothing was learned by it, and the log is told anew', () => {
  const table = startTable('undo', five)
  const before = table.position(0, null, 0)
  const move = before.prompt?.moves[3]
  table.play(0, move, 0, 1)
  expect(table.position(0, 0, 0).mayUndo).toBe(true)
  expect(table.position(1, 0, 0).mayUndo).toBe(false)
  expect(() => table.undo(1, 2)).toThrow('taken back')
  table.undo(0, 2)
  const after = table.position(0, 1, 0)
  expect(after.log.after).toBeNull()
  expect(after.seq).toBe(2)
  expect({ ...after, seq: 0 }).toEqual(before)
  expect(table.kept.lines).toHaveLength(2)
})

test('what nobody offered, what nobody asked and what comes too late is refused, and nothing has changed', () => {
  const table = startTable('refusals', five)
  const { kept } = table
  expect(() => table.play(0, { type: 'cheat' }, 0, 1)).toThrow('none of the')
  expect(() => table.play(9, { type: 'cheat' }, 0, 1)).toThrow('not asked')
  expect(table.kept).toBe(kept)
  const moves = table.position(0, null, 0).prompt?.moves ?? []
  table.play(0, moves[1], 0, 1)
  expect(() => table.play(0, moves[2], 0, 2)).toThrow('has changed')
  expect(() => startTable('few', [bot])).toThrow('seats')
})

test('people talk: in words, gestures and the game’s own terms', () => {
  const table = startTable('talk', five)
  table.say(0, { kind: 'text', said: '  The   library\nis mine ' }, 5)
  table.say(1, { kind: 'emote', said: 'bow' }, 6)
  const claim = game.talk?.(game.view(Table.start(game, { seats: 5, seed: seedOf('talk') }).state, 3), 3)[0]
  if (claim !== undefined) {
    table.say(3, { kind: 'talk', said: claim }, 7)
    expect(table.situation(2).talk).toEqual([{ seat: 3, seq: 0, talk: claim }])
  }
  expect(table.talk()[0]).toMatchObject({ n: 1, seat: 0, by: { name: 'Ada' }, said: 'The library is mine' })
  expect(() => table.say(0, { kind: 'text', said: ' ' }, 8)).toThrow('characters')
  expect(() => table.say(0, { kind: 'talk', said: { type: 'gossip' } }, 8)).toThrow('none of')
  expect(() => table.say('watcher', { kind: 'emote', said: 'bow' }, 8)).toThrow('sit at the table')
  expect(LocalTable.open(game, structuredClone(table.kept)).talk()).toEqual(table.talk())
})

test('those around are known by name and crest, bots as characters', () => {
  const { seats, host, clock } = startTable('info', five).info()
  expect(seats.map(({ sitter }) => sitter?.name)).toEqual(['Ada', 'Ben', 'Captain Plouf', 'Cleo', 'Captain Plouf'])
  expect(host).toBe('here:0')
  expect(clock).toEqual({ kind: 'none' })
})
