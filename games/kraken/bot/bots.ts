import { random, type Bot, type Level } from '@octopolis/bots'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import type { Ask } from '../state.ts'
import type { Talk } from '../talk.ts'
import type { View } from '../view.ts'
import { decide } from './decide/decide.ts'
import type { Nature } from './mind.ts'
import { speak } from './talk/speak.ts'

export type KrakenBot = Bot<Move, View, Fact, Ask, Talk>

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
