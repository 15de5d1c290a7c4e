import { useId, type ReactNode } from 'react'
import styles from './Choices.module.css'

interface ChoicesProps<Value extends string> {
  readonly legend: string
  readonly help?: ReactNode
  readonly value: Value
  readonly values: readonly { readonly value: Value; readonly label: string; readonly note?: string }[]
  onChange(value: Value): void
}

/** One of several that need some words: each on its own line. In a box, for a legend would sit on its border. */
export function Choices<Value extends string>({ legend, help, value, values, onChange }: ChoicesProps<Value>) {
  const group = useId()
  return (
    <div>
      <fieldset className={styles['choices']}>
        <legend className={styles['legend']}>{legend}</legend>
        {help !== undefined && <p className={styles['help']}>{help}</p>}
        {values.map((one) => (
          <label key={one.value} className={styles['choice']}>
            <input type="radio" name={group} checked={one.value === value} onChange={() => onChange(one.value)} />
            <span>
              {one.label}
              {one.note !== undefined && <span className={styles['note']}>{one.note}</span>}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
