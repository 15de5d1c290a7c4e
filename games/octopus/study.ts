import type { Count, Study } from '@octopolis/games/box'
import { named, numbered, tally } from '@octopolis/games/tally'
import { exteriors, locations } from './data/places.ts'
import type { Fact } from './facts.ts'
import * as en from './text/en-nouns.ts'
import * as fr from './text/fr-nouns.ts'

const counts: readonly Count[] = [
  tally(
    { en: 'How negotiations end', fr: 'Issue des négociations' },
    { en: 'negotiations', fr: 'négociations' },
    {
      nothing: { en: 'nothing happens', fr: 'rien ne se passe' },
      dominates: { en: 'one cult dominates', fr: 'un culte domine' },
      wanted: { en: 'a fight is wanted', fr: 'affrontement voulu' },
      deadlock: { en: 'a fight, no agreement', fr: 'affrontement, faute d’accord' },
    },
    (fact: Fact) => {
      if (fact.type === 'agreed') return fact.stance === 'nothing' ? 'nothing' : 'dominates'
      if (fact.type === 'confrontation') return fact.by === null ? 'deadlock' : 'wanted'
      return null
    },
    true,
  ),
  tally(
    { en: 'Components taken', fr: 'Composantes récupérées' },
    { en: 'components', fr: 'composantes' },
    named(locations, en.components, fr.components),
    (fact: Fact) => (fact.type === 'gathered' ? fact.component : null),
  ),
  {
    title: { en: 'Cults eliminated', fr: 'Cultes éliminés' },
    unit: { en: 'games', fr: 'parties' },
    shares: true,
    labels: numbered(5),
    of: (facts) => ({ [facts.filter(({ type }) => type === 'out').length]: 1 }),
  },
  tally(
    { en: 'How power is lost', fr: 'Comment se perd la puissance' },
    { en: 'power', fr: 'puissance' },
    {
      harmed: { en: 'to offspring', fr: 'par un rejeton' },
      fought: { en: 'in confrontations', fr: 'dans un affrontement' },
      erred: { en: 'to errors of the clock', fr: 'par erreur d’horloge' },
      drowned: { en: 'to the Lost City', fr: 'dans la Cité perdue' },
      sacrificed: { en: 'to the Moon Men', fr: 'aux Sélénites' },
    },
    ({ type }: Fact) => {
      switch (type) {
        case 'harmed':
        case 'fought':
        case 'erred':
        case 'drowned':
        case 'sacrificed':
          return type
        default:
          return null
      }
    },
  ),
]

const seatCounts = [3, 4, 5] as const

/** Every number of seats with every Exterior, and the quick game. */
const tables = seatCounts.flatMap((seats) => [
  ...exteriors.map((exterior) => ({
    label: {
      en: `${seats} seats, ${en.exteriors[exterior].name}`,
      fr: `${seats} places, ${fr.exteriors[exterior].name}`,
    },
    seats,
    options: { quick: false, exterior },
  })),
  {
    label: { en: `${seats} seats, quick game`, fr: `${seats} places, partie rapide` },
    seats,
    options: { quick: true },
  },
])

export const study: Study = { tables, counts }
