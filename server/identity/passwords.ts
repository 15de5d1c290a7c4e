import { Refused } from '../refused.ts'
import { claim } from '../store/faults.ts'
import { Conflict } from '../store/store.ts'
import type { Accounts } from './accounts.ts'
import type { Auth } from './auth.ts'
import { network, rememberGuesses } from './guesses.ts'
import { usernameSchema } from './name.ts'
import { hashPassword, isPassword } from './password.ts'

/** A password that may be right; guesses are counted by the address they come from. */
export interface Guess {
  readonly password: string
  readonly from: string
}

export interface Passwords {
  /** The id of the account that they go together for. Unknown user names cost as much work as known ones. */
  check(username: string, guess: Guess): Promise<string>
  /** Refused unless it is the account's password. False if it has none, and none was needed. */
  checkOf(account: string, guess: { readonly password: string | undefined; readonly from: string }): Promise<boolean>
  set(account: string, username: string, password: string): Promise<void>
}

export function passwordsOf(auth: Auth, accounts: Accounts, limits: boolean): Passwords {
  const guesses = rememberGuesses()

  async function isRight(username: string, { password, from }: Guess, hash: string | null): Promise<boolean> {
    const takeBack = limits ? guesses.count(`of ${username}`, `from ${network(from)}`) : () => {}
    const right = hash === null ? (await hashPassword(password), false) : await isPassword(password, hash)
    if (right) takeBack()
    return right
  }

  return {
    async check(username, guess) {
      const name = usernameSchema.safeParse(username)
      const found = name.success ? await accounts.findByUsername(name.data) : null
      const hash = found === null ? null : await accounts.password(found.account.id)
      const right = await isRight(username.toLowerCase(), guess, hash)
      if (found === null || !right) throw new Refused('unknown', 'This user name and password do not go together.')
      return found.account.id
    },
    async checkOf(account, { password, from }) {
      const hash = await accounts.password(account)
      if (hash === null) return false
      if (password === undefined) throw new Refused('invalid', 'This account has a password: it is needed here.')
      const [kept] = await accounts.find([account])
      if (await isRight(kept?.account.username ?? account, { password, from }, hash)) return true
      throw new Refused('forbidden', 'This is not the password of this account.')
    },
    async set(account, username, password) {
      const hash = await hashPassword(password)
      const { adapter } = await auth.$context
      const user = [{ field: 'id', value: account }]
      const credential = { userId: account, providerId: 'credential' }
      const where = Object.entries(credential).map(([field, value]) => ({ field, value }))
      const now = new Date()
      const write = adapter.transaction(async (transaction) => {
        await transaction.update({ model: 'user', where: user, update: { username, updatedAt: now } })
        const changes = { password: hash, updatedAt: now }
        if ((await transaction.updateMany({ model: 'account', where, update: changes })) > 0) return
        const data = { ...credential, ...changes, accountId: account, createdAt: now }
        await transaction.create({ model: 'account', data })
      })
      await claim(`The user name ${username} is taken: choose another.`, () => write).catch((error: unknown) => {
        throw error instanceof Conflict ? new Refused('conflict', error.message) : error
      })
    },
  }
}
