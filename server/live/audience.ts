import type { Viewer } from '@octopolis/engine'
import type { Server } from 'socket.io'
import type { House } from '../tables/house.ts'
import type { LiveTable } from '../tables/table.ts'
import { Arrivals } from './arrivals.ts'
import { Echo } from './echo.ts'
import type { Visitor } from './visitor.ts'

/** Those around the tables: who follows which, and what each of them is sent of it. */
export class Audience {
  private readonly io: Server
  private readonly house: House
  private readonly echo: Echo
  private readonly arrivals = new Arrivals()
  private readonly around = new Map<string, Set<Visitor>>()

  constructor(io: Server, house: House, trouble: (error: unknown, where: string) => void) {
    this.io = io
    this.house = house
    this.echo = new Echo(house.mutes)
    house.on('moved', (table, { seq }) => this.show(table, seq - 1))
    house.on('sealed', (table, seat) => this.show(table, table.match?.seq ?? null, seat))
    house.on('reopened', (table) => this.show(table, null))
    house.on('changed', (table) => {
      this.arrivals.told(table)
      this.announce(table)
    })
    house.on('locked', (table) => this.sendStrangersAway(table))
    house.on('said', (table, said) => {
      const around = Array.from(this.around.get(table.id) ?? [])
      this.echo.repeat(table, said, around).catch((error: unknown) => trouble(error, 'talk'))
    })
    house.on('restored', () => this.around.clear())
  }

  close(): void {
    this.arrivals.close()
  }

  /** From now on this visitor is sent what happens there. */
  join(visitor: Visitor, table: LiveTable): void {
    const { socket, account, lag, isVisible } = visitor
    visitor.tables.set(table.id, table)
    const around = (this.around.get(table.id) ?? new Set()).add(visitor)
    this.around.set(table.id, around)
    table.arrive(socket.id, account?.id ?? '', { lag: () => lag.ms, isVisible })
    this.arrivals.note(table, around.size)
  }

  part(visitor: Visitor, table: LiveTable): void {
    const visitors = this.around.get(table.id)
    visitors?.delete(visitor)
    if (visitors?.size === 0) this.around.delete(table.id)
    visitor.tables.delete(table.id)
    table.part(visitor.socket.id)
    this.arrivals.note(table, visitors?.size ?? 0)
  }

  /** The position, to each as they may see it: made once for each seat and once for all who watch. */
  private show(table: LiveTable, after: number | null, only: Viewer | null = null): void {
    if (table.match === null) return
    const byViewer = new Map<number | 'watcher', string[]>()
    for (const { socket, account } of this.around.get(table.id) ?? []) {
      const viewer = table.viewerOf(account?.id ?? null)
      if (only !== null && viewer !== only) continue
      byViewer.set(viewer, [...(byViewer.get(viewer) ?? []), socket.id])
    }
    for (const [viewer, sockets] of byViewer) this.io.to(sockets).emit('position', table.see(viewer, after))
  }

  /** Who isn't of the table has to come again, with its code. */
  private sendStrangersAway(table: LiveTable): void {
    for (const visitor of Array.from(this.around.get(table.id) ?? [])) {
      if (table.isInside(visitor.account?.id ?? null)) continue
      this.part(visitor, table)
      visitor.socket.emit('refused', { error: 'forbidden', message: 'This table opens with its code.' })
    }
  }

  /** What is known of a table: made once for those who may know its code, and once for all others. */
  private announce(table: LiveTable): void {
    const around = Array.from(this.around.get(table.id) ?? [])
    for (const isInside of [true, false]) {
      const told = around.filter(({ account }) => table.isInside(account?.id ?? null) === isInside)
      const [first] = told
      if (first === undefined) continue
      const sockets = told.map(({ socket }) => socket.id)
      this.io.to(sockets).emit('table', table.info(first.account?.id ?? null))
    }
  }
}
