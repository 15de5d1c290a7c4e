import type { Say, Seat, Words } from '@octopolis/engine'
import type { EventKind } from '../data/vocabulary.ts'
import { total, type Ask, type Event } from '../state.ts'
import type { View } from '../view.ts'
import { briefOf } from './fr-cards.ts'
import { actionCount, de, list, quoted, sourceName, tally } from './fr-nouns.ts'
import { capital, signed } from './moment.ts'
import { aheadOfMe, answersLaid } from './seen.ts'
import type { Cthulhu500 } from '../kit.ts'

type RaceWords = Words<Cthulhu500>

/** Names in a sentence; the reader is « vous ». */
function nameFor({ viewer }: View, say: Say) {
  return {
    name: (seat: Seat) => (seat === viewer ? 'vous' : say.name(seat)),
    /** As the subject of its verb. */
    does: (seat: Seat, vous: string, third: string) =>
      seat === viewer ? `vous ${vous}` : `${say.name(seat)} ${third}`,
    pit: (seat: Seat) => (seat === viewer ? 'à votre stand' : `au stand ${de(say.name(seat))}`),
  }
}

/** What lies there to be answered. */
export function eventTold(view: View, event: Event, say: Say): string {
  const { race, viewer } = view
  const { name, does, pit } = nameFor(view, say)
  switch (event.kind) {
    case 'played':
      return `${does(event.actor, 'jouez', 'joue')} ${quoted(event.card)}${event.target === null ? '' : ` contre ${name(event.target)}`} (${briefOf(race, event.card)})`
    case 'hired':
      return event.actor === event.subject
        ? `${does(event.actor, 'embauchez', 'embauche')} ${quoted(event.card)}`
        : `${does(event.actor, 'envoyez', 'envoie')} ${quoted(event.card)} ${pit(event.subject)}`
    case 'rolled':
      return `${does(event.actor, 'tentez', 'tente')} ${event.subject === viewer ? 'de vous dépasser' : `de dépasser ${say.name(event.subject)}`}, ${tally(event.mine)} à ${tally(event.theirs)} : ${likely(event, view, say)}`
    case 'damage': {
      const cause = event.source === null ? 'Égalité' : sourceName(event.source)
      return `${cause} : dégâts en vue pour ${list(event.subjects.map(name))}`
    }
    case 'pit':
      return `${does(event.actor, 'annoncez', 'annonce')} un arrêt au stand`
    case 'fitted':
      return event.slot === 'driver'
        ? `${does(event.actor, 'mettez', 'met')} ${quoted(event.card)} au volant`
        : `${does(event.actor, 'faites', 'fait')} monter ${quoted(event.card)} (${briefOf(race, event.card)})`
    case 'mended':
      return `${does(event.actor, 'tentez', 'tente')} de réparer : ${tally(event.roll)}, et il faut ${event.needs}`
    case 'lap': {
      const over = event.subject === viewer ? 'vous a dépassé' : `a dépassé ${say.name(event.subject)}`
      return event.actor === viewer
        ? `vous avez dépassé ${say.name(event.subject)} et allez boucler un tour de piste`
        : `${say.name(event.actor)} ${over} et va boucler un tour de piste`
    }
  }
}

function likely({ actor, subject, mine, theirs }: Extract<Event, { kind: 'rolled' }>, view: View, say: Say): string {
  const lead = total(mine) - total(theirs)
  const { does } = nameFor(view, say)
  if (lead === 0) return 'égalité'
  return lead > 0 ? does(actor, 'passez', 'passe') : does(subject, 'restez devant', 'reste devant')
}

function windowAsk({ event }: Extract<Ask, { type: 'window' }>, say: Say, view: View): string {
  const laid = answersLaid(view, event).map(({ card, seat }) =>
    seat === view.viewer ? `${quoted(card)} (vous)` : `${quoted(card)} ${de(say.name(seat))}`,
  )
  const table = laid.length === 0 ? '' : ` Sur la table : ${list(laid)}.`
  const asked = event.actor === view.viewer ? 'Y réagissez-vous vous-même ?' : 'Réagissez-vous ?'
  return `${capital(eventTold(view, event, say))}.${table} ${asked}`
}

export const asks: RaceWords['asks'] = {
  choose: () => 'Quel véhicule prenez-vous ? Les autres se partageront le reste.',
  grid: () =>
    'Quelles cartes jetez-vous ? Qui en jette le plus part en tête. Personne ne les remplace : pensez aussi à la course.',
  act: (_ask, say, view) => {
    const ahead = aheadOfMe(view)
    const over = ahead === null ? '' : ` Juste devant vous : ${say.name(ahead)}.`
    const left = view.actions === 0 ? 'Il ne vous reste aucune action' : `Il vous reste ${actionCount(view.actions)}`
    return `À vous. ${left}.${over} Que faites-vous ?`
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
