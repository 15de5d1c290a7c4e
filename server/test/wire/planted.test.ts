import { canonical, type AnyGame } from '@octopolis/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../app.ts'
import { gather, type Cast } from './cast.ts'
import { check, type Evidence } from './checker.ts'
import { Evening } from './evening.ts'
import type { Finding, Rule } from './findings.ts'
import { frameOf, messageOf, type Frame, type Letter, type Reader } from './letters.ts'
import { checkLobby } from './lobby.ts'
import { long, plans } from './plans.ts'
import type { ListedTable, Position, Said, TableInfo } from './shapes.ts'

/** A checker that finds nothing is worth nothing: each leak that is planted here has to be found. */

type Body = Record<string, unknown>

/** Another letter, or several, or none, in the place of one; null: this is no place for it. */
type Plant = (letter: Letter, reader: Reader, evidence: Evidence) => readonly Letter[] | null

/** The evidence with one letter changed: the first that can be, at whichever table. */
function planted(evenings: readonly Evidence[], plant: Plant): Evidence {
  for (const evidence of evenings) {
    for (const reader of evidence.readers) {
      if (reader === evidence.witness) continue
      for (const [at, letter] of reader.letters.entries()) {
        const instead = plant(letter, reader, evidence)
        if (instead === null) continue
        const changed = { ...reader, letters: reader.letters.toSpliced(at, 1, ...instead) }
        return { ...evidence, readers: evidence.readers.map((one) => (one === reader ? changed : one)) }
      }
    }
  }
  throw new Error('nowhere could it be planted')
}

/** Changes the body of an event; undefined: not this one. */
function inEvent(
  name: string,
  change: (body: unknown, reader: Reader, evidence: Evidence) => object | undefined,
): Plant {
  return (letter, reader, evidence) => {
    const message = letter.way === 'frame' ? messageOf(letter.text) : null
    if (message?.kind !== 'event' || message.name !== name) return null
    const body = change(message.body, reader, evidence)
    return body === undefined ? null : [{ ...(letter as Frame), text: frameOf(name, body) }]
  }
}

function inPosition(change: (body: Position, reader: Reader, evidence: Evidence) => object | undefined): Plant {
  return inEvent('position', (body, ...rest) => change(body as Position, ...rest))
}

function inTable(change: (body: TableInfo, reader: Reader, evidence: Evidence) => object | undefined): Plant {
  return inEvent('table', (body, ...rest) => change(body as TableInfo, ...rest))
}

/** Changes the body of an answer over the socket. */
function inAnswer(change: (body: Body) => object | undefined): Plant {
  return (letter) => {
    const message = letter.way === 'frame' ? messageOf(letter.text) : null
    if (message?.kind !== 'answer' || Array.isArray(message.body)) return null
    const body = change(message.body as Body)
    return body === undefined ? null : [{ ...(letter as Frame), text: `43${message.to}${JSON.stringify([body])}` }]
  }
}

/** Changes the body of an answer over HTTP. */
function inExchange(route: RegExp, change: (body: Body, reader: Reader) => object | undefined): Plant {
  return (letter, reader) => {
    if (letter.way !== 'exchange' || !route.test(`${letter.method} ${letter.path}`) || letter.status !== 200)
      return null
    const body = change(JSON.parse(letter.text) as Body, reader)
    return body === undefined ? null : [{ ...letter, text: JSON.stringify(body) }]
  }
}

/** What a reader with other eyes was sent of the same line. */
function elsewhere({ readers }: Evidence, { viewer }: Reader, seq: number, differs: (position: Position) => boolean) {
  for (const reader of readers) {
    if (reader.viewer === viewer) continue
    for (const letter of reader.letters) {
      const message = letter.way === 'frame' ? messageOf(letter.text) : null
      if (message?.kind !== 'event' || message.name !== 'position') continue
      const position = message.body as Position
      if (position.seq === seq && differs(position)) return position
    }
  }
  return undefined
}

const plants: readonly (readonly [string, Rule, Plant])[] = [
  [
    'another seat’s view',
    'position',
    inPosition((body, reader, evidence) => {
      const other = elsewhere(evidence, reader, body.seq, ({ view }) => canonical(view) !== canonical(body.view))
      return other && { ...body, view: other.view }
    }),
  ],
  [
    'another seat’s prompt',
    'position',
    inPosition((body, reader, evidence) => {
      const other = elsewhere(evidence, reader, body.seq, ({ prompt }) => prompt !== null && body.prompt === null)
      return other && { ...body, prompt: other.prompt }
    }),
  ],
  [
    'what another seat was told',
    'position',
    inPosition((body, reader, evidence) => {
      const other = elsewhere(evidence, reader, body.seq, ({ log }) => canonical(log) !== canonical(body.log))
      return other && { ...body, log: other.log }
    }),
  ],
  [
    'a fact too many',
    'position',
    inPosition(({ log, ...body }) =>
      log.facts.length === 0 ? undefined : { ...body, log: { ...log, facts: [...log.facts, log.facts[0]] } },
    ),
  ],
  [
    'a question’s contents',
    'shape',
    inPosition(({ awaiting, ...body }) =>
      awaiting.length === 0 ? undefined : { ...body, awaiting: awaiting.map((one) => ({ ...one, moves: [] })) },
    ),
  ],
  ['another line’s time', 'position', inPosition((body) => ({ ...body, seq: body.seq + 1 }))],
  ['a key too many in a position', 'shape', inPosition((body) => ({ ...body, by: 'bot' }))],
  ['a key too many in a table', 'shape', inTable((body) => ({ ...body, seed: null }))],
  [
    'a key too many in somebody’s seat',
    'shape',
    inTable(({ seats, ...body }) => ({
      ...body,
      seats: seats.map((seat) => ({ ...seat, sitter: seat.sitter && { ...seat.sitter, guest: true } })),
    })),
  ],
  ['a key too many in talk', 'shape', inEvent('said', (body) => ({ ...(body as Said), account: 'x' }))],
  [
    'a key too many in an acknowledgement',
    'shape',
    inAnswer((body) => ('seq' in body && !('said' in body) ? { ...body, at: 1 } : undefined)),
  ],
  ['a key too many in a refusal', 'shape', inAnswer((body) => ('error' in body ? { ...body, seat: 1 } : undefined))],
  ['a key too many over HTTP', 'shape', inExchange(/^GET .*\/position$/, (body) => ({ ...body, state: {} }))],
  [
    'another seat’s view over HTTP',
    'position',
    inExchange(/^GET .*\/(position|turn)$/, (body) => ({ ...body, view: { ...(body['view'] as object), more: 1 } })),
  ],
  [
    'another line for a move',
    'answer',
    inAnswer((body) => ('seq' in body && !('said' in body) ? { seq: 1e6 } : undefined)),
  ],
  [
    'a refusal that says more',
    'refusal',
    inAnswer((body) =>
      'error' in body && body['error'] !== 'malformed' && body['error'] !== 'missing'
        ? { ...body, message: `${String(body['message'])} Seat 1 has the skull.` }
        : undefined,
    ),
  ],
  ['that something broke', 'refusal', inAnswer((body) => ('error' in body ? { ...body, error: 'fault' } : undefined))],
  [
    'the code, to somebody who doesn’t sit there',
    'table',
    inTable((body, { isInside }, { whole }) =>
      isInside || whole.table.code === null ? undefined : { ...body, code: whole.table.code },
    ),
  ],
  ['a table as nobody else sees it', 'table', inTable((body) => ({ ...body, watchers: 99 }))],
  [
    'another deadline than others see',
    'clock',
    inPosition(({ awaiting, ...body }) =>
      awaiting.some(({ deadline }) => deadline !== null)
        ? {
            ...body,
            awaiting: awaiting.map(({ deadline, ...one }) => ({ ...one, deadline: deadline && deadline + 1 })),
          }
        : undefined,
    ),
  ],
  ['an event that nobody knows', 'shape', inEventTwice('position', 'peek')],
  ['a message too many', 'order', inEventTwice('position', 'position')],
  ['a table too many', 'order', inEventTwice('table', 'table')],
  ['talk that is told twice', 'talk', inEventTwice('said', 'said')],
  ['a position too few', 'order', without('position')],
  ['a table too few', 'order', without('table')],
  ['talk too little', 'talk', without('said')],
  ['bytes of no kind', 'shape', (letter) => (letter.way === 'frame' ? [{ ...letter, text: '451-["x",{}]' }] : null)],
  [
    'an answer that nobody asked for',
    'order',
    (letter) => (letter.way === 'frame' ? [letter, { ...letter, text: '4399999[{}]' }] : null),
  ],
  [
    'a letter before it came',
    'order',
    (letter) => {
      const text = frameOf('said', { table: '', n: 1, seq: 0, seat: 0, by: null, kind: 'text', said: 'x', at: 0 })
      return letter.way === 'call' && letter.name === 'join' ? [{ way: 'frame', text, lines: 0 }, letter] : null
    },
  ],
  [
    'words that it may not say',
    'answer',
    inExchange(/\/talk\/possible$/, (body) => [...(body as unknown as []), { type: 'x' }]),
  ],
  ['another record', 'answer', inExchange(/records/, (body) => ({ ...body, seed: '0'.repeat(64) }))],
]

/** Is this an event of somebody who stayed to the end, and had been there for a while before and after it? */
function isAmong(letter: Letter, { letters }: Reader, name: string): boolean {
  const isEvent = (one: Letter, of: string): boolean => one.way === 'frame' && one.text.startsWith(`42["${of}"`)
  if (!isEvent(letter, name) || letters.some(({ way }) => way === 'close')) return false
  const at = letters.indexOf(letter)
  const positions = (some: readonly Letter[]): number => some.filter((one) => isEvent(one, 'position')).length
  return positions(letters.slice(0, at)) > 3 && (name === 'said' || positions(letters.slice(at + 1)) > 3)
}

/** The same event once more, perhaps by another name. */
function inEventTwice(name: string, again: string): Plant {
  return (letter, reader) => {
    const message = letter.way === 'frame' && isAmong(letter, reader, name) ? messageOf(letter.text) : null
    if (message?.kind !== 'event') return null
    return [letter, { ...(letter as Frame), text: frameOf(again, message.body) }]
  }
}

/** One event less. */
function without(name: string): Plant {
  return (letter, reader) => (isAmong(letter, reader, name) ? [] : null)
}

describe('the checker', () => {
  let app: TestApp
  let cast: Cast
  let evenings: Evidence[]

  beforeAll(async () => {
    app = await openTestApp()
    cast = await gather(app, 8)
    // Games with something hidden, each with all that can be agreed on.
    const some = plans({ ...long, evenings: 0 }).filter(({ people, clock }) => people > 1 && 'think' in clock)
    evenings = await Promise.all(
      (['code', 'open', 'unlisted', 'code'] as const).map((visibility, index) => {
        const plan = some[Math.floor(((index + 0.5) * some.length) / 4)]
        if (plan === undefined) throw new Error('there is nothing to play')
        return new Evening(app, cast, { ...plan, visibility }).run()
      }),
    )
  })

  afterAll(() => app.close())

  async function findings(evidence: Evidence): Promise<readonly Finding[]> {
    return (await check(evidence, cast.secrets)).findings
  }

  test('finds nothing where nothing is wrong', async () => {
    for (const evidence of evenings) expect(await findings(evidence)).toEqual([])
  })

  test.each(plants)('finds %s', async (_, rule, plant) => {
    const found = await findings(planted(evenings, plant))
    expect(found.map((one) => one.rule)).toContain(rule)
  })

  test.each<[string, () => string]>([
    ['the seed', () => evenings[0]?.whole.table.seed ?? ''],
    ['a piece of the seed', () => evenings[0]?.whole.table.seed?.slice(7, 40) ?? ''],
    ['somebody’s session', () => decodeURIComponent(cast.guests[1]?.client.cookie ?? '')],
    ['somebody’s token', () => cast.guests.find(({ token }) => token !== null)?.token ?? ''],
    ['the id of somebody’s move', () => evenings[0]?.log.find(({ by }) => by === 'person')?.id ?? ''],
    ['the id of a bot’s move', () => 'bot:2:17'],
    ['an e-mail address', () => 'b0a3@octopolis.invalid'],
  ])('finds %s in a chat line', async (_, secret) => {
    const leaky = (said: Said): Said => ({ ...said, said: `Psst: ${secret()}!` })
    const [evening] = evenings as [Evidence]
    const isTalk = (letter: Letter): boolean => letter.way === 'frame' && letter.text.startsWith('42["said"')
    // The store knows it too: it really was said.
    const evidence: Evidence = {
      ...evening,
      talk: evening.talk.map((row) => ({ ...row, said: `Psst: ${secret()}!` })),
      readers: evening.readers.map((reader) => ({
        ...reader,
        letters: reader.letters.map((letter) => {
          const message = letter.way === 'frame' && isTalk(letter) ? messageOf(letter.text) : null
          return message?.kind === 'event'
            ? { ...(letter as Frame), text: frameOf('said', leaky(message.body as Said)) }
            : letter
        }),
      })),
    }
    expect((await findings(evidence)).map(({ rule }) => rule)).toContain('secret')
  })

  test.each<[string, Rule, (game: AnyGame) => Partial<AnyGame>]>([
    [
      'view',
      'position',
      ({ view }) => ({ view: (state, viewer) => ({ ...(view(state, viewer) as object), digest: digest(state) }) }),
    ],
    [
      'question',
      'position',
      ({ prompt }) => ({
        prompt(state, seat) {
          const asked = prompt(state, seat)
          return asked && { ...asked, ask: { ...asked.ask, digest: digest(state) } }
        },
      }),
    ],
    [
      'refusals, by how many answers there are',
      'refusal',
      ({ prompt }) => ({
        prompt(state, seat) {
          const asked = prompt(state, seat)
          const more = Array.from({ length: digest(state) % 100 }, (_, index) => index)
          return asked && { ...asked, moves: [...asked.moves, ...more] }
        },
      }),
    ],
  ])('finds a game that lets what is hidden into its %s', async (_, rule, leak) => {
    const found: Finding[] = []
    for (const evening of evenings) {
      found.push(...(await findings({ ...evening, game: { ...evening.game, ...leak(evening.game) } })))
    }
    expect(found.filter(({ what }) => what.startsWith('in a twin')).map((one) => one.rule)).toContain(rule)
  })

  test('finds a table in the lobby that is not listed, and news that only some get', () => {
    const info = evenings[0]?.witness.letters.flatMap((letter) => {
      const message = letter.way === 'frame' ? messageOf(letter.text) : null
      return message?.kind === 'event' && message.name === 'table' ? (message.body as TableInfo) : []
    })[0]
    const { id = '', game = '', clock = { kind: 'none' } } = info ?? {}
    const open: ListedTable = {
      id,
      game,
      clock,
      casual: false,
      status: 'playing',
      host: null,
      seats: [null],
      createdAt: 1,
      startedAt: 2,
    }
    const counts = { gathering: 0, playing: 1 }
    const told = (name: string, tables: readonly object[]): Reader => ({
      name,
      account: null,
      viewer: 'watcher',
      isInside: false,
      letters: [{ way: 'frame', lines: 0, text: frameOf('lobby', { tables, gone: [], next: null, counts }) }],
    })
    const listed = new Set([open.id])
    const rules = (...followers: Reader[]): Rule[] =>
      checkLobby(followers, listed, cast.secrets).map(({ rule }) => rule)
    expect(rules(told('a', [open]), told('b', [open]))).toEqual([])
    expect(rules(told('a', [open]), told('b', [{ ...open, startedAt: 7 }]))).toEqual(['order'])
    expect(rules(told('a', [{ ...open, code: 'ABCDEF' }]))).toEqual(['shape'])
    expect(rules(told('a', [{ ...open, status: 'finished' }]))).toEqual(['shape'])
    expect(rules(told('a', [{ ...open, id: 'another' }]))).toEqual(['table'])
    expect(rules(told('a', [{ ...open, host: evenings[0]?.whole.table.seed ?? null }]))).toEqual(['secret'])
  })
})

/** Something that differs between most states. */
function digest(state: unknown): number {
  const text = canonical(state)
  let sum = 7
  for (let place = 0; place < text.length; place++) sum = (sum * 31 + text.charCodeAt(place)) % 1_000_003
  return sum
}
