import type { Choice, Say, Seat, Words } from '@octopolis/engine'
import { factions, type Faction } from '../data/crew.ts'
import { headings } from '../data/headings.ts'
import { reasons, type Reason, type Talk } from '../talk.ts'
import type { NavigationView, View } from '../view.ts'
import { cardName, headingList, headingNames, list, posts } from './en-nouns.ts'
import { navigationAt } from './seen.ts'
import type { Kraken } from '../kit.ts'

type KrakenWords = Words<Kraken>

const why: Readonly<Record<Reason, string>> = {
  course: 'the course they steered',
  claims: 'what they have been telling us',
  muskets: 'what they did with their muskets',
  team: 'the company they keep on the team',
  search: 'what a search brought to light',
  hunch: 'call it a hunch',
}

const selves: Readonly<Record<Faction, string>> = {
  sailors: 'I am a sailor',
  pirates: 'I am a pirate',
  cult: 'I belong to the cult',
}

const kinds: Readonly<Record<Faction, string>> = { sailors: 'a sailor', pirates: 'a pirate', cult: 'one of the cult' }
const sides = { pirates: 'a pirate', cult: 'in the cult' } as const

/** Numbers are those of the chronicle on the table. */
const on = (speaker: Seat, at: number, say: Say) => `${say.name(speaker)} on no. ${at + 1}:`

export const talk: KrakenWords['talk'] = {
  drew: ({ at, as, cards }, speaker, say) => `${on(speaker, at, say)} “As ${posts[as]} I drew ${headingList(cards)}.”`,
  gave: ({ at, as, card }, speaker, say) =>
    `${on(speaker, at, say)} “As ${posts[as]} I put ${headingNames[card]} into the logbook.”`,
  logbook: ({ at, cards }, speaker, say) => `${on(speaker, at, say)} “The logbook held ${headingList(cards)}.”`,
  sang: ({ at, cards }, speaker, say) => `${on(speaker, at, say)} “The mermaid showed me ${headingList(cards)}.”`,
  peeked: ({ at, card }, speaker, say) => `${on(speaker, at, say)} “The top card was ${headingNames[card]}.”`,
  found: ({ seat, faction }, speaker, say) =>
    `${say.name(speaker)}: “I searched the cabin of ${say.name(seat)}, who is ${kinds[faction]}.”`,
  am: ({ faction }, speaker, say) => `${say.name(speaker)}: “${selves[faction]}.”`,
  trust: ({ seat, why: reason }, speaker, say) => `${say.name(speaker)}: “I trust ${say.name(seat)}: ${why[reason]}.”`,
  suspect: ({ seat, of, why: reason }, speaker, say) =>
    `${say.name(speaker)}: “I think ${say.name(seat)} is ${sides[of]}: ${why[reason]}.”`,
  ask: ({ seat, about }, speaker, say) =>
    `${say.name(speaker)}: “${say.name(seat)}, what do you make of ${about === speaker ? 'me' : say.name(about)}, and why?”`,
}

const subjects: Readonly<Record<Talk['type'], { readonly choice: string; readonly rank: number }>> = {
  drew: { choice: 'what you drew', rank: 0 },
  gave: { choice: 'what you put into the logbook', rank: 1 },
  logbook: { choice: 'what you found in the logbook', rank: 2 },
  sang: { choice: 'what the mermaid showed', rank: 3 },
  peeked: { choice: 'what the top card was', rank: 4 },
  found: { choice: 'what a cabin search found', rank: 5 },
  am: { choice: 'what you are', rank: 6 },
  trust: { choice: 'whom you trust', rank: 7 },
  suspect: { choice: 'whom you suspect', rank: 8 },
  ask: { choice: 'ask somebody', rank: 9 },
}

/** First what about, then about which navigation or whom, then the rest. Anything may be a lie. */
export function sayings(one: Talk, speaker: Seat, say: Say, view: View): Choice[] {
  return [{ question: 'What about?', ...subjects[one.type] }, ...details(one, speaker, say, view)]
}

function details(one: Talk, speaker: Seat, say: Say, view: View): Choice[] {
  const person = (question: string, seat: Seat): Choice => ({ question, choice: say.name(seat), rank: seat })
  const reason = (question: string, of: Reason): Choice => ({ question, choice: why[of], rank: reasons.indexOf(of) })
  switch (one.type) {
    case 'drew':
      return [which(one.at, say, view), { question: 'Which cards?', choice: headingList(one.cards) }]
    case 'gave': {
      const choice = headingNames[one.card]
      return [which(one.at, say, view), { question: 'Which card?', choice, rank: headings.indexOf(one.card) }]
    }
    case 'logbook':
    case 'sang':
      return [which(one.at, say, view), { question: 'Which cards?', choice: headingList(one.cards) }]
    case 'peeked': {
      const choice = headingNames[one.card]
      return [which(one.at, say, view), { question: 'Which card?', choice, rank: headings.indexOf(one.card) }]
    }
    case 'found': {
      const choice = kinds[one.faction]
      const rank = factions.indexOf(one.faction)
      return [person('Whose cabin?', one.seat), { question: 'And what are they?', choice, rank }]
    }
    case 'am':
      return [{ question: 'And what are you?', choice: kinds[one.faction], rank: factions.indexOf(one.faction) }]
    case 'trust':
      return [person('Whom do you trust?', one.seat), reason('Why?', one.why)]
    case 'suspect':
      return [
        person('Whom do you suspect?', one.seat),
        { question: 'Of being what?', choice: sides[one.of], rank: one.of === 'pirates' ? 0 : 1 },
        reason('Why?', one.why),
      ]
    case 'ask':
      return [
        person('Whom do you ask?', one.seat),
        one.about === speaker
          ? { question: 'About whom?', choice: 'about you', rank: -1 }
          : person('About whom?', one.about),
      ]
  }
}

/** An entry of the chronicle. */
function which(at: number, say: Say, view: View): Choice {
  const navigation = navigationAt(view, at)
  const choice = { question: 'Which one?', choice: `no. ${at + 1}`, rank: -at }
  return navigation === null ? choice : { ...choice, note: outcome(navigation, say) }
}

function outcome({ captain, lieutenant, navigator, revealed }: NavigationView, say: Say): string {
  const team = [captain, lieutenant, navigator].filter((seat) => seat !== null)
  const result = revealed === null ? 'nobody steered' : cardName(revealed)
  return `${result} · ${list(team.map((seat) => say.name(seat)))}`
}
