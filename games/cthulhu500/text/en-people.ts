import type { Who } from '../data/vocabulary.ts'
import type { Moment } from './moment.ts'

const actors: Readonly<Record<Moment, string>> = {
  action: 'whoever plays this',
  played: 'whoever plays the card',
  hired: 'whoever hires',
  rolled: 'whoever tries to pass',
  damage: 'whoever does the damage',
  pit: 'whoever makes the pit stop',
  fitted: 'whoever fits it',
  mended: 'whoever tries the repair',
  lap: 'whoever earns the lap',
  turnBegins: 'whoever has the turn',
  spellResolved: 'whoever cast it',
  iPass: 'whoever has passed',
  iAmPassed: 'that player',
  iAmDamaged: 'whoever did the damage',
  iAmRepaired: 'whoever did the repair',
  iPit: 'whoever makes the pit stop',
  iLap: 'whoever has earned it',
}

const subjects: Readonly<Record<Moment, string>> = {
  action: 'whoever it is aimed at',
  played: 'whoever it is aimed at',
  hired: 'the owner of the pit',
  rolled: 'whoever is about to be passed',
  damage: 'whoever is about to be damaged',
  pit: 'whoever makes the pit stop',
  fitted: 'whoever fits it',
  mended: 'whoever tries the repair',
  lap: 'whoever has been lapped',
  turnBegins: 'whoever has the turn',
  spellResolved: 'whoever it was aimed at',
  iPass: 'that player',
  iAmPassed: 'whoever has been passed',
  iAmDamaged: 'whoever has been damaged',
  iAmRepaired: 'whoever has been repaired',
  iPit: 'whoever makes the pit stop',
  iLap: 'whoever has been lapped',
}

/** Somebody with a hand and a pit. All but “you” take a verb in -s. */
export function person(who: Who, moment: Moment): string {
  switch (who) {
    case 'me':
      return 'you'
    case 'ahead':
      return 'the player ahead of you'
    case 'behind':
      return 'the player behind you'
    case 'leader':
      return 'the leader'
    case 'tail':
      return 'the last of the pack'
    case 'chosen':
      return 'an opponent of your choice'
    case 'others':
      return 'every opponent'
    case 'everyone':
      return 'everybody'
    case 'actor':
      return actors[moment]
    case 'subject':
      return subjects[moment]
  }
}

/** Something with wheels. */
export function vehicle(who: Who, moment: Moment): string {
  switch (who) {
    case 'me':
      return 'your vehicle'
    case 'ahead':
      return 'the vehicle ahead of you'
    case 'behind':
      return 'the vehicle behind you'
    case 'others':
      return 'every other vehicle'
    case 'everyone':
      return 'every vehicle, yours included'
    case 'leader':
    case 'tail':
    case 'chosen':
      return person(who, moment)
    case 'actor':
    case 'subject':
      return person(who, moment).replace('that player', 'that vehicle')
  }
}
