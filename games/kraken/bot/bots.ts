import { random, type Bot, type Level } from '@octopolis/bots'
import { decide } from './decide/decide.ts'
import type { Nature } from './mind.ts'
import { speak } from './talk/speak.ts'
import type { Kraken } from '../kit.ts'

export type KrakenBot = Bot<Kraken>

/**
 * How each level plays. That easy and normal lack whole kinds of evidence and slip now and then was set by judgement;
 * normal was once made weaker than this while looking at the gaps, and that was taken back. What it costs hard bots to be
 * seen through was tried: for cards at 0, 0.1 and 0.2, for manners at 0.02, 0.2, 0.6, 1.2 and 2.5 (decision 17).
 */
export const natures: Readonly<Record<Exclude<Level, 'random'>, Nature>> = {
  easy: {
    attention: { courses: 0.3, talk: false, manners: false },
    foresight: false,
    cover: { cards: 0, manners: 0 },
    whims: 35,
  },
  normal: {
    attention: { courses: 1, talk: false, manners: false },
    foresight: false,
    cover: { cards: 0.12, manners: 0 },
    whims: 5,
  },
  hard: {
    attention: { courses: 1, talk: true, manners: true },
    foresight: true,
    cover: { cards: 0.02, manners: 0.35 },
    whims: 0,
  },
}

function mate(nature: Nature): KrakenBot {
  return {
    decide: (situation) => decide(situation, nature),
    speak: (moment) => speak(moment, nature),
  }
}

export const bots: Readonly<Record<Level, KrakenBot>> = {
  random,
  easy: mate(natures.easy),
  normal: mate(natures.normal),
  hard: mate(natures.hard),
}
