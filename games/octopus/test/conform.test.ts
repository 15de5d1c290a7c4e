import { conformance } from '#test/conform'
import { lotOf, lots } from '#test/lots'
import { test } from 'vitest'
import { box } from '../index.ts'

const conforms = conformance(box, import.meta.url)

/** Every option at every number of seats comes round once in each of these. */
const GAMES = lotOf.octopus

test.each(lots(40))(`conforms to the contract in lot %i of ${GAMES} games over all options`, (number) => {
  // In some lots for all seats and a watcher, of which there are four to six.
  const everyViewer = number < 2
  conforms({ games: GAMES, from: number * GAMES, seed: 'night', everyViewer }, { viewers: everyViewer ? 4 : 1 })
})
