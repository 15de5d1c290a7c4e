import { describe, expect, test } from 'vitest'
import { agree, defaultOf, fields, idleOf, meaningful, parseOption, Refusal, settle, type Schema } from '../index.ts'

interface Options {
  readonly quick: boolean
  readonly exterior: 'marsh' | 'colony'
  readonly stairs: readonly ('1-2' | '1-3' | '2-3')[]
}

const schema: Schema<Options> = {
  quick: { kind: 'toggle', default: false, defaultAt: { 5: true } },
  exterior: { kind: 'choice', values: ['marsh', 'colony'], default: 'marsh', defaultAt: { 4: 'colony' } },
  stairs: {
    kind: 'several',
    values: ['1-2', '1-3', '2-3'],
    default: ['1-2', '1-3'],
    defaultAt: { 5: ['2-3'] },
    problem: (chosen) => (chosen.length === 0 ? 'there must be a stair' : null),
  },
}

describe('settling options', () => {
  test('takes the defaults for what nobody asked for', () => {
    expect(settle(schema, {}, 3)).toEqual({ quick: false, exterior: 'marsh', stairs: ['1-2', '1-3'] })
  })

  test('takes the defaults of that number of seats', () => {
    expect(settle(schema, {}, 4)).toEqual({ quick: false, exterior: 'colony', stairs: ['1-2', '1-3'] })
    expect(settle(schema, {}, 5)).toEqual({ quick: true, exterior: 'marsh', stairs: ['2-3'] })
  })

  test('keeps what was asked for, also where the default is another', () => {
    expect(settle(schema, { quick: false, exterior: 'marsh' }, 5)).toMatchObject({ quick: false, exterior: 'marsh' })
  })

  test('puts several in the order of the schema, each once', () => {
    expect(settle(schema, { stairs: ['2-3', '1-2', '2-3'] }, 3)).toMatchObject({ stairs: ['1-2', '2-3'] })
  })

  test('gives all options in the order of the form', () => {
    expect(Object.keys(settle(schema, { stairs: ['1-2'], quick: true }, 3))).toEqual(['quick', 'exterior', 'stairs'])
    expect(fields(schema).map(([key]) => key)).toEqual(['quick', 'exterior', 'stairs'])
  })

  test.each<[object, string]>([
    [{ quiet: true }, 'There is no option quiet; the options are quick, exterior, stairs.'],
    [{ quick: 'yes' }, 'Option quick is true or false, not "yes".'],
    [{ quick: null }, 'Option quick is true or false, not null.'],
    [{ exterior: 'moon' }, 'Option exterior is one of marsh, colony, not "moon".'],
    [{ exterior: ['marsh'] }, 'Option exterior is one of marsh, colony, not ["marsh"].'],
    [{ stairs: '1-2' }, 'Option stairs is a list, not "1-2".'],
    [{ stairs: ['1-2', '9-9'] }, 'Option stairs holds "9-9", which is none of 1-2, 1-3, 2-3.'],
    [{ stairs: [] }, "Option stairs can't be empty: there must be a stair."],
  ])('refuses %j', (asked, sentence) => {
    expect(() => settle(schema, asked, 3)).toThrow(new Refusal(sentence))
  })

  test('names what can not go together', () => {
    const stubborn: Schema<Pick<Options, 'stairs'>> = {
      stairs: { kind: 'several', values: ['1-2', '1-3', '2-3'], default: [], problem: () => 'no stairs today' },
    }
    const asked = { stairs: ['2-3', '1-2'] }
    expect(() => settle(stubborn, asked, 3)).toThrow(new Refusal("Option stairs can't be 1-2,2-3: no stairs today."))
  })
})

test('a field knows its default for a number of seats', () => {
  expect(defaultOf(schema.quick, 3)).toBe(false)
  expect(defaultOf(schema.quick, 5)).toBe(true)
})

describe('an option typed on a command line', () => {
  test.each<[string, object]>([
    ['quick=true', { quick: true }],
    ['quick=false', { quick: false }],
    ['exterior=colony', { exterior: 'colony' }],
    ['stairs=1-2,2-3', { stairs: ['1-2', '2-3'] }],
    ['stairs=', { stairs: [] }],
  ])('%s is read', (text, option) => {
    expect(parseOption(schema, text)).toEqual(option)
  })

  test.each<[string, string]>([
    ['quick=maybe', 'Option quick is true or false, not "maybe".'],
    ['quick', 'Option quick is true or false, not "".'],
    ['exterior=a=b', 'Option exterior is one of marsh, colony, not "a=b".'],
    ['stairs=1-2,up', 'Option stairs holds "up", which is none of 1-2, 1-3, 2-3.'],
    ['slow=true', 'There is no option slow; the options are quick, exterior, stairs.'],
  ])('%s is refused when options are settled', (text, sentence) => {
    expect(() => settle(schema, parseOption(schema, text), 3)).toThrow(new Refusal(sentence))
  })
})

describe('options that mean nothing beside others', () => {
  const picky: Schema<Options> = { ...schema, exterior: { ...schema.exterior, unless: 'quick' } }

  test('can’t be agreed on', () => {
    const sentence = "Option exterior can't be chosen while quick is on: leave it out, or turn quick off."
    expect(() => agree(picky, { quick: true, exterior: 'colony' }, 3)).toThrow(new Refusal(sentence))
    // Where the toggle is on by itself, too.
    expect(() => agree(picky, { exterior: 'colony' }, 5)).toThrow(new Refusal(sentence))
    expect(agree(picky, { quick: false, exterior: 'colony' }, 5).exterior).toBe('colony')
  })

  test('may be named as they are anyway, as whole options do', () => {
    expect(agree(picky, { quick: true, exterior: 'marsh' }, 3)).toEqual(settle(picky, { quick: true }, 3))
  })

  test('are taken where they were agreed on long ago', () => {
    expect(settle(picky, { quick: true, exterior: 'colony' }, 3)).toMatchObject({ quick: true, exterior: 'colony' })
  })

  test('are left out of what is asked for, and nothing else is', () => {
    expect(meaningful(picky, { quick: true, exterior: 'colony', stairs: ['1-2'] }, 3)).toEqual({
      quick: true,
      stairs: ['1-2'],
    })
    expect(meaningful(picky, { exterior: 'colony' }, 3)).toEqual({ exterior: 'colony' })
    expect(meaningful(picky, { exterior: 'colony' }, 5)).toEqual({})
    expect([...idleOf(picky, { quick: true })]).toEqual(['exterior'])
    expect([...idleOf(picky, { quick: false })]).toEqual([])
  })
})
