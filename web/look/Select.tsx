import { useId } from 'react'
import styles from './Select.module.css'

interface SelectProps<Value extends string | number> {
  readonly label: string
  readonly value: Value
  readonly values: readonly { readonly value: Value; readonly label: string }[]
  onChange(value: Value): void
  readonly isLabelUnseen?: boolean
}

/** One of many, folded: the device shows the list its own way. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { label, value, values, onChange, isLabelUnseen = false } = props
  const id = useId()
  return (
    <div className={styles['select']}>
      <label htmlFor={id} className={isLabelUnseen ? 'unseen' : styles['label']}>
        {label}
      </label>
      <select
        id={id}
        className={styles['list']}
        value={String(value)}
        onChange={({ target }) => {
          const chosen = values.find((one) => String(one.value) === target.value)
          if (chosen !== undefined) onChange(chosen.value)
        }}
      >
        {values.map((one) => (
          <option key={one.value} value={String(one.value)}>
            {one.label}
          </option>
        ))}
      </select>
    </div>
  )
}
