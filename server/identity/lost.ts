import type { Tables } from './tables.ts'

const DAY = 24 * 3600_000
/** What somebody has played is theirs for so long, though they can't come back to it. */
const REMEMBERED = 90 * DAY
/** A guest is made before their session: nobody is lost at once. */
const NEWCOMER = DAY
/** The rest is found the next time. */
const MOST = 1000

/** As both databases compare it with what better-auth wrote. */
function moment(at: number): string {
  return new Date(at).toISOString()
}

/** Ends the sessions that have run out, and finds the guests who can't come back any more and whom nobody misses. */
export async function findLost(kysely: Tables, now: number): Promise<string[]> {
  await kysely.deleteFrom('session').where('expiresAt', '<', moment(now)).execute()
  const rows = await kysely
    .selectFrom('user')
    .select('user.id')
    .where('user.username', 'is', null)
    .where('user.bannedAt', 'is', null)
    .where('user.createdAt', '<', moment(now - NEWCOMER))
    .where(({ and, not, exists, selectFrom }) =>
      and([
        not(exists(selectFrom('session').select('session.id').whereRef('session.userId', '=', 'user.id'))),
        not(exists(selectFrom('passkey').select('passkey.id').whereRef('passkey.userId', '=', 'user.id'))),
        not(exists(selectFrom('personal_token as token').select('token.id').whereRef('token.account', '=', 'user.id'))),
        not(
          exists(
            selectFrom('seats')
              .innerJoin('tables', 'tables.id', 'seats.table')
              .select('seats.seat')
              .whereRef('seats.account', '=', 'user.id')
              .where(({ or, eb }) =>
                or([
                  eb('tables.status', 'in', ['gathering', 'playing']),
                  eb('tables.finishedAt', '>', now - REMEMBERED),
                ]),
              ),
          ),
        ),
        not(
          exists(
            selectFrom('tables')
              .select('tables.id')
              .whereRef('tables.host', '=', 'user.id')
              .where('tables.status', 'in', ['gathering', 'playing']),
          ),
        ),
      ]),
    )
    .orderBy('user.createdAt')
    .limit(MOST)
    .execute()
  return rows.map(({ id }) => id)
}
