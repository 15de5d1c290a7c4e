import { expect, test } from 'vitest'
import { aLineOfTalk } from '../samples.ts'
import { endings, laid, type Open } from './ground.ts'

export function talkContract(open: Open): void {
  test('what was said is read in order, from where one left off', async () => {
    const opened = await open()
    const { talk } = opened.store
    await laid(opened, 't1', 't2')
    const lines = [
      aLineOfTalk('t1', 1),
      aLineOfTalk('t1', 2, { kind: 'emote', said: 'wave', seat: null, account: null }),
      aLineOfTalk('t1', 3, { kind: 'talk', said: { claim: ['idol', 2] }, account: 'bob', seq: 7 }),
    ]
    for (const line of lines.toReversed()) await talk.append(line)
    await talk.append(aLineOfTalk('t2', 1, { at: 1 }))
    expect(await talk.read('t1', 0)).toStrictEqual(lines)
    expect(await talk.read('t1', 2)).toStrictEqual(lines.slice(2))
    expect(await talk.read('t1', 3)).toEqual([])
    expect((await talk.of('ada')).map(({ table }) => table)).toEqual(['t2', 't1'])
  })

  test('of two servers that write the same line of talk, exactly one does', async () => {
    const here = await open()
    const there = await open(here.place)
    await laid(here, 't1')
    const said = (store: typeof here.store, word: string) => store.talk.append(aLineOfTalk('t1', 1, { said: word }))
    const results = await endings([said(here.store, 'here'), said(there.store, 'there')])
    expect(results.toSorted()).toEqual(['Conflict', 'well'])
    expect(await here.store.talk.read('t1', 0)).toHaveLength(1)
  })

  test('what somebody said stays when they are forgotten, but nobody said it', async () => {
    const opened = await open()
    const { talk } = opened.store
    await laid(opened, 't1')
    await talk.append(aLineOfTalk('t1', 1))
    await talk.append(aLineOfTalk('t1', 2, { account: 'bob' }))
    await talk.forget('ada')
    expect((await talk.read('t1', 0)).map(({ account, said }) => [account, said])).toEqual([
      [null, 'hello'],
      ['bob', 'hello'],
    ])
    expect(await talk.of('ada')).toEqual([])
  })
}
