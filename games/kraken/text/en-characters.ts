import type { Say } from '@octopolis/engine'
import type { Character, Window } from '../data/characters.ts'
import type { Use } from '../moves.ts'
import { list, posts } from './en-nouns.ts'

interface Role {
  readonly name: string
  readonly does: string
}

/** What a character does, once. */
export const roles: Readonly<Record<Character, Role>> = {
  kleptomaniac: { name: 'Kleptomaniac', does: 'take 1 musket from another player' },
  troublemaker: { name: 'Troublemaker', does: 'one player’s shown muskets count double' },
  gunsmith: {
    name: 'Gunsmith',
    does: 'pay 1 musket; from then on, get 1 of your discarded muskets back after every successful mutiny',
  },
  peacemaker: { name: 'Peacemaker', does: 'one player takes their shown muskets back, and they don’t count' },
  gunslinger: { name: 'Gunslinger', does: 'gain 2 muskets' },
  minstrel: { name: 'Minstrel', does: 'two players sit out the coming loyalty test' },
  bosun: { name: 'Bosun', does: 'lieutenant and navigator change places' },
  herbalist: { name: 'Herbalist', does: 'move one off-duty marker to another player' },
  lookout: { name: 'Look-out', does: 'see the top card of the pile, and leave it or discard it' },
  strategist: { name: 'Master Strategist', does: 'get your shown muskets back, unless you become captain' },
  smuggler: { name: 'Smuggler', does: 'captain or lieutenant draws 3 cards and keeps 1' },
  agitator: { name: 'Agitator', does: 'two players must each show at least 1 musket, if they have one' },
  consultant: { name: 'Consultant', does: 'you name the lieutenant, and the captain only the navigator' },
  cook: { name: 'Chief Cook', does: 'the captaincy passes on as in Drunk, and the new captain nominates anew' },
  rouser: { name: 'Rabble-rouser', does: 'the mutiny needs half the muskets, rounded up' },
  archivist: {
    name: 'Archivist',
    does: 'captain or lieutenant may discard the cards they drew for new ones',
  },
  mentor: { name: 'Mentor', does: 'turn another player’s used character face down, to be used again' },
  spiritualist: { name: 'Spiritualist', does: 'two players each give 1 musket to a player of your choice' },
  collector: { name: 'Debt Collector', does: 'one of the team gives 1 musket to each of the others in it' },
  equalizer: { name: 'Equalizer', does: '1 musket makes the coming mutiny, and nobody may show more than 1' },
  instigator: { name: 'Instigator', does: 'another player, but not the captain, may add all their muskets' },
}

export const moments: Readonly<Record<Window, string>> = {
  beforeNomination: 'before the nomination',
  afterNomination: 'after the nomination',
  afterMuskets: 'after the muskets are shown',
  beforeDraw: 'before the cards are drawn',
}

export function the(character: Character): string {
  return `the ${roles[character].name}`
}

/** When a character may be used. */
export function when(character: Character, windows: readonly Window[]): string {
  if (character === 'spiritualist') return 'before the nomination that follows a north (yellow) card'
  return windows.length > 1 ? 'at any open moment' : list(windows.map((window) => moments[window]))
}

/** What somebody does by showing a character. */
export function usedBy(use: Use, user: string, say: Say): string {
  const shows = `${user} shows ${the(use.character)}`
  switch (use.character) {
    case 'kleptomaniac':
      return `${shows}, and 1 musket of ${say.name(use.seat)}’s turns out to be theirs.`
    case 'troublemaker':
      return `${shows}: the muskets of ${say.name(use.seat)} count double.`
    case 'gunsmith':
      return `${shows} and pays 1 musket: from now on, one comes back after every successful mutiny.`
    case 'peacemaker':
      return `${shows}: ${say.name(use.seat)} takes those muskets back, and nobody saw anything.`
    case 'gunslinger':
      return `${shows} and draws 2 more muskets from somewhere.`
    case 'minstrel':
      return `${shows} and sings so well that ${names(use.seats, say)} miss the loyalty test.`
    case 'bosun':
      return `${shows}: lieutenant and navigator change places.`
    case 'herbalist':
      return `${shows}: ${say.name(use.from)} feels much better, ${say.name(use.to)} goes off duty.`
    case 'lookout':
      return `${shows} and climbs up to see what lies ahead.`
    case 'strategist':
      return `${shows}: unless ${user} becomes captain, those muskets come back.`
    case 'smuggler':
      return `${shows}: the ${posts[use.post]} will draw 3 cards and keep 1.`
    case 'agitator':
      return `${shows}: ${names(use.seats, say)} have to show at least 1 musket each, if they have one.`
    case 'consultant':
      return `${shows}: the lieutenant will be named by ${user}, free of charge.`
    case 'cook':
      return `${shows}. The captain has the fish.`
    case 'rouser':
      return `${shows}: half as many muskets will do.`
    case 'archivist':
      return `${shows}: the ${posts[use.post]} may trade the cards for new ones.`
    case 'mentor':
      return `${shows}: ${say.name(use.seat)} may use that character again.`
    case 'spiritualist':
      return `${shows}: the spirits want ${names(use.seats, say)} to give ${say.name(use.to)} 1 musket each.`
    case 'collector':
      return `${shows}: ${say.name(use.seat)} owes the others of the team 1 musket each.`
    case 'equalizer':
      return `${shows}: 1 musket makes a mutiny, and nobody may show more.`
    case 'instigator':
      return `${shows} and whispers to ${say.name(use.seat)}: all your muskets, now.`
  }
}

/** What the asked seat would do. */
export function useInWords(use: Use, say: Say): string {
  const uses = `use ${the(use.character)}`
  switch (use.character) {
    case 'gunsmith':
    case 'gunslinger':
    case 'bosun':
    case 'lookout':
    case 'strategist':
    case 'consultant':
    case 'cook':
    case 'rouser':
    case 'equalizer':
      return `${uses}: ${roles[use.character].does}`
    case 'kleptomaniac':
    case 'troublemaker':
    case 'peacemaker':
    case 'mentor':
    case 'collector':
    case 'instigator':
      return `${uses} on ${say.name(use.seat)}`
    case 'minstrel':
    case 'agitator':
      return `${uses} on ${names(use.seats, say)}`
    case 'spiritualist':
      return `${uses}: ${names(use.seats, say)} each give ${say.name(use.to)} 1 musket`
    case 'herbalist':
      return `${uses}: ${say.name(use.to)} goes off duty in place of ${say.name(use.from)}`
    case 'smuggler':
    case 'archivist':
      return `${uses} for the ${posts[use.post]}`
  }
}

function names(seats: readonly number[], say: Say): string {
  return list(seats.map((seat) => say.name(seat)))
}
