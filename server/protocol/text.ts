import { z } from 'zod'

/** What people show to each other: any script and emoji, nothing that hides, reorders or drips over its neighbours. */

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Control and format characters (bidirectional overrides among them), lone surrogates, private and no characters. */
const forbidden = /[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}]|(?!\p{Join_Control})\p{Cf}/u
/** Wales and the like: a black flag, then letters that don't show. */
const regionalFlag = /\u{1f3f4}[\u{e0061}-\u{e007a}]{3,6}\u{e007f}/gu
/** Characters that look like nothing, though they are counted as letters or symbols. */
const blank = /[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/u
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u
/** Joiners are for the inside of words and emoji; more marks than any script stacks are scribble. */
const scribble = /^\p{Join_Control}|\p{Join_Control}$|\p{Join_Control}{2}|\p{M}{5}/u

/** As it is kept: composed, without space around it, and with single spaces inside. */
function tidied(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
}

function whatIsWrong(text: string, most: number): string | null {
  const length = [...graphemes.segment(text)].length
  if (length < 1 || length > most) return `it needs 1 to ${most} characters`
  if (forbidden.test(text.replaceAll(regionalFlag, ''))) return 'it has characters that do not show'
  if (blank.test(text) || !visible.test(text)) return 'nothing of it would be seen'
  if (scribble.test(text)) return 'its marks do not belong to any letter'
  return null
}

/** A line of plain text of so many characters, as people count them. */
export function line(most: number): z.ZodString {
  return (
    z
      .string()
      // Ends the check there and then: a segmenter given a book would eat all memory.
      .max(most * 16, { error: `it needs 1 to ${most} characters`, abort: true })
      .overwrite(tidied)
      .check(({ value, issues }) => {
        const message = whatIsWrong(value, most)
        if (message !== null) issues.push({ code: 'custom', input: value, message })
      })
  )
}
