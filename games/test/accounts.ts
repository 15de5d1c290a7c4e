/** What happens in a game when it is replayed: enough to see that something changed, and roughly what. */
export interface Account {
  readonly moves: number
  readonly through: readonly string[]
  /** A digest of all that was told to whom, and now and then of all that anyone saw and was asked. */
  readonly received: string
}

/** An account as the file keeps it, by the name of its record. */
export interface KeptAccount {
  readonly name: string
  readonly account: Account
  /** What was told, a line a fact; null: there was no room for it. */
  readonly story: readonly string[] | null
}

/**
 * A text that people read and compare: a paragraph a record, its name first, then the digest, what it goes through, and
 * what was told at which move.
 */
export function writeAccounts(accounts: readonly KeptAccount[]): string {
  const paragraphs = accounts.map(({ name, account: { moves, through, received }, story }) =>
    [`== ${name}: ${moves} moves`, `received ${received}`, ...through.map((one) => `+ ${one}`), ...(story ?? [])].join(
      '\n',
    ),
  )
  return `${paragraphs.join('\n\n')}\n`
}

export function readAccounts(text: string): KeptAccount[] {
  return text.trimEnd().split('\n\n').map(readAccount)
}

function readAccount(paragraph: string): KeptAccount {
  const [head = '', digest = '', ...lines] = paragraph.split('\n')
  const [, name, moves] = /^== ([\w-]+): (\d+) moves$/u.exec(head) ?? []
  const [, received] = /^received ([0-9a-f]{64})$/u.exec(digest) ?? []
  if (name === undefined || received === undefined) throw new Error(`no account begins like this: ${head}`)
  const through = lines.flatMap((line) => (line.startsWith('+ ') ? [line.slice(2)] : []))
  const story = lines.filter((line) => !line.startsWith('+ '))
  return { name, account: { moves: Number(moves), through, received }, story: story.length === 0 ? null : story }
}

/** Characters that a game's file has room for: it is to be read, and fetched by everybody. */
export const ROOM = 290_000

type Told = KeptAccount & { readonly story: readonly string[] }

/** What it goes through, however often. */
export function passagesOf({ account: { through } }: KeptAccount): string[] {
  return through.map((one) => one.replace(/ × \d+$/u, ''))
}

/**
 * What the file tells in whole, so that all that happens in any record is told in one of them: again and again the one that
 * brings the most that is new for its length; then, the shortest first, whatever there is room for. Of the rest it has all but the story.
 */
export function worthTelling(accounts: readonly Told[], room = ROOM): KeptAccount[] {
  const bare = accounts.map((one): KeptAccount => ({ ...one, story: null }))
  let left = room - writeAccounts(bare).length
  let rest = accounts.map((one) => ({ one, passages: passagesOf(one), length: one.story.join('\n').length + 1 }))
  const known = new Set<string>()
  const chosen = new Set<string>()
  for (;;) {
    rest = rest.filter(({ one, length }) => !chosen.has(one.name) && length <= left)
    const worth = new Map(
      rest.map(({ one, passages, length }) => [one, passages.filter((passage) => !known.has(passage)).length / length]),
    )
    const [best] = rest.toSorted((a, b) => (worth.get(b.one) ?? 0) - (worth.get(a.one) ?? 0) || a.length - b.length)
    if (best === undefined) break
    left -= best.length
    for (const passage of best.passages) known.add(passage)
    chosen.add(best.one.name)
  }
  return accounts.map((one) => (chosen.has(one.name) ? one : { ...one, story: null }))
}
