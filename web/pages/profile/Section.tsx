import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import styles from './Profile.module.css'

/** A part of the page under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'onChange'> {
  readonly label: string
  readonly help?: string
  onChange(value: string): void
}

export function Field({ label, help, onChange, ...rest }: FieldProps) {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...rest}
      />
      {help !== undefined && (
        <p id={`${id}-help`} className={styles['faint']}>
          {help}
        </p>
      )}
    </div>
  )
}
