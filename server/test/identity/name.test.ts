import { describe, expect, test } from 'vitest'
import { nameSchema, passwordSchema, usernameSchema } from '../../identity/name.ts'
import { smallServer } from './small-server.ts'

describe('a name', () => {
  test.each([
    ['Ada', 'Ada'],
    ['  Ada \n\t Lovelace\u00a0', 'Ada Lovelace'],
    ['Zoe\u0308', 'Zoë'],
    ['x', 'x'],
    ['7', '7'],
    ['?!', '?!'],
    ['山田太郎', '山田太郎'],
    ['Владимир', 'Владимир'],
    ['عائشة', 'عائشة'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['क्\u200dष', 'क्\u200dष'],
    ['กิ๊ก', 'กิ๊ก'],
    ['🐙', '🐙'],
    ['👩\u200d👩\u200d👧\u200d👦', '👩\u200d👩\u200d👧\u200d👦'],
    [
      '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
      '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
    ],
    ['a'.repeat(24), 'a'.repeat(24)],
    ['👨🏽\u200d🚀'.repeat(24), '👨🏽\u200d🚀'.repeat(24)],
    ['<b>Ada</b>', '<b>Ada</b>'],
  ])('may be %j', (text, kept) => {
    expect(nameSchema.parse(text)).toBe(kept)
  })

  test.each([
    ['nothing', ''],
    ['only space', ' \t\u3000\u2028 '],
    ['25 letters', 'a'.repeat(25)],
    ['25 emoji', '👨🏽\u200d🚀'.repeat(25)],
    ['a book', 'a'.repeat(100_000)],
    ['U+0000', 'A\0da'],
    ['an escape', 'A\u001b[31mda'],
    ['a C1 control', 'A\u0085\u0090da'],
    ['a bidirectional override', 'Ada\u202egnp'],
    ['a bidirectional isolate', '\u2066Ada\u2069'],
    ['a right-to-left mark', 'Ada\u200f'],
    ['only zero-width spaces', '\u200b\u200b'],
    ['a zero-width space', 'A\u200bda'],
    ['only joiners', '\u200d\u200c\u200d'],
    ['a joiner at the end', 'Ada\u200d'],
    ['two joiners', 'A\u200d\u200dda'],
    ['a byte order mark', 'A\ufeff\u2060da'],
    ['soft hyphens', 'A\u00adda'],
    ['a Hangul filler', '\u3164'],
    ['a Braille blank', '\u2800'],
    ['only marks', '\u0301\u0302'],
    ['scribble', `q${'\u0301'.repeat(5)}`],
    ['half a character', 'A\ud83ddaa'],
    ['a private character', 'A\ue000'],
    ['no character', 'A\ufffe'],
    ['hidden tags', `Ada${'\u{e0041}'.repeat(3)}`],
  ])('is not %s', (_what, text) => {
    expect(nameSchema.safeParse(text).success).toBe(false)
  })

  test('is refused in one sentence', async () => {
    const { browser } = await smallServer()
    const { status, body } = await browser().send('POST', '/api/guest', { name: 'Ada\u202e' })
    const message = "The body.name can't be used: it has characters that do not show."
    expect([status, body]).toEqual([400, { error: 'malformed', message }])
  })
})

test.each([
  ['Ada.Love-lace_7', 'ada.love-lace_7'],
  ['abc', 'abc'],
  ['ab', null],
  ['a'.repeat(24), 'a'.repeat(24)],
  ['a'.repeat(25), null],
  ['ad a', null],
  ['ada\n', null],
  ['adä', null],
  ['ad\u212a', 'adk'],
  ['a@b.example', null],
  ['', null],
])('the user name %j is kept as %j', (text, kept) => {
  expect(usernameSchema.safeParse(text).data ?? null).toBe(kept)
})

test.each([
  ['1234567', false],
  ['12345678', true],
  ['x'.repeat(128), true],
  ['x'.repeat(129), false],
  ['ключ-ключ 🔑', true],
])('is %j a password: %s', (text, fits) => {
  expect(passwordSchema.safeParse(text).success).toBe(fits)
})
