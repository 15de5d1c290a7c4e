import type { Say } from '@octopolis/engine'
import { temperOf } from '@octopolis/server/protocol/characters'
import type { TableInfo } from '@octopolis/server/protocol/tables'

export type Sitter = NonNullable<TableInfo['seats'][number]['sitter']>

/** How the seats of a table are called, and how bots speak; two with the same name are told apart by their numbers. */
export function sayOf(info: TableInfo): Say {
  const names = info.seats.map(({ sitter, seat }) => sitter?.name ?? `${seat + 1}`)
  const said = names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${seat + 1})`,
  )
  const voices = info.seats.map(({ sitter }) => (sitter?.kind === 'bot' ? temperOf(sitter.character) : undefined))
  return { name: (seat) => said[seat] ?? `${seat + 1}`, voice: (seat) => voices[seat] }
}
