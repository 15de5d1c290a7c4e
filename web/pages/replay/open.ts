import { editionOf, isKnown, readRecord, Refusal, type SealedRecord } from '@octopolis/engine'
import type { Box } from '@octopolis/games/box'
import type { Crest } from '@octopolis/server/protocol/heraldry'
import type { RecordPlayers } from '@octopolis/server/protocol/records'
import type { TableInfo } from '@octopolis/server/protocol/tables'
import { openBoard, openBox, type BoardModule } from '../../games.ts'
import { api } from '../../client/api.ts'
import { Declined } from '../../declined.ts'
import { openReplay, type Replay } from './frames.ts'
import { prove, type Proof } from './proof.ts'

export interface Player {
  readonly name: string
  readonly crest: Crest
}

/** A record, and what is known beside it. */
export interface Source {
  readonly sealed: SealedRecord
  /** Who sat where, if that is known. */
  readonly players: readonly (Player | null)[]
  /** The commitment that the table showed from the start on; null: nobody remembers. */
  readonly promised: string | null
  /** Can others open it by its address? */
  readonly isShared: boolean
}

/** A finished game, open on the table. */
export interface Evening extends Source {
  readonly box: Box
  readonly board: BoardModule | null
  readonly replay: Replay
  readonly proof: Proof
}

const HERE = 'here-'

/** Where a game of this device is looked back on. */
export function addressHere(id: string): string {
  return HERE + id
}

/** The address of the page that opens a record from a file. */
export const FILE = 'file'

export async function openEvening(id: string): Promise<Evening> {
  const source = await (id.startsWith(HERE) ? fromShelf(id.slice(HERE.length)) : fromHouse(id))
  return stageEvening(source)
}

function asSeen({ seats, commitment }: TableInfo): Pick<Source, 'players' | 'promised'> {
  return { players: seats.map(({ sitter }) => sitter), promised: commitment }
}

/** A record brought from elsewhere has no table. The one who brought it may have said who sat there. */
async function asBrought(id: string): Promise<Pick<Source, 'players' | 'promised'>> {
  const path = `/api/records/${encodeURIComponent(id)}/players`
  return { players: await api.get<RecordPlayers>(path).catch(() => []), promised: null }
}

async function fromHouse(id: string): Promise<Source> {
  const sealed = readRecord(await api.get<unknown>(`/api/records/${encodeURIComponent(id)}`))
  const info = await api.get<TableInfo>(`/api/tables/${encodeURIComponent(id)}`).catch(() => null)
  return { sealed, ...(info === null ? await asBrought(id) : asSeen(info)), isShared: true }
}

async function fromShelf(id: string): Promise<Source> {
  const [{ shelf }, { LocalTable }] = await Promise.all([import('../../local/link.ts'), import('../../local/table.ts')])
  const kept = await shelf.read(id)
  if (kept === null) throw new Declined('missing', 'There is no such table on this device.')
  const { game } = await expectBox(kept.game)
  const table = LocalTable.open(game, kept)
  return { sealed: table.record(), ...asSeen(table.info()), isShared: false }
}

/** A record out of somebody's file. */
export async function fromFile(file: Blob): Promise<Evening> {
  const text = await file.text()
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Declined('malformed', 'This file is no record: it isn’t even JSON.')
  }
  return stageEvening({ sealed: readRecord(value), players: [], promised: null, isShared: false })
}

async function expectBox(id: string): Promise<Box> {
  const box = await openBox(id)
  if (box === null) throw new Declined('missing', `Nobody here knows the game ${id.slice(0, 40)}.`)
  return box
}

/** Opens the box, lays the table and checks the proof. */
export async function stageEvening(source: Source): Promise<Evening> {
  const { sealed } = source
  const [box, board] = await Promise.all([expectBox(sealed.game), openBoard(sealed.game)])
  if (!isKnown(box.game, sealed.version)) {
    throw new Declined('edition', 'This record was played by an edition of the rules that isn’t here.')
  }
  try {
    const replay = openReplay(box.game, { ...sealed, version: editionOf(box.game, sealed) })
    return { ...source, box, board, replay, proof: prove(box.game, source) }
  } catch (error) {
    if (error instanceof Refusal) throw new Declined('unplayable', error.message)
    throw error
  }
}
