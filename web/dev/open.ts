import { readRecord, seal, Table, type SealedRecord } from '@octopolis/engine'
import type { KeptFailure } from '@octopolis/engine/conform'
import { openBox } from '../games.ts'
import { stageEvening, type Evening } from '../pages/replay/open.ts'
import { Declined } from '../declined.ts'
import { CABINET, type KeptRecord, type ListedFailure } from './kept.ts'
import { playable } from './playable.ts'

async function fetched(path: string): Promise<unknown> {
  const answer = await fetch(`${CABINET}/${path}`)
  if (!answer.ok) throw new Declined('missing', `Nothing lies at ${path}.`)
  return answer.json()
}

export async function listRecords(): Promise<readonly KeptRecord[]> {
  return (await fetched('records')) as readonly KeptRecord[]
}

export async function readKept({ game, edition, name }: Omit<KeptRecord, 'seats' | 'moves'>): Promise<SealedRecord> {
  return readRecord(await fetched(`records/${game}/${edition}/${name}`))
}

/** The newest edition that has a record of this name. */
function newest(records: readonly KeptRecord[], game: string, name: string): number {
  const editions = records.filter((one) => one.game === game && one.name === name).map(({ edition }) => edition)
  if (editions.length === 0) throw new Declined('missing', `Nothing called ${name} was recorded of ${game}.`)
  return Math.max(...editions)
}

/** A record that nobody was at: its seats have numbers for names. */
function staged(sealed: SealedRecord): Promise<Evening> {
  return stageEvening({ sealed, players: [], promised: null, isShared: false })
}

/** A kept record by its name, of this edition or of the newest that has it. */
export async function openKept(game: string, name: string, edition: number | null): Promise<Evening> {
  const played = edition ?? newest(await listRecords(), game, name)
  return staged(await readKept({ game, edition: played, name }))
}

export async function listFailures(): Promise<readonly ListedFailure[]> {
  return (await fetched('failures')) as readonly ListedFailure[]
}

export interface OpenFailure {
  readonly failure: KeptFailure
  /** As far as it can be played; null: not even set up. */
  readonly evening: Evening | null
  /** What stops it before its last move; null: nothing does. */
  readonly stop: string | null
}

/** A failure, on the table as far as its record leads: it may well be the record that fails. */
export async function openFailure(file: string): Promise<OpenFailure> {
  const failure = (await fetched(`failures/${file}`)) as KeptFailure
  if (failure.record === null) return { failure, evening: null, stop: null }
  const box = await openBox(failure.record.game)
  if (box === null) return { failure, evening: null, stop: `Nobody here knows the game ${failure.record.game}.` }
  try {
    const { record, stop } = playable(box.game, failure.record)
    return { failure, evening: await staged(seal(record, Table.replay(box.game, record).outcome)), stop }
  } catch (error) {
    return { failure, evening: null, stop: String(error) }
  }
}
