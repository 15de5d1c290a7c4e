import { storable } from './storable.ts'

/** How a value lies in its column: as it is, as 0 or 1, or as JSON. */
type Kind<Value> =
  NonNullable<Value> extends boolean ? 'flag' : NonNullable<Value> extends string | number ? 'plain' : 'json'

type StoredValue<Value> = {
  plain: Value
  flag: number
  json: null extends Value ? string | null : string
}[Kind<Value>]

/** A row as both databases hold it. */
export type Stored<Row> = { [Column in keyof Row]: StoredValue<Row[Column]> }

export interface Shape<Row> {
  store(row: Row): Stored<Row>
  storePart(part: Partial<Row>): Partial<Stored<Row>>
  read(stored: Stored<Row>): Row
}

const conversions = {
  plain: { store: storable, read: (stored: unknown) => stored },
  flag: { store: (value: unknown) => Number(value), read: (stored: unknown) => stored === 1 },
  json: {
    store: (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value)),
    read: (stored: unknown) => (typeof stored === 'string' ? (JSON.parse(stored) as unknown) : null),
  },
}

/** Carries rows to the database and back; what a row holds besides its columns stays behind. */
export function shape<Row extends object>(kinds: { readonly [Column in keyof Row]-?: Kind<Row[Column]> }): Shape<Row> {
  const columns = Object.entries<keyof typeof conversions>(kinds)
  function carry(direction: 'store' | 'read', from: object): object {
    const values = new Map<string, unknown>(Object.entries(from))
    return Object.fromEntries(
      columns
        .filter(([column]) => values.has(column))
        .map(([column, kind]) => [column, conversions[kind][direction](values.get(column))]),
    )
  }
  return {
    store: (row) => carry('store', row) as Stored<Row>,
    storePart: (part) => carry('store', part),
    read: (stored) => carry('read', stored) as Row,
  }
}
