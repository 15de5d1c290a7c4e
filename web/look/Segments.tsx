import { useId } from 'react'
import styles from './Segments.module.css'

interface SegmentsProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly values: readonly { readonly value: Value; readonly label: string }[]
  onChange(value: Value): void
  readonly disabled?: boolean
}

/** One of a few, all in sight. The browser's own radio buttons: this is on every page, so it has to be light. */
export function Segments<Value extends string>({
  label,
  value,
  values,
  onChange,
  disabled = false,
}: SegmentsProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.segments}>
      {values.map((one) => (
        <label key={one.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={one.value}
            checked={one.value === value}
            disabled={disabled}
            onChange={() => onChange(one.value)}
          />
          <span>{one.label}</span>
        </label>
      ))}
    </div>
  )
}
