/** What makes a sentence unfit for people: our insides, or the words of a library. */
const jargon: readonly (readonly [RegExp, string])[] = [
  [/undefined|\[object|NaN|Infinity/, 'names a value of JavaScript'],
  [/Invalid input|Invalid option|Unrecognized key|expected \w+ to|received \w+/i, 'is in the words of a library'],
  [/\n|\bat .+:\d+|Error:/, 'shows a stack'],
  [/node_modules|\.(ts|js)\b|\/(work|home|tmp|usr)\//, 'shows a path'],
  [/SQLITE|constraint|FST_|HPE_/i, 'shows an error code'],
  // oxlint-disable-next-line no-control-regex
  [/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u, 'holds characters that nobody sees'],
]

const LONGEST = 200

/** Why this isn't one clear sentence; null if it is. */
export function unclear(sentence: unknown): string | null {
  if (typeof sentence !== 'string') return 'there is none'
  if (!/^\p{Lu}/u.test(sentence)) return 'it starts without a capital'
  if (!sentence.endsWith('.') || sentence.endsWith('..')) return 'it ends without a full stop'
  if (sentence.length > LONGEST) return `it has ${sentence.length} characters`
  return jargon.find(([pattern]) => pattern.test(sentence))?.[1] ?? null
}
