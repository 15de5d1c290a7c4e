import type { Agent } from 'node:http'
import type { Socket } from 'socket.io-client'
import type { Client } from '../../trial/client.ts'
import type { TestApp } from '../app.ts'

/** Who sends something: what they are is said where they come in. */
export const cast = [
  'stranger', // nobody signed in
  'ada', // host of most tables, in seat 0
  'ben', // in seat 1
  'cleo', // a guest who only watches
  'dan', // host of other tables
  'hal', // host of as many gathering tables as one may have
  'boss', // named in ADMINS
  'mock', // a guest who calls themselves boss
  'pat', // has a user name and a password
  'eve', // banned
  'fay', // deleted
  'gus', // shows a token that was revoked
  'ivy', // shows a good token
  'kit', // about to be signed out
] as const
export type Who = (typeof cast)[number]

export interface Stage {
  readonly base: string
  readonly house: TestApp
  readonly agent: Agent
  /** Ids of people and tables, by the names used in the kinds. */
  readonly names: ReadonlyMap<string, string>
  client(who: Who): Client
  credentials(who: Who): Record<string, string>
  /** Puts ids where `{playing}` or `{ben}` stands. */
  fill(text: string): string
  /** Somebody's one open socket, opened again if it was closed. */
  connection(who: Who): Promise<Socket>
  /** Everything the house knows, in the store and in memory. */
  state(): Promise<string>
  close(): Promise<void>
}

export const password = 'correct horse battery'
