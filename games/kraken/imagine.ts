import type { Chance } from '@octopolis/engine'
import { ritualCards, type Ritual } from './data/cards.ts'
import type { Character } from './data/characters.ts'
import { imagineCards } from './imagine/cards.ts'
import { imagineFactions } from './imagine/factions.ts'
import type { Move } from './moves.ts'
import { mayUse } from './rules/characters/legal-uses.ts'
import { pass } from './rules/choices.ts'
import { bounds, takesPart } from './rules/loyalty.ts'
import { ritualMoves } from './rules/rituals.ts'
import { aboard, isIn, type Mate, type State } from './state.ts'
import type { View } from './view.ts'

/** A random state that looks like this view: factions, characters, cards and secret answers dealt anyhow. */
export function imagine(view: View, chance: Chance): State {
  const { allegiances, converts, chosen } = imagineFactions(view, chance)
  const characters = dealCharacters(view, chance)
  const { pile, discards, log, navigation } = imagineCards(view, chosen, chance)
  const state: State = {
    voyage: view.voyage,
    round: view.round,
    ship: view.ship,
    captain: view.captain,
    team: view.team,
    crew: view.crew.map((mate, seat): Mate => {
      const dealt = allegiances[seat]
      const character = characters[seat]
      if (dealt === undefined || character === undefined) throw new RangeError(`nothing imagined for seat ${seat}`)
      return {
        dealt,
        convert: converts[seat] ?? false,
        character,
        used: mate.used,
        shown: mate.shown,
        muskets: mate.muskets,
        aboard: mate.aboard,
        offDuty: mate.offDuty,
        searched: mate.searched,
        flogged: mate.flogged,
        tongueless: mate.tongueless,
        record: mate.record.slice(),
      }
    }),
    pile,
    discards,
    rituals: chance.shuffle(ritualsLeft(view)),
    consultant: view.consultant,
    test: { ...view.test, committed: view.test.committed.slice() },
    tricks: view.tricks,
    answers: view.crew.map(() => null),
    navigation,
    yellow: view.yellow,
    log,
    agenda: view.agenda.slice(),
    ending: view.ending,
  }
  answerInSecret(state, view, chance)
  return state
}

function dealCharacters({ crew, voyage }: View, chance: Chance): Character[] {
  const seen = crew.map(({ character }) => character)
  const unseen = chance.shuffle(voyage.cast.filter((name) => !seen.includes(name)))
  return seen.map((character) => {
    const dealt = character ?? unseen.pop()
    if (dealt === undefined) throw new RangeError('the cast is too small')
    return dealt
  })
}

function ritualsLeft({ log, agenda }: View): Ritual[] {
  const left = [...ritualCards]
  const gone = [...log, ...agenda].flatMap((one) => (one.type === 'ritual' ? [one.ritual] : []))
  for (const ritual of gone) left.splice(left.indexOf(ritual), 1)
  return left
}

/** What others may have answered to what is asked of many at once. */
function answerInSecret(state: State, view: View, chance: Chance): void {
  const step = state.agenda.at(-1)
  const { viewer } = view
  if (viewer !== 'watcher') state.answers[viewer] = view.answer
  switch (step?.type) {
    case 'window':
      view.answered.forEach((done, seat) => {
        if (done && seat !== viewer) state.answers[seat] = anyUse(mayUse(state, step.window, seat), chance)
      })
      return
    case 'ritual':
      return closeSomeEyes(state, view, step.ritual, chance)
    case 'loyalty':
      view.test.ready.forEach((ready, seat) => {
        if (!ready || seat === viewer || !takesPart(state, seat)) return
        const { least, most } = bounds(state, seat)
        state.test.committed[seat] = least + chance.below(most - least + 1)
      })
      return
    case undefined:
    default:
      return
  }
}

/** Mostly, nobody does anything. */
function anyUse(moves: readonly Move[], chance: Chance): Move {
  return moves.length === 1 || chance.below(4) < 3 ? pass : chance.pick(moves.slice(1))
}

/** Who has answered isn't to be seen; somebody hasn't, or eyes would be open again. */
function closeSomeEyes(state: State, { viewer, answer }: View, ritual: Ritual, chance: Chance): void {
  const asked = state.crew.flatMap((_mate, seat) => (isIn(aboard(state), seat) && seat !== viewer ? [seat] : []))
  const last = viewer === 'watcher' || answer !== null || !isIn(aboard(state), viewer) ? chance.pick(asked) : null
  for (const seat of asked) {
    if (seat !== last && chance.below(2) === 0) state.answers[seat] = chance.pick(ritualMoves(state, ritual, seat))
  }
}
