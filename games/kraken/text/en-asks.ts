import type { Say, Seat, Words } from '@octopolis/engine'
import { musketsNeeded } from '../rules/loyalty.ts'
import type { Ask } from '../state.ts'
import type { View } from '../view.ts'
import { moments, roles, the } from './en-characters.ts'
import { cardList, cardName, compass, list, muskets } from './en-nouns.ts'
import { isLeaderAboard, isMyMoment, mayConvert, mine, offDuty, ownHand, seenCards, total } from './seen.ts'
import type { Kraken } from '../kit.ts'

type KrakenWords = Words<Kraken>

function nominated({ team: { lieutenant, navigator }, viewer }: View, say: Say): string {
  const name = (seat: Seat) => (seat === viewer ? 'you' : say.name(seat))
  const named = [
    ...(lieutenant === null ? [] : [`${name(lieutenant)} as lieutenant`]),
    ...(navigator === null ? [] : [`${name(navigator)} as navigator`]),
  ]
  return list(named)
}

function momentAsk({ window: moment }: Extract<Ask, { type: 'window' }>, say: Say, view: View): string {
  const character = mine(view)?.character ?? null
  const now = `${moments[moment].charAt(0).toUpperCase()}${moments[moment].slice(1)}`
  const state =
    moment === 'afterMuskets'
      ? ` (${muskets(total(view))} shown, ${musketsNeeded(view)} needed)`
      : moment === 'afterNomination' && nominated(view, say) !== ''
        ? ` (${nominated(view, say)})`
        : ''
  if (character === null || !isMyMoment(view, moment)) {
    return `${now}${state}: your character has no business here. Pass, and look thoughtful.`
  }
  return `${now}${state}: use ${the(character)} (${roles[character].does}), or pass?`
}

function handAsk(view: View): string {
  const hand = ownHand(view)
  const cards = hand === null ? null : seenCards(hand.drew)
  if (hand === null || cards === null) return 'Which card goes into the logbook?'
  const discarded = cards.length > 2 ? 'The others are discarded' : 'The other is discarded'
  return `You drew ${cardList(cards)}. Which goes into the logbook? ${discarded}, and nobody may say a word.`
}

function logbookAsk({ navigation }: View): string {
  const cards = seenCards(navigation?.logbook ?? [])
  const found = cards === null ? '' : `The logbook holds ${cardList(cards)}. `
  return `${found}Which one steers the ship? The other is discarded. If you can’t bear either, there is always the sea.`
}

function ritualAsk({ ritual }: Extract<Ask, { type: 'ritual' }>, view: View): string {
  if (isLeaderAboard(view)) {
    switch (ritual) {
      case 'conversion':
        return mayConvert(view)
          ? 'Conversion: all eyes but yours are closed. Whom do you convert?'
          : 'Conversion: all eyes but yours are closed, but nobody is left to convert.'
      case 'stash':
        return 'Gun stash: all eyes but yours are closed. Who gets the three muskets?'
      case 'cabin':
        return 'Cult cabin search: all eyes but yours are closed. Go and see who the team really are.'
    }
  }
  const titles = { conversion: 'Conversion', stash: 'Gun stash', cabin: 'Cult cabin search' } as const
  return `${titles[ritual]}: close your eyes, and no peeking.`
}

export const asks: KrakenWords['asks'] = {
  window: momentAsk,
  nominate: (_ask, say, view) => {
    const resting = offDuty(view).filter((seat) => seat !== view.captain)
    const note = resting.length === 0 ? '' : ` Off duty: ${list(resting.map((seat) => say.name(seat)))}.`
    return `Captain, name your lieutenant and your navigator.${note} From here, ${compass(view)}.`
  },
  advise: (_ask, say, { captain }) => `Whom does ${say.name(captain)} get as lieutenant, on your advice?`,
  navigator: ({ emergency }, say, { team: { lieutenant } }) => {
    const beside = lieutenant === null ? '' : ` beside ${say.name(lieutenant)}, your lieutenant`
    return emergency
      ? `Your navigator has gone overboard. Who takes the helm${beside}? Off duty or not, and no questions asked.`
      : `Whom do you name navigator${beside}?`
  },
  loyalty: (_ask, say, view) => {
    const { test, viewer, captain } = view
    const mark = viewer === 'watcher' ? null : (test.committed[viewer] ?? null)
    if (mark !== null) return `Your fist is out, with ${muskets(mark)} in it.`
    const pressed =
      viewer !== 'watcher' && test.pressed.includes(viewer) ? ' The Agitator wants to see at least 1.' : ''
    const equal = test.equal ? ' The Equalizer allows 1 at most.' : ''
    const make = `${muskets(musketsNeeded(view))} ${musketsNeeded(view) === 1 ? 'makes' : 'make'} a mutiny`
    const wish = captain === viewer ? 'You want' : `${say.name(captain)} wants`
    return `${wish} ${nominated(view, say)}. How many muskets do you put in your fist? ${make}.${pressed}${equal}`
  },
  ruleOut: ({ tied }, say) =>
    `${list(tied.map((seat) => say.name(seat)))} tie for captain. Whom do you rule out? ${tied.length > 2 ? 'Whoever it is rules out the next' : 'The other takes command'}.`,
  instigated: ({ by }, say, view) =>
    `${say.name(by)} urges you to join the mutiny with all your muskets. On the table: ${total(view)}; needed: ${musketsNeeded(view)}. Do you?`,
  hand: (_ask, _say, view) => handAsk(view),
  logbook: (_ask, _say, view) => logbookAsk(view),
  search: () =>
    'Cabin search: whose faction do you want to see? You alone will see it, and nobody can convert them after that.',
  tongue: () => 'Off with the tongue: whose? They will say no more words, and never be captain.',
  flog: () => 'Flogging: who? All will learn one faction that isn’t theirs, and nobody can convert them after that.',
  feed: () => 'Feed the Kraken: whom? If it is the cult leader, the cult wins.',
  mermaid: (_ask, _say, { discards }) =>
    discards === 0
      ? 'Mermaid: whom do you send to her? There is nothing to see, but it is the custom.'
      : `Mermaid: who sees the last ${discards === 1 ? 'discard' : `${Math.min(3, discards)} discards`}?`,
  telescope: () => 'Telescope: who sees the top card of the pile, and may discard it?',
  peek: (_ask, _say, { top }) =>
    top === null
      ? 'Leave the top card, or discard it?'
      : `The top card is ${cardName(top)}. Leave it for the next navigation, or discard it?`,
  ritual: (ask, _say, view) => ritualAsk(ask, view),
}

const doingIt =
  (one: string, many = one) =>
  (names: readonly string[]): string =>
    `${list(names)} ${names.length === 1 ? `is ${one}` : `are ${many}`}`

export const doing: KrakenWords['doing'] = {
  window: doingIt('looking at a character card', 'looking at their character cards'),
  nominate: doingIt('choosing a lieutenant and a navigator'),
  advise: doingIt('choosing a lieutenant for the captain'),
  navigator: doingIt('choosing a navigator'),
  loyalty: doingIt('weighing loyalty against muskets'),
  ruleOut: doingIt('ruling somebody out as captain'),
  instigated: doingIt('listening to the Instigator'),
  hand: doingIt('choosing a card for the logbook', 'choosing cards for the logbook'),
  logbook: doingIt('reading the logbook'),
  search: doingIt('choosing a cabin to search'),
  tongue: doingIt('choosing a tongue'),
  flog: doingIt('choosing somebody to flog'),
  feed: doingIt('choosing what to feed the Kraken'),
  mermaid: doingIt('choosing who goes to the mermaid'),
  telescope: doingIt('choosing who gets the telescope'),
  peek: doingIt('looking at the top card'),
  ritual: doingIt('sitting with eyes closed'),
}
