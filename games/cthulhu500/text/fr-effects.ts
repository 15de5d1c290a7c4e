import type { Effect, EventKind, Loss, Part, Who } from '../data/vocabulary.ts'
import { of, person, vehicle } from './fr-people.ts'
import { signed, type Moment } from './moment.ts'

function cards(count: number): string {
  return count === 1 ? '1 carte' : `${count} cartes`
}

/** « piochez » for you, « la lanterne rouge pioche » for others. */
function does(who: Who, moment: Moment, imperative: string, third: string): string {
  return who === 'me' ? imperative : `${person(who, moment)} ${third}`
}

function losing(who: Who, what: Loss): string {
  switch (what) {
    case 'driver':
      return who === 'me' ? 'votre pilote' : 'son pilote'
    case 'tires':
      return who === 'me' ? 'vos pneus' : 'ses pneus'
    case 'mod':
      return `1 de ${who === 'me' ? 'vos' : 'ses'} mods, au hasard`
    case 'crew':
      return `1 de ${who === 'me' ? 'vos' : 'ses'} mécanos, au hasard`
  }
}

/** When actions more or fewer are meant: action cards and pit stops are for one’s own turn, the rest is for any time. */
function turnOf(who: Who, moment: Moment): string {
  if ((moment === 'action' || moment === 'iPit') && who === 'me') return 'pendant ce tour'
  if (moment === 'action' && who !== 'everyone') return 'à son prochain tour'
  return `pendant ce tour si c’est le ${who === 'me' ? 'vôtre' : 'sien'}, sinon au prochain`
}

function actionsChanged(who: Who, more: number, moment: Moment): string {
  const count = Math.abs(more)
  const amount = `${count} ${count === 1 ? 'action' : 'actions'} de ${more < 0 ? 'moins' : 'plus'}`
  return `${person(who, moment)} ${who === 'me' ? 'avez' : 'a'} ${amount} ${turnOf(who, moment)}`
}

function prevented(moment: Moment, as: Part | undefined): string {
  switch (moment) {
    case 'hired':
      return 'on défausse cette carte à la place'
    case 'rolled':
      return 'personne ne passe, et il n’y a pas de dégâts'
    case 'damage':
      return as === 'subject' ? 'il ne l’est pas' : 'il n’y a pas de dégâts'
    case 'pit':
      return 'il n’y a pas d’arrêt au stand, et l’action est perdue'
    case 'fitted':
      return 'on défausse cette carte à la place'
    case 'mended':
      return 'la réparation échoue'
    case 'lap':
      return 'le tour de piste ne compte pas, mais le dépassement reste acquis'
    default:
      return 'il ne se passe rien'
  }
}

function redirected(moment: Moment, who: Who): string {
  if (moment === 'hired')
    return `il rejoint ${who === 'me' ? 'votre stand' : `le stand ${of(person(who, moment))}`} à la place`
  if (moment === 'damage') return `c’est ${vehicle(who, moment)} qui l’est à la place`
  return `c’est ${person(who, moment)} qui le subit à la place`
}

/** What is done, as a clause without capital or full stop. */
export function effectInWords(effect: Effect, moment: Moment, as?: Part): string {
  switch (effect.do) {
    case 'damage':
      return `endommagez ${vehicle(effect.who, moment)}`
    case 'repair':
      return `réparez ${vehicle(effect.who, moment)}, sans jet`
    case 'advance': {
      if (effect.who === 'me') {
        return `dépassez ${effect.places === 1 ? 'le véhicule' : `les ${effect.places} véhicules`} devant vous, sans jet`
      }
      const over = effect.places === 1 ? '1 véhicule' : `${effect.places} véhicules`
      return `${person(effect.who, moment)} dépasse ${over}, sans jet`
    }
    case 'drop': {
      const by = effect.places === 1 ? 'le véhicule qui suit' : `les ${effect.places} véhicules qui suivent`
      return `${person(effect.who, moment)} ${effect.who === 'me' ? 'vous faites' : 'se fait'} dépasser par ${by}, sans jet`
    }
    case 'swap':
      return `échangez votre place avec ${person(effect.who, moment)} : personne ne dépasse personne`
    case 'freePass': {
      const bonus = effect.bonus === 0 ? '' : `, à ${signed(effect.bonus)}`
      return `${person(effect.who, moment)} ${effect.who === 'me' ? 'pouvez' : 'peut'} tenter un dépassement gratuit${bonus}`
    }
    case 'draw':
      return does(effect.who, moment, `piochez ${cards(effect.cards)}`, `pioche ${cards(effect.cards)}`)
    case 'discard': {
      const away = `${cards(effect.cards)} au hasard`
      return does(effect.who, moment, `défaussez ${away}`, `défausse ${away}`)
    }
    case 'steal':
      return `prenez ${cards(effect.cards)} au hasard dans la main ${of(person(effect.who, moment))}`
    case 'handsLeft':
      return 'chacun donne sa main à gauche'
    case 'actions':
      return actionsChanged(effect.who, effect.more, moment)
    case 'lose': {
      const lost = losing(effect.who, effect.what)
      return does(effect.who, moment, `perdez ${lost}`, `perd ${lost}`)
    }
    case 'hireAway':
      return `débauchez 1 mécano ${of(person(effect.who, moment))}, au hasard, pour votre stand`
    case 'add': {
      const whose = effect.who === 'me' ? 'votre total' : `total ${of(person(effect.who, moment))}`
      if (effect.amount < 0) return `retirez ${-effect.amount} ${effect.who === 'me' ? 'à' : 'au'} ${whose}`
      return `ajoutez ${effect.amount} ${effect.who === 'me' ? 'à' : 'au'} ${whose}`
    }
    case 'reroll':
      return does(effect.who, moment, 'relancez votre dé', 'relance son dé')
    case 'cancel':
      return 'cette carte n’a aucun effet'
    case 'prevent':
      return prevented(moment, as)
    case 'redirect':
      return redirected(moment, effect.who)
  }
}

/** What may be answered, as a clause after « quand ». */
export function eventInWords(to: EventKind, as: Part | undefined, spell: boolean): string {
  const card = spell ? 'un sort' : 'une carte Action'
  const clauses: Readonly<Record<EventKind, readonly [anybody: string, actor: string, subject: string]>> = {
    played: [`on joue ${card}`, `vous jouez ${card}`, `${card} va vous toucher`],
    hired: ['un équipier arrive dans un stand', 'vous embauchez un équipier', 'un équipier arrive dans votre stand'],
    rolled: [
      'les dés d’un dépassement sont jetés',
      'vous avez jeté le dé pour dépasser',
      'on a jeté le dé pour vous dépasser',
    ],
    damage: ['un véhicule va être endommagé', 'vous allez endommager un véhicule', 'votre véhicule va être endommagé'],
    pit: ['on annonce un arrêt au stand', 'vous annoncez un arrêt au stand', 'vous annoncez un arrêt au stand'],
    fitted: [
      'on monte un mod, des pneus ou un pilote',
      'vous montez un mod, des pneus ou un pilote',
      'vous montez un mod, des pneus ou un pilote',
    ],
    mended: [
      'le dé d’une réparation est jeté',
      'vous avez jeté le dé pour réparer',
      'vous avez jeté le dé pour réparer',
    ],
    lap: [
      'un tour de piste va être bouclé',
      'vous allez boucler un tour de piste',
      'on va boucler un tour de piste en vous dépassant',
    ],
  }
  const [anybody, actor, subject] = clauses[to]
  return as === undefined ? anybody : as === 'actor' ? actor : subject
}
