import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused, TooOften } from '../refused.ts'
import { network } from './addresses.ts'

const MINUTE = 60_000

/** How often something may be done in so many milliseconds. */
export interface Allowance {
  readonly most: number
  readonly milliseconds: number
}

/** What is made, and stays: it is counted by who makes it and by the address it comes from. */
export type Making = 'guest' | 'table'

/**
 * A guest costs nothing, so what each may do is no limit to what one address can. These are: a household or a school class
 * of thirty behind one address may come at once, play all evening and make a mistake each.
 */
export const fromOneAddress = {
  anything: { most: 6000, milliseconds: MINUTE },
  guest: { most: 60, milliseconds: 10 * MINUTE },
  table: { most: 120, milliseconds: 10 * MINUTE },
} as const satisfies Record<Making | 'anything', Allowance>

export const byOneself = {
  anything: { most: 1200, milliseconds: MINUTE },
  table: { most: 30, milliseconds: 10 * MINUTE },
} as const satisfies Partial<Record<Making | 'anything', Allowance>>

/** Accounts and addresses that are remembered. */
const REMEMBERED = 20_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request to this route makes. */
    readonly makes?: Making
  }
}

type Check = (request: FastifyRequest) => Promise<void>

/** Slows down those who ask too often, by account and by address. Files of the pages aren't counted. */
export async function limit(app: FastifyInstance): Promise<void> {
  const caller = ({ ip }: FastifyRequest): string => network(ip)
  const person = (request: FastifyRequest): string => request.account?.id ?? caller(request)
  await app.register(rateLimit, {
    max: byOneself.anything.most,
    timeWindow: byOneself.anything.milliseconds,
    hook: 'preParsing',
    cache: REMEMBERED,
    keyGenerator: person,
    errorResponseBuilder: (_request, { after }) => new Refused('often', `Too many requests: try again in ${after}.`),
  })

  const check = (by: (request: FastifyRequest) => string, { most, milliseconds }: Allowance, what: string): Check => {
    const count = app.createRateLimit({ max: most, timeWindow: milliseconds, keyGenerator: by })
    return async (request) => {
      const counted = await count(request)
      if (!counted.isAllowed && counted.isExceeded) throw new TooOften(what, counted.ttlInSeconds)
    }
  }
  const anything = check(caller, fromOneAddress.anything, 'Too many requests from this address')
  const made: Readonly<Record<Making, readonly Check[]>> = {
    guest: [check(caller, fromOneAddress.guest, 'Too many guests from this address')],
    table: [
      check(person, byOneself.table, 'You have opened too many tables'),
      check(caller, fromOneAddress.table, 'Too many tables from this address'),
    ],
  }
  app.addHook('preParsing', async (request) => {
    const { makes, rateLimit: ofRoute } = request.routeOptions.config
    if (ofRoute === false) return
    await anything(request)
    for (const each of makes === undefined ? [] : made[makes]) await each(request)
  })
}
