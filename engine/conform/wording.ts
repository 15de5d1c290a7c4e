import type { Chance } from '../chance.ts'
import type { AnyGame, Seat, Typed } from '../game.ts'
import { fields } from '../options.ts'
import { languages, type AnyWords, type Language, type OptionWords, type Say } from '../words.ts'
import type { Check } from './check.ts'
import { text } from './plain.ts'
import { seatsFrom0 } from './position.ts'
import { Fault } from './report.ts'
import { onePositionIn } from './sampling.ts'
import { names, sentence } from './sentence.ts'
import { stepsToAnswers, stepsToTalk } from './steps.ts'
import type { AnyTable } from '../table.ts'
import type { AnyProof } from './proof.ts'

/** Seats by name; a seat that isn't there gives itself away. */
function sayAt({ seats }: AnyTable): Say {
  return { name: (seat) => (Number.isInteger(seat) && seat >= 0 && seat < seats ? `Player ${seat + 1}` : 'undefined') }
}

/** Group 8: both languages name the same things, the options have words, and both rulebooks the same rules. */
export const vocabulary: Check = {
  group: 8,
  onePositionIn: 1,
  look({ proof, game, last }) {
    if (last !== null) return
    for (const language of languages) {
      const words = proof.words[language]
      sentence(language, 'the title', () => words.title)
      sentence(language, 'the pitch', () => words.pitch)
      optionWords(game, words, language)
    }
    for (const part of ['asks', 'answers', 'steps', 'facts', 'talk', 'endings', 'options', 'problems'] as const) {
      sameNames(part, proof.words.en[part], proof.words.fr[part])
    }
    for (const [key] of fields(game.options)) {
      const [english, french] = languages.map((language) => optionOf(proof.words[language], key)?.notes ?? {})
      sameNames(`notes on the option ${key}`, english ?? {}, french ?? {})
    }
    sameNames('windows', proof.words.en.windows ?? {}, proof.words.fr.windows ?? {})
    if ((proof.words.en.sayings === undefined) !== (proof.words.fr.sayings === undefined)) {
      throw new Fault(8, 'Only one language has steps to what may be said.')
    }
    sameRules(proof)
  },
}

function optionOf(words: AnyWords, key: string): OptionWords | undefined {
  return new Map(Object.entries<OptionWords>(words.options)).get(key)
}

function optionWords({ options }: AnyGame, words: AnyWords, language: Language): void {
  for (const [key, field] of fields(options)) {
    const option = optionOf(words, key)
    sentence(language, `the option ${key}`, () => option?.label)
    sentence(language, `the help of option ${key}`, () => option?.help)
    if (field.kind === 'toggle') continue
    for (const value of field.values) {
      sentence(language, `the value ${value} of option ${key}`, () => option?.values?.[value])
    }
    for (const [value, note] of Object.entries(option?.notes ?? {})) {
      if (!field.values.includes(value))
        throw new Fault(8, `The option ${key} has a note on ${value}, which is none of its values.`)
      sentence(language, `the note on ${value} of option ${key}`, () => note)
    }
    if (field.kind === 'choice') continue
    for (const chosen of [[], field.values]) {
      const problem = field.problem?.(chosen) ?? null
      if (problem !== null) sentence(language, `the problem "${problem}"`, () => words.problems[problem])
    }
  }
}

/** The first thing that only one language names. */
function sameNames(part: string, english: object, french: object): void {
  for (const [key, word] of Object.entries(english)) {
    if (typeof word === 'string') sentence('en', `${key} of the ${part}`, () => word)
    if (!Object.hasOwn(french, key)) throw new Fault(8, `The French words for ${key} of the ${part} are missing.`)
  }
  for (const [key, word] of Object.entries(french)) {
    if (typeof word === 'string') sentence('fr', `${key} of the ${part}`, () => word)
    if (!Object.hasOwn(english, key)) throw new Fault(8, `The English words for ${key} of the ${part} are missing.`)
  }
}

function rulesIn(rulebook: string): string[] {
  return [...rulebook.matchAll(/^\*\*([A-Z][A-Z0-9]*-\d+\.\d+)\*\*/gm)].map(([, id = '']) => id)
}

function sameRules({ rulebooks }: AnyProof): void {
  const [english, french] = [rulesIn(rulebooks.en), rulesIn(rulebooks.fr)]
  const twice = [english, french].flatMap((ids) => ids.filter((id, index) => ids.indexOf(id) < index))
  if (twice.length > 0) throw new Fault(8, `The rule ${twice[0]} is there twice in one rulebook.`)
  const lone = [...english.filter((id) => !french.includes(id)), ...french.filter((id) => !english.includes(id))]
  if (lone.length > 0) throw new Fault(8, `The rule ${lone[0]} is in one rulebook only.`)
}

/** Something this seat may say, of every type. */
function oneOfEachType(talk: readonly Typed[], seat: Seat, chance: Chance): (readonly [Seat, Typed])[] {
  const types = [...new Set(talk.map(({ type }) => type))]
  return types.map((type) => [seat, chance.pick(talk.filter((one) => one.type === type))])
}

function factWords(table: AnyTable, words: AnyWords, language: Language, fact: Typed): void {
  sentence(language, 'the fact', () => words.facts[fact.type]?.(fact, sayAt(table)), fact)
}

/** Group 8: what was told, and how it ended, can be said in both languages. */
export const tellings: Check = {
  group: 8,
  onePositionIn: 1,
  look({ proof, table, told, outcome }) {
    for (const language of languages) {
      const words = proof.words[language]
      for (const { fact, others } of told) {
        factWords(table, words, language, fact)
        if (others !== null) factWords(table, words, language, others)
      }
      if (outcome !== null) sentence(language, `the ending ${outcome.reason}`, () => words.endings[outcome.reason])
    }
  },
}

/** Group 8: questions, answers, talk and the table itself can be said in both languages, and each question has its rule. */
export function phrases(proof: AnyProof): Check {
  const rules = { en: new Set(rulesIn(proof.rulebooks.en)), fr: new Set(rulesIn(proof.rulebooks.fr)) }
  return {
    group: 8,
    onePositionIn: onePositionIn.phrases,
    look({ table, state, game, viewers, asked }, chance) {
      const say = sayAt(table)
      const view = game.view(state, chance.pick(viewers))
      const sayings = seatsFrom0(table.seats).flatMap((seat) => oneOfEachType(table.talk(seat), seat, chance))
      const speaker = chance.below(table.seats)
      const talkative = game.view(state, speaker)
      for (const language of languages) {
        const words = proof.words[language]
        for (const [seat, prompt] of asked) {
          const { ask, moves, fallback, rule, window } = prompt
          const own = game.view(state, seat)
          sentence(language, 'the question', () => words.asks[ask.type]?.(ask, say, own), ask)
          for (const move of [chance.pick(moves), fallback]) {
            const answer = `the answer ${text(move)} to "${ask.type}"`
            sentence(language, answer, () => words.answers[ask.type]?.(move, ask, say, own))
          }
          if (window !== undefined)
            sentence(language, `the window ${window.event}`, () => words.windows?.[window.event])
          stepsToAnswers(language, prompt, words.steps[ask.type], say, own)
          if (!rules[language].has(rule)) {
            throw new Fault(8, `The rule ${rule} of "${ask.type}" is not in the ${names[language]} rulebook.`)
          }
        }
        for (const [seat, talk] of sayings) {
          sentence(language, 'the talk', () => words.talk[talk.type]?.(talk, seat, say), talk)
        }
        stepsToTalk(language, table.talk(speaker), speaker, words.sayings, say, talkative)
        for (const { title, lines } of words.table(view, say)) {
          sentence(language, 'a title of the table', () => title)
          for (const line of lines) sentence(language, `a line under ${title}`, () => line)
        }
      }
    },
  }
}
