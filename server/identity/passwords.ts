import { Refused } from '../refused.ts'
import { claim } from '../store/faults.ts'
import { Conflict } from '../store/store.ts'
import type { Accounts } from './accounts.ts'
import type { Auth } from './auth.ts'
import { network } from '../http/addresses.ts'
import { type Counted, rememberGuesses } from './guesses.ts'
import { usernameSchema } from './name.ts'
import { hashPassword, isPassword } from './password.ts'

/** Wrong passwords in ten minutes, for one user name or account. */
const MOST = 10
/** From one address: many people may share it, and each of them may forget a password. */
const MOST_FROM_ADDRESS = 30
/** User names, each with an address that it was signed in from. */
const ACQUAINTANCES = 20_000

/** A password that may be right; guesses are counted by the address they come from. */
export interface Guess {
  readonly password: string
  readonly from: string
}

export interface Passwords {
  /** The id of the account that they go together for. Unknown user names cost as much work as known ones. */
  check(username: string, guess: Guess): Promise<string>
  /** Refused unless it is the account's password. False if the account has none, so that none was needed. */
  checkOf(account: string, password: string | undefined): Promise<boolean>
  set(account: string, username: string, password: string, from: string): Promise<void>
}

/** From where somebody has signed in before: guesses from elsewhere don't keep them out there. */
function rememberAcquaintances(): {
  add(username: string, from: string): void
  has(username: string, from: string): boolean
} {
  const known = new Set<string>()
  return {
    add(username, from) {
      const one = `${username} at ${from}`
      known.delete(one)
      known.add(one)
      const [oldest] = known
      if (known.size > ACQUAINTANCES && oldest !== undefined) known.delete(oldest)
    },
    has: (username, from) => known.has(`${username} at ${from}`),
  }
}

export function passwordsOf(auth: Auth, accounts: Accounts, limits: boolean): Passwords {
  const guesses = rememberGuesses('passwords')
  const acquaintances = rememberAcquaintances()

  async function isRight(password: string, hash: string | null, ...counted: readonly Counted[]): Promise<boolean> {
    const takeBack = limits ? guesses.count(...counted) : () => {}
    const right = hash === null ? (await hashPassword(password), false) : await isPassword(password, hash)
    if (right) takeBack()
    return right
  }

  return {
    async check(username, guess) {
      const name = usernameSchema.safeParse(username)
      const found = name.success ? await accounts.findByUsername(name.data) : null
      const hash = found === null ? null : await accounts.password(found.account.id)
      const [asked, from] = [username.toLowerCase(), network(guess.from)]
      const right = await isRight(
        guess.password,
        hash,
        { of: acquaintances.has(asked, from) ? `of ${asked} from ${from}` : `of ${asked}`, most: MOST },
        { of: `from ${from}`, most: MOST_FROM_ADDRESS },
      )
      if (found === null || !right) throw new Refused('unknown', 'This user name and password do not go together.')
      acquaintances.add(asked, from)
      return found.account.id
    },
    async checkOf(account, password) {
      const hash = await accounts.password(account)
      if (hash === null) return false
      if (password === undefined) throw new Refused('invalid', 'This account has a password: it is needed here.')
      // Counted apart from guesses at the sign-in: strangers can't use up what the owner has.
      if (await isRight(password, hash, { of: `in ${account}`, most: MOST })) return true
      throw new Refused('forbidden', 'This is not the password of this account.')
    },
    async set(account, username, password, from) {
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
      acquaintances.add(username, network(from))
    },
  }
}
