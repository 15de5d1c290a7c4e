import type { Seat } from '@octopolis/engine'
import type { Count, InEach, Mark, Measure, Study } from '@octopolis/games/box'
import { named, tally, type Labels } from '@octopolis/games/tally'
import { cardIds, type CardId } from './data/cards/index.ts'
import { vehicleIds } from './data/vehicles.ts'
import type { EventKind } from './data/vocabulary.ts'
import type { Fact } from './facts.ts'
import type { Pass } from './state.ts'
import * as en from './text/en-names.ts'
import * as fr from './text/fr-names.ts'

type Raced = Extract<Fact, { type: 'raced' }>['result']

const results: Readonly<Record<Raced, InEach>> = {
  passes: { en: 'passes', fr: 'dépasse' },
  fails: { en: 'fails', fr: 'échoue' },
  tie: { en: 'a tie: both are damaged', fr: 'égalité : tôle froissée' },
  calledOff: { en: 'called off', fr: 'annulé' },
}

const passes: Readonly<Record<Pass, InEach>> = {
  roll: { en: 'by the dice', fr: 'aux dés' },
  damage: { en: 'because of damage', fr: 'à cause d’un dégât' },
  card: { en: 'by a card', fr: 'par une carte' },
}

const eventNames: Readonly<Record<EventKind, InEach>> = {
  played: { en: 'an action is played', fr: 'une action est jouée' },
  hired: { en: 'crew is hired', fr: 'un mécano est engagé' },
  rolled: { en: 'the dice of a pass', fr: 'les dés d’un dépassement' },
  damage: { en: 'damage', fr: 'un dégât' },
  pit: { en: 'a pit stop', fr: 'un arrêt au stand' },
  fitted: { en: 'something is fitted', fr: 'une pièce est montée' },
  mended: { en: 'the die of a repair', fr: 'le dé d’une réparation' },
  lap: { en: 'a lap is earned', fr: 'un tour est gagné' },
}

const counts: readonly Count[] = [
  tally(
    { en: 'How tries to pass end', fr: 'Issue des tentatives de dépassement' },
    { en: 'tries', fr: 'tentatives' },
    results,
    (fact: Fact) => (fact.type === 'raced' ? fact.result : null),
    true,
  ),
  tally({ en: 'Passes', fr: 'Dépassements' }, { en: 'passes', fr: 'dépassements' }, passes, (fact: Fact) =>
    fact.type === 'passed' ? fact.by : null,
  ),
  tally({ en: 'Reactions', fr: 'Réactions' }, { en: 'reactions', fr: 'réactions' }, eventNames, (fact: Fact) =>
    fact.type === 'reacted' ? fact.to : null,
  ),
]

const cardLabels = named(cardIds, en.titles, fr.titles)
const vehicleLabels = named(vehicleIds, en.vehicleTitles, fr.vehicleTitles)

interface Bearer {
  readonly seat: Seat
  readonly label: string
}

const marked = (title: InEach, labels: Labels, bearers: (fact: Fact) => readonly Bearer[]): Mark => ({
  title,
  labels,
  of: (facts: readonly Fact[]) => facts.flatMap(bearers),
})

/** Out of the hand and onto the table, whatever comes of it. */
function cardPlayed(fact: Fact): { readonly seat: Seat; readonly card: CardId } | null {
  switch (fact.type) {
    case 'played':
    case 'hired':
    case 'reacted':
    case 'fitting':
      return fact
    default:
      return null
  }
}

const marks: readonly Mark[] = [
  marked({ en: 'Vehicles', fr: 'Véhicules' }, vehicleLabels, (fact) =>
    fact.type === 'vehicle' ? [{ seat: fact.seat, label: fact.vehicle }] : [],
  ),
  marked({ en: 'Cards played', fr: 'Cartes jouées' }, cardLabels, (fact) => {
    const play = cardPlayed(fact)
    return play === null ? [] : [{ seat: play.seat, label: play.card }]
  }),
  marked({ en: 'Cards drawn', fr: 'Cartes piochées' }, cardLabels, (fact) =>
    fact.type === 'drew' ? fact.cards.map((label) => ({ seat: fact.seat, label })) : [],
  ),
]

const how = (facts: readonly Fact[], type: Fact['type']): number => facts.filter((fact) => fact.type === type).length

/** How often somebody else comes to lead. */
function leadChanges(facts: readonly Fact[]): number {
  let leader: Seat | undefined
  let changes = 0
  for (const fact of facts) {
    if (fact.type !== 'linedUp' && fact.type !== 'passed' && fact.type !== 'swapped') continue
    const [first] = fact.pack
    if (leader !== undefined && first !== leader) changes++
    leader = first
  }
  return changes
}

function winnersLaps(facts: readonly Fact[]): number | null {
  const end = facts.find((fact) => fact.type === 'ended')
  return end?.laps[end.places.indexOf(1)] ?? null
}

const measures: readonly Measure[] = [
  {
    title: { en: 'Turns a player', fr: 'Tours de jeu par joueur' },
    unit: { en: 'turns', fr: 'tours de jeu' },
    of: (facts: readonly Fact[], seats) => how(facts, 'turn') / seats,
  },
  {
    title: { en: 'Laps of the winner', fr: 'Tours de piste du vainqueur' },
    unit: { en: 'laps', fr: 'tours de piste' },
    of: winnersLaps,
  },
  {
    title: { en: 'Changes of the lead', fr: 'Changements en tête' },
    unit: { en: 'changes', fr: 'changements' },
    of: leadChanges,
  },
  {
    title: { en: 'Reactions a turn', fr: 'Réactions par tour de jeu' },
    unit: { en: 'reactions', fr: 'réactions' },
    of: (facts: readonly Fact[]) => how(facts, 'reacted') / Math.max(1, how(facts, 'turn')),
  },
]

/** The variants at four; the usual race is there for every number of seats anyway. */
const tables: Study['tables'] = [
  { label: { en: 'vehicles by choice', fr: 'véhicules au choix' }, options: { vehicles: 'chosen' } },
  { label: { en: 'a marker on the flag', fr: 'un pion sur le drapeau' }, options: { markers: '1' } },
  { label: { en: 'short race', fr: 'course courte' }, options: { short: true } },
  { label: { en: 'last turns', fr: 'derniers tours de jeu' }, options: { lastTurn: true } },
].map(({ label, options }) => ({
  label: { en: `4 seats, ${label.en}`, fr: `4 places, ${label.fr}` },
  seats: 4,
  options,
}))

export const study: Study = { tables, counts, marks, measures }
