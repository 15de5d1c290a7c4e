import type { Say, Seat, Words } from '@octopolis/engine'
import { musketsNeeded } from '../rules/loyalty.ts'
import type { Ask } from '../state.ts'
import type { View } from '../view.ts'
import { moments, roles } from './fr-characters.ts'
import { cardList, cardName, compass, list, muskets, rituals } from './fr-nouns.ts'
import { isLeaderAboard, isMyMoment, mayConvert, mine, offDuty, ownHand, seenCards, total } from './seen.ts'
import type { Kraken } from '../kit.ts'

type KrakenWords = Words<Kraken>

function nominated({ team: { lieutenant, navigator }, viewer }: View, say: Say): string {
  const name = (seat: Seat) => (seat === viewer ? 'vous' : say.name(seat))
  const named = [
    ...(lieutenant === null ? [] : [`${name(lieutenant)} comme lieutenant`]),
    ...(navigator === null ? [] : [`${name(navigator)} comme navigateur`]),
  ]
  return list(named)
}

function momentAsk({ window: moment }: Extract<Ask, { type: 'window' }>, say: Say, view: View): string {
  const character = mine(view)?.character ?? null
  const now = `${moments[moment].charAt(0).toUpperCase()}${moments[moment].slice(1)}`
  const state =
    moment === 'afterMuskets'
      ? ` (${total(view)} sur la table, ${musketsNeeded(view)} requis)`
      : moment === 'afterNomination' && nominated(view, say) !== ''
        ? ` (${nominated(view, say)})`
        : ''
  if (character === null || !isMyMoment(view, moment)) {
    return `${now}${state} : votre personnage n’a rien à faire ici. Passez, d’un air pensif.`
  }
  const { the, does } = roles[character]
  return `${now}${state} : utiliser ${the} (${does}) ou passer ?`
}

function handAsk(view: View): string {
  const hand = ownHand(view)
  const cards = hand === null ? null : seenCards(hand.drew)
  if (hand === null || cards === null) return 'Quelle carte va dans le livre de bord ?'
  const discarded = cards.length > 2 ? 'On défausse les autres' : 'On défausse l’autre'
  return `Vous piochez ${cardList(cards)}. Laquelle va dans le livre de bord ? ${discarded}, et plus un mot.`
}

function logbookAsk({ navigation }: View): string {
  const cards = seenCards(navigation?.logbook ?? [])
  const found = cards === null ? '' : `Dans le livre de bord : ${cardList(cards)}. `
  return `${found}Quelle carte donne le cap ? On défausse l’autre. Si aucune ne vous va, il reste la mer.`
}

function ritualAsk({ ritual }: Extract<Ask, { type: 'ritual' }>, view: View): string {
  const alone = 'tous les yeux sont clos, sauf les vôtres'
  if (!isLeaderAboard(view)) return `${rituals[ritual]} : fermez les yeux, et ne trichez pas.`
  switch (ritual) {
    case 'conversion':
      return mayConvert(view)
        ? `${rituals[ritual]} : ${alone}. Qui convertissez-vous ?`
        : `${rituals[ritual]} : ${alone}, mais il ne reste personne à convertir.`
    case 'stash':
      return `${rituals[ritual]} : ${alone}. À qui vont les trois mousquets ?`
    case 'cabin':
      return `${rituals[ritual]} : ${alone}. Allez voir qui est vraiment cette équipe.`
  }
}

export const asks: KrakenWords['asks'] = {
  window: momentAsk,
  nominate: (_ask, say, view) => {
    const resting = offDuty(view).filter((seat) => seat !== view.captain)
    const note = resting.length === 0 ? '' : ` En quartier libre : ${list(resting.map((seat) => say.name(seat)))}.`
    return `Capitaine, nommez un lieutenant et un navigateur.${note} D’ici, ${compass(view)}.`
  },
  advise: (_ask, say, { captain }) => `Quel lieutenant conseillez-vous à ${say.name(captain)}, qui n’a pas le choix ?`,
  navigator: ({ emergency }, say, { team: { lieutenant } }) => {
    const beside = lieutenant === null ? '' : `, avec ${say.name(lieutenant)} comme lieutenant`
    return emergency
      ? `Plus de navigateur à bord. Qui prend la barre${beside} ? Quartier libre ou non, et sans discussion.`
      : `Qui nommez-vous navigateur${beside} ?`
  },
  loyalty: (_ask, say, view) => {
    const { test, viewer, captain } = view
    const fist = viewer === 'watcher' ? null : (test.committed[viewer] ?? null)
    if (fist !== null)
      return fist === 0 ? 'Votre poing est tendu, et vide.' : `Votre poing est tendu : ${muskets(fist)} dedans.`
    const pressed = viewer !== 'watcher' && test.pressed.includes(viewer) ? ' Le Trouble-fête en exige au moins 1.' : ''
    const equal = test.equal ? ' Le Niveleur en permet 1 au plus.' : ''
    const make = `${muskets(musketsNeeded(view))} ${musketsNeeded(view) === 1 ? 'suffit' : 'suffisent'} à la mutinerie.`
    const wish = captain === viewer ? 'Vous voulez' : `${say.name(captain)} veut`
    return `${wish} ${nominated(view, say)}. Combien de mousquets glissez-vous dans votre poing ? ${make}${pressed}${equal}`
  },
  ruleOut: ({ tied }, say) =>
    `Égalité pour le titre de capitaine : ${list(tied.map((seat) => say.name(seat)))}. Qui écartez-vous ? ${tied.length > 2 ? 'Cette personne écartera la suivante' : 'L’autre prendra le commandement'}.`,
  instigated: ({ by }, say, view) =>
    `${say.name(by)} vous presse d’ajouter tous vos mousquets. Sur la table : ${total(view)} ; requis : ${musketsNeeded(view)}. Vous joignez-vous à la mutinerie ?`,
  hand: (_ask, _say, view) => handAsk(view),
  logbook: (_ask, _say, view) => logbookAsk(view),
  search: () =>
    'Fouille de cabine : de qui voulez-vous voir la faction ? Personne d’autre ne la verra, et toute conversion deviendra impossible.',
  tongue: () => 'Langue coupée : laquelle ? Plus un mot, et plus jamais le titre de capitaine.',
  flog: () =>
    'Supplice : à qui le tour ? Tous apprendront une faction qui n’est pas la sienne, et toute conversion deviendra impossible.',
  feed: () => 'Gueule du Kraken : qui lui donnez-vous ? Si c’est le chef du Culte, le Culte gagne.',
  mermaid: (_ask, _say, { discards }) =>
    discards === 0
      ? 'Sirène : qui lui envoyez-vous ? Elle n’a rien à montrer, mais c’est l’usage.'
      : `Sirène : qui verra ${discards === 1 ? 'la dernière défausse' : `les ${Math.min(3, discards)} dernières défausses`} ?`,
  telescope: () => 'Longue-vue : qui verra la première carte de la pioche, libre de la défausser ?',
  peek: (_ask, _say, { top }) =>
    top === null
      ? 'Laisser la première carte, ou la défausser ?'
      : `La première carte : ${cardName(top)}. La laisser pour la prochaine navigation, ou la défausser ?`,
  ritual: (ask, _say, view) => ritualAsk(ask, view),
}

const doingIt =
  (one: string, many: string) =>
  (names: readonly string[]): string =>
    `${list(names)} ${names.length === 1 ? one : many}`

export const doing: KrakenWords['doing'] = {
  window: doingIt('consulte son personnage', 'consultent leur personnage'),
  nominate: doingIt('choisit lieutenant et navigateur', 'choisissent lieutenant et navigateur'),
  advise: doingIt('choisit un lieutenant pour le capitaine', 'choisissent un lieutenant pour le capitaine'),
  navigator: doingIt('choisit un navigateur', 'choisissent un navigateur'),
  loyalty: doingIt('pèse sa loyauté et ses mousquets', 'pèsent leur loyauté et leurs mousquets'),
  ruleOut: doingIt('écarte un prétendant', 'écartent un prétendant'),
  instigated: doingIt('écoute la Conspiratrice', 'écoutent la Conspiratrice'),
  hand: doingIt('choisit une carte pour le livre de bord', 'choisissent leurs cartes pour le livre de bord'),
  logbook: doingIt('lit le livre de bord', 'lisent le livre de bord'),
  search: doingIt('choisit une cabine à fouiller', 'choisissent une cabine à fouiller'),
  tongue: doingIt('choisit une langue', 'choisissent une langue'),
  flog: doingIt('prépare le supplice', 'préparent le supplice'),
  feed: doingIt('compose le menu du Kraken', 'composent le menu du Kraken'),
  mermaid: doingIt('cherche quelqu’un pour la sirène', 'cherchent quelqu’un pour la sirène'),
  telescope: doingIt('cherche à qui confier la longue-vue', 'cherchent à qui confier la longue-vue'),
  peek: doingIt('regarde la première carte', 'regardent la première carte'),
  ritual: doingIt('garde les yeux fermés', 'gardent les yeux fermés'),
}
