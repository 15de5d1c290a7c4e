import { Refused } from '../refused.ts'

/**
 * One for each address by which people reach us, because a better-auth's passkeys are for the one address that it was set
 * up with. At most so many, because a Host header may say anything.
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
