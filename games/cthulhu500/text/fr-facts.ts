import type { Say, Words } from '@octopolis/engine'
import type { Happening, Loss } from '../data/vocabulary.ts'
import type { Ending, Fact } from '../facts.ts'
import { vehicleName } from './fr-cards.ts'
import { actionCount, cardCount, cardList, de, names, quoted, sourceName, tally } from './fr-nouns.ts'
import { signed } from './moment.ts'
import type { Cthulhu500 } from '../kit.ts'

type RaceWords = Words<Cthulhu500>

export const endings: Readonly<Record<Ending, string>> = {
  flag: 'le drapeau à damier est tombé, et tout ce qui roule encore peut s’arrêter',
  dry: 'personne n’a pioché depuis trois manches, et l’on agite le drapeau par lassitude',
}

const moments: Readonly<Record<Happening, string>> = {
  turnBegins: 'le tour commence',
  spellResolved: 'un sort a fait son effet',
  iPass: 'il y a eu dépassement',
  iAmPassed: 'quelqu’un est passé devant',
  iAmDamaged: 'le véhicule est endommagé',
  iAmRepaired: 'le véhicule est réparé',
  iPit: 'l’arrêt au stand est terminé',
  iLap: 'un tour de piste est bouclé',
}

const losses: Readonly<Record<Loss, string>> = {
  driver: 'son pilote',
  mod: 'un mod',
  tires: 'ses pneus',
  crew: 'un mécano',
}

function outcome({ pack, laps, places }: Extract<Fact, { type: 'ended' }>, say: Say): string {
  const winners = pack.filter((seat) => places[seat] === 1)
  const counts = pack.map((seat) => `${say.name(seat)} ${laps[seat] ?? 0}`)
  return `Victoire ${de(names(winners, say))}. Tours de piste, depuis la tête du peloton : ${counts.join(', ')}.`
}

export const facts: RaceWords['facts'] = {
  race: ({ seats, markers, short, lastTurn }) =>
    [
      `${seats} véhicules s’alignent sur une route qui se mord la queue.`,
      ...(markers === '0' ? [] : [`Marqueurs sur le drapeau : ${markers}.`]),
      ...(short ? ['Le drapeau dort déjà quelque part dans le bas de la pioche.'] : []),
      ...(lastTurn ? ['Après le drapeau, chacun a droit à un dernier tour.'] : []),
    ].join(' '),
  vehicle: ({ seat, vehicle, chosen }, say) =>
    `${say.name(seat)} ${chosen ? 'choisit son véhicule' : 'reçoit les clés'} : « ${vehicleName(vehicle)} ».`,
  drew: ({ seat, cards }, say) => `${say.name(seat)} pioche ${cardList(cards)}.`,
  drewUnseen: ({ seat, count }, say) =>
    count === 0 ? `${say.name(seat)} ne pioche rien.` : `${say.name(seat)} pioche ${cardCount(count)}.`,
  chose: ({ seat, cards }, say) =>
    cards.length === 0
      ? `${say.name(seat)} garde toutes ses cartes.`
      : `${say.name(seat)} va jeter ${cardList(cards)}.`,
  ready: ({ seat }, say) => `${say.name(seat)} sait quoi jeter par la fenêtre.`,
  shown: ({ discards }, say) =>
    `Passent par la fenêtre : ${discards.map((cards, seat) => `${say.name(seat)}, ${cards.length === 0 ? 'rien' : `${cards.length} (${cardList(cards)})`}`).join(' ; ')}.`,
  lots: ({ rolls }, say) =>
    `À charge égale, le dé tranche : ${rolls.map(({ seat, die }) => `${say.name(seat)} ${die}`).join(', ')}.`,
  linedUp: ({ pack }, say) => `Le peloton, de la tête à la queue : ${pack.map((seat) => say.name(seat)).join(', ')}.`,
  turn: ({ seat, actions }, say) => `Au tour ${de(say.name(seat))} : ${actionCount(actions)}.`,
  played: ({ seat, card, target }, say) =>
    `${say.name(seat)} joue ${quoted(card)}${target === null ? '' : ` contre ${say.name(target)}`}.`,
  hired: ({ seat, card, pit }, say) =>
    seat === pit
      ? `${say.name(seat)} embauche ${quoted(card)}.`
      : `${say.name(seat)} recommande ${quoted(card)} au stand ${de(say.name(pit))}.`,
  joined: ({ card, pit }, say) => `${quoted(card)} prend son poste au stand ${de(say.name(pit))}.`,
  reacted: ({ seat, card, against, target }, say) => {
    const at = target === null ? '' : `, contre ${say.name(target)}`
    const to = against === null ? '' : ` à ${quoted(against.card)} ${de(say.name(against.seat))}`
    return `${say.name(seat)} répond${to} : ${quoted(card)}${at}.`
  },
  cancelled: ({ seat, card, by }, say) =>
    `${quoted(card)} ${de(say.name(seat))} n’a aucun effet : ${say.name(by)} ${seat === by ? 'a changé d’avis' : 'a crié plus fort'}.`,
  idle: ({ seat, card }, say) => `${quoted(card)} ${de(say.name(seat))} n’y change rien.`,
  spent: ({ card }) => `${quoted(card)} part à la défausse.`,
  declined: ({ seat, over }, say) => `${say.name(seat)} laisse ${say.name(over)} tranquille.`,
  tried: ({ seat, over, way }, say) => {
    switch (way) {
      case 'action':
        return `${say.name(seat)} tente de dépasser ${say.name(over)}.`
      case 'pit':
        return `${say.name(over)} est au stand, ${say.name(seat)} tente d’en profiter.`
      case 'card':
        return `${say.name(seat)} tente de dépasser ${say.name(over)}, gratuitement.`
    }
  },
  rolled: ({ seat, over, mine, theirs, again }, say) =>
    `${again ? 'Nouveau compte' : 'Les dés sont jetés'} : ${say.name(seat)} ${tally(mine)}, ${say.name(over)} ${tally(theirs)}.`,
  added: ({ seat, amount, card, by }, say) =>
    `${quoted(card)} ${de(say.name(by))} : ${signed(amount)} pour ${say.name(seat)}.`,
  rerolled: ({ seat, die, card, by }, say) =>
    `${quoted(card)} ${de(say.name(by))} : ${say.name(seat)} relance et fait ${die}.`,
  raced: ({ seat, over, mine, theirs, result }, say) => {
    const score = `${mine} à ${theirs}`
    switch (result) {
      case 'passes':
        return `${score} : ${say.name(seat)} passe devant ${say.name(over)}.`
      case 'fails':
        return `${score} : ${say.name(seat)} reste derrière ${say.name(over)}.`
      case 'tie':
        return `${score}, égalité : ça frotte entre ${say.name(seat)} et ${say.name(over)}.`
      case 'calledOff':
        return `Entre ${say.name(seat)} et ${say.name(over)}, il ne se passe rien.`
    }
  },
  passed: ({ seat, over, by }, say) => {
    switch (by) {
      case 'roll':
        return `${say.name(seat)} est désormais devant ${say.name(over)}.`
      case 'damage':
        return `${say.name(seat)} contourne l’épave ${de(say.name(over))}.`
      case 'card':
        return `${say.name(seat)} dépasse ${say.name(over)}, sans jet.`
    }
  },
  swapped: ({ seat, other }, say) =>
    `${say.name(seat)} et ${say.name(other)} échangent leurs places ; personne ne dépasse personne.`,
  lapped: ({ seat, over }, say) =>
    `${say.name(seat)}, en tête, vient de dépasser ${say.name(over)}, en queue : voilà un tour de piste.`,
  lap: ({ seat, laps }, say) => `Un tour de piste pour ${say.name(seat)}, qui en compte ${laps}.`,
  lapDenied: ({ seat }, say) => `Pas de tour de piste pour ${say.name(seat)} : personne ne comptait.`,
  threatened: ({ seats, by, source }, say) => {
    const who =
      seats.length === 1
        ? `le véhicule ${de(names(seats, say))} va être endommagé`
        : `dégâts en vue pour ${names(seats, say)}`
    if (source === null) return `Égalité sur la piste : ${who}.`
    return by === null ? `${sourceName(source)} : ${who}.` : `${sourceName(source)} ${de(say.name(by))} : ${who}.`
  },
  spared: ({ seat, by, card }, say) =>
    `${quoted(card)} ${de(say.name(by))} : ${say.name(seat)} s’en tire sans une bosse.`,
  redirected: ({ from, to, by, card }, say) =>
    `${quoted(card)} ${de(say.name(by))} : c’était pour ${say.name(from)}, c’est pour ${say.name(to)}.`,
  shielded: ({ seat, card }, say) => `${say.name(seat)} y laisse ${quoted(card)} plutôt que sa peinture.`,
  damaged: ({ seat, again }, say) =>
    again
      ? `Le véhicule ${de(say.name(seat))} encaisse une fois de plus et cale.`
      : `Le véhicule ${de(say.name(seat))} est endommagé.`,
  repaired: ({ seat }, say) => `Le véhicule ${de(say.name(seat))} est comme neuf.`,
  pit: ({ seat }, say) => `${say.name(seat)} annonce un arrêt au stand.`,
  pitDenied: ({ seat }, say) => `Pas d’arrêt au stand pour ${say.name(seat)}, et l’action est perdue.`,
  pitGuarded: ({ seat, source }, say) => `${sourceName(source)} : pas de dépassement gratuit sur ${say.name(seat)}.`,
  pitIdle: ({ seat }, say) => `${say.name(seat)} est au stand et n’a plus rien à y faire.`,
  fitting: ({ seat, card, slot, instead }, say) => {
    const place = instead === null ? '' : ` à la place de ${quoted(instead)}`
    return slot === 'driver'
      ? `${say.name(seat)} veut ${quoted(card)} au volant${place}.`
      : `${say.name(seat)} fait monter ${quoted(card)}${place}.`
  },
  fitted: ({ seat, card, slot, away }, say) => {
    const gone = away === null ? '' : ` ; ${quoted(away)} part à la défausse`
    return slot === 'driver'
      ? `${quoted(card)} conduit désormais pour ${say.name(seat)}${gone}.`
      : `${say.name(seat)} roule désormais avec ${quoted(card)}${gone}.`
  },
  stripped: ({ seat, card, slot }, say) =>
    slot === 'driver' ? `${say.name(seat)} remercie ${quoted(card)}.` : `${say.name(seat)} démonte ${quoted(card)}.`,
  mending: ({ seat, roll, needs, again }, say) =>
    `${say.name(seat)} ${again ? 'en est à' : 'tente de réparer :'} ${tally(roll)}, et il faut ${needs}.`,
  unmended: ({ seat, total, needs }, say) => `${total} au lieu de ${needs} : ${say.name(seat)} garde ses dégâts.`,
  triggered: ({ seat, source, when }, say) => `${sourceName(source)}, pour ${say.name(seat)} : ${moments[when]}.`,
  shuffled: ({ flag, markers }) =>
    flag
      ? 'On mélange la défausse pour refaire la pioche, et le drapeau à damier est dedans.'
      : `On mélange la défausse pour refaire la pioche, sans le drapeau. Marqueurs restants : ${markers}.`,
  flagMarked: ({ seat, markers }, say) =>
    `${say.name(seat)} pioche le drapeau, mais il portait un marqueur : il en reste ${markers}, et la course continue.`,
  flag: ({ seat, lastTurns }, say) => {
    if (seat === null) return 'Personne n’a pioché depuis trois manches : on agite le drapeau.'
    return lastTurns
      ? `${say.name(seat)} pioche le drapeau à damier : chacun a droit à un dernier tour.`
      : `${say.name(seat)} pioche le drapeau à damier !`
  },
  discarded: ({ seat, cards, source }, say) =>
    `${source === null ? '' : `${sourceName(source)} : `}${say.name(seat)} ${cards.length === 0 ? 'ne défausse rien' : `défausse ${cardList(cards)}`}.`,
  handsLeft: ({ counts }, say) =>
    `Toutes les mains passent à gauche, voici qui donne combien : ${counts.map((count, seat) => `${say.name(seat)} ${count}`).join(', ')}.`,
  received: ({ seat, from, cards }, say) =>
    `${say.name(seat)} reçoit la main ${de(say.name(from))} : ${cardList(cards)}.`,
  stole: ({ seat, from, card }, say) => `${say.name(seat)} prend ${quoted(card)} dans la main ${de(say.name(from))}.`,
  stoleUnseen: ({ seat, from }, say) => `${say.name(seat)} prend une carte dans la main ${de(say.name(from))}.`,
  guarded: ({ seat, source }, say) => `${sourceName(source)} : ${say.name(seat)} ne perd rien.`,
  actions: ({ seat, more, when }, say) => {
    const amount = more < 0 ? `${actionCount(-more)} de moins` : `${actionCount(more)} de plus`
    return when === 'now'
      ? `${say.name(seat)} a ${amount} pendant ce tour.`
      : `${say.name(seat)} aura ${amount} au prochain tour.`
  },
  lost: ({ seat, what, card }, say) => `${say.name(seat)} perd ${losses[what]} : ${quoted(card)}.`,
  hiredAway: ({ seat, from, card }, say) =>
    `${quoted(card)} quitte ${say.name(from)} pour le stand ${de(say.name(seat))}.`,
  ended: (fact, say) => `La course est finie : ${endings[fact.ending]}. ${outcome(fact, say)}`,
}
