/** Those who are told when we become somebody else. They are listed here, so that telling them needs no socket. */
const listeners = new Set<() => void>()

export function onIdentityChange(listener: () => void): void {
  listeners.add(listener)
}

export function identityChanged(): void {
  for (const listener of listeners) listener()
}
