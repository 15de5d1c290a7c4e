import { isDeepStrictEqual } from 'node:util'
import type { Spoken, Typed } from '@octopolis/engine'
import { TALK_PART } from '../protocol/talk.ts'
import { causeOf } from '../store/faults.ts'
import type { TalkRow } from '../store/rows.ts'
import { Conflict, type Store, type Stretch } from '../store/store.ts'

/** Tells those around of a line that was kept without their knowing. */
type Tell = (row: TalkRow) => Promise<void>

/** So many of the last lines are in memory, or more: those that come with a join, and one to see that there are others. */
const KEPT = TALK_PART + 1

const everything: Stretch = { after: 0, before: null, limit: null, from: 'start', but: new Set() }

/** What is said at a table, in order. The last lines are in memory; earlier ones are read when somebody asks for them. */
export class Conversation {
  private readonly store: Store
  private readonly table: string
  private readonly tell: Tell
  private lines: Promise<TalkRow[]> | null = null
  /** All that was said in the game's own terms, once a bot has listened. */
  private claims: Promise<TalkRow[]> | null = null
  /** The last line that those around know of; null: nobody has asked yet. */
  private known: number | null = null

  constructor(store: Store, table: string, tell: Tell) {
    this.store = store
    this.table = table
    this.tell = tell
  }

  /** How many lines there are. */
  async length(): Promise<number> {
    return lengthOf(await this.latest())
  }

  async read(wish: Partial<Stretch> = {}): Promise<TalkRow[]> {
    const stretch = { ...everything, ...wish }
    const { after, limit, from } = stretch
    const lines = await this.latest()
    const within = lines.filter((row) => isIn(row, stretch))
    const isAllInMemory = after >= firstOf(lines) - 1
    const isEnough = from === 'end' && limit !== null && within.length >= limit
    if (!isAllInMemory && !isEnough) return this.store.talk.some(this.table, stretch)
    if (limit === null || within.length <= limit) return within
    return from === 'start' ? within.slice(0, limit) : within.slice(-limit)
  }

  /** What bots listen to. */
  async talk(): Promise<Spoken[]> {
    return (await this.allClaims()).flatMap(({ seat, seq, said }) =>
      seat === null ? [] : { seat, seq, talk: said as Typed },
    )
  }

  /** The line that these words have become, if they were sent before. */
  async find(account: string, id: string): Promise<TalkRow | null> {
    const lines = await this.latest()
    const late = lines.find((row) => row.account === account && row.id === id)
    if (late !== undefined || firstOf(lines) === 1) return late ?? null
    const early = await this.store.talk.find(this.table, account, id)
    // What another server has written since is met when this one can't be written.
    return early !== null && early.n < firstOf(lines) ? early : null
  }

  async append(line: Omit<TalkRow, 'table' | 'n'>): Promise<TalkRow> {
    const lines = await this.latest()
    const row: TalkRow = { ...line, table: this.table, n: lengthOf(lines) + 1 }
    try {
      await this.store.talk.append(row)
    } catch (error) {
      this.lines = null
      this.claims = null
      if (causeOf(error) === null && !(error instanceof Conflict)) throw error
      // It may have been kept though nobody said so.
      const isTaken = lengthOf(await this.latest(row)) >= row.n
      const found = await this.keptAs(row)
      if (found !== null) return found
      // Another server was faster: then it comes after that.
      if (error instanceof Conflict && isTaken) return this.append(line)
      throw error
    }
    lines.push(row)
    if (lines.length > 2 * KEPT) lines.splice(0, lines.length - KEPT)
    this.known = row.n
    await this.noteClaim(row)
    return row
  }

  /** The line that was to be kept, if it was. */
  private async keptAs(row: TalkRow): Promise<TalkRow | null> {
    if (row.account !== null && row.id !== null) return this.find(row.account, row.id)
    return (await this.latest()).find((kept) => isSame(kept, row)) ?? null
  }

  /** Read once, however many ask at the same time. `own`: what the caller has just said, and sends by itself. */
  private latest(own: TalkRow | null = null): Promise<TalkRow[]> {
    if (this.lines !== null) return this.lines
    const lines = this.fetch(own)
    this.lines = lines
    lines.catch(() => {
      if (this.lines === lines) this.lines = null
    })
    return lines
  }

  private async fetch(own: TalkRow | null): Promise<TalkRow[]> {
    const { store, table, known } = this
    const lines =
      known === null
        ? await store.talk.some(table, { ...everything, limit: KEPT, from: 'end' })
        : await store.talk.read(table, Math.max(known - KEPT, 0))
    // What was written since it was last read, and nobody heard of, is told now.
    for (const row of lines) {
      if (known === null || row.n <= known) continue
      if (own === null || !isSame(row, own)) await this.tell(row)
      this.known = row.n
    }
    this.known ??= lengthOf(lines)
    return lines
  }

  private allClaims(): Promise<TalkRow[]> {
    if (this.claims !== null) return this.claims
    const claims = this.store.talk.claims(this.table)
    this.claims = claims
    claims.catch(() => {
      if (this.claims === claims) this.claims = null
    })
    return claims
  }

  /** Claims that are being read while this one is written may have it already. */
  private async noteClaim(row: TalkRow): Promise<void> {
    if (row.kind !== 'talk') return
    const claims = await this.claims?.catch(() => null)
    if (claims && lengthOf(claims) < row.n) claims.push(row)
  }
}

function firstOf([first]: readonly TalkRow[]): number {
  return first?.n ?? 1
}

function lengthOf(lines: readonly TalkRow[]): number {
  return lines.at(-1)?.n ?? 0
}

function isIn({ n, account }: TalkRow, { after, before, but }: Stretch): boolean {
  return n > after && (before === null || n < before) && (account === null || !but.has(account))
}

/** Is it the line that was to be kept? By its id; one that has none is compared. */
function isSame(kept: TalkRow, row: TalkRow): boolean {
  return row.id === null ? isDeepStrictEqual(kept, row) : kept.account === row.account && kept.id === row.id
}
