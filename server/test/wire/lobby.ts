import type { z } from 'zod'
import { Findings, type Finding } from './findings.ts'
import type { Reader } from './letters.ts'
import { Reading, type Item } from './reading.ts'
import type { Secrets } from './secrets.ts'
import type { ListedTable, lobbyPage } from './shapes.ts'

/** The lobby tells all who follow it the same, of open tables alone, and no more than any stranger may know of them. */
export function checkLobby(followers: readonly Reader[], open: ReadonlySet<string>, secrets: Secrets): Finding[] {
  const findings = new Findings()
  const reading = new Reading(findings)
  const [first, ...others] = followers.map((reader) => {
    for (const letter of reader.letters) {
      const secret = 'text' in letter ? secrets.in(letter.text, reader.account) : null
      if (secret !== null) findings.add('secret', reader.name, `it is sent ${secret}`)
    }
    const items = reading.of(reader)
    for (const item of items) for (const info of infosIn(item)) checkListed(reader.name, info, open, findings)
    return {
      name: reader.name,
      news: items.flatMap((item) => (item.kind === 'lobby' ? JSON.stringify(item.news) : [])),
    }
  })
  for (const { name, news } of others) {
    const [mine, theirs] = [first?.news.slice(-news.length) ?? [], news]
    const index = theirs.findIndex((one, at) => one !== mine[at])
    if (index >= 0) findings.add('order', name, `it is told ${theirs[index]}, and another ${mine[index]}`)
  }
  return findings.all
}

function infosIn(item: Item): readonly ListedTable[] {
  if (item.kind === 'lobby') return item.news.tables
  const isAnswer = item.kind === 'answer' && item.call.name === 'lobby'
  const isPage = isAnswer || (item.kind === 'exchange' && item.exchange.path === '/api/tables')
  return isPage ? ((item.body as Partial<z.infer<typeof lobbyPage>>).tables ?? []) : []
}

function checkListed(reader: string, info: ListedTable, open: ReadonlySet<string>, findings: Findings): void {
  if (open.has(info.id)) return
  findings.add('table', reader, `the lobby shows ${JSON.stringify(info)}`)
}
