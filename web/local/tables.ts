import type { Level } from '@octopolis/bots'
import { QuickChance, Refusal, type SealedRecord, type Viewer } from '@octopolis/engine'
import { character } from '@octopolis/server/protocol/characters'
import type { Crest } from '@octopolis/server/protocol/heraldry'
import { Declined } from '../declined.ts'
import type { TableLink } from '../table/link.ts'
import { Host, type Ground } from './host.ts'
import type { Sitter } from './kept.ts'
import { PassedAround } from './passing.ts'
import { LocalTable } from './table.ts'

/** Who is to sit down; which character a bot is shows when it does. */
export type Guest =
  | { readonly kind: 'person'; readonly name: string; readonly crest: Crest }
  | { readonly kind: 'bot'; readonly level: Level }

export interface LocalSetup {
  readonly game: string
  readonly options: object
  /** May people ask what a bot would do in their place? They may, unless it says otherwise. */
  readonly hints?: boolean
  readonly seats: readonly Guest[]
}

interface Room {
  readonly host: Promise<Host>
  users: number
}

/** The tables of this device that are open in this tab: one host each, however many look on. */
export class LocalTables {
  private readonly ground: Ground
  private readonly rooms = new Map<string, Room>()

  constructor(ground: Ground) {
    this.ground = ground
  }

  /** Sets a table up and puts it on the shelf; gives its id. */
  async newTable({ game, options, seats, hints = true }: LocalSetup): Promise<string> {
    const { ground } = this
    const rules = await ground.openGame(game)
    if (rules === null) throw new Declined('missing', 'Nobody here knows this game.')
    const sitters = seatAll(seats, ground.newSeed())
    const id = ground.newSeed().slice(0, 16)
    try {
      const table = LocalTable.start(rules, { id, options, hints, sitters, seed: ground.newSeed(), at: ground.now() })
      await ground.shelf.write(table.kept)
    } catch (error) {
      throw error instanceof Refusal ? new Declined('invalid', error.message) : error
    }
    return id
  }

  /** The same people, bots and options again. */
  async again(id: string): Promise<string> {
    const kept = await this.ground.shelf.read(id)
    if (kept === null) throw new Declined('missing', 'There is no such table on this device.')
    return this.newTable({ game: kept.game, options: kept.options, hints: kept.hints, seats: kept.sitters })
  }

  /** Refused if there is no such table, or if it is damaged. */
  async open(id: string, viewer: Viewer): Promise<TableLink> {
    const host = await this.enter(id)
    const link = host.link(viewer)
    return leaving(link, () => this.leave(id))
  }

  /** The same table for all who share this device. */
  async passAround(id: string): Promise<PassedAround> {
    const host = await this.enter(id)
    return leaving(new PassedAround(host), () => this.leave(id))
  }

  /** With its seed: only when the game is over. */
  async record(id: string): Promise<SealedRecord> {
    const host = await this.enter(id)
    try {
      return host.table.record()
    } finally {
      this.leave(id)
    }
  }

  private async enter(id: string): Promise<Host> {
    const room = this.rooms.get(id) ?? { host: Host.open(this.ground, id), users: 0 }
    this.rooms.set(id, room)
    room.users++
    try {
      return await room.host
    } catch (error) {
      this.rooms.delete(id)
      throw error
    }
  }

  private leave(id: string): void {
    const room = this.rooms.get(id)
    if (room === undefined || --room.users > 0) return
    this.rooms.delete(id)
    void room.host.then((host) => host.close())
  }
}

/** Closes once, however often it is asked to. */
function leaving<Closable extends { close(): void }>(one: Closable, leave: () => void): Closable {
  const close = one.close.bind(one)
  let isOpen = true
  one.close = () => {
    if (!isOpen) return
    isOpen = false
    close()
    leave()
  }
  return one
}

function seatAll(seats: readonly Guest[], seed: string): Sitter[] {
  const chance = new QuickChance(seed)
  const taken: string[] = []
  return seats.map((guest): Sitter => {
    if (guest.kind === 'person') return { kind: 'person', name: guest.name, crest: guest.crest }
    const who = character(guest.level, taken, chance)
    taken.push(who)
    return { kind: 'bot', level: guest.level, character: who }
  })
}
