import type { Seat, Spoken } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { Conversation, type Hearing } from '../conversation.ts'

/** Somebody is asked the time, and tells it, or shrugs; or says at what time they were where. */
type Talk =
  | { readonly type: 'ask'; readonly with: Seat }
  | { readonly type: 'tell'; readonly with: Seat; readonly hour: number }
  | { readonly type: 'was'; readonly at: string }

const hearing: Hearing<Talk> = {
  to: (talk) => ('with' in talk ? talk.with : null),
  asks: ({ type }) => type === 'ask',
  answers: (reply, _asked, asker) => reply.type === 'tell' && reply.with === asker,
}

const [ada, bo, cy] = [0, 1, 2]
const ask = (seat: Seat, other: Seat, seq = 0): Spoken<Talk> => ({ seat, seq, talk: { type: 'ask', with: other } })
const tell = (seat: Seat, other: Seat, hour = 12, seq = 0): Spoken<Talk> => ({
  seat,
  seq,
  talk: { type: 'tell', with: other, hour },
})
const was = (seat: Seat, at: string, seq = 0): Spoken<Talk> => ({ seat, seq, talk: { type: 'was', at } })
const talking = (...said: Spoken<Talk>[]) => new Conversation(hearing, said)

describe('who owes an answer', () => {
  test('is whoever was asked, until they answer', () => {
    expect(talking(ask(ada, bo)).open(bo)).toEqual([ask(ada, bo)])
    expect(talking(ask(ada, bo)).open(cy)).toEqual([])
    expect(talking(ask(ada, bo), tell(bo, ada)).open(bo)).toEqual([])
  })

  test('not when somebody else answers, nor when they answer somebody else', () => {
    expect(talking(ask(ada, bo), tell(cy, ada)).open(bo)).toHaveLength(1)
    expect(talking(ask(ada, bo), tell(bo, cy)).open(bo)).toHaveLength(1)
  })

  test('nobody answers before they are asked', () => {
    expect(talking(tell(bo, ada), ask(ada, bo)).open(bo)).toHaveLength(1)
  })

  test('one answer settles all that the same asker has put until then, and nothing of others', () => {
    const said = [ask(ada, bo), ask(cy, bo), ask(ada, bo, 1), tell(bo, ada, 3, 1), ask(ada, bo, 2)]
    expect(talking(...said).open(bo)).toEqual([ask(cy, bo), ask(ada, bo, 2)])
    expect(talking(...said).exchanges()).toEqual([
      { asked: ask(ada, bo), answer: tell(bo, ada, 3, 1) },
      { asked: ask(ada, bo, 1), answer: tell(bo, ada, 3, 1) },
    ])
  })

  test('the last question alone, for those who forget what they were asked before', () => {
    expect(talking(ask(cy, bo), ask(ada, bo)).lastOpen(bo)).toEqual(ask(ada, bo))
    expect(talking(ask(cy, bo), ask(ada, bo), tell(bo, ada)).lastOpen(bo)).toBeNull()
    expect(talking(was(ada, 'the pier')).lastOpen(bo)).toBeNull()
  })
})

describe('what was said before', () => {
  test('is known, whoever said it, from a moment on', () => {
    const { talk } = was(ada, 'the pier')
    expect(talking(was(bo, 'the pier', 3)).isSaid(talk)).toBe(true)
    expect(talking(was(bo, 'the pier', 3)).isSaid(talk, 4)).toBe(false)
    expect(talking(was(bo, 'the bar', 3)).isSaid(talk)).toBe(false)
  })

  test('unasked is what was no answer', () => {
    const said = talking(was(bo, 'the bar'), ask(ada, bo, 1), tell(bo, ada, 12, 1), tell(bo, cy, 12, 2))
    expect(said.unasked(0)).toEqual([was(bo, 'the bar'), ask(ada, bo, 1), tell(bo, cy, 12, 2)])
    expect(said.unasked(1, bo)).toEqual([tell(bo, cy, 12, 2)])
  })

  test('a story must fit those of the seats one sides with, and no others', () => {
    const clash = (said: Talk, talk: Talk) => said.type === 'was' && talk.type === 'was' && said.at !== talk.at
    const said = talking(was(bo, 'the bar', 2), was(cy, 'the pier', 2))
    expect(said.fits({ type: 'was', at: 'the bar' }, [ada, bo], clash)).toBe(true)
    expect(said.fits({ type: 'was', at: 'the pier' }, [ada, bo], clash)).toBe(false)
    expect(said.fits({ type: 'was', at: 'the pier' }, [ada, bo], clash, 3)).toBe(true)
  })
})
