import { afterAll, describe, test } from 'vitest'
import { Postgres } from '../trial/postgres.ts'

export { password, type Postgres } from '../trial/postgres.ts'

/** Tests on a PostgreSQL that is there as long as they take; where it isn't installed, one test says so. */
export async function describeOnPostgres(what: string, suite: (postgres: Postgres) => void): Promise<void> {
  const postgres = await Postgres.start()
  afterAll(() => postgres?.stop(), 600_000)
  const here = postgres === null ? [] : [postgres]
  const missing = postgres === null ? [what] : []
  describe.each(here)('PostgreSQL', (one) => {
    suite(one)
  })
  test.each(missing)('%s is not tried on PostgreSQL, which is not installed here', () => {
    console.warn(`Not tried on PostgreSQL, which is not installed here: ${what}.`)
  })
}
