import { expect, test } from 'vitest'
import { anAnswer } from '../samples.ts'
import { endings, laid, type Open } from './ground.ts'

export function sealedContract(open: Open): void {
  test('are kept by table and seat until they are cleared', async () => {
    const opened = await open()
    const { sealed } = opened.store
    await laid(opened, 't1', 't2')
    const [first, second, elsewhere] = [
      anAnswer('t1', 0),
      anAnswer('t1', 1, { move: null, by: 'bot' }),
      anAnswer('t2', 0),
    ]
    for (const answer of [second, first, elsewhere]) await sealed.put(answer)
    expect(await sealed.of('t1')).toStrictEqual([first, second])
    await sealed.clear('t1')
    expect(await sealed.of('t1')).toEqual([])
    expect(await sealed.of('t2')).toStrictEqual([elsewhere])
  })

  test('a seat answers a question once, and the next one once more', async () => {
    const opened = await open()
    const { sealed } = opened.store
    await laid(opened, 't1')
    const answers = [anAnswer('t1', 0), anAnswer('t1', 0, { id: 'other' }), anAnswer('t1', 0, { asked: 9 })]
    const results: string[] = []
    for (const answer of answers) results.push(...(await endings([sealed.put(answer)])))
    expect(results).toEqual(['well', 'Conflict', 'well'])
  })

  test('what is left of an earlier question comes before the answer to a later one', async () => {
    const opened = await open()
    const { sealed } = opened.store
    await laid(opened, 't1')
    for (const asked of [9, 20, 3, 14]) await sealed.put(anAnswer('t1', 0, { asked, id: `at ${asked}` }))
    expect((await sealed.of('t1')).map(({ asked }) => asked)).toEqual([3, 9, 14, 20])
  })
}
