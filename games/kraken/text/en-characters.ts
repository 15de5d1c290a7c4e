import type { Say, Seat } from '@octopolis/engine'
import type { Character, Moment } from '../data/characters.ts'
import type { Use } from '../moves.ts'
import { characters } from '../rules/characters/index.ts'
import type { View } from '../view.ts'
import { list, muskets, posts } from './en-nouns.ts'
import type { Role } from './role.ts'

export const roles: { readonly [Name in Character]: Role<Name> } = {
  kleptomaniac: {
    name: 'Kleptomaniac',
    does: 'take 1 musket from another player',
    asks: ['Whose musket is it going to be?'],
    told: (use, say) => `, and 1 musket of ${say.name(use.seat)}’s turns out to be theirs.`,
  },
  troublemaker: {
    name: 'Troublemaker',
    does: 'one player’s shown muskets count double',
    asks: ['Whose muskets count double?'],
    note: shownBy,
    told: (use, say) => `: the muskets of ${say.name(use.seat)} count double.`,
  },
  gunsmith: {
    name: 'Gunsmith',
    does: 'pay 1 musket; from then on, get 1 of your discarded muskets back after every successful mutiny',
    asks: [],
    told: () => ' and pays 1 musket: from now on, one comes back after every successful mutiny.',
  },
  peacemaker: {
    name: 'Peacemaker',
    does: 'one player takes their shown muskets back, and they don’t count',
    asks: ['Who takes their muskets back?'],
    note: shownBy,
    told: (use, say) => `: ${say.name(use.seat)} takes those muskets back, and nobody saw anything.`,
  },
  gunslinger: {
    name: 'Gunslinger',
    does: 'gain 2 muskets',
    asks: [],
    told: () => ' and draws 2 more muskets from somewhere.',
  },
  minstrel: {
    name: 'Minstrel',
    does: 'two players sit out the coming loyalty test',
    asks: ['Who sits out the test?', 'And who else?'],
    told: (use, say) => ` and sings so well that ${names(use.seats, say)} miss the loyalty test.`,
  },
  bosun: {
    name: 'Bosun',
    does: 'lieutenant and navigator change places',
    asks: [],
    told: () => ': lieutenant and navigator change places.',
  },
  herbalist: {
    name: 'Herbalist',
    does: 'move one off-duty marker to another player',
    asks: ['Who is back on duty?', 'Who goes off duty instead?'],
    told: (use, say) => `: ${say.name(use.from)} feels much better, ${say.name(use.to)} goes off duty.`,
  },
  lookout: {
    name: 'Look-out',
    does: 'see the top card of the pile, and leave it or discard it',
    asks: [],
    told: () => ' and climbs up to see what lies ahead.',
  },
  strategist: {
    name: 'Master Strategist',
    does: 'get your shown muskets back, unless you become captain',
    asks: [],
    told: (_use, _say, user) => `: unless ${user} becomes captain, those muskets come back.`,
  },
  smuggler: {
    name: 'Smuggler',
    does: 'captain or lieutenant draws 3 cards and keeps 1',
    asks: ['For which post?'],
    told: (use) => `: the ${posts[use.post]} will draw 3 cards and keep 1.`,
  },
  agitator: {
    name: 'Agitator',
    does: 'two players must each show at least 1 musket, if they have one',
    asks: ['Who must show a musket?', 'And who else?'],
    told: (use, say) => `: ${names(use.seats, say)} have to show at least 1 musket each, if they have one.`,
  },
  consultant: {
    name: 'Consultant',
    does: 'you name the lieutenant, and the captain only the navigator',
    asks: [],
    told: (_use, _say, user) => `: the lieutenant will be named by ${user}, free of charge.`,
  },
  cook: {
    name: 'Chief Cook',
    does: 'the captaincy passes on as in Drunk, and the new captain nominates anew',
    asks: [],
    told: () => '. The captain has the fish.',
  },
  rouser: {
    name: 'Rabble-rouser',
    does: 'the mutiny needs half the muskets, rounded up',
    asks: [],
    told: () => ': half as many muskets will do.',
  },
  archivist: {
    name: 'Archivist',
    does: 'captain or lieutenant may discard the cards they drew for new ones',
    asks: ['For which post?'],
    told: (use) => `: the ${posts[use.post]} may trade the cards for new ones.`,
  },
  mentor: {
    name: 'Mentor',
    does: 'turn another player’s used character face down, to be used again',
    asks: ['Whose character may be used again?'],
    note: characterOf,
    told: (use, say) => `: ${say.name(use.seat)} may use that character again.`,
  },
  spiritualist: {
    name: 'Spiritualist',
    does: 'two players each give 1 musket to a player of your choice',
    when: 'before the nomination that follows a north (yellow) card',
    asks: ['Who gives a musket?', 'And who else?', 'Who gets them?'],
    told: (use, say) => `: the spirits want ${names(use.seats, say)} to give ${say.name(use.to)} 1 musket each.`,
  },
  collector: {
    name: 'Debt Collector',
    does: 'one of the team gives 1 musket to each of the others in it',
    asks: ['Who pays the others of the team?'],
    told: (use, say) => `: ${say.name(use.seat)} owes the others of the team 1 musket each.`,
  },
  equalizer: {
    name: 'Equalizer',
    does: '1 musket makes the coming mutiny, and nobody may show more than 1',
    asks: [],
    told: () => ': 1 musket makes a mutiny, and nobody may show more.',
  },
  instigator: {
    name: 'Instigator',
    does: 'another player, but not the captain, may add all their muskets',
    asks: ['Whom do you urge?'],
    told: (use, say) => ` and whispers to ${say.name(use.seat)}: all your muskets, now.`,
  },
}

function shownBy(view: View, seat: Seat): string {
  return `${muskets(view.test.committed[seat] ?? 0)} shown`
}

function characterOf({ crew }: View, seat: Seat): string | null {
  const character = crew[seat]?.character ?? null
  return character === null ? null : `${roles[character].name}: ${roles[character].does}`
}

export const moments: Readonly<Record<Moment, string>> = {
  beforeNomination: 'before the nomination',
  afterNomination: 'after the nomination',
  afterMuskets: 'after the muskets are shown',
  beforeDraw: 'before the cards are drawn',
}

export function the(character: Character): string {
  return `the ${roles[character].name}`
}

/** When a character may be used. */
export function when(character: Character): string {
  const role: Role<Character> = roles[character]
  if (role.when !== undefined) return role.when
  const { moments: open } = characters[character]
  return open.length > 1 ? 'at any open moment' : list(open.map((moment) => moments[moment]))
}

/** What somebody does by showing a character. */
export function usedBy(use: Use, user: string, say: Say): string {
  const role: Role<Character> = roles[use.character]
  return `${user} shows ${the(use.character)}${role.told(use, say, user)}`
}

/** What the asked seat would do. */
export function useInWords(use: Use, say: Say): string {
  const uses = `use ${the(use.character)}`
  if ('post' in use) return `${uses} for the ${posts[use.post]}`
  if ('from' in use) return `${uses}: ${say.name(use.to)} goes off duty in place of ${say.name(use.from)}`
  if ('to' in use) return `${uses}: ${names(use.seats, say)} each give ${say.name(use.to)} 1 musket`
  if ('seats' in use) return `${uses} on ${names(use.seats, say)}`
  if ('seat' in use) return `${uses} on ${say.name(use.seat)}`
  return `${uses}: ${roles[use.character].does}`
}

function names(seats: readonly number[], say: Say): string {
  return list(seats.map((seat) => say.name(seat)))
}
