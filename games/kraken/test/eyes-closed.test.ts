import { pair } from '#test/apart'
import type { Seat, Viewer } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { bo, closeEyes, dee, eli, fay, goTo, gus, lay, navigate, start, yellow } from './lay.ts'

type Crew = NonNullable<Parameters<typeof lay>[0]>

describe('what rituals hide', () => {
  const risen = (ritual: 'conversion' | 'cabin', crew: Crew = {}) => {
    const table = lay(crew, { draws: [yellow], rituals: [ritual, 'stash'] })
    navigate(table)
    return table
  }

  test('[KRA-7.4] which rituals are still to come', () => {
    expect(
      pair(
        [
          ['stash', 'cabin'],
          ['cabin', 'stash'],
        ] as const,
        (rituals) => lay({}, { rituals }),
      ),
    ).toEqual([])
  })

  test('[KRA-7.3] whom the leader chose: the leader at once, the two chosen once eyes are open, nobody else ever', () => {
    const chosen = (seat: Seat) => {
      const table = risen('conversion')
      table.play(gus, { type: 'choose', seat })
      return table
    }
    expect(pair([bo, dee], chosen)).toEqual([gus])
    const converted = (seat: Seat) => {
      const table = chosen(seat)
      closeEyes(table)
      goTo(table, 'hand')
      return table
    }
    expect(pair([bo, dee], converted)).toEqual([bo, dee, gus])
    expect(pair([eli, dee], converted)).toEqual([dee, eli, gus])
  })

  test('[KRA-7.4] whether the leader, or anybody, has answered: they alone', () => {
    const answered = (seats: readonly Seat[]) => {
      const table = risen('cabin')
      for (const seat of seats) table.play(seat, { type: 'confirm' })
      return table
    }
    expect(pair([[], [gus]], answered)).toEqual([gus])
    expect(pair([[dee], [eli, fay]], answered)).toEqual([dee, eli, fay])
  })

  test('[KRA-7.2] what the leader saw in the cabins', () => {
    const seen = (is: 'sailor' | 'pirate') => {
      const other = is === 'sailor' ? 'pirate' : 'sailor'
      const table = risen('cabin', { bo: { is }, dee: { is: other }, eli: { is: 'pirate' }, fay: { is: 'sailor' } })
      closeEyes(table)
      return table
    }
    expect(pair(['sailor', 'pirate'], seen)).toEqual([bo, dee, eli, gus])
  })
})

test('[KRA-1.4, KRA-7.3] watchers know nothing that isn’t public, from first to last', () => {
  const one = start(9, {}, 'watched')
  const known = (viewer: Viewer) =>
    one
      .view(viewer)
      .crew.filter(
        ({ dealt, convert, character, shown }) => dealt !== null || convert !== null || (character !== null && !shown),
      )
  for (let moves = 0; moves < 400 && one.outcome === null; moves++) {
    expect(known('watcher')).toEqual([])
    const [seat = -1] = one.awaiting
    const prompt = one.prompt(seat)
    if (prompt === null) break
    one.play(seat, prompt.moves[moves % prompt.moves.length])
  }
  expect(one.seq).toBeGreaterThan(60)
})
