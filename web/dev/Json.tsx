import styles from './Json.module.css'

/** What was not there before. */
const ABSENT = Symbol('absent')

/** As long as a line that is read at a glance. */
const GLANCE = 60

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** On one line, as one would write it by hand. */
export function brief(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(brief).join(', ')}]`
  if (!isRecord(value)) return JSON.stringify(value) ?? 'undefined'
  const pairs = Object.entries(value).map(([key, one]) => `${key}: ${brief(one)}`)
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`
}

/** What is inside, by name; null: nothing that could be unfolded. */
function parts(value: unknown): readonly (readonly [string, unknown])[] | null {
  if (Array.isArray(value)) return value.map((one: unknown, index) => [String(index), one])
  return isRecord(value) ? Object.entries(value) : null
}

function partBefore(before: unknown, name: string): unknown {
  if (before === undefined || before === ABSENT) return before
  const part = parts(before)?.find(([key]) => key === name)
  return part === undefined ? ABSENT : part[1]
}

/** Has it become another? Undefined: nobody knows what it was. */
function hasChanged(value: unknown, before: unknown): boolean {
  return before !== undefined && (before === ABSENT || brief(value) !== brief(before))
}

interface JsonProps {
  readonly name: string | null
  readonly value: unknown
  /** What it was one move earlier: what has changed since is marked. */
  readonly before?: unknown
  /** How many levels are unfolded from the start. */
  readonly open?: number
}

/** What is inside a value, unfolded one level. */
export function JsonParts({ value, before }: Pick<JsonProps, 'value' | 'before'>) {
  const inside = parts(value)
  if (inside === null) return <Json name={null} value={value} before={before} />
  return inside.map(([key, one]) => <Json key={key} name={key} value={one} before={partBefore(before, key)} open={0} />)
}

/** A value to be read: short things on one line, everything else folded. */
export function Json({ name, value, before, open = 1 }: JsonProps) {
  const line = brief(value)
  const inside = line.length <= GLANCE ? null : parts(value)
  const changed = hasChanged(value, before)
  const label = name !== null && <b className={styles['name']}>{name}</b>
  if (inside === null) {
    return (
      <p className={styles['leaf']} data-changed={changed}>
        {label} <span data-kind={typeof value}>{line}</span>
      </p>
    )
  }
  return (
    <details className={styles['node']} open={open > 0} data-changed={changed}>
      <summary>
        {label}{' '}
        <span className={styles['size']}>{Array.isArray(value) ? `[${inside.length}]` : `{${inside.length}}`}</span>
        <span className={styles['glimpse']}>{line.slice(0, 200)}</span>
      </summary>
      <div className={styles['inside']}>
        {inside.map(([key, one]) => (
          <Json key={key} name={key} value={one} before={partBefore(before, key)} open={open - 1} />
        ))}
      </div>
    </details>
  )
}
