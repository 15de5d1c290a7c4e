import type { Eyes } from './frames.ts'

/** What the address says of where to look: ?move=37&eyes=2. */
export interface Place {
  readonly move: number
  readonly eyes: Eyes
}

export function readPlace(search: Readonly<Record<string, unknown>>, seats: number): Place {
  const move = Number(search['move'] ?? 0)
  return { move: Number.isFinite(move) ? move : 0, eyes: readEyes(search['eyes'], seats) }
}

function readEyes(value: unknown, seats: number): Eyes {
  if (value === 'watcher') return value
  const seat = value === undefined || value === '' ? Number.NaN : Number(value)
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : 'all'
}

export function writePlace({ move, eyes }: Place): { readonly move: number; readonly eyes?: Eyes } {
  return eyes === 'all' ? { move } : { move, eyes }
}
