import type { Condition, Loss } from '../../data/vocabulary.ts'
import { modifier, number, partIn, type Reader } from './reading.ts'

const losses: Readonly<Record<string, Loss>> = { driver: 'driver', tires: 'tires', mods: 'mod', 'pit crew': 'crew' }

type Against = Extract<Condition, { against: unknown }>['against']

const opponents: Readonly<Record<string, Against>> = {
  'the leader': 'leader',
  'the last of the pack': 'last',
  'a damaged vehicle': 'damaged',
  'an intact vehicle': 'intact',
  'a vehicle with fungi at the wheel or in the pit': 'fungi',
  'a vehicle with a zombie at the wheel or in the pit': 'zombie',
  'a vehicle with a sponsor': 'sponsor',
  'a vehicle without a driver': 'driverless',
}

function against(name = ''): Condition {
  const opponent = opponents[name]
  if (opponent === undefined) throw new Error(`no opponent: ${name}`)
  return { against: opponent }
}

function loss(what = ''): Loss {
  const of = losses[what]
  if (of === undefined) throw new Error(`no loss: ${what}`)
  return of
}

export const english: Reader = {
  next: '. Then ',
  people: {
    you: 'me',
    your: 'me',
    'your vehicle': 'me',
    'the player ahead of you': 'ahead',
    'the vehicle behind you': 'behind',
    'the leader': 'leader',
    'the last of the pack': 'tail',
    'an opponent of your choice': 'chosen',
    'every opponent': 'others',
    everybody: 'everyone',
    'whoever tries to pass': 'actor',
    'whoever tries the repair': 'actor',
    'whoever has been lapped': 'subject',
  },
  effects: [
    [/^damage (.+)$/u, ([who = ''], { who: of }) => ({ do: 'damage', who: of(who) })],
    [/^repair (.+), without a roll$/u, ([who = ''], { who: of }) => ({ do: 'repair', who: of(who) })],
    [/^pass the vehicle ahead of you, without a roll$/u, () => ({ do: 'advance', who: 'me', places: 1 })],
    [
      /^(.+) passes (\d+) vehicles?, without a roll$/u,
      ([who = '', places], { who: of }) => ({ do: 'advance', who: of(who), places: number(places) }),
    ],
    [
      /^(.+) is passed by the vehicle behind, without a roll$/u,
      ([who = ''], { who: of }) => ({ do: 'drop', who: of(who), places: 1 }),
    ],
    [/^change places with (.+): nobody passes anybody$/u, ([who = ''], { who: of }) => ({ do: 'swap', who: of(who) })],
    [/^(.+) may try a free pass$/u, ([who = ''], { who: of }) => ({ do: 'freePass', who: of(who), bonus: 0 })],
    [
      /^(.+) may try a free pass, with \+(\d+)$/u,
      ([who = '', bonus], { who: of }) => ({ do: 'freePass', who: of(who), bonus: number(bonus) }),
    ],
    [/^draw (\d+) cards?$/u, ([cards]) => ({ do: 'draw', who: 'me', cards: number(cards) })],
    [/^discard (\d+) cards? at random$/u, ([cards]) => ({ do: 'discard', who: 'me', cards: number(cards) })],
    [
      /^(.+) discards (\d+) cards? at random$/u,
      ([who = '', cards], { who: of }) => ({ do: 'discard', who: of(who), cards: number(cards) }),
    ],
    [
      /^take (\d+) cards? at random from the hand of (.+)$/u,
      ([cards, who = ''], { who: of }) => ({ do: 'steal', who: of(who), cards: number(cards) }),
    ],
    [/^everybody gives their hand to the left$/u, () => ({ do: 'handsLeft' })],
    [
      /^(you) have (\d+) more actions? this turn(?: if it is yours, or else in your next)?$/u,
      ([who = '', more], { who: of }) => ({ do: 'actions', who: of(who), more: number(more) }),
    ],
    [
      /^(you) have (\d+) actions? fewer this turn$/u,
      ([who = '', fewer], { who: of }) => ({ do: 'actions', who: of(who), more: -number(fewer) }),
    ],
    [
      /^(.+) has (\d+) actions? fewer in their next turn$/u,
      ([who = '', fewer], { who: of }) => ({ do: 'actions', who: of(who), more: -number(fewer) }),
    ],
    [/^lose 1 of your (mods|pit crew), at random$/u, ([what]) => ({ do: 'lose', who: 'me', what: loss(what) })],
    [
      /^(.+) loses their (driver|tires)$/u,
      ([who = '', what], { who: of }) => ({ do: 'lose', who: of(who), what: loss(what) }),
    ],
    [
      /^(.+) loses 1 of their (mods|pit crew), at random$/u,
      ([who = '', what], { who: of }) => ({ do: 'lose', who: of(who), what: loss(what) }),
    ],
    [
      /^take 1 of the pit crew of (.+), at random, into your pit$/u,
      ([who = ''], { who: of }) => ({ do: 'hireAway', who: of(who) }),
    ],
    [/^add (\d+) to your total$/u, ([amount]) => ({ do: 'add', who: 'me', amount: number(amount) })],
    [
      /^take (\d+) off the total of whoever tries (?:to pass|the repair)$/u,
      ([amount]) => ({ do: 'add', who: 'actor', amount: -number(amount) }),
    ],
    [/^roll your die again$/u, () => ({ do: 'reroll', who: 'me' })],
    [/^that card has no effect at all$/u, () => ({ do: 'cancel' })],
    [
      /^(?:it isn’t|that card is discarded instead|no lap is earned, though the pass stands|there is no pit stop, and the action is lost)$/u,
      () => ({ do: 'prevent' }),
    ],
    [/^it goes to your pit instead$/u, () => ({ do: 'redirect', who: 'me' })],
    [/^(.+) is damaged instead$/u, ([who = ''], { who: of }) => ({ do: 'redirect', who: of(who) })],
  ],
  conditions: [
    [/^you lead the pack$/u, () => ({ is: 'leading' })],
    [/^you are last of the pack$/u, () => ({ is: 'last' })],
    [/^your vehicle is damaged$/u, () => ({ is: 'damaged' })],
    [/^your vehicle is intact$/u, () => ({ is: 'intact' })],
    [/^you have no driver$/u, () => ({ is: 'driverless' })],
    [/^your pit is empty$/u, () => ({ is: 'crewless' })],
    [/^you have a sponsor$/u, () => ({ is: 'sponsored' })],
    [/^you have at least (\d+) crew in your pit$/u, ([count]) => ({ pit: 'crew', atLeast: number(count) })],
    [/^you have at least (\d+) fungi in your pit$/u, ([count]) => ({ pit: 'fungi', atLeast: number(count) })],
    [/^you have at least (\d+) zombies? in your pit$/u, ([count]) => ({ pit: 'zombie', atLeast: number(count) })],
    [/^you hold at most (\d+) cards?$/u, ([cards]) => ({ hand: 'atMost', cards: number(cards) })],
    [/^you hold at least (\d+) cards?$/u, ([cards]) => ({ hand: 'atLeast', cards: number(cards) })],
    [/^your die shows (\d)$/u, ([die]) => ({ die: number(die) })],
  ],
  standings: [
    [/^([+−]\d) speed$/u, ([amount]) => modifier('racing', amount)],
    [/^([+−]\d) speed against (.+)$/u, ([amount, who]) => modifier('racing', amount, against(who))],
    [
      /^([+−]\d) speed (?:while|if) (.+)$/u,
      ([amount, text = ''], { condition }) => modifier('racing', amount, condition(text)),
    ],
    [/^([+−]\d) when you try to pass$/u, ([amount]) => modifier('passing', amount)],
    [/^([+−]\d) when you try to pass ([^,]+)$/u, ([amount, who]) => modifier('passing', amount, against(who))],
    [
      /^([+−]\d) when you try to pass, while (.+)$/u,
      ([amount, text = ''], { condition }) => modifier('passing', amount, condition(text)),
    ],
    [/^([+−]\d) when somebody tries to pass you$/u, ([amount]) => modifier('defending', amount)],
    [
      /^([+−]\d) when (an? .+|the .+) tries to pass you$/u,
      ([amount, who]) => modifier('defending', amount, against(who)),
    ],
    [/^([+−]\d) when you repair$/u, ([amount]) => modifier('repair', amount)],
    [
      /^([+−]\d) when you repair, while (.+)$/u,
      ([amount, text = ''], { condition }) => modifier('repair', amount, condition(text)),
    ],
    [/^when your vehicle would be damaged, discard this card instead$/u, () => ({ instead: 'damage' })],
    [/^you win a tie in a pass, and nobody is damaged$/u, () => ({ instead: 'tie' })],
    [/^nobody gets a free pass when you make a pit stop$/u, () => ({ instead: 'pitPass' })],
    [/^the cards of others cost you nothing from your hand or pit$/u, () => ({ instead: 'theft' })],
    [
      /^(when (?!your vehicle would)[^,]+)(?:, if ([^,]+))?, (.+)$/u,
      ([text = '', limit, then = ''], { happening, condition, effects }) => {
        const when = happening(text)
        const done = effects(then, partIn(when))
        return { when, ...(limit === undefined ? {} : { if: condition(limit) }), effects: done }
      },
    ],
  ],
  happenings: {
    'when your turn begins': 'turnBegins',
    'when a spell has taken effect': 'spellResolved',
    'when you have passed somebody': 'iPass',
    'when somebody has passed you': 'iAmPassed',
    'when your vehicle has been damaged': 'iAmDamaged',
    'when your vehicle has been repaired': 'iAmRepaired',
    'when you have made a pit stop': 'iPit',
    'when you have earned a lap': 'iLap',
  },
  events: {
    'an action card is played': { to: 'played' },
    'a spell is played': { to: 'played', spell: true },
    'a spell is about to touch you': { to: 'played', as: 'subject', spell: true },
    'a crew card goes to a pit': { to: 'hired' },
    'a mod, tires or a driver are being fitted': { to: 'fitted' },
    'the dice of a pass are cast': { to: 'rolled' },
    'you have rolled to pass': { to: 'rolled', as: 'actor' },
    'somebody has rolled to pass you': { to: 'rolled', as: 'subject' },
    'your vehicle is about to be damaged': { to: 'damage', as: 'subject' },
    'a pit stop is announced': { to: 'pit' },
    'the die of a repair is cast': { to: 'mended' },
    'you have rolled for a repair': { to: 'mended', as: 'actor' },
    'a lap is about to be earned': { to: 'lap' },
    'a lap is about to be earned by passing you': { to: 'lap', as: 'subject' },
  },
  when: /^When (.+?): (.+)\.$/u,
  or: /, (?:or )?when /u,
  another: 'another reaction is played',
  scores: /^Driver (−?\d+), fix-it (−?\d+)\.(?: (.+))?$/u,
  posts: { both: 'In either post: ', driving: 'At the wheel: ', fixing: 'In the pit: ' },
  side: /^Speed (\d+), complexity (\d+)\.(?: (.+))?$/u,
}
