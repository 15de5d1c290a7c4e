import type { Identity } from '../identity/identity.ts'

/** To sign out, or to take a way in away, ends at once the connections that came in by it. */
export function endingConnections(identity: Identity, lookAgainAt: (account: string) => Promise<void>): Identity {
  return {
    ...identity,
    async signOut(credentials) {
      const { cookie } = credentials
      const account = await identity.whoIs({ cookie }).catch(() => null)
      const cookies = await identity.signOut(credentials)
      if (account !== null) await lookAgainAt(account.id)
      return cookies
    },
    async setPassword(id, to, by) {
      const account = await identity.setPassword(id, to, by)
      await lookAgainAt(id)
      return account
    },
    tokens: {
      ...identity.tokens,
      async remove(account, id) {
        await identity.tokens.remove(account, id)
        await lookAgainAt(account)
      },
    },
  }
}
