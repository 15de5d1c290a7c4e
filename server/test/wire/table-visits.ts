import type { Findings } from './findings.ts'
import type { Item } from './reading.ts'
import type { joined, Position, Said, TableInfo } from './shapes.ts'
import type { z } from 'zod'

export type Event =
  | { readonly kind: 'table'; readonly info: TableInfo }
  | { readonly kind: 'position'; readonly position: Position }

/** An answer to a join, the line of talk that it named, and how much had come before it. */
export interface Arrival {
  readonly joined: z.infer<typeof joined>
  readonly heard: number
  readonly events: number
  readonly said: number
}

/** A connection's time at a table: from its join to when it left or went, or to the end. */
export interface TableVisit {
  readonly arrivals: Arrival[]
  readonly events: Event[]
  readonly said: Said[]
  /** How much had come when it first made sure that all had. */
  settled: number | null
  /** Nothing was lost on the way, for it is still there. */
  isToTheEnd: boolean
}

/** Cuts what a connection got into visits. Between two visits it should get nothing of the table. */
export function visitsOf(reader: string, items: readonly Item[], findings: Findings): TableVisit[] {
  const visits: TableVisit[] = []
  let visit: TableVisit | null = null
  const end = (): void => {
    if (visit !== null && visit.arrivals.length > 0) visits.push({ ...visit, isToTheEnd: false })
    visit = null
  }
  const stray = (what: string): void => findings.add('order', reader, `it isn't at the table, and gets ${what}`)
  for (const item of items) {
    switch (item.kind) {
      case 'call':
        if (item.call.name === 'join') visit ??= { arrivals: [], events: [], said: [], settled: null, isToTheEnd: true }
        break
      case 'table':
        if (visit === null) stray(`a table of line ${item.info.seq}`)
        else visit.events.push({ kind: 'table', info: item.info })
        break
      case 'position':
        if (visit === null) stray(`position ${item.position.seq}`)
        // One's own answer with eyes closed: nobody else is told.
        else if (item.position.log.after === item.position.seq) break
        else visit.events.push({ kind: 'position', position: item.position })
        break
      case 'said':
        if (visit === null) stray(`what was said ${item.said.n}.`)
        else visit.said.push(item.said)
        break
      case 'answer':
        if (item.call.name === 'join' && visit !== null) {
          const { events, said, arrivals } = visit
          const answer = item.body as Arrival['joined']
          const { heard = 0 } = item.call.body as { heard?: number }
          arrivals.push({ joined: answer, heard, events: events.length, said: said.length })
        } else if (item.call.name === 'leave') end()
        else if (item.call.name === 'lobby' && visit !== null) visit.settled ??= visit.events.length
        break
      case 'refused':
        if (item.call.name !== 'join' || visit === null || visit.arrivals.length > 0) break
        for (const { kind } of visit.events) stray(`a ${kind}, though it was not let in`)
        visit = null
        break
      case 'close':
        end()
        break
      default:
        break
    }
  }
  if (visit !== null && visit.arrivals.length > 0) visits.push(visit)
  return visits
}
