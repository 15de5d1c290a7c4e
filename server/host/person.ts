import { allOf } from '../store/paging.ts'
import type { Status, TalkRow } from '../store/rows.ts'
import { markOf, type OwnTable, type Store } from '../store/store.ts'

const statuses = ['gathering', 'playing', 'finished', 'closed'] as const satisfies readonly Status[]

/** All that the house keeps of somebody, besides who they are; what may be any number comes a few at a time. */
export async function keptOf(store: Store, account: string): Promise<Record<string, unknown>> {
  return {
    tables: tablesOf(store, account),
    talk: talkOf(store, account),
    ratings: await store.ratings.of(account),
    muted: await store.mutes.of(account),
    devices: (await store.push.of(account)).map(({ endpoint, at }) => ({ endpoint, at })),
  }
}

async function* tablesOf(store: Store, account: string): AsyncGenerator<object> {
  for (const status of statuses) {
    const own = allOf<OwnTable>((limit, last) =>
      store.tables.of(account, status, { limit, after: last && markOf(last) }),
    )
    for await (const { table, seat } of own) {
      const { id, game, createdAt, outcome } = table
      yield { id, game, status, createdAt, seat, outcome }
    }
  }
}

async function* talkOf(store: Store, account: string): AsyncGenerator<object> {
  const lines = allOf<TalkRow>((limit, after) => store.talk.of(account, { limit, after }))
  for await (const { table, kind, said, id, at } of lines) {
    yield { table, kind, said, id, at }
  }
}

/** What others keep of a talk or a game stays with them, but without the name. */
export async function forgetIn(store: Store, account: string): Promise<void> {
  for (const part of [store.talk, store.mutes, store.ratings, store.records, store.push]) await part.forget(account)
}
