import type { Socket } from 'socket.io'
import { Refused } from '../refused.ts'

type Connection = Socket['conn']

/** On several devices, in several tabs, with a few programs. */
const MOST_OF_ACCOUNT = 20
/** A class of thirty, each of them with a few tabs. */
const MOST_FROM_ADDRESS = 200
/** So many more come in to be told why they may not stay. */
const IN_THE_HALL = 50

/** How many connections there are, by account and by address. Those that haven't said yet what they want count too. */
export class Crowd {
  private readonly isLimited: boolean
  private readonly connections = new Map<string, Set<Connection>>()

  constructor(isLimited: boolean) {
    this.isLimited = isLimited
  }

  /** May another one from this address come in at all? */
  hasRoom(address: string): boolean {
    return !this.isLimited || this.count(`from ${address}`) < MOST_FROM_ADDRESS + IN_THE_HALL
  }

  arrive(address: string, connection: Connection): void {
    this.add(`from ${address}`, connection)
  }

  /** Refused if there are too many of them already. */
  admit(address: string, account: string | null, connection: Connection): void {
    if (!this.isLimited) return
    // Those who came first may stay, however many come at once.
    const first = [...(this.connections.get(`from ${address}`) ?? [])].slice(0, MOST_FROM_ADDRESS)
    if (!first.includes(connection)) {
      throw new Refused('crowded', 'Too many connections from this address: close some of them first.')
    }
    if (account === null) return
    if (this.count(`of ${account}`) >= MOST_OF_ACCOUNT) {
      throw new Refused('crowded', 'You are here too many times already: close some of your tabs or programs first.')
    }
    this.add(`of ${account}`, connection)
  }

  private count(key: string): number {
    return this.connections.get(key)?.size ?? 0
  }

  private add(key: string, connection: Connection): void {
    const all = this.connections.get(key) ?? new Set()
    if (all.has(connection)) return
    this.connections.set(key, all.add(connection))
    connection.once('close', () => {
      all.delete(connection)
      if (all.size === 0 && this.connections.get(key) === all) this.connections.delete(key)
    })
  }
}
