import { byAgenda, type StepBook } from '@octopolis/engine'
import type { Cthulhu500 } from '../kit.ts'
import { spend } from './cards.ts'
import { hurt } from './damage.ts'
import { applyEffect } from './effects/index.ts'
import { settleEvent } from './events.ts'
import { fallBack, getAhead, overtake } from './overtaking.ts'
import { freePass, offer } from './passing.ts'
import { pitted, serve, work, yieldToNext } from './pit.ts'
import { chooseGrid, chooseVehicle, deal } from './setup.ts'
import { trigger } from './triggers.ts'
import { act, acting, beginTurn, endTurn, refill, tidy } from './turn.ts'
import { reopen, window } from './windows.ts'

/** The race, in the order of the rulebook. */
const book: StepBook<Cthulhu500> = {
  choose: chooseVehicle,
  deal,
  grid: chooseGrid,
  turn: beginTurn,
  acting,
  act,
  spend,
  effect: applyEffect,
  trigger,
  tidy,
  refill,
  endTurn,
  overtake,
  fallBack,
  getAhead,
  offer,
  freePass,
  hurt,
  yield: yieldToNext,
  serve,
  work,
  pitted,
  window,
  reopen,
  settle: settleEvent,
}

export const { awaiting, prompt, play, advance } = byAgenda<Cthulhu500>(book, (state) => state.race.seats)
