import { z } from 'zod'

const nouns: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
}

/** Things of which there are too few or too many, rather than too little or too much. */
const counted = new Set(['string', 'array', 'set'])

/** What is wrong with something, in words that people can act on. Messages that a schema sets itself go before. */
function wording(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'it is missing' : `it is not ${nouns[issue.expected] ?? 'what belongs here'}`
    case 'invalid_value':
      return `it is none of ${issue.values.join(', ')}`
    case 'too_small':
      return counted.has(issue.origin) ? 'it is too short' : `it is less than ${issue.minimum}`
    case 'too_big':
      return counted.has(issue.origin) ? 'it is too long' : `it is more than ${issue.maximum}`
    case 'unrecognized_keys':
      return `nobody knows its ${JSON.stringify(issue.keys[0]?.slice(0, 40))}`
    case 'invalid_union':
      return 'it is none of the things it may be'
    default:
      return 'it does not fit'
  }
}

/** From now on schemas complain in our words. */
export function speakPlainly(): void {
  z.config({ customError: wording })
}
