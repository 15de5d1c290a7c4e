import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { Client } from '../../trial/client.ts'
import { LiveClient } from '../../trial/socket.ts'
import { openTestApp, type TestApp } from '../app.ts'

let house: TestApp
beforeAll(async () => {
  house = await openTestApp()
})
afterAll(() => house.close())

const password = 'correct horse battery'

interface Connected {
  readonly live: LiveClient
  /** When the house has ended it. */
  readonly ended: Promise<void>
}

async function connect(by: { cookie: string } | { token: string }): Promise<Connected> {
  const live = await LiveClient.connect(house.base, by)
  onTestFinished(() => live.close())
  return { live, ended: new Promise((resolve) => live.onClose(resolve)) }
}

async function member(username: string): Promise<Client> {
  const client = await Client.guest(house.base, username)
  await client.put('/api/me/password', { username, password })
  return client
}

/** The same account once more, with a session of its own. */
async function elsewhere(username: string): Promise<Client> {
  const client = new Client(house.base)
  await client.post('/api/sign-in', { username, password })
  return client
}

/** It still is who it was. */
async function expectOpen({ live }: Connected): Promise<void> {
  expect(await live.call('lobby', { follow: false })).not.toHaveProperty('error')
}

describe('at once', () => {
  test('signing out ends the connections of that session, and of no other', async () => {
    const ada = await member('ada')
    const phone = await elsewhere('ada')
    const { token } = await ada.post<{ token: string }>('/api/me/tokens', { name: 'program' })
    const [here, tab, there, program] = await Promise.all([
      connect({ cookie: ada.cookie }),
      connect({ cookie: ada.cookie }),
      connect({ cookie: phone.cookie }),
      connect({ token }),
    ])
    await ada.post('/api/sign-out')
    await Promise.all([here.ended, tab.ended])
    await expectOpen(there)
    await expectOpen(program)
  })

  test('signing in as somebody else ends those of the session before', async () => {
    const ben = await member('ben')
    await member('bea')
    const before = await connect({ cookie: ben.cookie })
    await ben.post('/api/sign-in', { username: 'bea', password })
    await before.ended
  })

  test('removing a token ends what came by it, and nothing else', async () => {
    const cleo = await member('cleo')
    const made = async (name: string): Promise<{ id: string; token: string }> => cleo.post('/api/me/tokens', { name })
    const [one, two] = [await made('one'), await made('two')]
    const [mine, first, second] = [
      await connect({ cookie: cleo.cookie }),
      await connect({ token: one.token }),
      await connect({ token: two.token }),
    ]
    await cleo.ask('DELETE', `/api/me/tokens/${one.id}`)
    await first.ended
    await expectOpen(second)
    await expectOpen(mine)
  })

  test('another password ends those of all other sessions', async () => {
    const dan = await member('dan')
    const phone = await elsewhere('dan')
    const [here, there] = [await connect({ cookie: dan.cookie }), await connect({ cookie: phone.cookie })]
    await dan.put('/api/me/password', { username: 'dan', password: 'another password', current: password })
    await there.ended
    await expectOpen(here)
  })
})
