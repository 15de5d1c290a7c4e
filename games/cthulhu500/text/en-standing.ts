import type { Condition, Happening, Modifier, Replacement, StandingEffect, Trigger } from '../data/vocabulary.ts'
import { effectInWords } from './en-effects.ts'
import { signed } from './moment.ts'

type Against = Extract<Condition, { against: unknown }>['against']
type Is = Extract<Condition, { is: unknown }>['is']

/** The other vehicle in a pass. */
const opponents: Readonly<Record<Against, string>> = {
  leader: 'the leader',
  last: 'the last of the pack',
  damaged: 'a damaged vehicle',
  intact: 'an intact vehicle',
  fungi: 'a vehicle with fungi at the wheel or in the pit',
  zombie: 'a vehicle with a zombie at the wheel or in the pit',
  sponsor: 'a vehicle with a sponsor',
  driverless: 'a vehicle without a driver',
}

const states: Readonly<Record<Is, string>> = {
  leading: 'you lead the pack',
  last: 'you are last of the pack',
  damaged: 'your vehicle is damaged',
  intact: 'your vehicle is intact',
  driverless: 'you have no driver',
  crewless: 'your pit is empty',
  sponsored: 'you have a sponsor',
}

const happenings: Readonly<Record<Happening, string>> = {
  turnBegins: 'when your turn begins',
  spellResolved: 'when a spell has taken effect',
  iPass: 'when you have passed somebody',
  iAmPassed: 'when somebody has passed you',
  iAmDamaged: 'when your vehicle has been damaged',
  iAmRepaired: 'when your vehicle has been repaired',
  iPit: 'when you have made a pit stop',
  iLap: 'when you have earned a lap',
}

/** A clause for “while” or “if”. */
function conditionInWords(condition: Condition): string {
  if ('is' in condition) return states[condition.is]
  if ('against' in condition) return `it is against ${opponents[condition.against]}`
  if ('pit' in condition)
    return `you have at least ${condition.atLeast} ${folk(condition.pit, condition.atLeast)} in your pit`
  if ('hand' in condition) {
    return `you hold ${condition.hand === 'atMost' ? 'at most' : 'at least'} ${condition.cards} ${condition.cards === 1 ? 'card' : 'cards'}`
  }
  return `your die shows ${condition.die}`
}

function folk(of: 'crew' | 'fungi' | 'zombie', count: number): string {
  return of === 'zombie' && count > 1 ? 'zombies' : of
}

function modifierInWords({ bonus, amount, if: condition }: Modifier): string {
  const opponent = condition !== undefined && 'against' in condition ? opponents[condition.against] : null
  const limit =
    condition === undefined || opponent !== null
      ? ''
      : `${bonus === 'racing' ? '' : ','} ${'die' in condition ? 'if' : 'while'} ${conditionInWords(condition)}`
  switch (bonus) {
    case 'passing':
      return `${signed(amount)} when you try to pass${opponent === null ? '' : ` ${opponent}`}${limit}`
    case 'defending':
      return `${signed(amount)} when ${opponent ?? 'somebody'} tries to pass you${limit}`
    case 'racing':
      return `${signed(amount)} speed${opponent === null ? '' : ` against ${opponent}`}${limit}`
    case 'repair':
      return `${signed(amount)} when you repair${opponent === null ? '' : ` against ${opponent}`}${limit}`
  }
}

function triggerInWords({ when, if: condition, effects }: Trigger): string {
  const limit = condition === undefined ? '' : `, if ${conditionInWords(condition)}`
  return `${happenings[when]}${limit}, ${effects.map((effect) => effectInWords(effect, when)).join('. Then ')}`
}

function replacementInWords({ instead }: Replacement): string {
  switch (instead) {
    case 'damage':
      return 'when your vehicle would be damaged, discard this card instead'
    case 'tie':
      return 'you win a tie in a pass, and nobody is damaged'
    case 'pitPass':
      return 'nobody gets a free pass when you make a pit stop'
    case 'theft':
      return 'the cards of others cost you nothing from your hand or pit'
  }
}

/** What a card does as long as it lies there, as a clause. */
export function standingInWords(standing: StandingEffect): string {
  if ('bonus' in standing) return modifierInWords(standing)
  return 'when' in standing ? triggerInWords(standing) : replacementInWords(standing)
}
