import { languages } from '@octopolis/engine'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPush, type Note, type Push, type Pushed } from '../../push/push.ts'
import { device, subscription } from '../../push/subscription.ts'
import { Refused } from '../../refused.ts'
import { Browser, vapidClaims } from './browser.ts'
import { Service } from './service.ts'
import { Shelf } from './shelf.ts'

const contact = 'mailto:host@example.org'
const turn: Note = { table: 'table-1', game: 'a-game', kind: 'turn' }

let service: Service
let shelf: Shelf
let browser: Browser
let pushed: Pushed[]
let now: number
const open: Push[] = []

beforeEach(async () => {
  service = await Service.start()
  shelf = new Shelf()
  browser = new Browser()
  pushed = []
  now = 1_000_000
})

afterEach(async () => {
  for (const push of open.splice(0)) push.close()
  await service.stop()
})

async function start(more: Partial<Parameters<typeof createPush>[0]> = {}): Promise<Push> {
  const push = await createPush({
    memory: shelf.memory,
    push: shelf.push,
    pushHosts: [service.host],
    contact,
    now: () => now,
    onPush: (one) => pushed.push(one),
    ...more,
  })
  open.push(push)
  return push
}

const at = (path: string): string => `http://${service.host}/${path}`
const sub = (path: string): Parameters<Push['subscribe']>[1] => ({
  endpoint: at(path),
  keys: browser.keys,
  language: 'fr',
})
const results = (): string[] => pushed.map(({ result }) => result)

describe('keys', () => {
  test('are made on the first start and kept', async () => {
    const first = await start()
    expect(Buffer.from(first.publicKey, 'base64url')).toHaveLength(65)
    expect((await start()).publicKey).toBe(first.publicKey)
  })

  test('two nodes that start at once agree on them', async () => {
    const [one, other] = await Promise.all([start(), start()])
    expect(one?.publicKey).toBe(other?.publicKey)
  })

  test('a contact that push services would not take is refused at the start', async () => {
    await expect(start({ contact: 'http://example.org' })).rejects.toThrow('https:')
  })
})

describe('a message', () => {
  test('reaches the browser, which alone can read it', async () => {
    const push = await start()
    await push.subscribe('ada', sub('ada-1'))
    await push.notify('ada', turn)
    expect(results()).toEqual(['sent'])
    const [request] = service.received
    expect(request).toMatchObject({ method: 'POST', path: '/ada-1' })
    expect(browser.read(request?.body ?? Buffer.alloc(0))).toEqual({ ...turn, language: 'fr' })
    expect(() => new Browser().read(request?.body ?? Buffer.alloc(0))).toThrow('unable to authenticate')
    expect(request?.body.toString('latin1')).not.toContain('table-1')
  })

  test('says how long and how urgently, and signs who sends it', async () => {
    const push = await start()
    await push.subscribe('ada', sub('ada-1'))
    for (const kind of ['turn', 'started', 'finished'] as const)
      await push.notify('ada', { ...turn, kind, table: kind })
    expect(service.received.map(({ headers }) => [headers['ttl'], headers['urgency']])).toEqual([
      ['86400', 'high'],
      ['3600', 'high'],
      ['86400', 'normal'],
    ])
    for (const { headers } of service.received) {
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', 'content-type': 'application/octet-stream' })
      const { key, claims } = vapidClaims(headers)
      expect(key).toBe(push.publicKey)
      expect(claims).toMatchObject({ aud: `http://${service.host}`, sub: contact })
    }
  })

  test('replaces an older one about the same table, and no other', async () => {
    const push = await start()
    await push.subscribe('ada', sub('ada-1'))
    await push.notify('ada', turn)
    await push.notify('ada', { ...turn, table: 'a table with a long name, and signs that no header takes: é/+=' })
    now += 60_000
    await push.notify('ada', turn)
    const [first, other, again] = service.received.map(({ headers }) => String(headers['topic']))
    expect(first).toMatch(/^[\w-]{32}$/)
    expect(other).toMatch(/^[\w-]{32}$/)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  test('goes to every device of the account, and of nobody else', async () => {
    const push = await start()
    for (const path of ['ada-1', 'ada-2']) await push.subscribe('ada', sub(path))
    await push.subscribe('bo', sub('bo-1'))
    await push.notify('ada', turn)
    await push.notify('cy', turn)
    expect(service.received.map(({ path }) => path).toSorted()).toEqual(['/ada-1', '/ada-2'])
  })
})

describe('a second message within a minute', () => {
  /** Notes wait by the clock alone; what is under way takes its own time. */
  async function wait(ms: number): Promise<void> {
    now += ms
    await vi.advanceTimersByTimeAsync(ms)
  }

  const kinds = (): unknown[] => service.received.map(({ body }) => (browser.read(body) as Note).kind)

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test('is told when the minute is over, for an account and a table', async () => {
    const push = await start()
    for (const account of ['ada', 'bo']) await push.subscribe(account, sub(account))
    expect(await push.notify('ada', turn)).toBe(true)
    await wait(1)
    const later = push.notify('ada', { ...turn, kind: 'finished' })
    await push.notify('ada', { ...turn, table: 'table-2' })
    await push.notify('bo', turn)
    expect(service.received).toHaveLength(3)
    await wait(59_998)
    expect(service.received).toHaveLength(3)
    await wait(1)
    expect(await later).toBe(true)
    expect(kinds()).toEqual(['turn', 'turn', 'turn', 'finished'])
    await wait(60_000)
    expect(await push.notify('ada', turn)).toBe(true)
  })

  test('gives way to a newer one', async () => {
    const push = await start()
    await push.subscribe('ada', sub('ada-1'))
    await push.notify('ada', turn)
    const [older, newer] = [push.notify('ada', turn), push.notify('ada', { ...turn, kind: 'finished' })]
    expect(await older).toBe(false)
    await wait(60_000)
    expect(await newer).toBe(true)
    expect(kinds()).toEqual(['turn', 'finished'])
  })

  test('is not told when it isn’t so any more, and the next needn’t wait for it', async () => {
    const push = await start()
    await push.subscribe('ada', sub('ada-1'))
    await push.notify('ada', turn)
    const later = push.notify('ada', turn, () => false)
    await wait(60_000)
    expect(await later).toBe(false)
    expect(await push.notify('ada', turn)).toBe(true)
    expect(service.received).toHaveLength(2)
  })

  test('keeps no house from closing', async () => {
    const push = await start()
    await push.subscribe('ada', sub('ada-1'))
    await push.notify('ada', turn)
    const later = push.notify('ada', turn)
    push.close()
    expect(await later).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('nobody was told whose device doesn’t listen', async () => {
    const push = await start()
    expect(await push.notify('ada', turn)).toBe(false)
  })
})

describe('a device', () => {
  test('that the service no longer knows is forgotten', async () => {
    const push = await start()
    for (const path of ['404', '410', '201']) await push.subscribe('ada', sub(path))
    service.answer = (response, { path }) => response.writeHead(Number(path.slice(1))).end()
    await push.notify('ada', turn)
    expect(results().toSorted()).toEqual(['gone', 'gone', 'sent'])
    expect([...shelf.rows.keys()]).toEqual([at('201')])
  })

  test.each([301, 307, 400, 401, 403, 413, 429, 500, 503])('%s: is kept, and the failure counted', async (status) => {
    const push = await start()
    await push.subscribe('ada', sub('ada-1'))
    service.answer = (response) => response.writeHead(status, { location: at('elsewhere') }).end('no')
    await push.notify('ada', turn)
    expect(pushed).toMatchObject([
      { result: 'failed', kind: 'turn', why: expect.stringContaining(String(status)) as string },
    ])
    expect(shelf.rows.size).toBe(1)
    expect(service.received.map(({ path }) => path)).toEqual(['/ada-1'])
  })

  test('whose service hangs keeps nobody waiting', async () => {
    const push = await start({ timeoutMs: 100 })
    await push.subscribe('ada', sub('ada-1'))
    service.answer = () => {}
    await push.notify('ada', turn)
    expect(pushed).toMatchObject([{ result: 'failed', why: 'Error: no answer after 100 ms' }])
    expect(service.received).toHaveLength(1)
  })

  test('whose service never stops answering is told, and its answer left', async () => {
    const push = await start()
    await push.subscribe('ada', sub('ada-1'))
    const left = new Promise((gone) => {
      service.answer = (response) => {
        response.on('close', gone).writeHead(201)
        const pour = (): unknown => response.write('x'.repeat(65_536), (error) => (error ? undefined : pour()))
        pour()
      }
    })
    await push.notify('ada', turn)
    expect(results()).toEqual(['sent'])
    await left
  })

  test('whose service hangs up, or is away, is kept', async () => {
    const push = await start()
    await push.subscribe('ada', sub('ada-1'))
    service.answer = (response) => response.destroy()
    await push.notify('ada', turn)
    await service.stop()
    now += 60_000
    await push.notify('ada', turn)
    expect(results()).toEqual(['failed', 'failed'])
    expect(shelf.rows.size).toBe(1)
  })

  test('is not called once its service is no longer allowed', async () => {
    const push = await start()
    await push.subscribe('ada', sub('ada-1'))
    await (await start({ pushHosts: [] })).notify('ada', turn)
    expect(results()).toEqual(['gone'])
    expect(service.received).toEqual([])
    expect(shelf.rows.size).toBe(0)
  })

  test('belongs to whom it subscribed for last', async () => {
    const push = await start()
    await push.subscribe('ada', sub('shared'))
    await push.subscribe('bo', sub('shared'))
    await push.notify('ada', turn)
    expect(service.received).toEqual([])
    await push.notify('bo', turn)
    expect(service.received).toHaveLength(1)
  })

  test('is forgotten when it is asked for, and only by its owner', async () => {
    const push = await start()
    await push.subscribe('ada', sub('ada-1'))
    await push.unsubscribe('bo', at('ada-1'))
    expect(shelf.rows.size).toBe(1)
    await push.unsubscribe('ada', at('ada-1'))
    expect(shelf.rows.size).toBe(0)
  })

  test('and all others are forgotten with their owner', async () => {
    const push = await start()
    for (const path of ['ada-1', 'ada-2']) await push.subscribe('ada', sub(path))
    await push.subscribe('bo', sub('bo-1'))
    await push.forget('ada')
    expect([...shelf.rows.keys()]).toEqual([at('bo-1')])
  })

  test('more than ten: the oldest are forgotten, never the newest', async () => {
    const push = await start()
    for (let n = 1; n <= 12; n++) {
      now += 1
      await push.subscribe('ada', sub(`ada-${n}`))
    }
    // The clock stands still, or runs back.
    now -= 100
    await push.subscribe('ada', sub('ada-13'))
    const expected = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((n) => at(`ada-${n}`))
    expect([...shelf.rows.keys()].toSorted()).toEqual(expected.toSorted())
  })
})

describe('many messages', () => {
  test('go out a few at a time, and more than may wait are dropped', async () => {
    const push = await start({ atOnce: 2, longest: 3 })
    let inside = 0
    let most = 0
    service.answer = (response) => {
      most = Math.max(most, ++inside)
      setTimeout(() => {
        inside--
        response.writeHead(201).end()
      }, 20)
    }
    for (let n = 0; n < 8; n++) await push.subscribe('ada', sub(`ada-${n}`))
    await push.notify('ada', turn)
    expect(most).toBe(2)
    expect(results().toSorted()).toEqual([...Array<string>(3).fill('dropped'), ...Array<string>(5).fill('sent')])
    now += 60_000
    await push.notify('ada', turn)
    expect(results().filter((result) => result === 'sent')).toHaveLength(10)
  })

  test('end when the server closes', async () => {
    const push = await start({ atOnce: 1 })
    for (const path of ['ada-1', 'ada-2']) await push.subscribe('ada', sub(path))
    service.answer = () => push.close()
    await push.notify('ada', turn)
    expect(results()).toEqual(['failed', 'dropped'])
    await push.notify('ada', { ...turn, table: 'table-2' })
    expect(service.received).toHaveLength(1)
  })

  test('a store that fails is counted too', async () => {
    const broken = { ...shelf.push, of: () => Promise.reject(new Error('the disk is full')) }
    await (await start({ push: broken })).notify('ada', turn)
    expect(pushed).toMatchObject([{ result: 'failed', why: 'Error: the disk is full' }])
    const stuck = { ...shelf.push, remove: () => Promise.reject(new Error('the disk is full')) }
    const push = await start({ push: stuck })
    await push.subscribe('ada', sub('ada-1'))
    service.answer = (response) => response.writeHead(410).end()
    await push.notify('ada', turn)
    expect(results()).toEqual(['failed', 'failed'])
  })
})

describe('an endpoint', () => {
  const id = 'fcm/send/dY8:APA91bH_x-y'

  test.each([
    `https://fcm.googleapis.com/${id}`,
    `https://fcm.googleapis.com/wp/${id}`,
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2bz%3d%3d',
    'https://web.push.apple.com/QGhk-_',
    'https://push.example.org/ada',
    'https://push.example.org:8443/ada',
  ])('of a known service is taken: %s', async (endpoint) => {
    const push = await start({ pushHosts: ['push.example.org', 'PUSH.example.org:8443'] })
    await push.subscribe('ada', { endpoint, keys: browser.keys, language: 'en' })
    expect([...shelf.rows.keys()]).toEqual([endpoint])
  })

  const hostile = [
    '',
    'ada',
    '/push',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/plain,ada',
    'ftp://fcm.googleapis.com/ada',
    `http://fcm.googleapis.com/${id}`,
    `https://fcm.googleapis.com:8443/${id}`,
    `https://ada:secret@fcm.googleapis.com/${id}`,
    `https://ada@fcm.googleapis.com/${id}`,
    `https://@fcm.googleapis.com/${id}`,
    `https://fcm.googleapis.com@example.org/${id}`,
    `https://fcm.googleapis.com\\@example.org/${id}`,
    `https://example.org\\@fcm.googleapis.com/${id}`,
    `https://example.org#@fcm.googleapis.com/${id}`,
    `https://fcm.googleapis.com/${id}#twice`,
    `https://fcm.googleapis.com/${id}#`,
    `https://fcm.googleapis.com./${id}`,
    `https://FCM.googleapis.com/${id}`,
    `https://fcm.googleapis.com.example.org/${id}`,
    `https://afcm.googleapis.com/${id}`,
    `https://ｆcm.googleapis.com/${id}`,
    `https://fсm.googleapis.com/${id}`,
    `https://fcm.googleapis.com/${id}/../é`,
    ` https://fcm.googleapis.com/${id}`,
    `https://fcm.goo\tgleapis.com/${id}`,
    `https://fcm.googleapis.com/${'x'.repeat(2048)}`,
    'https://push.services.mozilla.com/ada',
    'https://evilpush.services.mozilla.com/ada',
    'https://push.apple.com.example.org/ada',
    'https://notify.windows.com/ada',
    'https://example.org/ada',
    'https://localhost/ada',
    'https://127.0.0.1/ada',
    'https://10.0.0.1/ada',
    'https://192.168.1.1/ada',
    'https://169.254.169.254/latest/meta-data/',
    'http://169.254.169.254/latest/meta-data/',
    'https://[::1]/ada',
    'https://[::ffff:127.0.0.1]/ada',
    'https://0x7f.1/ada',
    'https://2130706433/ada',
    'http://127.0.0.1/ada',
    'http://127.0.0.1:1/ada',
    'http://localhost:9000/ada',
    'http://[::1]:9000/ada',
    'http://push.example.org/ada',
    'http://push.example.org:8080/ada',
    'https://push.example.org:8080.example.net/ada',
    'http://10.0.0.1:9000/ada',
    'http://127.0.0.2:9000/ada',
    'http://127.1:9000/ada',
    'http://ada@127.0.0.1:9000/ada',
  ]

  test.each(hostile)('of any other kind is refused: %j', async (endpoint) => {
    const pushHosts = ['127.0.0.1:9000', '127.0.0.2:9000', '10.0.0.1:9000', 'push.example.org', 'push.example.org:8080']
    const push = await start({ pushHosts })
    const refused = push.subscribe('ada', { endpoint, keys: browser.keys, language: 'en' })
    await expect(refused).rejects.toThrow(Refused)
    await expect(refused).rejects.toMatchObject({ reason: 'invalid' })
    expect(shelf.rows.size).toBe(0)
  })

  test('on this machine is taken at a port that was listed', async () => {
    const pushHosts = ['127.0.0.1:9000', 'localhost:9001', '[::1]:9002']
    const push = await start({ pushHosts })
    for (const host of pushHosts) {
      await push.subscribe('ada', { endpoint: `http://${host}/ada`, keys: browser.keys, language: 'en' })
    }
    expect(shelf.rows.size).toBe(3)
  })

  test.each([
    'https://push.example.org',
    'push.example.org/path',
    'ada@push.example.org',
    '*.example.org',
    'a b',
    ':9000',
  ])('a host that is listed wrongly is refused at the start: %s', async (host) => {
    await expect(start({ pushHosts: [host] })).rejects.toThrow('push host')
  })
})

describe('the keys of a device', () => {
  const good = new Browser().keys
  const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')
  const offCurve = bytes(good.p256dh)
  offCurve.writeUInt8(offCurve.readUInt8(64) ^ 1, 64)
  const hybrid = bytes(good.p256dh)
  hybrid.writeUInt8(6, 0)

  test.each([
    { why: 'no point', keys: { ...good, p256dh: '' } },
    { why: 'a short point', keys: { ...good, p256dh: bytes(good.p256dh).subarray(0, 64).toString('base64url') } },
    { why: 'a point of other form', keys: { ...good, p256dh: hybrid.toString('base64url') } },
    { why: 'a point off the curve', keys: { ...good, p256dh: offCurve.toString('base64url') } },
    { why: 'a compressed point', keys: { ...good, p256dh: `Ag${'A'.repeat(42)}` } },
    { why: 'a padded point', keys: { ...good, p256dh: `${good.p256dh}=` } },
    { why: 'other signs in between', keys: { ...good, p256dh: `${good.p256dh} ` } },
    { why: 'no secret', keys: { ...good, auth: '' } },
    { why: 'a short secret', keys: { ...good, auth: bytes(good.auth).subarray(1).toString('base64url') } },
    { why: 'a long secret', keys: { ...good, auth: Buffer.alloc(17).toString('base64url') } },
  ])('must be of use: $why', async ({ keys }) => {
    const push = await start()
    await expect(push.subscribe('ada', { ...sub('ada-1'), keys })).rejects.toMatchObject({ reason: 'invalid' })
    expect(shelf.rows.size).toBe(0)
  })
})

describe('what a browser sends', () => {
  const sent = { endpoint: 'https://web.push.apple.com/Q', keys: { p256dh: 'p', auth: 'a' }, language: languages[0] }

  test('is taken with what we do not need, and without it kept', () => {
    expect(subscription.parse({ ...sent, expirationTime: null })).toEqual(sent)
    expect(device.parse(sent)).toEqual({ endpoint: sent.endpoint })
  })

  test.each([
    { ...sent, endpoint: 'x'.repeat(2049) },
    { ...sent, endpoint: 7 },
    { ...sent, keys: null },
    { ...sent, keys: { p256dh: 'x'.repeat(101), auth: 'a' } },
    { ...sent, keys: { p256dh: 'p', auth: 'x'.repeat(51) } },
    { ...sent, language: 'xx' },
    null,
  ])('is refused when it is of another shape: %#', (wrong) => {
    expect(subscription.safeParse(wrong).success).toBe(false)
  })
})
