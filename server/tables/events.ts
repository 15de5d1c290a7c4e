import type { Seat } from '@octopolis/engine'
import type { SeatEvent } from '../protocol/tables.ts'
import { saidBy } from './said.ts'
import type { LiveTable } from './table.ts'

/** Something has happened to a seat that everybody should read, those too who come later: a line among the talk. */
export async function tellEvent(table: LiveTable, seat: Seat, event: SeatEvent): Promise<void> {
  const { conversation, match, house } = table
  try {
    const line = {
      seq: match?.seq ?? 0,
      seat,
      account: null,
      kind: 'event',
      said: { type: event },
      id: null,
      at: house.now(),
    } as const
    table.emit('said', saidBy(await conversation.append(line), null))
  } catch (error) {
    // It has happened all the same, and the seats show it.
    house.trouble(error, `talk at ${table.id}`)
  }
}
