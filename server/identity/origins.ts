import { Refused } from '../refused.ts'

/**
 * One at each address by which people reach us, and no more than so many: the passkeys of a better-auth are for the one
 * address it was set up with, and a Host header may say anything.
 */
export function oneAtEach<Value>(create: (origin: string) => Value, most = 20): (address: string) => Value {
  const known = new Map<string, Value>()
  return (address) => {
    if (!URL.canParse(address)) throw new Refused('malformed', 'The Host header is not an address.')
    const { origin } = new URL(address)
    const one = known.get(origin) ?? create(origin)
    known.delete(origin)
    known.set(origin, one)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return one
  }
}
