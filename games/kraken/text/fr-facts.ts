import type { Say, Seat, Words } from '@octopolis/engine'
import { cards, type Ritual } from '../data/cards.ts'
import { crewOf, type Faction } from '../data/crew.ts'
import type { Change, Ending, Fact, Rise } from '../facts.ts'
import { roles, usedBy } from './fr-characters.ts'
import {
  allegiances,
  cardList,
  cardName,
  chartLabels,
  de,
  headingNames,
  list,
  muskets,
  oneOf,
  goalPlaces,
  placeName,
  posts,
} from './fr-nouns.ts'
import { shares } from './seen.ts'
import type { Kraken } from '../kit.ts'

type KrakenWords = Words<Kraken>

export const endings: Readonly<Record<Ending, string>> = {
  bluewater: 'le navire mouille dans la Baie d’Embrunzur, et les marins rentrent chez eux',
  crimson: 'le navire se glisse dans la Crique Écarlate, et les pirates se le partagent',
  kraken: 'le navire a trouvé le Kraken, et le Culte s’agenouille sur ce qu’il reste du pont',
  fed: 'le chef du Culte a été servi au Kraken ; le Culte n’en demandait pas plus',
}

const rises: Readonly<Record<Rise, (name: string) => string>> = {
  first: (name) => `${name} dévoile la carte Capitaine et prend le commandement.`,
  mutiny: (name) => `${name} devient capitaine, à la demande générale.`,
  drunk: (name) => `Le capitaine ne tient plus debout ; ${name} prend la relève.`,
  cook: (name) => `Le dîner n’est pas passé ; ${name} devient capitaine et nomme une autre équipe.`,
}

const changes: Readonly<Record<Change, string>> = {
  armed: 'Ravitaillement',
  disarmed: 'Confiscation',
  supplied: 'ligne de ravitaillement',
  stash: 'planque du Culte',
  gunsmith: 'Armurier',
  strategist: 'Fin Stratège',
  character: 'effet d’un personnage',
}

const uprisings: Readonly<Record<Ritual, string>> = {
  conversion:
    'Le Culte s’éveille : Conversion au Culte. Tous ferment les yeux, et une main se pose peut-être sur une épaule.',
  stash: 'Le Culte s’éveille : Planque de mousquets. Tous ferment les yeux, et trois mousquets cherchent preneur.',
  cabin: 'Le Culte s’éveille : Fouille de cabine par le Culte. Tous ferment les yeux, et trois portes grincent.',
}

const victors: Readonly<Record<Faction, string>> = {
  sailors: 'Victoire des marins',
  pirates: 'Victoire des pirates',
  cult: 'Victoire du Culte',
}

function names(seats: readonly Seat[], say: Say): string {
  return list(seats.map((seat) => say.name(seat)))
}

/** "Ada 2, Bo 1", without those who showed none. */
function shownMuskets(shown: readonly (number | null)[], say: Say): string {
  const some = shown.flatMap((count, seat) => (count === null || count === 0 ? [] : [`${say.name(seat)} ${count}`]))
  return some.length === 0
    ? 'Les poings s’ouvrent, et pas un mousquet n’en tombe.'
    : `Les poings s’ouvrent : ${list(some)}.`
}

function crewAtEnd({ crew }: Extract<Fact, { type: 'ended' }>, say: Say): string {
  return crew
    .map(({ dealt, convert }, seat) => `${say.name(seat)} ${allegiances[dealt]}${convert ? ' (conversion)' : ''}`)
    .join(' ; ')
}

export const facts: KrakenWords['facts'] = {
  voyage: ({ chart, seats }) =>
    `${seats} matelots larguent les amarres pour une ${chartLabels[chart]} ; ${muskets(crewOf(seats).threshold)} font une mutinerie.`,
  dealt: ({ seat, allegiance, character }, say) =>
    `${say.name(seat)} reçoit la carte ${allegiances[allegiance]} et un personnage : ${roles[character].the}.`,
  pirates: ({ seats }, say) =>
    seats.length === 1
      ? `${names(seats, say)} cherche d’autres pirates du regard : il n’y en a pas.`
      : `${seats.length} pirates échangent un signe de tête : ${names(seats, say)}.`,
  captain: ({ seat, by }, say) => rises[by](say.name(seat)),
  stays: ({ seat }, say) => `Personne d’autre ne peut être capitaine : ${say.name(seat)} le reste.`,
  used: ({ seat, use }, say) => usedBy(use, say.name(seat), say),
  nominated: ({ captain, lieutenant, navigator, emergency }, say) => {
    const name = say.name(captain)
    if (emergency && navigator !== null)
      return `Pas une minute à perdre : ${name} nomme ${say.name(navigator)} navigateur.`
    const named = [
      ...(lieutenant === null ? [] : [`${say.name(lieutenant)} lieutenant`]),
      ...(navigator === null ? [] : [`${say.name(navigator)} navigateur`]),
    ]
    return named.length === 0
      ? `${name} n’a plus personne à bord et confie les deux postes au hasard.`
      : `${name} nomme ${list(named)}${named.length === 1 ? ' et confie l’autre poste au hasard' : ''}.`
  },
  advised: ({ seat, lieutenant }, say) => `${say.name(seat)} nomme ${say.name(lieutenant)} lieutenant.`,
  committed: ({ seat, muskets: count }, say) =>
    count === 0
      ? `${say.name(seat)} tend un poing vide.`
      : `${say.name(seat)} tend le poing : ${muskets(count)} dedans.`,
  ready: ({ seat }, say) => `${say.name(seat)} tend le poing.`,
  muskets: ({ shown }, say) => shownMuskets(shown, say),
  joined: ({ seat, muskets: count }, say) => `${say.name(seat)} se joint à la mutinerie et ajoute ${muskets(count)}.`,
  declined: ({ seat, by }, say) =>
    `${say.name(seat)} n’en fera rien ; ${say.name(by)} retourne la Conspiratrice face cachée.`,
  mutiny: ({ total, needed, success }) =>
    success
      ? `${muskets(total)} pour ${needed} requis : mutinerie !`
      : `${total} sur ${needed} requis : le capitaine reste, et l’équipe prend la mer.`,
  ruledOut: ({ by, seat }, say) => `${say.name(by)} écarte ${say.name(seat)}.`,
  armament: ({ seat, muskets: count, why }, say) =>
    count === 0
      ? `${say.name(seat)} n’a plus aucun mousquet (${changes[why]}).`
      : `${say.name(seat)} a désormais ${muskets(count)} (${changes[why]}).`,
  shuffled: ({ cards: count }) => `On mélange pioche et défausse : nouvelle pioche de ${count} cartes.`,
  drew: ({ seat, as, cards: drawn }, say) => `${say.name(seat)}, ${posts[as]}, pioche ${cardList(drawn)}.`,
  drewUnseen: ({ seat, as, count }, say) =>
    seat === null
      ? `On pioche ${count} cartes pour le ${posts[as]}, faute de ${posts[as]}.`
      : `${say.name(seat)}, ${posts[as]}, pioche ${count} cartes.`,
  redrew: ({ seat, as }, say) => `${say.name(seat)}, ${posts[as]}, défausse sa main et en pioche une autre.`,
  gave: ({ seat, card, away }, say) =>
    `${say.name(seat)} glisse ${cardName(card)} dans le livre de bord et défausse ${cardList(away)}.`,
  gaveUnseen: ({ seat }, say) => `${say.name(seat)} glisse une carte dans le livre de bord.`,
  logbook: ({ seat, cards: found }, say) => `${say.name(seat)} ouvre le livre de bord : ${cardList(found)}.`,
  steered: ({ seat, left, away }, say) =>
    `${say.name(seat)} laisse ${cardName(left)} dans le livre de bord et défausse ${cardName(away)}.`,
  jumped: ({ seat }, say) =>
    `${say.name(seat)} refuse l’ordre et saute par-dessus bord avec les deux cartes. L’eau est froide.`,
  revealed: ({ captain, card, to, goal }, say) =>
    `${say.name(captain)} révèle ${cardName(card)} : cap ${headingNames[cards[card].heading]}, ${goal === null ? placeName(to) : goalPlaces[goal]}.`,
  searched: ({ captain, seat }, say) => `${say.name(captain)} fouille la cabine ${de(say.name(seat))}.`,
  found: ({ seat, allegiance, tentacle }, say) =>
    `Dans la cabine ${de(say.name(seat))}, une carte ${allegiances[allegiance]}${
      tentacle ? ', et une main qui fait le signe du tentacule : conversion' : ''
    }.`,
  silenced: ({ captain, seat }, say) =>
    `${say.name(captain)} fait couper la langue ${de(say.name(seat))} : plus un mot, et jamais capitaine.`,
  flogged: ({ captain, seat, not }, say) =>
    `${say.name(captain)} inflige le supplice à ${say.name(seat)}, qui n’est pas ${oneOf[not]} : c’est désormais établi.`,
  fed: ({ captain, seat }, say) => `${say.name(captain)} livre ${say.name(seat)} au Kraken, qui ne se fait pas prier.`,
  mermaid: ({ captain, seat, count }, say) =>
    count === 0
      ? `${say.name(captain)} envoie ${say.name(seat)} chez la sirène, qui n’a rien à montrer.`
      : `${say.name(captain)} envoie ${say.name(seat)} chez la sirène, qui a gardé ${count === 1 ? 'la dernière défausse' : `les ${count} dernières défausses`}.`,
  sang: ({ seat, cards: found }, say) => `La sirène montre à ${say.name(seat)} : ${cardList(found)}.`,
  telescope: ({ captain, seat }, say) => `${say.name(captain)} confie la longue-vue à ${say.name(seat)}.`,
  peeked: ({ seat, card }, say) => `${say.name(seat)} voit la première carte : ${cardName(card)}.`,
  topLeft: ({ seat }, say) => `${say.name(seat)} laisse la première carte en place.`,
  topDiscarded: ({ seat }, say) => `${say.name(seat)} défausse la première carte.`,
  uprising: ({ ritual }) => uprisings[ritual],
  noRitual: () => 'Le Culte s’éveille, mais il est à court de rituels : rien ne bouge.',
  converted: ({ seat, leader, met }, say) =>
    met
      ? `${say.name(leader)}, chef du Culte, fait la connaissance ${de(say.name(seat))}, qui en était déjà.`
      : `${say.name(leader)}, chef du Culte, convertit ${say.name(seat)} : un cultiste de plus.`,
  cabins: ({ found }, say) =>
    found.length === 0
      ? 'Le chef du Culte ne trouve aucune cabine à fouiller.'
      : `Le chef du Culte passe de cabine en cabine : ${found
          .map(({ seat, faction }) => `${say.name(seat)} est ${oneOf[faction]}`)
          .join(', ')}.`,
  stashed: ({ given }, say) =>
    given.length === 0
      ? 'La planque reste pleine.'
      : `La planque est vide : ${list(
          shares(given).map(({ seat, muskets: count }) => `${muskets(count)} pour ${say.name(seat)}`),
        )}.`,
  eyesOpen: () => 'Tous rouvrent les yeux et prennent un air innocent.',
  rested: ({ seats }, say) =>
    seats.length === 0
      ? 'Personne ne part en quartier libre.'
      : `En quartier libre : ${list(seats.map(({ seat, post }) => `${say.name(seat)} (${posts[post]})`))}.`,
  ended: (fact, say) => {
    const { ending, faction, winners } = fact
    const victory = winners.length === 0 ? '' : ` Ont gagné : ${names(winners, say)}.`
    return `${victors[faction]} : ${endings[ending]}.${victory} Cartes sur table : ${crewAtEnd(fact, say)}.`
  },
}
