import { EventEmitter } from 'node:events'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { Declined } from '../declined.ts'
import { openRemote } from '../table/remote.ts'
import { wholeTalk, type TableLink } from '../table/link.ts'

/** The house, as far as a page hears of it. */
const house = vi.hoisted(() => ({
  sent: [] as { name: string; frame: Record<string, unknown> }[],
  answer: (_name: string): unknown => ({}),
  writes: true,
}))
const wire = vi.hoisted(() => ({ live: null as unknown }))
/** The house's door for what isn't told by itself. */
const door = vi.hoisted(() => ({ asked: [] as string[], answer: async (_path: string): Promise<unknown> => [] }))

vi.mock('../client/api.ts', () => ({
  api: {
    get(path: string) {
      door.asked.push(path)
      return door.answer(path)
    },
  },
}))

vi.mock('../client/socket.ts', () => ({
  socket: () => wire.live,
  canWrite: () => house.writes,
  refusalOf: () => null,
  async ask(name: string, frame: Record<string, unknown>) {
    house.sent.push({ name, frame })
    return house.answer(name)
  },
}))

const info = { id: 't', seq: 0 }
const silence = { talk: [] as unknown[], since: 0, earlier: false }
const position = { table: 't', seq: 4, log: { after: null, facts: [], late: [] }, late: [] }

let live = Object.assign(new EventEmitter(), { connected: true })

beforeEach(() => {
  live = Object.assign(new EventEmitter(), { connected: true })
  wire.live = live
  house.sent.length = 0
  door.asked.length = 0
  house.writes = true
  house.answer = (name) => (name === 'join' ? { info, position, ...silence } : {})
})

async function joined(): Promise<TableLink> {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const link = openRemote('t', () => {})
  await vi.advanceTimersByTimeAsync(0)
  return link
}

const unavailable = (): never => {
  throw new Declined('unavailable', 'The house can’t write just now.')
}

const unreachable = (): never => {
  throw new Declined('unreachable', 'The house can’t be reached.')
}

function weather(writes: boolean): void {
  house.writes = writes
  live.emit('weather', { writes })
}

function framesOf(name: string): Record<string, unknown>[] {
  return house.sent.filter((one) => one.name === name).map(({ frame }) => frame)
}

test('a move that the house can’t write is sent again, the very same, until it is answered', async () => {
  const link = await joined()
  house.answer = unavailable
  let isPlayed = false
  const played = link.play({ fingers: 3 }).then(() => (isPlayed = true))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(isPlayed).toBe(false)
  expect(link.current()).toMatchObject({ isSending: true })
  house.answer = () => ({ seq: 5 })
  await vi.advanceTimersByTimeAsync(1000)
  await played
  const frames = framesOf('play')
  expect(frames.length).toBeGreaterThan(10)
  expect(new Set(frames.map(({ id }) => id)).size).toBe(1)
  expect(link.current()).toMatchObject({ isSending: false })
})

test('so are words and orders', async () => {
  const link = await joined()
  house.answer = unavailable
  const said = link.say({ kind: 'text', said: 'hello' })
  const ordered = link.orders?.({ shown: 'pass' })
  await vi.advanceTimersByTimeAsync(5000)
  house.answer = (name) => (name === 'say' ? { table: 't', n: 1 } : { shown: 'pass' })
  await vi.advanceTimersByTimeAsync(1000)
  await said
  expect(await ordered).toEqual({ shown: 'pass' })
  expect(link.current()?.talk).toHaveLength(1)
})

const hello = { kind: 'text', said: 'hello' } as const
const line = (n: number, said = 'hello') => ({ table: 't', n, seq: 0, seat: 0, by: null, kind: 'text', said, at: n })

test('words that may have arrived are sent again under the same id, and seen on their way until they are said', async () => {
  const link = await joined()
  house.answer = unreachable
  const said = link.say(hello)
  await vi.advanceTimersByTimeAsync(5000)
  expect(link.current()).toMatchObject({ talk: [], unsaid: [{ utterance: hello }] })
  house.answer = () => line(1)
  await vi.advanceTimersByTimeAsync(1000)
  await said
  const frames = framesOf('say')
  expect(frames.length).toBeGreaterThan(3)
  expect(new Set(frames.map((frame) => JSON.stringify(frame))).size).toBe(1)
  expect(frames[0]).toMatchObject({ table: 't', utterance: hello })
  expect(frames[0]?.['id']).toMatch(/^\w{32}$/)
  expect(link.current()).toMatchObject({ talk: [{ n: 1 }], unsaid: [] })
})

test('words are sent again when the line is back, and not before', async () => {
  const link = await joined()
  house.answer = unreachable
  live.connected = false
  live.emit('disconnect', 'transport close')
  const said = link.say(hello)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(framesOf('say')).toHaveLength(1)
  house.answer = (name) => (name === 'join' ? { info, position, ...silence } : line(1))
  live.connected = true
  live.emit('connect')
  await vi.advanceTimersByTimeAsync(0)
  await said
  expect(framesOf('say')).toHaveLength(2)
})

test('words arrive in the order in which they were said, and are new each time', async () => {
  const link = await joined()
  house.answer = unavailable
  const all = ['one', 'two', 'three'].map((said) => link.say({ kind: 'text', said }))
  await vi.advanceTimersByTimeAsync(5000)
  expect(link.current()?.unsaid.map(({ utterance }) => utterance.said)).toEqual(['one', 'two', 'three'])
  house.sent.length = 0
  let answers = 0
  // Once more it fails, and then no more.
  house.answer = () => (answers++ === 0 ? unavailable() : line(answers - 1))
  await vi.advanceTimersByTimeAsync(2000)
  await Promise.all(all)
  const frames = framesOf('say').slice(1)
  expect(frames.map(({ utterance }) => (utterance as typeof hello).said)).toEqual(['one', 'two', 'three'])
  expect(new Set(frames.map(({ id }) => id)).size).toBe(3)
  expect(link.current()).toMatchObject({ talk: [{ n: 1 }, { n: 2 }, { n: 3 }], unsaid: [] })
})

test('whoever speaks too often is told so, unless it was kept from them until now', async () => {
  const link = await joined()
  const often = (): never => {
    throw new Declined('often', 'At most six things can be said in ten seconds.')
  }
  house.answer = often
  await expect(link.say(hello)).rejects.toMatchObject({ reason: 'often' })
  expect(link.current()?.unsaid).toEqual([])
  house.answer = unavailable
  const all = [link.say(hello), link.say(hello)]
  await vi.advanceTimersByTimeAsync(3000)
  house.answer = often
  await vi.advanceTimersByTimeAsync(9000)
  expect(link.current()?.unsaid).toHaveLength(2)
  house.answer = () => line(1)
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all(all)
  expect(link.current()?.unsaid).toEqual([])
})

test('words that the house won’t have are not kept, and those after them go on', async () => {
  const link = await joined()
  house.answer = unavailable
  const refused = link.say(hello).catch((error: unknown) => error)
  const said = link.say({ kind: 'emote', said: 'wave' })
  await vi.advanceTimersByTimeAsync(2000)
  let asked = 0
  house.answer = () => {
    if (asked++ > 0) return line(1)
    throw new Declined('forbidden', 'The rules allow you gestures alone now.')
  }
  await vi.advanceTimersByTimeAsync(1000)
  expect(await refused).toMatchObject({ reason: 'forbidden' })
  await said
  expect(link.current()).toMatchObject({ talk: [{ n: 1 }], unsaid: [] })
})

test('a line that comes late has its place among the others, and is there once', async () => {
  const link = await joined()
  house.answer = () => line(6)
  await link.say(hello)
  for (const n of [5, 6, 7, 5]) live.emit('said', line(n))
  expect(link.current()?.talk.map(({ n }) => n)).toEqual([5, 6, 7])
})

test('the page knows that the house can’t write, and that it can again', async () => {
  const link = await joined()
  expect(link.current()?.connection).toBe('live')
  weather(false)
  expect(link.current()?.connection).toBe('unwritten')
  weather(true)
  expect(link.current()?.connection).toBe('live')
})

test('who comes to a table meanwhile knows it too', async () => {
  house.writes = false
  const link = await joined()
  expect(link.current()?.connection).toBe('unwritten')
})

test('a table that can’t be joined yet is joined when it can', async () => {
  house.answer = unavailable
  const link = await joined()
  await vi.advanceTimersByTimeAsync(5000)
  expect(link.current()).toBeNull()
  house.answer = () => ({ info, position, ...silence })
  await vi.advanceTimersByTimeAsync(1000)
  expect(link.current()?.position).toMatchObject({ seq: 4 })
})

/** Lines from one to another. */
const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => line(from + index))

function known(link: TableLink): number[] {
  return link.current()?.talk.map(({ n }) => n) ?? []
}

async function comeAgain(talk: typeof silence): Promise<void> {
  house.answer = () => ({ info, position, ...talk })
  live.emit('connect')
  await vi.advanceTimersByTimeAsync(0)
}

test('who comes again names the last line they have heard, and is told what follows', async () => {
  house.answer = () => ({ info, position, talk: lines(1, 3), since: 0, earlier: false })
  const link = await joined()
  live.emit('said', line(4))
  // What one has said oneself may be known before what others said before it.
  house.answer = () => line(7)
  await link.say(hello)
  await comeAgain({ talk: lines(5, 8), since: 4, earlier: false })
  expect(known(link)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  await comeAgain({ talk: [], since: 8, earlier: false })
  expect(known(link)).toHaveLength(8)
  await comeAgain(silence)
  expect(framesOf('join').map(({ heard }) => heard)).toEqual([0, 4, 8, 8])
  expect(known(link)).toEqual([])
})

test('where too much was said meanwhile what was known is forgotten, for there would be a hole', async () => {
  house.answer = () => ({ info, position, talk: lines(1, 3), since: 0, earlier: false })
  const link = await joined()
  expect(link.current()?.hasEarlier).toBe(false)
  await comeAgain({ talk: lines(101, 200), since: 0, earlier: true })
  expect(known(link)).toEqual(lines(101, 200).map(({ n }) => n))
  expect(link.current()?.hasEarlier).toBe(true)
  await comeAgain({ talk: lines(201, 202), since: 200, earlier: false })
  expect(link.current()?.hasEarlier).toBe(true)
})

test('what was heard before the house was restored is forgotten', async () => {
  house.answer = () => ({ info, position, talk: lines(1, 9), since: 0, earlier: false })
  const link = await joined()
  house.answer = () => ({ info, position, talk: lines(1, 2), since: 0, earlier: false })
  live.emit('restored', {})
  await vi.advanceTimersByTimeAsync(0)
  expect(framesOf('join').map(({ heard }) => heard)).toEqual([0, 0])
  expect(known(link)).toEqual([1, 2])
  live.emit('said', line(3))
  expect(known(link)).toEqual([1, 2, 3])
})

describe('what was said earlier', () => {
  async function late(): Promise<TableLink> {
    house.answer = () => ({ info, position, talk: lines(151, 250), since: 0, earlier: true })
    return joined()
  }

  test('is fetched a part at a time, down to the first line', async () => {
    const link = await late()
    door.answer = async () => lines(51, 150)
    await Promise.all([link.earlier(), link.earlier()])
    expect(known(link)).toEqual(lines(51, 250).map(({ n }) => n))
    expect(link.current()?.hasEarlier).toBe(true)
    door.answer = async () => lines(1, 50)
    await link.earlier()
    expect(known(link)).toEqual(lines(1, 250).map(({ n }) => n))
    expect(link.current()?.hasEarlier).toBe(false)
    await link.earlier()
    expect(door.asked).toEqual(['/api/tables/t/talk?before=151&limit=100', '/api/tables/t/talk?before=51&limit=100'])
  })

  test('is fetched to the very first line for who has to know all of it', async () => {
    const link = await late()
    door.answer = async (path) => (path.includes('before=151') ? lines(51, 150) : lines(1, 50))
    expect((await wholeTalk(link)).map(({ n }) => n)).toEqual(lines(1, 250).map(({ n }) => n))
    expect(await wholeTalk(link)).toHaveLength(250)
    expect(door.asked).toHaveLength(2)
  })

  test('ends with line one, though it is a whole part', async () => {
    const link = await late()
    door.answer = async () => lines(1, 100)
    await link.earlier()
    expect(link.current()?.hasEarlier).toBe(false)
  })

  test('is dropped if the table was joined anew meanwhile, and can be fetched again if it couldn’t be', async () => {
    const link = await late()
    door.answer = () => Promise.reject(new Declined('unreachable', 'The house can’t be reached.'))
    await expect(link.earlier()).rejects.toMatchObject({ reason: 'unreachable' })
    let bring = (_lines: unknown): void => {}
    door.answer = () => new Promise((resolve) => (bring = resolve))
    const fetched = link.earlier()
    await comeAgain({ talk: lines(401, 500), since: 0, earlier: true })
    bring(lines(51, 150))
    await fetched
    expect(known(link)).toEqual(lines(401, 500).map(({ n }) => n))
    expect(link.current()?.hasEarlier).toBe(true)
  })
})

describe('what is read in one go with the answer to a join, and met before it', () => {
  const later = { ...position, seq: 5, log: { after: 4, facts: [{ type: 'moved' }], late: [] } }

  /** The house answers a join, and what came after it is there before the answer is met. */
  function answerWith(news: () => void): void {
    house.answer = (name) => {
      if (name === 'join') news()
      return name === 'join' ? { info, position, ...silence } : {}
    }
  }

  test('a newer position stands', async () => {
    answerWith(() => live.emit('position', later))
    const link = await joined()
    expect(link.current()?.position?.seq).toBe(5)
    expect(link.current()?.log).toEqual([{ type: 'moved' }])
  })

  test('so it does after the line fell', async () => {
    const link = await joined()
    answerWith(() => live.emit('position', later))
    live.emit('connect')
    await vi.advanceTimersByTimeAsync(0)
    expect(link.current()?.position?.seq).toBe(5)
    expect(link.current()?.log).toEqual([{ type: 'moved' }])
  })

  test('what was said and what is known of the table aren’t lost', async () => {
    answerWith(() => {
      live.emit('said', line(1))
      live.emit('table', { ...info, seq: 5 })
    })
    const link = await joined()
    expect(link.current()?.talk).toEqual([line(1)])
    expect(link.current()?.info.seq).toBe(5)
  })

  test('it is met even if the join is declined', async () => {
    const link = await joined()
    house.answer = () => {
      live.emit('position', later)
      return unavailable()
    }
    live.emit('connect')
    await vi.advanceTimersByTimeAsync(0)
    expect(link.current()?.position?.seq).toBe(5)
  })
})
