import { expect, test } from 'vitest'
import { Conflict, type Stretch } from '../../../store/store.ts'
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

  test('a line is found by the id its sender chose, and no other has it', async () => {
    const opened = await open()
    const { talk } = opened.store
    await laid(opened, 't1', 't2')
    const line = aLineOfTalk('t1', 1, { id: 'one' })
    await talk.append(line)
    await expect(talk.append(aLineOfTalk('t1', 2, { id: 'one', said: 'again' }))).rejects.toThrow(Conflict)
    // Somebody else's, at another table, under another id, or under none: those are other lines.
    await talk.append(aLineOfTalk('t1', 2, { id: 'one', account: 'bob' }))
    await talk.append(aLineOfTalk('t2', 1, { id: 'one' }))
    await talk.append(aLineOfTalk('t1', 3, { id: 'two' }))
    for (let n = 4; n < 8; n++) await talk.append(aLineOfTalk('t1', n, { account: n < 6 ? 'ada' : null }))
    expect(await talk.find('t1', 'ada', 'one')).toStrictEqual(line)
    expect(await talk.find('t1', 'bob', 'one')).toMatchObject({ n: 2, account: 'bob' })
    expect(await talk.find('t2', 'ada', 'two')).toBeNull()
    expect(await talk.find('t1', 'eve', 'one')).toBeNull()
    expect(await talk.read('t1', 0)).toHaveLength(7)
  })

  test('some of it is read from either end, between two lines, and but for some people', async () => {
    const opened = await open()
    const { talk } = opened.store
    await laid(opened, 't1', 't2')
    for (let n = 1; n <= 9; n++) {
      await talk.append(aLineOfTalk('t1', n, { account: n === 3 ? null : (['ada', 'bob', 'eve'][n % 3] ?? null) }))
      await talk.append(aLineOfTalk('t2', n))
    }
    const all = { after: 0, before: null, limit: null, from: 'start', but: new Set<string>() } as const
    const read = async (wish: Partial<Stretch>): Promise<number[]> =>
      (await talk.some('t1', { ...all, ...wish })).map(({ n }) => n)
    expect(await read({})).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(await read({ limit: 3 })).toEqual([1, 2, 3])
    expect(await read({ limit: 3, from: 'end' })).toEqual([7, 8, 9])
    expect(await read({ limit: 3, from: 'end', before: 6 })).toEqual([3, 4, 5])
    expect(await read({ after: 4, before: 8 })).toEqual([5, 6, 7])
    expect(await read({ after: 4, limit: 2 })).toEqual([5, 6])
    expect(await read({ from: 'end', before: 1 })).toEqual([])
    // Ada says 6 and 9, Bob 1, 4 and 7, Eve 2, 5 and 8, nobody 3.
    expect(await read({ but: new Set(['bob']) })).toEqual([2, 3, 5, 6, 8, 9])
    expect(await read({ but: new Set(['bob', 'eve']), limit: 2, from: 'end' })).toEqual([6, 9])
    expect(await read({ but: new Set(['bob', 'eve', 'ada']) })).toEqual([3])
  })

  test('what seats said in the game’s own terms is read apart', async () => {
    const opened = await open()
    const { talk } = opened.store
    await laid(opened, 't1')
    const claim = { kind: 'talk', said: { type: 'claim' } } as const
    await talk.append(aLineOfTalk('t1', 1))
    await talk.append(aLineOfTalk('t1', 2, { ...claim, account: null }))
    await talk.append(aLineOfTalk('t1', 3, { ...claim, seat: null }))
    await talk.append(aLineOfTalk('t1', 4, { ...claim, id: 'one' }))
    expect(await talk.claims('t1')).toStrictEqual([
      aLineOfTalk('t1', 2, { ...claim, account: null }),
      aLineOfTalk('t1', 4, { ...claim, id: 'one' }),
    ])
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
    await talk.append(aLineOfTalk('t1', 1, { id: 'ada-1' }))
    await talk.append(aLineOfTalk('t1', 2, { account: 'bob', id: 'bob-1' }))
    await talk.append(aLineOfTalk('t1', 3, { account: 'eve', id: 'ada-1' }))
    await talk.forget('ada')
    await talk.forget('eve')
    expect((await talk.read('t1', 0)).map(({ account, said, id }) => [account, said, id])).toEqual([
      [null, 'hello', null],
      ['bob', 'hello', 'bob-1'],
      [null, 'hello', null],
    ])
    expect(await talk.of('ada')).toEqual([])
  })
}
