import type { Seat } from '@octopolis/engine'
import { characters } from '@octopolis/server/protocol/characters'
import type { TableInfo } from '@octopolis/server/protocol/tables'
import type { Sitter } from './kept.ts'

/** People of this device have no account: where they sit is who they are. */
export function personAt(seat: Seat): string {
  return `here:${seat}`
}

export function nameOf(sitter: Sitter): string {
  return sitter.kind === 'person' ? sitter.name : (characters[sitter.character]?.name ?? '?')
}

export function seated(sitter: Sitter, seat: Seat): TableInfo['seats'][number]['sitter'] {
  if (sitter.kind === 'person') {
    const { name, crest } = sitter
    const here = { present: true, standIn: null, votes: 0, mayBeReplaced: false }
    return { kind: 'person', id: personAt(seat), name, crest, ...here }
  }
  const figure = characters[sitter.character]
  return figure === undefined ? null : { kind: 'bot', character: sitter.character, ...figure, level: sitter.level }
}
