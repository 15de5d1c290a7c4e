import { expect, test } from 'vitest'
import { aRating, aSubscription, aTable } from '../samples.ts'
import type { Open } from './ground.ts'

export function peopleContract(open: Open): void {
  test('somebody is muted until they are heard again', async () => {
    const { mutes } = (await open()).store
    await mutes.set('ada', 'eve', true)
    await mutes.set('ada', 'bob', true)
    await mutes.set('ada', 'bob', true)
    expect(await mutes.of('ada')).toEqual(['bob', 'eve'])
    expect(await mutes.of('bob')).toEqual([])
    await mutes.set('ada', 'bob', false)
    await mutes.set('ada', 'bob', false)
    expect(await mutes.of('ada')).toEqual(['eve'])
  })

  test('who is forgotten mutes nobody, and nobody mutes them', async () => {
    const { mutes } = (await open()).store
    await mutes.set('ada', 'bob', true)
    await mutes.set('bob', 'ada', true)
    await mutes.set('bob', 'eve', true)
    await mutes.forget('ada')
    expect(await mutes.of('ada')).toEqual([])
    expect(await mutes.of('bob')).toEqual(['eve'])
  })

  test('ratings are found by player and by game, and the surest come first', async () => {
    const { store } = await open()
    await store.tables.create(aTable('t1', { status: 'playing' }), [])
    const steady = aRating('steady', { mu: 30, sigma: 1 })
    const lucky = aRating('lucky', { mu: 40, sigma: 9 })
    const bot = aRating('bot:hard', { mu: 28, sigma: 2 })
    const elsewhere = aRating('lucky', { game: 'riddles' })
    const outcome = { places: [1], reason: 'over' }
    await store.tables.finish('t1', outcome, 1, async () => [lucky, steady, bot, elsewhere])
    const { ratings } = store
    expect(await ratings.best('whispers', { limit: 10 })).toStrictEqual([steady, bot, lucky])
    expect(await ratings.best('whispers', { limit: 1 })).toStrictEqual([steady])
    expect(await ratings.of('lucky')).toStrictEqual([elsewhere, lucky])
    expect(await ratings.forGame('whispers', ['steady', 'lucky', 'nobody'])).toStrictEqual([lucky, steady])
    expect(await ratings.forGame('whispers', [])).toEqual([])
  })

  test('a rating takes the place of the one before, to its last digit', async () => {
    const { store } = await open()
    for (const [id, mu] of Object.entries({ t1: 1 / 3, t2: Math.PI })) {
      await store.tables.create(aTable(id, { status: 'playing' }), [])
      await store.tables.finish(id, { places: [1], reason: 'over' }, 1, async () => [aRating('ada', { mu })])
    }
    expect(await store.ratings.of('ada')).toStrictEqual([aRating('ada', { mu: Math.PI })])
    await store.ratings.forget('ada')
    expect(await store.ratings.best('whispers', { limit: 10 })).toEqual([])
  })

  test('a subscription belongs to who saved it last', async () => {
    const { push } = (await open()).store
    await push.save(aSubscription('https://b', { at: 2 }))
    await push.save(aSubscription('https://a', { at: 1 }))
    expect((await push.of('ada')).map(({ endpoint }) => endpoint)).toEqual(['https://a', 'https://b'])
    const renewed = aSubscription('https://a', { account: 'bob', language: 'en', keys: { p256dh: 'x', auth: 'y' } })
    await push.save(renewed)
    expect(await push.of('bob')).toStrictEqual([renewed])
    expect(await push.of('ada')).toStrictEqual([aSubscription('https://b', { at: 2 })])
  })

  test('a subscription is removed by anybody who knows it, or only from its account', async () => {
    const { push } = (await open()).store
    for (const endpoint of ['https://a', 'https://b', 'https://c']) await push.save(aSubscription(endpoint))
    await push.remove('https://a', 'bob')
    expect(await push.of('ada')).toHaveLength(3)
    await push.remove('https://a', 'ada')
    await push.remove('https://b')
    expect((await push.of('ada')).map(({ endpoint }) => endpoint)).toEqual(['https://c'])
    await push.forget('ada')
    expect(await push.of('ada')).toEqual([])
  })
}
