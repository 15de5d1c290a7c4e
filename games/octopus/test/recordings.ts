import type { Asked } from '#test/recorded-games'
import type { Room } from '../data/places.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../options.ts'
import { readClock } from '../rules/choice.ts'
import { crypt, laboratory, library, line, museum } from './lay.ts'
import type { Passage } from './passages.ts'
import type { Octopus } from '../kit.ts'

type Player = (asked: Asked<Octopus>) => Move

const idles: Player = ({ prompt }) => prompt.fallback

const errs: Player = ({ prompt }) =>
  prompt.ask.type === 'clock' ? { type: 'clock', dagger: line, tentacle: line } : prompt.fallback

const rolls: Player = ({ prompt, chance }) => chance.pick(prompt.moves)

/** Goes through these rooms, one a turn, and stays in the last. */
const walks =
  (...rooms: readonly Room[]): Player =>
  ({ view, prompt }) => {
    const dagger = rooms[Math.min(view.turn, rooms.length) - 1] ?? library
    return prompt.ask.type === 'clock' ? { type: 'clock', dagger, tentacle: line } : prompt.fallback
  }

/** Rolls for everything, but sets its clock without error, and often for the Exterior. */
const roams: Player = ({ seat, view, prompt, chance }) => {
  const at = view.cults[seat]?.at ?? 0
  if (prompt.ask.type !== 'clock' || at === 0) return chance.pick(prompt.moves)
  const sound = prompt.moves.filter((move) => move.type === 'clock' && readClock(view.night, at, move).walk !== 'errs')
  const outward = sound.filter((move) => move.type === 'clock' && move.dagger === move.tentacle)
  return chance.pick(chance.below(3) === 0 && outward.length > 0 ? outward : sound)
}

/** A game to be recorded: who sits down, and what has to happen in it. */
export interface Recording {
  readonly seats: number
  readonly options: Partial<Options>
  /** One for each seat, or fewer in turn. */
  readonly players: readonly Player[]
  readonly through: readonly Passage[]
}

const ownStairs = ['1-5', '2-3', '2-4', '3-6', '4-6', '5-6'] as const

export const recordings: Readonly<Record<string, Recording>> = {
  dreams: {
    seats: 4,
    options: { exterior: 'dreams' },
    players: [roams],
    through: ['fact dreamt', 'fact woke', 'end ritual'],
  },
  marsh: {
    seats: 4,
    options: { exterior: 'marsh' },
    players: [roams],
    through: ['fact swapped', 'fact kept', 'end ritual'],
  },
  'marsh-hidden': {
    seats: 5,
    options: { exterior: 'marsh', hidden: true },
    players: [roams],
    through: ['fact swappedUnseen', 'fact swapFailed', 'fact kept'],
  },
  colony: {
    seats: 4,
    options: { exterior: 'colony' },
    players: [roams],
    through: ['fact sacrificed', 'ask return', 'end survivor'],
  },
  'colony-hidden': {
    seats: 3,
    options: { quick: false, exterior: 'colony', hidden: true },
    players: [roams],
    through: ['ask return', 'end ritual'],
  },
  city: {
    seats: 5,
    options: { exterior: 'city' },
    players: [roams],
    through: ['fact drowned', 'ask negotiate', 'fact out'],
  },
  chance: {
    seats: 5,
    options: { stairs: ownStairs },
    players: [rolls],
    through: ['fact erred', 'fact harmed', 'fact agreed'],
  },
  'marsh-lying': {
    seats: 4,
    options: { exterior: 'marsh' },
    players: [roams, rolls],
    through: ['rule OCT-3.3', 'fact swapped'],
  },
  'colony-lying': {
    seats: 5,
    options: { exterior: 'colony' },
    players: [roams, roams, rolls],
    through: ['rule OCT-3.3', 'fact sacrificed', 'ask return'],
  },
  parted: {
    seats: 4,
    options: { exterior: 'dreams' },
    players: [rolls],
    through: ['rule OCT-3.4', 'fact erred'],
  },
  quick: {
    seats: 3,
    options: {},
    players: [roams],
    through: ['fact confrontation', 'fact disagreed', 'end ritual'],
  },
  'quick-hidden': {
    seats: 4,
    options: { quick: true, hidden: true },
    players: [roams, rolls],
    through: ['fact declined'],
  },
  standstill: {
    seats: 3,
    options: {},
    players: [walks(museum, crypt, library), walks(crypt, library, museum), walks(laboratory)],
    through: ['end standstill'],
  },
  survivor: { seats: 3, options: {}, players: [errs, errs, idles], through: ['end survivor'] },
  extinction: { seats: 3, options: {}, players: [errs], through: ['end extinction'] },
  dawn: { seats: 3, options: {}, players: [idles, idles, walks(museum)], through: ['end dawn'] },
  'dawn-for-nobody': { seats: 3, options: {}, players: [idles], through: ['end dawnForNobody'] },
}
