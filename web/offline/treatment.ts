/** How a request is met: as a page (network first), as part of this version (kept first), or not by us at all. */
export type Treatment = 'page' | 'part' | 'leave'

interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/** What the house answers itself, whatever it looks like. */
const live = /^\/(api|socket\.io)(\/|$)/

export function treatment({ method, mode, url }: Asked, origin: string, files: ReadonlySet<string>): Treatment {
  const { pathname, origin: whose } = new URL(url)
  if (method !== 'GET' || whose !== origin || live.test(pathname)) return 'leave'
  if (mode === 'navigate') return 'page'
  return files.has(pathname) || isHashed(pathname) ? 'part' : 'leave'
}

/** The build names these by what is in them: they never change. */
export function isHashed(path: string): boolean {
  return path.startsWith('/assets/')
}
