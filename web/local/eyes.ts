import type { Seat, Viewer } from '@octopolis/engine'
import type { Orders, Utterance } from '@octopolis/server/protocol/tables'
import { Declined } from '../declined.ts'
import { withPosition, type TableLink, type TableState } from '../table/link.ts'
import type { LocalTable } from './table.ts'

/** What eyes look at and act through. */
export interface Looked {
  readonly table: LocalTable
  /** Milliseconds for which somebody who comes back is shown what they saw last. */
  readonly glance: number
  /** When the window that is open shuts; null: there is none, or nobody is in a hurry. */
  readonly shutsAt: number | null
  now(): number
  subscribe(listener: () => void): () => void
  play(seat: Seat, move: unknown, seen: number): Promise<void>
  undo(seat: Seat): Promise<void>
  say(viewer: Viewer, utterance: Utterance): Promise<void>
  readonly orders: Orders
  giveOrders(orders: Orders): void
}

/** A table of this device through one pair of eyes. */
export class LocalLink implements TableLink {
  private readonly host: Looked
  private readonly viewer: Viewer
  private readonly listeners = new Set<() => void>()
  private readonly unsubscribe: () => void
  private state: TableState
  /** For one who plays alone; where several share a device they are asked together. */
  readonly orders?: (orders?: Orders) => Promise<Orders>

  /** `since`: these eyes looked away there, and are told now what happened meanwhile. */
  constructor(host: Looked, viewer: Viewer, since: number | null) {
    this.host = host
    this.viewer = viewer
    const { table } = host
    const isBehind = since !== null && since < table.seq
    const before = isBehind ? table.past(since) : table
    const position = before.position(viewer, null, host.now(), isBehind ? null : host.shutsAt)
    const nothing = {
      info: table.info(),
      position: null,
      log: [],
      edition: 0,
      talk: table.talk(),
      hasEarlier: false,
      unsaid: [],
    }
    this.state = withPosition({ ...nothing, connection: 'here', isSending: false }, position)
    if (table.lone === viewer) {
      this.orders = async (orders) => {
        if (orders !== undefined) host.giveOrders(orders)
        return host.orders
      }
    }
    this.unsubscribe = host.subscribe(() => this.look())
    if (isBehind) setTimeout(() => this.look(), host.glance)
  }

  // Pages hand these on without their link.
  readonly current = (): TableState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly play = async (move: unknown): Promise<void> => {
    const seat = this.seat()
    await this.send(() => this.host.play(seat, move, this.state.position?.seq ?? 0))
  }

  readonly undo = async (): Promise<void> => {
    const seat = this.seat()
    await this.send(() => this.host.undo(seat))
  }

  readonly say = async (utterance: Utterance): Promise<void> => {
    await this.host.say(this.viewer, utterance)
  }

  /** All that was said is here. */
  readonly earlier = async (): Promise<void> => {}

  close = (): void => {
    this.unsubscribe()
    this.listeners.clear()
  }

  private seat(): Seat {
    if (this.viewer === 'watcher') throw new Declined('forbidden', 'You don’t sit at this table.')
    return this.viewer
  }

  private async send(act: () => Promise<void>): Promise<void> {
    this.show({ ...this.state, isSending: true })
    try {
      await act()
    } finally {
      this.show({ ...this.state, isSending: false })
    }
  }

  private look(): void {
    const { table } = this.host
    const seq = this.state.position?.seq ?? null
    const seen = { ...this.state, info: table.info(), talk: table.talk() }
    this.show(
      seq === table.seq
        ? seen
        : withPosition(seen, table.position(this.viewer, seq, this.host.now(), this.host.shutsAt)),
    )
  }

  private show(state: TableState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}
