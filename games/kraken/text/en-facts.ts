import type { Say, Seat, Words } from '@octopolis/engine'
import type { Ritual } from '../data/cards.ts'
import { cards } from '../data/cards.ts'
import { crewOf, type Faction } from '../data/crew.ts'
import type { Change, Ending, Fact, Rise } from '../facts.ts'
import { the, usedBy } from './en-characters.ts'
import {
  allegiances,
  cardList,
  cardName,
  chartLabels,
  headingNames,
  list,
  muskets,
  oneOf,
  goalNames,
  placeName,
  posts,
} from './en-nouns.ts'
import { shares } from './seen.ts'
import type { Kraken } from '../kit.ts'

type KrakenWords = Words<Kraken>

export const endings: Readonly<Record<Ending, string>> = {
  bluewater: 'the ship drops anchor in Bluewater Bay, and the sailors go home',
  crimson: 'the ship slips into Crimson Cove, and the pirates divide it among themselves',
  kraken: 'the ship has found the Kraken, and the cult kneels on what is left of the deck',
  fed: 'the cult leader has been fed to the Kraken, which is all the cult ever wanted',
}

const rises: Readonly<Record<Rise, (name: string) => string>> = {
  first: (name) => `${name} shows the Captain’s card and takes command.`,
  mutiny: (name) => `${name} is captain now, by popular demand.`,
  drunk: (name) => `The captain can’t stand up straight any more; ${name} takes over.`,
  cook: (name) => `Dinner has disagreed with the captain; ${name} takes over and nominates anew.`,
}

const changes: Readonly<Record<Change, string>> = {
  armed: 'Armed',
  disarmed: 'Disarmed',
  supplied: 'supply line',
  stash: 'gun stash',
  gunsmith: 'Gunsmith',
  strategist: 'Master Strategist',
  character: 'by a character',
}

const uprisings: Readonly<Record<Ritual, string>> = {
  conversion: 'The cult rises: Conversion. All close their eyes, and somebody may be touched on the shoulder.',
  stash: 'The cult rises: Gun stash. All close their eyes, and three muskets are looking for owners.',
  cabin: 'The cult rises: Cult cabin search. All close their eyes, and three doors creak.',
}

const victors: Readonly<Record<Faction, string>> = {
  sailors: 'The sailors win',
  pirates: 'The pirates win',
  cult: 'The cult wins',
}

function names(seats: readonly Seat[], say: Say): string {
  return list(seats.map((seat) => say.name(seat)))
}

/** "Ada 2, Bo 1", without those who showed none. */
function shownMuskets(shown: readonly (number | null)[], say: Say): string {
  const some = shown.flatMap((count, seat) => (count === null || count === 0 ? [] : [`${say.name(seat)} ${count}`]))
  return some.length === 0 ? 'All hands open, and there isn’t a musket in any of them.' : `Hands open: ${list(some)}.`
}

function crewAtEnd({ crew }: Extract<Fact, { type: 'ended' }>, say: Say): string {
  return crew
    .map(({ dealt, convert }, seat) => `${say.name(seat)} ${allegiances[dealt]}${convert ? ', converted' : ''}`)
    .join('; ')
}

export const facts: KrakenWords['facts'] = {
  voyage: ({ chart, seats }) =>
    `${seats} hands cast off for the ${chartLabels[chart]}; ${muskets(crewOf(seats).threshold)} make a mutiny.`,
  dealt: ({ seat, allegiance, character }, say) =>
    `${say.name(seat)} is ${allegiances[allegiance]} and goes by the name of ${the(character)}.`,
  pirates: ({ seats }, say) =>
    seats.length === 1
      ? `${names(seats, say)} looks around for fellow pirates: there are none.`
      : `${seats.length} pirates nod at each other: ${names(seats, say)}.`,
  captain: ({ seat, by }, say) => rises[by](say.name(seat)),
  stays: ({ seat }, say) => `Nobody else can be captain: ${say.name(seat)} stays.`,
  used: ({ seat, use }, say) => usedBy(use, say.name(seat), say),
  nominated: ({ captain, lieutenant, navigator, emergency }, say) => {
    const name = say.name(captain)
    if (emergency && navigator !== null) return `No time to lose: ${name} names ${say.name(navigator)} navigator.`
    const named = [
      ...(lieutenant === null ? [] : [`${say.name(lieutenant)} as lieutenant`]),
      ...(navigator === null ? [] : [`${say.name(navigator)} as navigator`]),
    ]
    return named.length === 0
      ? `${name} is alone on board and leaves both posts to chance.`
      : `${name} names ${list(named)}${named.length === 1 ? ', and leaves the other post to chance' : ''}.`
  },
  advised: ({ seat, lieutenant }, say) => `${say.name(seat)} names ${say.name(lieutenant)} as lieutenant.`,
  committed: ({ seat, muskets: count }, say) => `${say.name(seat)} holds out a fist with ${muskets(count)} in it.`,
  ready: ({ seat }, say) => `${say.name(seat)} holds out a fist.`,
  muskets: ({ shown }, say) => shownMuskets(shown, say),
  joined: ({ seat, muskets: count }, say) => `${say.name(seat)} joins the mutiny with ${muskets(count)} more.`,
  declined: ({ seat, by }, say) =>
    `${say.name(seat)} would rather not; ${say.name(by)} turns the Instigator face down again.`,
  mutiny: ({ total, needed, success }) =>
    success
      ? `${muskets(total)} of ${needed} needed: mutiny!`
      : `${total} of ${needed} muskets needed: the captain stays, and the team sails.`,
  ruledOut: ({ by, seat }, say) => `${say.name(by)} rules out ${say.name(seat)}.`,
  armament: ({ seat, muskets: count, why }, say) => `${say.name(seat)} now has ${muskets(count)} (${changes[why]}).`,
  shuffled: ({ cards: count }) => `Pile and discards are shuffled into a new pile of ${count} cards.`,
  drew: ({ seat, as, cards: drawn }, say) => `${say.name(seat)}, ${posts[as]}, draws ${cardList(drawn)}.`,
  drewUnseen: ({ seat, as, count }, say) =>
    seat === null
      ? `${count} cards are drawn for the ${posts[as]} who isn’t there.`
      : `${say.name(seat)}, ${posts[as]}, draws ${count} cards.`,
  redrew: ({ seat, as }, say) => `${say.name(seat)}, ${posts[as]}, discards the hand for a new one.`,
  gave: ({ seat, card, away }, say) =>
    `${say.name(seat)} puts ${cardName(card)} into the logbook and discards ${cardList(away)}.`,
  gaveUnseen: ({ seat }, say) => `${say.name(seat)} puts a card into the logbook.`,
  logbook: ({ seat, cards: found }, say) => `${say.name(seat)} opens the logbook: ${cardList(found)}.`,
  steered: ({ seat, left, away }, say) =>
    `${say.name(seat)} leaves ${cardName(left)} in the logbook and discards ${cardName(away)}.`,
  jumped: ({ seat }, say) =>
    `${say.name(seat)} refuses the order and jumps overboard, cards and all. The water is cold.`,
  revealed: ({ captain, card, to, goal }, say) =>
    `${say.name(captain)} reveals ${cardName(card)}: the ship turns ${headingNames[cards[card].heading]}, to ${goal === null ? placeName(to) : goalNames[goal]}.`,
  searched: ({ captain, seat }, say) => `${say.name(captain)} searches the cabin of ${say.name(seat)}.`,
  found: ({ seat, allegiance, tentacle }, say) =>
    `In the cabin of ${say.name(seat)} lies the card of ${allegiances[allegiance]}${
      tentacle ? ', and a hand makes the sign of the tentacle: converted' : ''
    }.`,
  silenced: ({ captain, seat }, say) =>
    `${say.name(captain)} has the tongue of ${say.name(seat)} cut off: no more words, and never captain.`,
  flogged: ({ captain, seat, not }, say) =>
    `${say.name(captain)} has ${say.name(seat)} flogged until it is plain: not ${oneOf[not]}.`,
  fed: ({ captain, seat }, say) =>
    `${say.name(captain)} feeds ${say.name(seat)} to the Kraken, which doesn’t need asking twice.`,
  mermaid: ({ captain, seat, count }, say) =>
    count === 0
      ? `${say.name(captain)} sends ${say.name(seat)} to the mermaid, who has nothing to show.`
      : `${say.name(captain)} sends ${say.name(seat)} to the mermaid, who has kept the last ${count === 1 ? 'discard' : `${count} discards`}.`,
  sang: ({ seat, cards: found }, say) => `The mermaid shows ${say.name(seat)} ${cardList(found)}.`,
  telescope: ({ captain, seat }, say) => `${say.name(captain)} hands ${say.name(seat)} the telescope.`,
  peeked: ({ seat, card }, say) => `${say.name(seat)} sees the top card: ${cardName(card)}.`,
  topLeft: ({ seat }, say) => `${say.name(seat)} leaves the top card where it is.`,
  topDiscarded: ({ seat }, say) => `${say.name(seat)} discards the top card.`,
  uprising: ({ ritual }) => uprisings[ritual],
  noRitual: () => 'The cult rises, but its rituals are used up: nothing stirs.',
  converted: ({ seat, leader, met }, say) =>
    met
      ? `${say.name(leader)}, the cult leader, and ${say.name(seat)}, already of the cult, are pleased to meet.`
      : `${say.name(leader)}, the cult leader, converts ${say.name(seat)}: a cultist from now on.`,
  cabins: ({ found }, say) =>
    found.length === 0
      ? 'The leader finds nobody’s cabin to search.'
      : `The leader tiptoes through the cabins: ${found
          .map(({ seat, faction }) => `${say.name(seat)} is ${oneOf[faction]}`)
          .join(', ')}.`,
  stashed: ({ given }, say) =>
    given.length === 0
      ? 'The stash stays where it was.'
      : `The stash is empty: ${list(
          shares(given).map(({ seat, muskets: count }) => `${muskets(count)} for ${say.name(seat)}`),
        )}.`,
  eyesOpen: () => 'All open their eyes and look innocent.',
  rested: ({ seats }, say) =>
    seats.length === 0
      ? 'Nobody goes off duty.'
      : `Off duty: ${list(seats.map(({ seat, post }) => `${say.name(seat)} (${posts[post]})`))}.`,
  ended: (fact, say) => {
    const { ending, faction, winners } = fact
    const victory = winners.length === 0 ? '' : ` Winners: ${names(winners, say)}.`
    return `${victors[faction]}: ${endings[ending]}.${victory} Cards on the table: ${crewAtEnd(fact, say)}.`
  },
}
