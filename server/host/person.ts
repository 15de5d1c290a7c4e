import type { Store } from '../store/store.ts'

/** All that the house keeps of somebody, besides who they are. */
export async function keptOf(store: Store, account: string): Promise<object> {
  const tables = await store.tables.list({ account })
  return {
    tables: tables.map(({ table: { id, game, status, createdAt, outcome }, seats }) => ({
      id,
      game,
      status,
      createdAt,
      seat: seats.find((seat) => seat.account === account)?.seat ?? null,
      outcome,
    })),
    talk: (await store.talk.of(account)).map(({ table, kind, said, at }) => ({ table, kind, said, at })),
    ratings: await store.ratings.of(account),
    muted: await store.mutes.of(account),
    devices: (await store.push.of(account)).map(({ endpoint, at }) => ({ endpoint, at })),
  }
}

/** What others keep of a talk or a game stays with them, but without the name. */
export async function forgetIn(store: Store, account: string): Promise<void> {
  for (const part of [store.talk, store.mutes, store.ratings, store.records, store.push]) await part.forget(account)
}
