import { setTimeout as pause } from 'node:timers/promises'
import type { Guest } from './cast.ts'
import type { Room } from './room.ts'
import type { Position } from './shapes.ts'
import type { Correspondent, Tab } from './tab.ts'

/** Somebody without a seat, who comes and goes and tries what only those with a seat may do. */
export class Onlooker {
  private readonly room: Room
  private readonly guest: Guest | null
  private readonly post: Correspondent
  private readonly errands: Promise<unknown>[] = []

  constructor(room: Room, guest: Guest | null) {
    this.room = room
    this.guest = guest
    this.post = room.openPost(guest)
  }

  /** To the end of the game. Everybody begins with what isn't allowed. */
  async stay(): Promise<void> {
    let tab = await this.come(null)
    await tab.call('play', { table: this.room.id, id: 'meddler-first', seq: this.room.lines, move: null })
    while (!this.room.isOver) {
      await tab.change()
      if (!this.room.oneIn(40)) continue
      const after = tab.latest?.seq ?? null
      tab.close()
      tab = await this.come(this.room.oneIn(2) ? after : null)
    }
    await Promise.all(this.errands)
  }

  private async come(after: number | null): Promise<Tab> {
    const tab = await this.room.openTab(this.guest)
    tab.onPosition((position) => {
      if (this.room.oneIn(40)) this.errands.push(this.meddle(tab, position))
    })
    await tab.join(this.room.id, after)
    return tab
  }

  private async meddle(tab: Tab, { seq }: Position): Promise<void> {
    const { room, post } = this
    const { id: table, path, chance } = room
    const body = { table, id: `meddler-${seq}`, seq }
    const deed = chance.pick([
      () => tab.call('play', { ...body, move: null }),
      () => tab.call('undo', body),
      () => tab.call('say', { table, utterance: { kind: 'text', said: 'Look out!' } }),
      () => post.send('POST', `${path}/moves`, { id: 'meddler', seq, move: null }),
      () => post.send('GET', `${path}/talk/possible`),
      () => post.send('GET', `${path}/turn`),
      () => post.send('PUT', `${path}/seats/0`, { me: true }),
      () => post.send('POST', `${path}/votes`, { seat: 0 }),
      () => post.send('GET', path),
      () => post.send('GET', `${path}/talk`),
    ])
    await deed()
  }
}

/** Somebody who only knows HTTP, and asks again and again. */
export class Poller {
  private readonly room: Room
  private readonly post: Correspondent
  private readonly isSeated: boolean

  constructor(room: Room, guest: Guest | null) {
    this.room = room
    this.post = room.openPost(guest)
    this.isSeated = this.post.reader.viewer !== 'watcher'
  }

  async stay(): Promise<void> {
    const { room, post } = this
    let known = ''
    while (!room.isOver) {
      const isTurn = this.isSeated && room.oneIn(2)
      const { body } = await post.send('GET', `${room.path}/${isTurn ? 'turn' : 'position'}?wait=1${known}`)
      if (body !== null) known = room.oneIn(10) ? '' : `&after=${(body as Position).seq}`
      if (isTurn) await pause(20)
    }
  }
}
