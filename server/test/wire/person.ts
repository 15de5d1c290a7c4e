import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Seat } from '@octopolis/engine'
import { emotes } from '../../protocol/emotes.ts'
import type { Guest } from './cast.ts'
import type { Room } from './room.ts'
import type { Position } from './shapes.ts'
import type { Correspondent, Tab } from './tab.ts'

/** Of so many turns one is used for mischief. */
const MISCHIEF = 5

/** Somebody who sits at the table, plays whatever is allowed, and tries whatever is not. */
export class Person {
  private readonly room: Room
  private readonly guest: Guest
  private readonly seat: Seat
  private readonly post: Correspondent
  private tab: Tab | null = null
  private second: Tab | null = null
  private hasTakenBack = false
  private readonly errands: Promise<unknown>[] = []

  constructor(room: Room, guest: Guest, seat: Seat) {
    this.room = room
    this.guest = guest
    this.seat = seat
    this.post = room.openPost(guest)
  }

  async arrive(): Promise<void> {
    this.tab = await this.openTab(null)
    if (this.room.oneIn(2)) this.second = await this.openTab(null)
  }

  private async openTab(after: number | null, heard = 0): Promise<Tab> {
    const tab = await this.room.openTab(this.guest)
    tab.onPosition((position) => this.heckle(tab, position))
    await tab.join(this.room.id, after, heard)
    return tab
  }

  /** To the end of the game. Everybody begins with what isn't allowed, with a word and with a face. */
  async stay(): Promise<void> {
    while (!this.here.latest?.prompt && !this.room.isOver) await this.here.change()
    await this.play(this.here, { seq: this.room.lines, move: { type: 'nonsense' } })
    await this.talk()
    await this.grimace()
    while (!this.room.isOver) await this.turn()
    await Promise.all(this.errands)
    await this.play(this.here, { seq: this.room.lines, move: null })
  }

  private get here(): Tab {
    if (this.tab === null) throw new Error(`${this.guest.name} has not arrived`)
    return this.tab
  }

  private async turn(): Promise<void> {
    const { room, here } = this
    const { latest } = here
    // Everybody takes back the first move that they can: it would be rare by chance.
    if (latest?.mayUndo === true && !this.hasTakenBack) {
      this.hasTakenBack = true
      await this.takeBack(latest.seq)
      return
    }
    const isAwaited = latest?.awaiting.some(({ seat }) => seat === this.seat) === true
    // Who may say something unasked sometimes changes a choice.
    if (!latest?.prompt || (!isAwaited && !room.oneIn(12))) return here.change()
    if (room.oneIn(MISCHIEF)) await this.misbehave()
    const position = this.here.latest
    if (position?.prompt) {
      await this.play(this.here, { seq: position.seq, move: room.chance.pick(position.prompt.moves) })
    }
  }

  /** With an id that nobody else can know. */
  private newId(of = 'a move'): string {
    const id = randomBytes(16).toString('hex')
    this.room.cast.secrets.add(`the id of ${of} by ${this.guest.name}`, id, this.guest.id)
    return id
  }

  private async play(tab: Tab, move: { seq: number; move: unknown; id?: string }): Promise<void> {
    const { room, post } = this
    const body = { id: this.newId(), ...move }
    if (room.oneIn(4)) await post.send('POST', `${room.path}/moves`, body)
    else await tab.call('play', { table: room.id, ...body })
  }

  /** A word when one isn't asked: it is refused, and nobody else learns of it. */
  private heckle(tab: Tab, { prompt, seq }: Position): void {
    if (prompt !== null || !this.room.oneIn(60)) return
    this.errands.push(this.play(tab, { seq, move: { type: 'nonsense' } }))
  }

  private async misbehave(): Promise<void> {
    const deed = this.room.chance.pick(Object.values(this.deeds))
    const { latest } = this.here
    if (latest !== null) await deed(latest)
  }

  private readonly deeds: Readonly<Record<string, (position: Position) => Promise<unknown>>> = {
    'illegal move': ({ seq }) =>
      this.play(this.here, { seq, move: this.room.chance.pick([null, 7, 'x', {}, [], { type: 'nonsense' }]) }),
    'old line': ({ seq, prompt }) =>
      this.play(this.here, {
        seq: Math.max(0, seq - 1 - this.room.chance.below(8)),
        move: prompt?.moves[0] ?? null,
      }),
    'line to come': ({ seq, prompt }) => this.play(this.here, { seq: seq + 3, move: prompt?.moves[0] ?? null }),
    'move sent twice': async ({ seq, prompt }) => {
      const body = { seq, move: prompt?.fallback ?? null, id: this.newId() }
      await Promise.all([this.play(this.here, body), this.play(this.here, body)])
    },
    'both tabs at once': async ({ seq, prompt }) => {
      const moves = prompt?.moves ?? [null]
      await Promise.all(
        [this.here, this.second ?? this.here].map((tab, one) => this.play(tab, { seq, move: moves[one] })),
      )
    },
    'malformed move': ({ seq }) => this.here.call('play', { table: this.room.id, seq, seat: 0 }),
    'a word that wants no answer': async ({ seq }) =>
      this.here.tell('play', { table: this.room.id, id: this.newId(), seq, move: { type: 'nonsense' } }),
    'unknown frame': () => this.here.call('peek', { table: this.room.id }),
    'move for another table': ({ seq }) =>
      this.here.call('play', { table: 'nowhere', id: this.newId(), seq, move: null }),
    undo: ({ seq }) => this.takeBack(seq),
    'undo once more': async ({ seq }) => {
      await this.takeBack(seq)
      await this.takeBack(seq)
    },
    text: () => this.say({ kind: 'text', said: 'I saw nothing, and I know nobody.' }),
    emote: () => this.grimace(),
    talk: () => this.talk(),
    'talk of nothing': () => this.say({ kind: 'talk', said: { type: 'nonsense' } }),
    'come again from where one was': ({ seq }) => this.reconnect(seq, this.here.heard),
    'come again from nowhere': () => this.reconnect(null),
    'come again from long ago': () => this.reconnect(0),
    'come again from the future': ({ seq }) => this.reconnect(seq + 9, this.here.heard + 900),
    'join twice': ({ seq }) => this.here.join(this.room.id, seq, this.here.heard),
    'leave and join': async ({ seq }) => {
      await this.here.call('leave', { table: this.room.id })
      await this.here.join(this.room.id, seq)
    },
    'second tab': async () => {
      if (this.second?.isOpen === true) this.second.close()
      else this.second = await this.openTab(null)
    },
    'somebody else’s seat': async () => {
      const other = (this.seat + 1) % this.room.plan.seats
      await this.post.send('PUT', `${this.room.path}/seats/${other}`, { me: true })
      await this.post.send('DELETE', `${this.room.path}/seats/${other}`)
      await this.post.send('POST', `${this.room.path}/votes`, { seat: other })
    },
    haste: () => this.post.send('POST', `${this.room.path}/votes`, { haste: true, id: this.newId() }),
    'leave the seat': () => this.leaveSeat(),
    'the record too early': () => this.post.send('GET', `/api/records/${this.room.id}`),
    'look around': async () => {
      const { path, cast, chance } = this.room
      await this.post.send('GET', path)
      await this.post.send('GET', `${path}/talk`)
      if (this.here.heard > 0) await this.post.send('GET', `${path}/talk?before=${this.here.heard}&limit=2`)
      await this.post.send('GET', '/api/turns')
      await this.post.send('GET', '/api/me/tables')
      await this.post.send('GET', `/api/players/${chance.pick(cast.guests).id}`)
    },
  }

  private async takeBack(seq: number): Promise<unknown> {
    const body = { id: this.newId(), seq: this.here.latest?.seq ?? seq }
    if (this.room.oneIn(4)) return this.post.send('POST', `${this.room.path}/undo`, body)
    return this.here.call('undo', { table: this.room.id, ...body })
  }

  private async say(utterance: object): Promise<void> {
    const { room, post } = this
    if (!room.maySpeak(this.guest)) return
    const id = this.newId('what was said')
    if (room.oneIn(3)) await post.send('POST', `${room.path}/talk`, { ...utterance, id })
    else await this.here.call('say', { table: room.id, utterance, id })
    if (room.oneIn(3)) await this.here.call('say', { table: room.id, utterance, id })
  }

  private grimace(): Promise<void> {
    return this.say({ kind: 'emote', said: this.room.chance.pick(emotes) })
  }

  private async talk(): Promise<void> {
    const { body } = await this.post.send('GET', `${this.room.path}/talk/possible`)
    const possible = body as readonly unknown[]
    if (possible.length > 0) await this.say({ kind: 'talk', said: this.room.chance.pick(possible) })
  }

  private async reconnect(after: number | null, heard = 0): Promise<void> {
    this.here.close()
    this.tab = await this.openTab(after, heard)
  }

  /** A bot plays for a moment. */
  private async leaveSeat(): Promise<void> {
    const seat = `${this.room.path}/seats/${this.seat}`
    this.room.left.add(this.seat)
    await this.post.send('DELETE', seat)
    await pause(50)
    await this.post.send('PUT', seat, { me: true })
  }
}
