import type { FastifyBaseLogger } from 'fastify'
import { isAway, type Cause } from '../store/faults.ts'
import type { Weather } from '../store/weather.ts'
import type { Metrics } from './metrics.ts'

const sentences: Readonly<Record<Cause, string>> = {
  'disk-full': 'the disk is full',
  locked: 'another program keeps the database locked',
  'read-only': 'the database may only be read',
  'database-away': 'the database is away',
}

/**
 * What breaks and nobody waits for goes into the log. That the house can't write is said once when it begins and once when
 * it is over, however much of what is tried meanwhile fails of it.
 */
export function reportTroubles(
  log: FastifyBaseLogger,
  metrics: Metrics,
  weather: Weather,
): (error: unknown, where: string) => void {
  weather.on('foul', (cause, error) => {
    metrics.canWrite.set(0)
    log.error({ cause, err: error }, `the house can't write: ${sentences[cause]}`)
  })
  weather.on('fair', (since) => {
    metrics.canWrite.set(1)
    log.warn({ seconds: Math.round((Date.now() - since) / 1000) }, 'the house can write again')
  })
  return (error, where) => {
    metrics.troubles.inc({ where: where.split(' ')[0] ?? 'somewhere' })
    if (!isAway(error)) log.error({ err: error, where }, 'trouble')
  }
}
