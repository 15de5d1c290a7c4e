/** Who has to know that we are somebody else now; a list of its own, so that nobody has to load the socket to change it. */
const listeners = new Set<() => void>()

export function onIdentityChange(listener: () => void): void {
  listeners.add(listener)
}

export function identityChanged(): void {
  for (const listener of listeners) listener()
}
