import { canonical, commitment, seal, Table, type AnyGame, type Seat } from '@octopolis/engine'
import type { AnyProof } from '@octopolis/engine/conform'
import type { z } from 'zod'
import type { Entry, TalkRow } from '../../store/rows.ts'
import type { WholeTable } from '../../store/store.ts'
import { ClockFaces } from './clock-faces.ts'
import { Findings, type Finding } from './findings.ts'
import type { Exchange, Reader } from './letters.ts'
import { Reading, type Item } from './reading.ts'
import { Retelling } from './retelling.ts'
import type { Secrets } from './secrets.ts'
import type * as shapes from './shapes.ts'
import { visitsOf } from './table-visits.ts'
import { Conversation } from './talk.ts'
import { Story } from './together.ts'
import { Twins, type Refusing } from './twins.ts'
import type { Deed } from './worlds.ts'

/** A finished game, all that is known of it now, and all that was sent on the way. */
export interface Evidence {
  readonly game: AnyGame
  readonly redeal: AnyProof['redeal'] | null
  readonly imagine: boolean
  readonly whole: WholeTable
  readonly log: readonly Entry[]
  readonly talk: readonly TalkRow[]
  nameOf(account: string): string
  mutedBy(account: string | null): ReadonlySet<string>
  /** Seats that somebody has left for a while: a bot has no deadline. */
  readonly left: ReadonlySet<Seat>
  /** Of a socket that joined before the start and stayed to the end. */
  readonly witness: Reader
  /** The witness too. */
  readonly readers: readonly Reader[]
}

export interface Verdict {
  readonly findings: readonly Finding[]
  readonly messages: number
  readonly bytes: number
  readonly refusals: number
  readonly twins: number
  /** What came up, so that it can be seen that all of it did. */
  readonly met: ReadonlySet<string>
}

/** How many positions of a game are compared with their twins, besides those of refusals. */
const SAMPLES = 6

/** Checks every byte that everybody got, strictly. */
export async function check(evidence: Evidence, secrets: Secrets): Promise<Verdict> {
  return new Checker(evidence, secrets).verdict()
}

class Checker {
  private readonly evidence: Evidence
  private readonly secrets: Secrets
  private readonly findings = new Findings()
  private readonly reading = new Reading(this.findings)
  private readonly retelling: Retelling
  private readonly faces: ClockFaces
  private readonly conversation: Conversation
  private readonly refusings: Refusing[] = []
  private story: Story | null = null
  private readonly seed: string
  private readonly met = new Set<string>()
  /** What was checked before, to the byte and for the same eyes. */
  private readonly seen = new Set<string>()

  constructor(evidence: Evidence, secrets: Secrets) {
    this.evidence = evidence
    this.secrets = secrets
    const { game, whole, log, talk, nameOf, left } = evidence
    const { options, seats, clock, seed } = whole.table
    for (const { kind, by } of log) this.met.add(`a ${kind} by a ${by}`)
    for (const { kind } of talk) this.met.add(`talk by ${kind}`)
    this.seed = seed ?? ''
    this.retelling = new Retelling(game, { options, seats, seed: this.seed, isSlow: clock.kind === 'slow' }, log)
    const people = new Set(whole.seats.flatMap(({ seat, account }) => (account === null ? [] : seat)))
    const isForAll = (seq: number): boolean => clock.kind === 'live' && this.retelling.isWindowAt(seq)
    this.faces = new ClockFaces({ hasClock: clock.kind !== 'none', people, left, isForAll }, this.findings)
    this.conversation = new Conversation(talk, nameOf, this.findings)
  }

  async verdict(): Promise<Verdict> {
    const { readers, witness, whole, log, redeal, imagine } = this.evidence
    this.story = this.storyOf(witness)
    for (const reader of readers) {
      this.bytes(reader)
      const items = this.reading.of(reader)
      for (const item of items) this.item(reader, item)
      for (const visit of visitsOf(reader.name, items, this.findings)) {
        this.story?.check(reader.name, visit)
        this.conversation.checkVisit(reader.name, visit, this.evidence.mutedBy(reader.account))
      }
    }
    const twins = new Twins({ retelling: this.retelling, whole, log, redeal, imagine }, this.seed, this.findings)
    await twins.checkRefusals(this.refusings)
    await twins.checkPositions(SAMPLES)
    const texts = readers.flatMap(({ letters }) => letters.flatMap((letter) => ('text' in letter ? letter.text : [])))
    return {
      findings: this.findings.all,
      messages: texts.length,
      bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
      refusals: twins.explained,
      twins: twins.compared,
      met: this.met,
    }
  }

  private storyOf(witness: Reader): Story | null {
    const [visit, ...more] = visitsOf(witness.name, new Reading(new Findings()).of(witness), new Findings())
    if (visit !== undefined && more.length === 0) return new Story(visit, this.retelling.last, this.findings)
    this.findings.add('order', witness.name, 'the witness was not there from first to last')
    return null
  }

  private bytes({ name, account, letters }: Reader): void {
    for (const letter of letters) {
      if (!('text' in letter) || (letter.way === 'exchange' && isRecord(letter))) continue
      const text = letter.way === 'exchange' ? `${letter.headers}\n${letter.text}` : letter.text
      if (this.isKnown(`${account} ${text}`)) continue
      const secret = this.secrets.in(text, account)
      if (secret !== null) this.findings.add('secret', name, `it is sent ${secret}: ${text}`)
    }
  }

  private isKnown(key: string): boolean {
    if (this.seen.has(key)) return true
    this.seen.add(key)
    return false
  }

  private item(reader: Reader, item: Item): void {
    switch (item.kind) {
      case 'call':
      case 'lobby':
      case 'close':
        return
      case 'table':
        return this.table(reader, item.info)
      case 'position': {
        const { seq, log, prompt } = item.position
        // Who has answered with eyes closed is shown that they have: nothing else has happened.
        const isOwn = log.after === seq && prompt === null && this.retelling.isVeiledAt(seq)
        return this.position(reader, item.position, isOwn ? seq : seq === 0 ? null : seq - 1, 0, item.lines)
      }
      case 'said':
        return
      case 'answer':
        return this.answer(reader, item)
      case 'refused': {
        const { call, refusal, lines } = item
        return this.refused(
          reader,
          deedOf(call.name, call.body, this.evidence.whole.table.id),
          refusal,
          call.lines,
          lines,
        )
      }
      case 'exchange':
        return this.exchange(reader, item.exchange, item.body)
      case 'turnedDown': {
        const { exchange, refusal } = item
        return this.refused(reader, deedOfRequest(exchange), refusal, exchange.since, exchange.lines)
      }
    }
  }

  private answeredTable(reader: Reader, info: shapes.TableInfo): void {
    this.table(reader, info)
    this.story?.checkInfo(reader.name, info)
  }

  private table({ name, isInside }: Reader, info: shapes.TableInfo): void {
    const { table } = this.evidence.whole
    if (info.id !== table.id) return this.findings.add('table', name, `it hears of the table ${info.id}`)
    const code = isInside ? table.code : null
    if (info.code !== code) this.findings.add('table', name, `it is told the code ${info.code}, and may know ${code}`)
    const promise = info.commitment === null || info.commitment === commitment(this.seed)
    if (!promise || (info.commitment === null && info.status !== 'gathering' && info.seq > 0)) {
      this.findings.add('table', name, `it is promised the seed of ${info.commitment}`)
    }
  }

  private position(reader: Reader, sent: shapes.Position, after: number | null, since: number, until: number): void {
    const { name, viewer } = reader
    if (sent.seq < since || sent.seq > until) {
      this.findings.add('position', name, `it is sent line ${sent.seq} when the log had ${since} to ${until} lines`)
    }
    if (this.isKnown(`${viewer} ${after} ${JSON.stringify(sent)}`)) return
    if (sent.table !== this.evidence.whole.table.id) this.findings.add('position', name, `it is of table ${sent.table}`)
    const difference = this.retelling.differs(sent, viewer, after)
    if (difference !== null) this.findings.add('position', name, `line ${sent.seq}, after ${after}: ${difference}`)
    this.faces.look(name, sent)
  }

  private answer(reader: Reader, { call, body, lines }: Extract<Item, { kind: 'answer' }>): void {
    switch (call.name) {
      case 'join': {
        const { info, position, since } = body as z.infer<typeof shapes.joined>
        const { after = null } = call.body as { after?: number | null }
        if (since > 0) this.met.add('a join from a line of talk')
        if (position !== null) this.met.add(`a join ${position.log.after === null ? 'from the start' : 'from a line'}`)
        this.answeredTable(reader, info)
        if (position !== null) this.position(reader, position, after, call.lines, lines)
        return
      }
      case 'play':
      case 'undo':
        return this.played(reader, call.body, body)
      case 'say':
        return this.conversation.checkOwn(reader.name, body as shapes.Said, reader.account)
      default:
        return
    }
  }

  private played({ name, viewer }: Reader, sent: unknown, answer: unknown): void {
    const { id } = sent as { id: string }
    const { seq } = answer as z.infer<typeof shapes.played>
    const line = this.evidence.log[seq - 1]
    if (line?.id !== `${viewer}:${id}`) {
      this.findings.add('answer', name, `its move ${id} is said to be line ${seq}, which is ${JSON.stringify(line)}`)
    }
  }

  private exchange(reader: Reader, exchange: Exchange, body: unknown): void {
    const { method, path, query, since, lines, status } = exchange
    const after = query.get('after')
    if (status === 204) return
    switch (`${method} ${path.split('/').slice(4).join('/')}`) {
      case 'GET position':
      case 'GET turn':
        return this.position(reader, body as shapes.Position, after === null ? null : Number(after), since, lines)
      case 'POST moves':
      case 'POST undo':
        return this.played(reader, exchange.body, body)
      case 'GET talk': {
        const muted = this.evidence.mutedBy(reader.account)
        const said = body as shapes.Said[]
        const before = query.get('before')
        if (before === null) return this.conversation.check(reader.name, said, muted, Number(after ?? 0))
        this.met.add('talk before a line')
        return this.conversation.checkEarlier(reader.name, said, muted, Number(before), Number(query.get('limit')))
      }
      case 'POST talk':
        return this.conversation.checkOwn(reader.name, body as shapes.Said, reader.account)
      case 'GET talk/possible':
        return this.possible(reader, body, since, lines)
      default:
        break
    }
    if (isRecord(exchange)) return this.record(reader, body)
    if (path === '/api/me/tables' || path === '/api/turns' || path.startsWith('/api/players/')) return
    this.answeredTable(reader, body as shapes.TableInfo)
  }

  private possible({ name, viewer }: Reader, body: unknown, since: number, until: number): void {
    const possible = new Set<string>()
    if (viewer === 'watcher') possible.add('[]')
    else for (let seq = since; seq <= until; seq++) possible.add(canonical(this.retelling.talkAt(seq, viewer)))
    if (!possible.has(canonical(body))) this.findings.add('answer', name, `it may not say ${canonical(body)}`)
  }

  private record({ name }: Reader, body: unknown): void {
    const { game, whole, log } = this.evidence
    const { options, seats, seed, version } = whole.table
    const moves: [Seat, unknown][] = []
    for (const { kind, seat, move } of log) {
      if (kind === 'move') moves.push([seat ?? -1, move])
      if (kind === 'undo') moves.pop()
    }
    const record = { game: game.id, version: version ?? 0, options, seats, seed: seed ?? '', moves }
    const sealed = seal(record, Table.replay(game, record).outcome)
    if (canonical(body) !== canonical(sealed)) {
      this.findings.add('answer', name, `the record is ${canonical(body)}, not ${canonical(sealed)}`)
    }
  }

  private refused(
    { name, account, viewer }: Reader,
    deed: Deed | null,
    refusal: Refusing['refusal'],
    since: number,
    until: number,
  ): void {
    this.met.add(`a refusal as ${refusal.error}`)
    if (refusal.error === 'fault') this.findings.add('refusal', name, 'something broke in the house')
    // Those are decided before anybody looks at the table.
    if (deed === null || ['malformed', 'unknown'].includes(refusal.error) || account === null) return
    this.refusings.push({ reader: name, account, viewer, deed, refusal, since, until })
  }
}

function isRecord({ path, status }: Exchange): boolean {
  return path.startsWith('/api/records/') && status === 200
}

/** What was tried at this table; null: something else, or elsewhere. */
function deedOf(name: string, body: unknown, here: string): Deed | null {
  const { table, utterance, ...rest } = body as { table: string; utterance?: object }
  if (table !== here) return null
  if (name === 'say') return { name, body: { ...utterance, ...rest } } as Deed
  return name === 'play' || name === 'undo' ? ({ name, body: rest } as Deed) : null
}

function deedOfRequest({ method, path, body }: Exchange): Deed | null {
  if (method !== 'POST') return null
  const last = path.split('/').at(-1)
  const name = last === 'moves' ? 'play' : last === 'talk' ? 'say' : last === 'undo' ? 'undo' : null
  return name === null ? null : ({ name, body } as Deed)
}
