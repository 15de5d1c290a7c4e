import { expect, test } from 'vitest'
import { Refused } from '../../../refused.ts'
import { aLineOfTalk, anEntry, aReport, aTable } from '../samples.ts'
import { laid, type Open } from './ground.ts'

const hostile = {
  quotes: `'; drop table "tables"; -- \\' \\" \`$1 ?1 :x @y`,
  emoji: '🐙👩‍👩‍👧‍👦🏴‍☠️ é e\u0301 \u202Eright to left',
  long: 'Cthulhu '.repeat(1250),
  blank: '',
  lines: 'a\r\nb\tc\u007F\u2028d\uFEFF',
  json: '{"a":[1,null]}',
}

export function textsContract(open: Open): void {
  test.each(Object.entries(hostile))('texts stay as they are: %s', async (_name, text) => {
    const { store } = await open()
    // Whatever is looked up by must fit into an index.
    const key = text.slice(0, 100)
    const table = aTable(key, { code: key, host: key, seed: text, options: { [text]: text } })
    await store.tables.create(table, [])
    expect((await store.tables.findByCode(key))?.table).toStrictEqual(table)
    const line = anEntry(key, 1, { id: key, move: text })
    await store.log.append(line)
    expect(await store.log.read(key)).toStrictEqual([line])
    await store.talk.append(aLineOfTalk(key, 1, { said: text }))
    expect((await store.talk.read(key, 0))[0]?.said).toBe(text)
    await store.memory.set(key, text)
    expect(await store.memory.get(key)).toBe(text)
    await store.mutes.set(key, key, true)
    expect(await store.mutes.of(key)).toEqual([key])
  })

  const unstorable = { 'U+0000': 'a\0b', 'half a character': 'a\uD83Db' }

  test.each(Object.entries(unstorable))('what has parts may hold %s', async (_name, text) => {
    const opened = await open()
    const { store } = opened
    await laid(opened, 't1')
    await store.log.append(anEntry('t1', 1, { move: { [text]: text } }))
    expect((await store.log.read('t1'))[0]?.move).toStrictEqual({ [text]: text })
    await store.talk.append(aLineOfTalk('t1', 1, { said: text }))
    expect((await store.talk.read('t1', 0))[0]?.said).toBe(text)
  })

  test.each(Object.entries(unstorable))(
    'a plain text with %s is refused, written or looked for',
    async (_name, text) => {
      const opened = await open()
      const { store } = opened
      await laid(opened, 't1')
      await expect(store.reports.save(aReport('r1', { why: text }))).rejects.toThrow(Refused)
      await expect(store.tables.find(text)).rejects.toThrow(Refused)
      await expect(store.memory.set('key', text)).rejects.toThrow(Refused)
      expect(await store.reports.list(true)).toEqual([])
      expect(await store.memory.get('key')).toBeNull()
    },
  )

  test('a text is not taken for another that differs in case, accents or blanks', async () => {
    const { memory } = (await open()).store
    const keys = ['key', 'Key', 'key ', 'kéy', 'ke\u0301y']
    for (const key of keys) await memory.set(key, `of ${key}`)
    for (const key of keys) expect(await memory.get(key)).toBe(`of ${key}`)
  })

  test('times stay exact, however far away', async () => {
    const opened = await open()
    const { store } = opened
    const times = [0, -1, 2 ** 31, 2 ** 32 + 1, 1_893_456_000_123, 8_640_000_000_000_000, Number.MAX_SAFE_INTEGER]
    for (const time of times) {
      await store.tables.create(aTable(`t${time}`, { createdAt: time, finishedAt: time, quickUntil: time }), [])
      expect((await store.tables.find(`t${time}`))?.table).toMatchObject({
        createdAt: time,
        finishedAt: time,
        quickUntil: time,
      })
    }
    const listed = await store.tables.list({})
    expect(listed.map(({ table }) => table.createdAt)).toEqual(times.toSorted((a, b) => b - a))
  })
}
