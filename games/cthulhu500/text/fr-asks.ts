import type { Say, Words } from '@octopolis/engine'
import type { EventKind } from '../data/vocabulary.ts'
import { total, type Ask, type Event } from '../state.ts'
import type { View } from '../view.ts'
import { briefOf } from './fr-cards.ts'
import { actionCount, de, list, names, quoted, sourceName, tally } from './fr-nouns.ts'
import { signed } from './moment.ts'
import { aheadOfMe, answersLaid } from './seen.ts'
import type { Cthulhu500 } from '../kit.ts'

type RaceWords = Words<Cthulhu500>

/** What lies there to be answered. */
export function eventTold({ race }: View, event: Event, say: Say): string {
  const actor = event.actor === null ? '' : say.name(event.actor)
  switch (event.kind) {
    case 'played':
      return `${actor} joue ${quoted(event.card)}${event.target === null ? '' : ` contre ${say.name(event.target)}`} (${briefOf(race, event.card)})`
    case 'hired':
      return event.actor === event.subject
        ? `${actor} embauche ${quoted(event.card)}`
        : `${actor} envoie ${quoted(event.card)} au stand ${de(say.name(event.subject))}`
    case 'rolled':
      return `${actor} ${tally(event.mine)} tente de dépasser ${say.name(event.subject)} ${tally(event.theirs)} : ${likely(event, say)}`
    case 'damage': {
      const cause = event.source === null ? 'Égalité' : sourceName(event.source)
      return `${cause} : dégâts en vue pour ${names(event.subjects, say)}`
    }
    case 'pit':
      return `${actor} annonce un arrêt au stand`
    case 'fitted':
      return event.slot === 'driver'
        ? `${actor} met ${quoted(event.card)} au volant`
        : `${actor} fait monter ${quoted(event.card)} (${briefOf(race, event.card)})`
    case 'mended':
      return `${actor} tente de réparer : ${tally(event.roll)}, et il faut ${event.needs}`
    case 'lap':
      return `${actor} a dépassé ${say.name(event.subject)} et va boucler un tour de piste`
  }
}

function likely({ actor, subject, mine, theirs }: Extract<Event, { kind: 'rolled' }>, say: Say): string {
  const lead = total(mine) - total(theirs)
  if (lead === 0) return 'égalité'
  return lead > 0 ? `${say.name(actor)} passe` : `${say.name(subject)} reste devant`
}

function windowAsk({ event }: Extract<Ask, { type: 'window' }>, say: Say, view: View): string {
  const laid = answersLaid(view, event).map(({ card, seat }) => `${quoted(card)} ${de(say.name(seat))}`)
  const table = laid.length === 0 ? '' : ` Sur la table : ${list(laid)}.`
  return `${eventTold(view, event, say)}.${table} Réagissez-vous ?`
}

export const asks: RaceWords['asks'] = {
  choose: () => 'Quel véhicule prenez-vous ? Les autres se partageront le reste.',
  grid: () =>
    'Quelles cartes jetez-vous ? Qui en jette le plus part en tête. Personne ne les remplace : pensez aussi à la course.',
  act: (_ask, say, view) => {
    const ahead = aheadOfMe(view)
    const over = ahead === null ? '' : ` Juste devant vous : ${say.name(ahead)}.`
    return `À vous. Il vous reste ${actionCount(view.actions)}.${over} Que faites-vous ?`
  },
  freePass: ({ over, way, bonus }, say) => {
    const extra = bonus === 0 ? '' : ` à ${signed(bonus)}`
    return way === 'pit'
      ? `${say.name(over)} est au stand. Tentez-vous d’en profiter ? Cela ne coûte pas d’action, mais il faut jeter le dé.`
      : `Dépassement gratuit${extra} sur ${say.name(over)} : le tentez-vous ? Cela ne coûte pas d’action, mais il faut jeter le dé.`
  },
  work: () => 'Vous êtes au stand. Que fait-on ? Une seule chose.',
  tidy: () => 'Quelles cartes défaussez-vous ? Ensuite, vous en piochez deux, sans dépasser cinq en main.',
  window: windowAsk,
}

const one = (single: string, many: string) => (who: readonly string[]) =>
  `${list(who)} ${who.length === 1 ? single : many}`

export const doing: RaceWords['doing'] = {
  choose: one('fait le tour du garage', 'font le tour du garage'),
  grid: one('vide sa boîte à gants par la fenêtre', 'vident leur boîte à gants par la fenêtre'),
  act: one('a la route', 'ont la route'),
  freePass: one('voit une ouverture', 'voient une ouverture'),
  work: one('est au stand', 'sont au stand'),
  tidy: one('trie ses cartes', 'trient leurs cartes'),
  window: one('peut réagir', 'peuvent réagir'),
}

/** For standing orders. */
export const windows: Readonly<Record<EventKind, string>> = {
  played: 'quelqu’un joue une carte Action',
  hired: 'quelqu’un embauche un équipier',
  rolled: 'les dés d’un dépassement sont jetés',
  damage: 'un véhicule va être endommagé',
  pit: 'quelqu’un annonce un arrêt au stand',
  fitted: 'quelqu’un monte un mod, des pneus ou un pilote',
  mended: 'le dé d’une réparation est jeté',
  lap: 'quelqu’un va boucler un tour de piste',
}
