import type { Seat, Typed } from '@octopolis/engine'
import type { Account } from '../identity/account.ts'
import type { Said, Utterance } from '../protocol/tables.ts'
import { Refused } from '../refused.ts'
import { saidBy } from './said.ts'
import { seatOf } from './seating.ts'
import type { LiveTable } from './table.ts'

/** So many utterances in so many milliseconds. */
const MOST = 6
const WITHIN = 10_000

/** When each account last spoke at each table. */
const spokeAt = new WeakMap<LiveTable, Map<string, number[]>>()

/** Refuses who has said much; gives a way to note that something was said, for what couldn't be isn't counted. */
function expectPatience(table: LiveTable, account: string): () => void {
  const now = table.house.now()
  const speakers = spokeAt.get(table) ?? new Map<string, number[]>()
  spokeAt.set(table, speakers)
  const recent = (speakers.get(account) ?? []).filter((at) => now - at < WITHIN)
  if (recent.length >= MOST)
    throw new Refused('often', `At most ${MOST} things can be said in ${WITHIN / 1000} seconds.`)
  return () => void speakers.set(account, [...recent, now])
}

/**
 * Something is said at the table: by those who sit there, and before and after the game by anyone who may look. Sent again
 * with the same id it is answered as the first time, and said once.
 */
export function say(table: LiveTable, account: Account, utterance: Utterance, id: string | null = null): Promise<Said> {
  return table.queue.run(async () => {
    const before = id === null ? null : await table.conversation.find(account.id, id)
    if (before !== null) return saidBy(before, account)
    const seat = seatOf(table.seating, account.id)
    expectVoice(table, seat, utterance)
    const note = expectPatience(table, account.id)
    const said = await utter(table, { seat, account, id }, utterance)
    note()
    return said
  })
}

/** A bot says something in the game's own terms. How often it may is up to the caller. */
export async function sayAsBot(table: LiveTable, seat: Seat, talk: Typed): Promise<void> {
  const utterance = { kind: 'talk', said: talk } as const
  expectVoice(table, seat, utterance)
  await utter(table, { seat, account: null, id: null }, utterance)
}

interface Speaker {
  readonly seat: Seat | null
  readonly account: Account | null
  /** Under which they say it. */
  readonly id: string | null
}

async function utter(
  table: LiveTable,
  { seat, account, id }: Speaker,
  { kind, said: words }: Utterance,
): Promise<Said> {
  const row = await table.conversation.append({
    seq: table.match?.seq ?? 0,
    seat,
    account: account?.id ?? null,
    kind,
    said: words,
    id,
    at: table.house.date(),
  })
  const said = saidBy(row, account)
  table.emit('said', said)
  return said
}

function expectVoice(table: LiveTable, seat: Seat | null, { kind, said }: Utterance): void {
  const { match } = table
  if (match === null || match.outcome !== null) {
    if (kind === 'talk') throw new Refused('conflict', 'The game is not on: there is nothing to claim or offer.')
    return
  }
  if (seat === null) throw new Refused('forbidden', 'Only those who sit at the table talk while the game is on.')
  const voice = match.voice(seat)
  if (voice === 'silent') throw new Refused('forbidden', 'The rules ask you to be silent now.')
  if (voice === 'gestures' && kind !== 'emote')
    throw new Refused('forbidden', 'The rules allow you gestures alone now.')
  if (kind === 'talk') match.checkTalk(seat, said)
}
