import type { Count, InEach, Study } from '@octopolis/games/box'
import { named, numbered, tally, type Labels } from '@octopolis/games/tally'
import { characterNames } from './data/characters.ts'
import { chartNames } from './data/charts.ts'
import { factionOf, factions, type Faction } from './data/crew.ts'
import type { Ending, Fact } from './facts.ts'
import { roles as english } from './text/en-characters.ts'
import { chartLabels as englishCharts } from './text/en-nouns.ts'
import { roles as french } from './text/fr-characters.ts'
import { chartLabels as frenchCharts } from './text/fr-nouns.ts'

const factionNames: Readonly<Record<Faction, InEach>> = {
  sailors: { en: 'sailors', fr: 'marins' },
  pirates: { en: 'pirates', fr: 'pirates' },
  cult: { en: 'cult', fr: 'Culte' },
}

const endingNames: Readonly<Record<Ending, InEach>> = {
  bluewater: { en: 'Bluewater Bay', fr: 'Baie d’Embrunzur' },
  crimson: { en: 'Crimson Cove', fr: 'Crique Écarlate' },
  kraken: { en: 'the Kraken', fr: 'le Kraken' },
  fed: { en: 'the leader is fed', fr: 'le Chef du Culte est dévoré' },
}

const games: InEach = { en: 'games', fr: 'parties' }

type Ended = Extract<Fact, { type: 'ended' }>

function endOf(facts: readonly Fact[]): Ended | undefined {
  return facts.find((fact) => fact.type === 'ended')
}

/** One label a game. */
function oncePer(title: InEach, labels: Labels, label: (facts: readonly Fact[], ended: Ended) => string | null): Count {
  return {
    title,
    unit: games,
    labels,
    shares: true,
    of(facts: readonly Fact[]) {
      const ended = endOf(facts)
      const name = ended === undefined ? null : label(facts, ended)
      return name === null ? {} : { [name]: 1 }
    },
  }
}

const characterLabels = named(characterNames, english, french)

/** Whose people named the first team, and who won in the end. */
const firstCaptains: Labels = Object.fromEntries(
  factions.flatMap((first) =>
    factions.map((winner) => [
      `${first} ${winner}`,
      {
        en: `${factionNames[first].en} first: ${factionNames[winner].en} win`,
        fr: `d’abord ${factionNames[first].fr} : ${factionNames[winner].fr}`,
      },
    ]),
  ),
)

function firstCaptain(facts: readonly Fact[], { crew, faction }: Ended): string | null {
  const first = facts.find((fact) => fact.type === 'captain' && fact.by === 'first')
  const dealt = first?.type === 'captain' ? crew[first.seat]?.dealt : undefined
  return dealt === undefined ? null : `${factionOf[dealt]} ${faction}`
}

/** What a character is worth: of those who used it, how many won. */
const charactersThatWon: Count = {
  title: { en: 'Characters used by those who win', fr: 'Personnages joués par ceux qui gagnent' },
  unit: { en: 'uses', fr: 'emplois' },
  labels: characterLabels,
  of(facts: readonly Fact[]) {
    const winners = endOf(facts)?.winners ?? []
    const counts: Record<string, number> = {}
    for (const fact of facts) {
      if (fact.type !== 'used' || !winners.includes(fact.seat)) continue
      counts[fact.use.character] = (counts[fact.use.character] ?? 0) + 1
    }
    return counts
  },
}

const counts: readonly Count[] = [
  oncePer({ en: 'Who wins', fr: 'Qui gagne' }, factionNames, (_facts, { faction }) => faction),
  oncePer({ en: 'How voyages end', fr: 'Fin des voyages' }, endingNames, (_facts, { ending }) => ending),
  oncePer(
    { en: 'Who wins, by the first captain', fr: 'Qui gagne, selon le premier capitaine' },
    firstCaptains,
    firstCaptain,
  ),
  oncePer({ en: 'Conversions in a game', fr: 'Conversions par partie' }, numbered(3), (_facts, { crew }) =>
    String(crew.filter(({ convert }) => convert).length),
  ),
  tally(
    { en: 'Loyalty tests', fr: 'Preuves de loyauté' },
    { en: 'tests', fr: 'preuves' },
    { mutiny: { en: 'mutiny', fr: 'mutinerie' }, loyal: { en: 'the team sails', fr: 'l’équipe navigue' } },
    (fact: Fact) => (fact.type === 'mutiny' ? (fact.success ? 'mutiny' : 'loyal') : null),
  ),
  tally(
    { en: 'Characters used', fr: 'Personnages joués' },
    { en: 'uses', fr: 'emplois' },
    characterLabels,
    (fact: Fact) => (fact.type === 'used' ? fact.use.character : null),
  ),
  charactersThatWon,
]

/** Every crew on every chart. */
const tables = [5, 6, 7, 8, 9, 10, 11].flatMap((seats) =>
  chartNames.map((chart) => ({
    label: { en: `${seats} seats, ${englishCharts[chart]}`, fr: `${seats} places, ${frenchCharts[chart]}` },
    seats,
    options: { chart },
  })),
)

export const study: Study = { tables, counts }
