import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/**
 * Every proxy adds the address that called it to the end of the list. So the last entries come from the proxies that
 * the host has put before us, one each. What stands before them the caller may have made up.
 */
export function trustOf(hops: number): false | ((address: string, hop: number) => boolean) {
  return hops === 0 ? false : (_address, hop) => hop < hops
}

/** The address that a request comes from, as Fastify finds it: for what doesn't come in by Fastify. */
export function addressOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, hops: number): string {
  const told = listOf(headers['x-forwarded-for'])
  const all = [...told, socket.remoteAddress ?? '']
  return all.at(-1 - Math.min(hops, told.length)) ?? ''
}

/** The host's name as the page's address bar has it, in the words of the outermost proxy of ours. */
export function forwardedHost(headers: IncomingHttpHeaders, hops: number): string | null {
  const told = listOf(headers['x-forwarded-host'])
  return hops === 0 ? null : (told.at(-Math.min(hops, told.length)) ?? null)
}

function listOf(header: string | readonly string[] | undefined): string[] {
  return [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/** What is counted as one caller. Somebody with one IPv6 address has 2^64 of them, so they count as one. */
export function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':')) return address
  const [left = '', right] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const before = left.split(':').filter(Boolean)
  const after = (right ?? '').split(':').filter(Boolean)
  const zeros = right === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
