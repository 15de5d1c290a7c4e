import { describe, expect, test } from 'vitest'
import { covers, hasLesson, openBox, openLesson } from '../games.ts'
import { corner, shared } from '../lesson/geometry.ts'
import { bookmark } from '../lesson/kept.ts'
import { start, walkTo } from '../lesson/lesson.ts'
import { LessonLink } from '../lesson/link.ts'

const pupil = { name: 'Ada', crest: { emblem: 'key', field: 'plain', tincture: 'moss' } } as const

const taught = await Promise.all(
  covers
    .filter(({ id }) => hasLesson(id))
    .map(async ({ id }) => {
      const [box, lesson] = await Promise.all([openBox(id), openLesson(id)])
      if (box === null || lesson === null) throw new Error(`no lesson for ${id}`)
      return { id, game: box.game, lesson }
    }),
)

test('there is something to learn', () => expect(taught.length).toBeGreaterThan(0))

describe.each(taught)('the lesson of $id', ({ id, game, lesson }) => {
  /** A learner in a browser of their own. */
  function sit() {
    const kept = new Map<string, string>()
    const mark = bookmark(id, { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) })
    const open = (): LessonLink => new LessonLink(game, lesson, pupil, mark)
    const link = open()
    const wanted = (): readonly unknown[] => walkTo(game, lesson, mark.read()).wanted
    /** Reads on, or does what is wanted; false: it is over. */
    const step = async (): Promise<boolean> => {
      const now = link.voice().step
      if (now === null) return false
      if (now.kind === 'tell') link.goOn()
      else await link.play(wanted()[0])
      return true
    }
    return { link, open, mark, wanted, step }
  }

  test('is played to its end, and every fact is told once, in order', async () => {
    const { link, step } = sit()
    const { edition } = link.current()
    let { log: known } = link.current()
    let steps = 0
    for (; await step(); steps++) {
      const { log } = link.current()
      expect(log.slice(0, known.length)).toEqual(known)
      expect(link.current().edition).toBe(edition)
      known = log
    }
    expect(link.current().position?.outcome).not.toBeNull()
    expect(link.voice().at).toBe(link.voice().of)
    expect(steps).toBeLessThanOrEqual(link.voice().of)
  })

  test('a wrong answer changes nothing, and is met with the hint', async () => {
    const { link, mark, wanted, step } = sit()
    let taken = 0
    do {
      if (link.voice().step?.kind !== 'do') continue
      const [state, voice, place] = [link.current(), link.voice(), mark.read()]
      const right = new Set(wanted().map((move) => JSON.stringify(move)))
      const wrong = state.position?.prompt?.moves.filter((move) => !right.has(JSON.stringify(move))) ?? []
      for (const [index, move] of ['nonsense', ...wrong.slice(0, 3)].entries()) {
        await link.play(move)
        taken++
        expect(link.voice()).toEqual({ ...voice, refusals: index + 1 })
        expect(mark.read()).toEqual(place)
        const { position, ...rest } = link.current()
        expect(rest).toEqual({
          info: state.info,
          log: state.log,
          edition: state.edition,
          talk: [],
          hasEarlier: false,
          unsaid: [],
          connection: 'here',
          isSending: false,
        })
        expect(position?.view).toEqual(state.position?.view)
        expect(position?.prompt).toEqual(state.position?.prompt)
      }
    } while (await step())
    expect(taken).toBeGreaterThan(10)
  })

  test('nothing can be answered while there is something to read, unless it speaks of the question', async () => {
    const { link, step } = sit()
    do {
      const { step: now } = link.voice()
      const isOpen = now?.kind === 'do' || (now?.kind === 'tell' && now.isOpen === true)
      expect(link.current().position?.prompt !== null).toBe(isOpen)
      expect(link.current().position?.mayUndo).toBe(false)
    } while (await step())
    await expect(link.undo()).rejects.toThrow('back')
    await expect(link.say()).rejects.toThrow('nobody')
  })

  test('after a reload it goes on at the same step, and from the beginning after a restart', async () => {
    const { link, open, step } = sit()
    do {
      const again = open()
      expect(again.voice()).toEqual(link.voice())
      expect(again.current().log).toEqual(link.current().log)
      expect(again.current().position?.view).toEqual(link.current().position?.view)
    } while (await step())
    link.restart()
    expect(open().voice()).toEqual(link.voice())
    expect(link.voice().at).toBe(1)
  })

  test('a step back leads to what was told before, and the whole way back to the beginning', async () => {
    const { link, step, mark } = sit()
    let told: unknown = null
    do {
      const { step: now, mayGoBack } = link.voice()
      expect(mayGoBack).toBe(told !== null)
      const other = new LessonLink(game, lesson, pupil, { ...mark, write: () => {} })
      const { edition } = other.current()
      other.goBack()
      if (told !== null) expect(other.voice().step).toBe(told)
      expect(other.current().edition).toBe(told === null ? edition : edition + 1)
      if (now?.kind === 'tell') told = now
    } while (await step())
    while (link.voice().mayGoBack) link.goBack()
    expect(link.voice().at).toBe(1)
    expect(link.current().position?.seq).toBe(0)
    while (await step());
    expect(link.current().position?.outcome).not.toBeNull()
  })

  test('whoever answers before reading on has read on', async () => {
    const { link, step, mark } = sit()
    do {
      const now = link.voice().step
      if (now?.kind !== 'tell' || now.isOpen !== true) continue
      await link.play('nonsense')
      expect(link.voice().refusals).toBe(1)
      expect(link.voice().step?.kind).toBe('do')
      link.goBack()
      expect(link.voice().step).toBe(now)
      const { place, wanted } = walkTo(game, lesson, { ...mark.read(), step: mark.read().step + 1 })
      await link.play(wanted[0])
      expect(mark.read().step).toBeGreaterThan(place.step)
    } while (await step())
  })

  test('a bookmark of something else is the beginning', () => {
    for (const text of ['', 'null', '{', '{"form":2,"step":3,"answers":[]}', '{"form":1,"step":"3","answers":[]}']) {
      expect(bookmark(id, { getItem: () => text, setItem: () => {} }).read()).toEqual(start)
    }
    expect(walkTo(game, lesson, { step: 999, answers: ['nonsense', {}] }).place.answers).toEqual([])
  })
})

test('the voice keeps out of the way of what it speaks of', () => {
  const stage = { left: 0, top: 0, right: 400, bottom: 300 }
  const plate = { width: 200, height: 100 }
  expect(corner(stage, plate, [])).toBe('bottom-left')
  expect(corner(stage, plate, [{ left: 10, top: 250, right: 60, bottom: 290 }])).toBe('bottom-right')
  expect(corner(stage, { ...plate, width: 400 }, [{ left: 10, top: 250, right: 390, bottom: 290 }])).toBe('top-left')
  expect(shared(stage, { left: 500, top: 0, right: 600, bottom: 10 })).toBeNull()
})
