import { QuickChance, type Prompt } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import { afterEach, expect, test, vi } from 'vitest'
import webpush from 'web-push'
import { Push } from '../../push/push.ts'
import { away } from '../../tables/absentees.ts'
import { Calling } from '../../tables/calling.ts'
import { Presence } from '../../tables/presence.ts'
import { LiveTable } from '../../tables/table.ts'
import { overheard, short } from './notices.ts'

/** A lot as small as that of every change has to find each of these houses, whatever people answer. */
const seeds = ['a', 'b', 'c']

/** The tables of the house that is on trial. */
const tables = new Map<string, LiveTable>()

interface Told {
  /** What is sealed. */
  readonly payload: string
  readonly table: LiveTable
  /** What the one who is called is asked. */
  readonly prompt: Prompt<unknown> | null
  readonly options: webpush.RequestOptions
}

type Request = Pick<Told, 'payload' | 'options'>

/** Puts more into what is sent, or beside it. */
const says = (change: (told: Told) => Partial<Request>) => () => {
  const { generateRequestDetails: seal } = webpush
  vi.spyOn(webpush, 'generateRequestDetails').mockImplementation((subscription, text, given) => {
    const told: Request = { payload: String(text), options: given ?? {} }
    const table = tables.get((JSON.parse(told.payload) as { table: string }).table)
    if (table === undefined) throw new Error('nobody knows that table')
    const { payload, options } = { ...told, ...change({ ...told, table, prompt: table.prompt(1) }) }
    return seal(subscription, payload, options)
  })
}

/** One thing more in what is sealed. */
const adds = (more: (told: Told) => object) =>
  says((told) => ({ payload: JSON.stringify({ ...(JSON.parse(told.payload) as object), ...more(told) }) }))

/** What only the house itself calls. */
interface Inner {
  readonly table: LiveTable
  readonly called: Map<string, unknown>
  call(due: { readonly account: string }): void
  tellEnd(): void
}
interface Post {
  post(...request: unknown[]): Promise<number>
}
const calling = Calling.prototype as unknown as Inner
const posting = Push.prototype as unknown as Post

type Notify = Push['notify']

const notifies = (notify: (tell: Notify, ...told: Parameters<Notify>) => Promise<boolean>) => () => {
  const { notify: tell } = Push.prototype
  vi.spyOn(Push.prototype, 'notify').mockImplementation(function (this: Push, ...told) {
    return notify(tell.bind(this), ...told)
  })
}

/** Houses that say too much, too often, or to somebody else, by what is wrong with them. */
const houses: Readonly<Record<string, (chance: QuickChance) => void>> = {
  'a notice says what is asked': adds(({ prompt }) => ({ ask: prompt?.ask.type ?? null })),
  'a notice says what the last one did': adds(({ table }) => ({ last: table.match?.moves.at(-1)?.move ?? null })),
  'a notice says what was dealt': adds(({ table }) => ({ seed: table.row.seed })),
  'a notice is as long as there are answers': says(({ payload, prompt }) => ({
    payload: payload + ' '.repeat(prompt?.moves.length ?? 0),
  })),
  'the service can read which table it is': says(({ options, table }) => ({
    options: { ...options, topic: table.id },
  })),
  'the service can read all of it': () => {
    const { generateRequestDetails: seal } = webpush
    vi.spyOn(webpush, 'generateRequestDetails').mockImplementation((subscription, payload, options) => ({
      ...seal(subscription, payload, options),
      body: Buffer.from(String(payload)),
    }))
  },
  'those who look are called, too': () => {
    vi.spyOn(Presence.prototype, 'looksUntil').mockReturnValue(0)
  },
  'the neighbour is called': notifies((tell, account, note, isStill) => {
    const { seating = [] } = tables.get(note.table) ?? {}
    const seat = seating.findIndex((one) => one.account === account)
    return tell(seating[(seat + 1) % seating.length]?.account ?? account, note, isStill)
  }),
  'whoever has ever subscribed is called': () => {
    const accounts = new Set<string>()
    const { subscribe, notify } = Push.prototype
    vi.spyOn(Push.prototype, 'subscribe').mockImplementation(function (this: Push, account, subscription) {
      accounts.add(account)
      return subscribe.call(this, account, subscription)
    })
    vi.spyOn(Push.prototype, 'notify').mockImplementation(async function (this: Push, _account, note, isStill) {
      const told = await Promise.all([...accounts].map((one) => notify.call(this, one, note, isStill)))
      return told.includes(true)
    })
  },
  'a notice comes twice': () => {
    const { post } = posting
    vi.spyOn(posting, 'post').mockImplementation(async function (this: Post, ...request) {
      await post.apply(this, request)
      return post.apply(this, request)
    })
  },
  'one is called again whenever something happens': () => {
    const { call } = calling
    vi.spyOn(calling, 'call').mockImplementation(function (this: Inner, due) {
      call.call(this, due)
      this.called.delete(due.account)
    })
  },
  'one is called whenever anybody has moved': () => {
    vi.spyOn(calling, 'tellEnd').mockImplementation(function (this: Inner) {
      const { house, id, game } = this.table
      for (const account of away(this.table)) void house.notify(account, { table: id, game: game.id, kind: 'turn' })
    })
  },
  'one question in ten calls nobody': (chance) =>
    notifies((tell, ...told) => (chance.below(10) === 0 ? Promise.resolve(false) : tell(...told)))(),
}

afterEach(() => vi.restoreAllMocks())

/** What a lot finds, as far as it has to be played for that. */
async function lot(seed: string): Promise<string[]> {
  for (const { game, proof } of Object.values(boxes)) {
    for (const { seats, options } of proof.tables.slice(0, short)) {
      const found = await overheard({ game, seats, options, seed })
      if (found.length > 0) return found
    }
  }
  return []
}

function keepTables(): void {
  tables.clear()
  const { open } = LiveTable
  vi.spyOn(LiveTable, 'open').mockImplementation(async (house, whole) => {
    const table = await open.call(LiveTable, house, whole)
    tables.set(table.id, table)
    return table
  })
}

test('nothing is found in a house that is sound', async () => {
  for (const seed of seeds) expect(await lot(seed), `seed ${seed}`).toEqual([])
})

test.each(Object.entries(houses))('a lot finds: %s', async (what, plant) => {
  const found: string[] = []
  for (const seed of seeds) {
    keepTables()
    plant(new QuickChance(seed))
    const [first] = await lot(seed)
    if (first !== undefined) found.push(seed)
    vi.restoreAllMocks()
  }
  console.log(`figures: ${what}: found by ${found.length} of ${seeds.length}`)
  expect(found).toEqual(seeds)
})
