import type { Choice, Say, Seat, Words } from '@octopolis/engine'
import { headings } from '../data/headings.ts'
import { factions, type Faction } from '../data/crew.ts'
import { reasons, type Reason, type Talk } from '../talk.ts'
import type { NavigationView, View } from '../view.ts'
import { cardName, de, headingList, headingNames, list, oneOf, posts } from './fr-nouns.ts'
import { navigationAt } from './seen.ts'
import type { Kraken } from '../kit.ts'

type KrakenWords = Words<Kraken>

const why: Readonly<Record<Reason, string>> = {
  course: 'regardez où mènent ses navigations',
  claims: 'écoutez ses déclarations',
  muskets: 'regardez où vont ses mousquets',
  team: 'regardez l’équipe qui l’entoure',
  search: 'une fouille l’a montré',
  hunch: 'appelez cela du flair',
}

const selves: Readonly<Record<Faction, string>> = {
  sailors: 'Je suis marin',
  pirates: 'Je suis pirate',
  cult: 'Je suis du Culte',
}

const sides = { pirates: 'pirate', cult: 'du Culte' } as const

/** Numbers are those of the chronicle on the table. */
const on = (speaker: Seat, at: number, say: Say) => `${say.name(speaker)}, au sujet du n° ${at + 1} :`

export const talk: KrakenWords['talk'] = {
  drew: ({ at, as, cards }, speaker, say) =>
    `${on(speaker, at, say)} « Comme ${posts[as]}, j’ai pioché ${headingList(cards)}. »`,
  gave: ({ at, as, card }, speaker, say) =>
    `${on(speaker, at, say)} « Comme ${posts[as]}, j’ai glissé ${headingNames[card]} dans le livre de bord. »`,
  logbook: ({ at, cards }, speaker, say) =>
    `${on(speaker, at, say)} « Dans le livre de bord, j’ai trouvé ${headingList(cards)}. »`,
  sang: ({ at, cards }, speaker, say) => `${on(speaker, at, say)} « La sirène m’a montré ${headingList(cards)}. »`,
  peeked: ({ at, card }, speaker, say) =>
    `${on(speaker, at, say)} « La première carte, c’était ${headingNames[card]}. »`,
  found: ({ seat, faction }, speaker, say) =>
    `${say.name(speaker)} : « J’ai fouillé la cabine ${de(say.name(seat))}, qui est ${oneOf[faction]}. »`,
  am: ({ faction }, speaker, say) => `${say.name(speaker)} : « ${selves[faction]}. »`,
  trust: ({ seat, why: reason }, speaker, say) =>
    `${say.name(speaker)} : « Je fais confiance à ${say.name(seat)} : ${why[reason]}. »`,
  suspect: ({ seat, of, why: reason }, speaker, say) =>
    `${say.name(speaker)} : « Pour moi, ${say.name(seat)} est ${sides[of]} : ${why[reason]}. »`,
  ask: ({ seat, about }, speaker, say) =>
    `${say.name(speaker)} : « ${say.name(seat)}, que pensez-vous ${about === speaker ? 'de moi' : de(say.name(about))}, et pourquoi ? »`,
}

const subjects: Readonly<Record<Talk['type'], { readonly choice: string; readonly rank: number }>> = {
  drew: { choice: 'ce que vous avez pioché', rank: 0 },
  gave: { choice: 'ce que vous avez mis au livre de bord', rank: 1 },
  logbook: { choice: 'ce que vous avez lu au livre de bord', rank: 2 },
  sang: { choice: 'ce que la sirène vous a montré', rank: 3 },
  peeked: { choice: 'la première carte de la pioche', rank: 4 },
  found: { choice: 'le résultat d’une fouille', rank: 5 },
  am: { choice: 'ce que vous êtes', rank: 6 },
  trust: { choice: 'à qui vous faites confiance', rank: 7 },
  suspect: { choice: 'qui vous soupçonnez', rank: 8 },
  ask: { choice: 'interroger quelqu’un', rank: 9 },
}

/** First what about, then about which navigation or whom, then the rest. Anything may be a lie. */
export function sayings(one: Talk, speaker: Seat, say: Say, view: View): Choice[] {
  return [{ question: 'De quoi parlez-vous ?', ...subjects[one.type] }, ...details(one, speaker, say, view)]
}

function details(one: Talk, speaker: Seat, say: Say, view: View): Choice[] {
  const person = (question: string, seat: Seat): Choice => ({ question, choice: say.name(seat), rank: seat })
  const reason = (of: Reason): Choice => ({ question: 'Pourquoi ?', choice: why[of], rank: reasons.indexOf(of) })
  switch (one.type) {
    case 'drew':
    case 'logbook':
    case 'sang':
      return [which(one.at, say, view), { question: 'Quelles cartes ?', choice: headingList(one.cards) }]
    case 'gave':
    case 'peeked': {
      const choice = headingNames[one.card]
      return [which(one.at, say, view), { question: 'Quelle carte ?', choice, rank: headings.indexOf(one.card) }]
    }
    case 'found': {
      const choice = oneOf[one.faction]
      const rank = factions.indexOf(one.faction)
      return [person('La cabine de qui ?', one.seat), { question: 'Et cette personne est…', choice, rank }]
    }
    case 'am':
      return [{ question: 'Et vous êtes…', choice: oneOf[one.faction], rank: factions.indexOf(one.faction) }]
    case 'trust':
      return [person('À qui faites-vous confiance ?', one.seat), reason(one.why)]
    case 'suspect':
      return [
        person('Qui soupçonnez-vous ?', one.seat),
        { question: 'D’être quoi ?', choice: sides[one.of], rank: one.of === 'pirates' ? 0 : 1 },
        reason(one.why),
      ]
    case 'ask':
      return [
        person('Qui interrogez-vous ?', one.seat),
        one.about === speaker
          ? { question: 'Au sujet de qui ?', choice: 'de vous', rank: -1 }
          : person('Au sujet de qui ?', one.about),
      ]
  }
}

/** An entry of the chronicle. */
function which(at: number, say: Say, view: View): Choice {
  const navigation = navigationAt(view, at)
  const choice = { question: 'À quel moment ?', choice: `n° ${at + 1}`, rank: -at }
  return navigation === null ? choice : { ...choice, note: outcome(navigation, say) }
}

function outcome({ captain, lieutenant, navigator, revealed }: NavigationView, say: Say): string {
  const team = [captain, lieutenant, navigator].filter((seat) => seat !== null)
  const result = revealed === null ? 'sans résultat' : cardName(revealed)
  return `${result} · ${list(team.map((seat) => say.name(seat)))}`
}
