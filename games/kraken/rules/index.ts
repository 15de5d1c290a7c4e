import { byAgenda, type StepBook } from '@octopolis/engine'
import type { Kraken } from '../kit.ts'
import { hearMermaid, lendTelescope, takeAction } from './actions.ts'
import { instigated } from './characters/loyalty.ts'
import { reopenMoment, useCharacters } from './characters/use.ts'
import { goOffDuty } from './duty.ts'
import { beginTest, countMuskets, proveLoyalty, ruleOut, showMuskets } from './loyalty.ts'
import { chooseCards, readLogbook, setSail } from './navigation.ts'
import { advise, beginRound, nameNavigator, nominate, nomination } from './nomination.ts'
import { peek } from './pile.ts'
import { closeEyes, uprising } from './rituals.ts'
import { cutTongue, drawToken, feedKraken, flog, searchCabin } from './sea.ts'

/** The round, in the order of the rulebook. */
const book: StepBook<Kraken> = {
  round: beginRound,
  window: useCharacters,
  reopen: reopenMoment,
  nomination,
  nominate,
  advise,
  navigator: nameNavigator,
  test: beginTest,
  loyalty: proveLoyalty,
  show: showMuskets,
  instigated,
  count: countMuskets,
  ruleOut,
  sail: setSail,
  hand: chooseCards,
  logbook: readLogbook,
  token: drawToken,
  search: searchCabin,
  tongue: cutTongue,
  flog,
  feed: feedKraken,
  action: takeAction,
  mermaid: hearMermaid,
  telescope: lendTelescope,
  peek,
  uprising,
  ritual: closeEyes,
  rest: goOffDuty,
}

export const { awaiting, prompt, play, advance, veil } = byAgenda<Kraken>(book, (state) => state.crew.length)
