import type { Say, Seat, Words } from '@octopolis/engine'
import { cover } from '../cover.ts'
import { exteriorLocation, lastTurn, type Component, type Location } from '../data/places.ts'
import type { Ending, Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../options.ts'
import type { Ask, Stance } from '../state.ts'
import type { View } from '../view.ts'
import { components, exteriorLabels, exteriorNotes, exteriors, hands, list, places, wanted } from './fr-nouns.ts'
import { sayings, steps } from './fr-steps.ts'
import { table } from './fr-table.ts'
import { talk } from './fr-talk.ts'
import { clockIn, fateOf, partingFrom, stairNames } from './seen.ts'
import type { Octopus } from '../kit.ts'

/** What the night has to say for itself on some turns. */
const hours: Readonly<Record<number, string>> = {
  1: 'minuit sonne',
  3: 'une lame de parquet proteste',
  5: 'les chandelles vacillent',
  7: 'quelque chose goutte',
  9: 'les hiboux rentrent chez eux',
  12: 'la marée tend l’oreille',
  16: 'la cire baisse',
  20: 'les rats de bibliothèque bâillent',
  25: 'les chandelles ne sont plus que des bouts',
  28: 'le ciel pâlit',
  30: 'le dernier avant l’aube',
}

const meetings: Readonly<Record<Location, (name: string) => string>> = {
  1: (name) => `Un rejeton fait taire ${name} dans la bibliothèque`,
  2: (name) => `L’une des pièces du musée est un rejeton, qui étreint ${name}`,
  3: (name) => `Un rejeton se dresse derrière ${name} dans la crypte`,
  4: (name) => `Au laboratoire, un rejeton sort de son bocal et trouve ${name}`,
  5: (name) => `À l’observatoire, un rejeton examine ${name} de très près`,
  6: (name) => `Au jardin, la racine qui attrape ${name} est un rejeton`,
  7: (name) => `Un rejeton trouve ${name} à l’Extérieur`,
}

const takings: Readonly<Record<Component, string>> = {
  1: 'emprunte un grimoire à la bibliothèque, sans carte de lecteur',
  2: 'emporte une idole du musée ; elle a l’air de sourire',
  3: 'prend un crâne dans la crypte ; il ne dit pas non',
  4: 'empoche une potion au laboratoire en tâchant de ne pas la secouer',
  5: 'roule une carte des étoiles à l’observatoire ; l’alignement approche',
  6: 'déterre une plante au jardin ; elle mord',
  7: 'trouve une clef d’argent à l’Extérieur, mais pas de serrure',
}

const endings = {
  ritual: 'le rituel est accompli',
  standstill: 'plusieurs rituels sont accomplis, en parfait équilibre',
  survivor: 'il ne reste aucun autre culte',
  extinction: 'il ne reste aucun culte',
  dawn: 'l’aube se lève sur le culte le plus riche',
  dawnForNobody: 'l’aube se lève sur un parfait équilibre',
} as const satisfies Record<Ending, string>

function loss(power: number): string {
  return power === 0 ? 'son dernier point de puissance' : '1 point de puissance'
}

function rest(power: number): string {
  return power === 0 ? '' : ` (il en reste ${power})`
}

/** What the clock made the cultists do. */
function walk({ cult, walk: way, dagger, tentacle, at }: Extract<Fact, { type: 'revealed' }>, say: Say): string {
  const name = say.name(cult)
  switch (way) {
    case 'stays':
      return `${name} reste ${places[at].in}`
    case 'walks':
      return `${name} se rend ${places[at].to}`
    case 'journeys':
      return `${name} part en voyage vers l’Extérieur`
    case 'returns':
      return `${name} quitte l’Extérieur pour ${places[at].the}`
    case 'errs':
      if (dagger === 0) return `${name} laisse sa dague sur le trait`
      if (dagger === tentacle) return `${name} pointe deux fois ${places[dagger].the}, sans Extérieur où aller`
      return `Aucun escalier ne mène ${name} ${places[at].of} ${places[dagger].to}`
  }
}

/** OCT-3.4: which clock isn't accepted this turn, and why. */
function parting(from: Location | null): string {
  return from === null
    ? ''
    : ` Au tour passé, votre rejeton était ${places[from].in}, où gisaient vos cultistes : une erreur ne peut pas les y laisser ensemble encore une fois.`
}

function quote(cult: Seat, stance: Stance, say: Say): string {
  return `« ${wanted(stance, (seat) => (seat === cult ? 'je me sers' : `${say.name(seat)} se sert`))} »`
}

function answer(move: Move, ask: Ask, say: Say, view: View): string {
  const takes = (seat: Seat) => (seat === view.viewer ? 'je me sers' : `${say.name(seat)} se sert`)
  switch (move.type) {
    case 'clock':
      return hands(move, fateOf(view, move))
    case 'declare':
      return `déclarer « ${wanted(move.stance, takes)} »`
    case 'lock':
      return `verrouiller « ${wanted(move.stance, takes)} »`
    case 'take':
      return ask.type === 'gather' ? `prendre ${components[ask.at].a}` : 'se servir'
    case 'leave':
      return 'ne rien prendre'
    case 'sacrifice':
      return `perdre 1 point de puissance : ${say.name(move.target)} rend une composante`
    case 'swap':
      return `donner ${components[move.give].the} à ${say.name(move.with)} contre ${components[move.take].a}`
    case 'keep':
      return 'ne rien échanger'
    case 'return':
      return `rendre ${components[move.component].the}`
    case 'dream':
      return 'gagner 1 point de puissance'
    case 'wake':
      return 'ne rien gagner'
  }
}

export const fr: Words<Octopus> = {
  title: cover.title.fr,
  pitch: cover.pitch.fr,

  options: {
    quick: {
      label: 'Partie rapide',
      help: 'On ne sort pas des six salles, et 3 composantes différentes suffisent au lieu de 4 : une partie d’une dizaine de minutes.',
    },
    exterior: {
      label: 'Extérieur',
      help: 'Un septième lieu, hors de l’université, où l’on trouve des clefs d’argent et dont l’effet touche qui s’y rend. La partie rapide s’en passe.',
      values: {
        chance: 'Au hasard',
        ...exteriorLabels,
      } satisfies Record<Options['exterior'], string>,
      notes: exteriorNotes,
    },
    hidden: {
      label: 'Composantes cachées',
      help: 'Les composantes restent face cachée : on ne voit ce que chacun prend que pendant le tour même, et ensuite il faut s’en souvenir. Pour joueurs aguerris.',
    },
    stairs: {
      label: 'Escaliers',
      help: 'Les salles reliées entre elles : les cultistes prennent au plus un escalier par tour. Changez-les pour suivre un plateau imprimé ; aucune salle ne doit être coupée des autres.',
      values: stairNames(places),
    },
  },
  problems: {
    'the stairs must join all rooms':
      'Ces escaliers laissent une salle à l’écart ; chacune doit être accessible depuis les autres.',
  },

  asks: {
    clock: (_ask, _say, view) =>
      clockIn(view) === null
        ? `Réglez votre horloge : la dague envoie vos cultistes, le tentacule envoie votre rejeton.${parting(partingFrom(view))}`
        : 'Votre horloge est réglée. Vous pouvez la modifier tant que tout le monde n’est pas prêt.',
    negotiate: ({ at, round, parties }, say, { viewer }) => {
      const others = parties.flatMap(({ cult }) => (cult === viewer ? [] : [say.name(cult)]))
      const isParty = others.length < parties.length
      const names = list(isParty ? ['vous', ...others] : others)
      return round === 1
        ? `${isParty ? `Vous et ${list(others)} vous rencontrez` : `${names} se rencontrent`} ${places[at].in}. Déclarez votre position ou verrouillez-la : faute d’accord entre tous, c’est l’affrontement.`
        : `Toujours pas d’accord ${places[at].in} entre ${names}. C’est le dernier tour de discussion : verrouillez tous la même position, ou c’est l’affrontement.`
    },
    gather: ({ at }, _say, { night, cults, viewer }) => {
      const the = at === exteriorLocation && night.exterior !== null ? exteriors[night.exterior].the : places[at].the
      const mine = viewer === 'watcher' ? null : cults[viewer]?.components
      if (mine?.includes(at) === true) return `Vous dominez ${the}, mais vous avez déjà ${components[at].a}.`
      return `Vous dominez ${the}. ${at === exteriorLocation ? 'Que décidez-vous ?' : `Prendre ${components[at].a} ?`}`
    },
    swap: () => 'Vous dominez le Marais d’Agoba. Imposer un échange à quelqu’un ?',
    return: ({ to }, say) => `${say.name(to)} vous envoie les Sélénites. Quelle composante rendez-vous ?`,
    dream: () => 'Vos cultistes se reposent dans la Dimension du Rêve. Gagner 1 point de puissance ?',
  },

  doing: {
    clock: (names) => `${list(names)} ${names.length === 1 ? 'règle son horloge' : 'règlent leurs horloges'}`,
    negotiate: (names) => `${list(names)} ${names.length === 1 ? 'négocie' : 'négocient'}`,
    gather: (names) => `${list(names)} ${names.length === 1 ? 'va' : 'vont'} recueillir quelque chose`,
    swap: (names) => `${list(names)} ${names.length === 1 ? 'prépare' : 'préparent'} un échange dans le marais`,
    return: (names) =>
      `${list(names)} ${names.length === 1 ? 'choisit' : 'choisissent'} ce que les Sélénites emporteront`,
    dream: (names) => `${list(names)} ${names.length === 1 ? 'rêve' : 'rêvent'}`,
  },

  answers: { clock: answer, negotiate: answer, gather: answer, swap: answer, return: answer, dream: answer },

  steps,

  facts: {
    night: ({ exterior, goal, hidden }) => {
      const agreed = [
        `${goal} composantes différentes donnent la victoire`,
        exterior === null ? 'il n’y a pas d’Extérieur' : `l’Extérieur est ${exteriors[exterior].the}`,
        ...(hidden ? ['les composantes restent face cachée'] : []),
      ]
      return `On allume les chandelles dans l’université fermée : ${list(agreed)}.`
    },
    turn: ({ turn }) => {
      const hour = hours[turn]
      return `Tour ${turn} sur ${lastTurn}${hour === undefined ? '' : ` : ${hour}`}.`
    },
    set: ({ cult, dagger, tentacle }, say) =>
      `${say.name(cult)} règle son horloge – ${hands({ dagger, tentacle }, 'walks')}.`,
    ready: ({ cult }, say) => `${say.name(cult)} a réglé son horloge.`,
    revealed: (fact, say) => {
      const { dagger, tentacle, offspring } = fact
      if (offspring !== 0) return `${walk(fact, say)}, et son rejeton se glisse ${places[offspring].in}.`
      return `${walk(fact, say)}${dagger === tentacle && dagger !== 0 ? '' : ', et aucun rejeton ne vient'}.`
    },
    erred: ({ cult, power }, say) =>
      `Erreur d’horloge : ${say.name(cult)} se couche et perd ${loss(power)}${rest(power)}.`,
    harmed: ({ cult, at, power }, say) =>
      `${meetings[at](say.name(cult))} : ${power === 0 ? 'dernier point de puissance perdu' : `1 point de puissance perdu${rest(power)}`}.`,
    negotiation: ({ at, parties }, say) =>
      `${list(parties.map((seat) => say.name(seat)))} se rencontrent ${places[at].in} et baissent la voix.`,
    declared: ({ cult, stance }, say) => `${say.name(cult)} déclare ${quote(cult, stance, say)}.`,
    locked: ({ cult, stance }, say) => `${say.name(cult)} verrouille ${quote(cult, stance, say)}.`,
    disagreed: ({ at }) => `Pas encore d’accord ${places[at].in}, et plus qu’un tour de discussion.`,
    agreed: ({ at, stance }, say) =>
      stance === 'nothing'
        ? `Accord général : rien ne s’est passé ${places[at].in}, et personne n’y était.`
        : `Accord général : on laisse ${places[at].the} à ${say.name(stance)}.`,
    confrontation: ({ at, by }, say) =>
      by === null
        ? `Les mots manquent ${places[at].in}, et l’on sort les dagues.`
        : `${say.name(by)} veut l’affrontement ${places[at].in}, et il suffit d’une voix.`,
    fought: ({ cult, power }, say) => `${say.name(cult)} laisse ${loss(power)} dans l’affrontement${rest(power)}.`,
    dominated: ({ cult, at }, say) => `${say.name(cult)} domine ${places[at].the}.`,
    gathered: ({ cult, component }, say) => `${say.name(cult)} ${takings[component]}.`,
    declined: ({ cult, at }, say) => `${say.name(cult)} ne prend rien ${places[at].in}, ce qui ne trompe personne.`,
    dreamt: ({ cult, power }, say) =>
      `${say.name(cult)} dort bien dans la Dimension du Rêve et gagne 1 point de puissance (${power} désormais).`,
    woke: ({ cult }, say) => `${say.name(cult)} dort mal dans la Dimension du Rêve et n’y gagne rien.`,
    swapped: ({ cult, with: other, gave, took }, say) =>
      `Au Marais d’Agoba, ${say.name(cult)} impose à ${say.name(other)} ${components[gave].a} contre ${components[took].a}.`,
    swappedUnseen: ({ cult, with: other }, say) =>
      `Au Marais d’Agoba, ${say.name(cult)} et ${say.name(other)} échangent une composante face cachée.`,
    swapFailed: ({ cult, with: other }, say) =>
      `Au Marais d’Agoba, ${say.name(cult)} tente un échange avec ${say.name(other)} ; il échoue, et les grenouilles ne disent pas pourquoi.`,
    kept: ({ cult }, say) => `${say.name(cult)} n’échange rien au Marais d’Agoba.`,
    sacrificed: ({ cult, target, power }, say) =>
      `${say.name(cult)} paie ${loss(power)}${rest(power)} pour envoyer les Sélénites chez ${say.name(target)}.`,
    returned: ({ cult, component }, say) =>
      `${say.name(cult)} cède ${components[component].a}, que les Sélénites rapportent ${places[component].to}.`,
    drowned: ({ cult, power }, say) =>
      `La Cité perdue réclame son péage : ${say.name(cult)} perd ${loss(power)}${rest(power)}.`,
    out: ({ cult }, say) => `${say.name(cult)} quitte la partie, composantes comprises.`,
    ended: ({ reason, winner }, say) =>
      `${winner === null ? 'Personne ne gagne' : `Victoire pour ${say.name(winner)}`} : ${endings[reason]}.`,
  },

  talk,

  sayings,

  endings,
  table,
}
