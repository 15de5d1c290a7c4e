import type { AnyProof } from '../../../conform/index.ts'
import type { Choice, RuleId } from '../../../index.ts'
import { talk } from '../game.ts'
import { rulebooks } from '../proof.ts'
import { en, fr } from '../words.ts'
import { prompting, type PearlsProof, type Planted } from './planted.ts'

type PearlSteps = NonNullable<(typeof fr.steps)['bid']>

function without(of: object, key: string): object {
  return Object.fromEntries(Object.entries(of).filter(([name]) => name !== key))
}

function inFrench(
  part: 'facts' | 'talk' | 'asks' | 'answers' | 'steps' | 'endings' | 'options' | 'problems',
  of: object,
): Partial<PearlsProof> {
  // The compiler would refuse such words: this is what a cast, or a plain JavaScript file, lets through.
  const words = { ...fr, [part]: of } as unknown as AnyProof['words']['fr']
  return { words: { en, fr: words } }
}

/** The sound steps to a bid, with something done to them. */
function steppingInFrench(bend: (way: readonly Choice[], card: number) => readonly Choice[]): Partial<PearlsProof> {
  const bid: PearlSteps = (move, ask, say, view) =>
    bend(fr.steps.bid?.(move, ask, say, view) ?? [], move.type === 'bid' ? move.card : 0)
  return inFrench('steps', { ...fr.steps, bid })
}

function inEnglish(part: 'facts' | 'talk', of: object): Partial<PearlsProof> {
  const words = { ...en, [part]: of } as unknown as AnyProof['words']['en']
  return { words: { en: words, fr } }
}

/** What can't be said in both languages, or stands in no rulebook. */
export const words = {
  'a fact without French words': {
    group: 8,
    says: 'French words for rolled',
    proof: inFrench('facts', without(fr.facts, 'rolled')),
  },
  'a fact without English words': {
    group: 8,
    says: 'English words for rolled',
    proof: inEnglish('facts', without(en.facts, 'rolled')),
  },
  'talk without French words': {
    group: 8,
    says: 'French words for claim of the talk',
    proof: inFrench('talk', without(fr.talk, 'claim')),
  },
  'talk without English words': {
    group: 8,
    says: 'English words for claim of the talk',
    proof: inEnglish('talk', without(en.talk, 'claim')),
  },
  'talk without any words': {
    group: 8,
    says: 'English words for the talk {"type":"boast"} are missing',
    game: {
      talk(view, seat) {
        const listed = talk(view, seat)
        return listed.length === 0 ? [] : [...listed, { type: 'boast' }]
      },
    },
  },
  'a question without French words': {
    group: 8,
    says: 'French words for peek',
    proof: inFrench('asks', without(fr.asks, 'peek')),
  },
  'answers without French words': {
    group: 8,
    says: 'French words for bid',
    proof: inFrench('answers', without(fr.answers, 'bid')),
  },
  'many answers without steps to them': {
    group: 8,
    says: '"bid" has 15 answers, and no English steps lead to them',
    game: prompting((prompt) => {
      const moves = prompt.moves.flatMap((move) => [1, 2, 3, 4, 5].map((bow) => Object.assign({ bow }, move)))
      return { ...prompt, moves, fallback: moves[0] ?? prompt.fallback }
    }),
    proof: { words: { en: { ...en, steps: {} }, fr: { ...fr, steps: {} } } },
  },
  'steps in one language only': {
    group: 8,
    says: 'French words for bid of the steps',
    proof: inFrench('steps', {}),
  },
  'one way to two answers': {
    group: 8,
    says: 'lead to {"type":"bid"',
    proof: steppingInFrench((way) => way.slice(0, 1)),
  },
  'a way that stops short': {
    group: 8,
    says: 'stop short of it',
    proof: steppingInFrench((way, card) => (card === 5 ? way.slice(0, 1) : way)),
  },
  'a way that goes past another answer': {
    group: 8,
    says: 'go past {"type":"bid","card":6}',
    proof: steppingInFrench((way, card) => (card === 6 ? way.slice(0, 1) : way)),
  },
  'a way without a step': {
    group: 8,
    says: 'stop short of it',
    proof: steppingInFrench((way, card) => (card === 5 ? [] : way)),
  },
  'two questions at once': {
    group: 8,
    says: 'ask both "Basse ou haute',
    proof: steppingInFrench((way, card) => (card === 5 ? way.map((step) => ({ ...step, question: 'Hein ?' })) : way)),
  },
  'a step without words': {
    group: 8,
    says: 'The French words for a step to the answer {"type":"bid","card":5} to "bid" are missing',
    proof: steppingInFrench((way, card) => way.map((step) => (card === 5 ? { ...step, choice: ' ' } : step))),
  },
  'much to say without steps to it': {
    group: 8,
    says: 'things, and no English steps lead to them',
    proof: { words: { en: without(en, 'sayings') as typeof en, fr: without(fr, 'sayings') as typeof fr } },
  },
  'steps to what may be said in one language only': {
    group: 8,
    says: 'Only one language has steps to what may be said',
    proof: { words: { en, fr: without(fr, 'sayings') as typeof fr } },
  },
  'one way to two things to say': {
    group: 8,
    says: 'lead to {"type":"claim"',
    proof: { words: { en, fr: { ...fr, sayings: () => [{ question: 'Quoi ?', choice: 'ça' }] } } },
  },
  'an ending without French words': {
    group: 8,
    says: 'French words for shared',
    proof: inFrench('endings', without(fr.endings, 'shared')),
  },
  'an option without French words': {
    group: 8,
    says: 'French words for the option die',
    proof: inFrench('options', without(fr.options, 'die')),
  },
  'a value of an option without French words': {
    group: 8,
    says: 'French words for the value four of option die',
    proof: inFrench('options', { ...fr.options, die: { ...fr.options.die, values: { six: 'six' } } }),
  },
  'a problem of options without French words': {
    group: 8,
    says: 'French words for the problem "noCharm"',
    proof: inFrench('problems', {}),
  },
  'an empty phrase': {
    group: 8,
    says: 'French words for the fact {"type":"peeked"',
    proof: inFrench('facts', { ...fr.facts, peeked: () => ' ' }),
  },
  'a phrase that lets slip an undefined': {
    group: 8,
    says: 'say "undefined regarde."',
    proof: inFrench('facts', { ...fr.facts, peeked: ({ who }: { who?: string }) => `${who} regarde.` }),
  },
  'a phrase that throws': {
    group: 8,
    says: 'fail: Error: no words',
    proof: inFrench('asks', {
      ...fr.asks,
      rebid: () => {
        throw new Error('no words')
      },
    }),
  },
  'a rule missing in one rulebook': {
    group: 8,
    says: 'The rule PRL-1.2 is in one rulebook only',
    proof: { rulebooks: { ...rulebooks, fr: rulebooks.fr.replace('**PRL-1.2**', '') } },
  },
  'a rule that is there twice': {
    group: 8,
    says: 'The rule PRL-1.1 is there twice',
    proof: { rulebooks: { ...rulebooks, en: `${rulebooks.en}\n**PRL-1.1** Again.` } },
  },
  'a question whose rule is in no rulebook': {
    group: 8,
    says: 'The rule PRL-7.7 of ',
    game: prompting((prompt) => ({ ...prompt, rule: 'PRL-7.7' satisfies RuleId })),
  },
} as const satisfies Readonly<Record<string, Planted>>
