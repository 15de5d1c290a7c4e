import { Switch as Base } from '@base-ui/react/switch'
import { useId, type ReactNode } from 'react'
import styles from './Switch.module.css'

interface SwitchProps {
  readonly label: string
  readonly help?: ReactNode
  readonly checked: boolean
  onChange(checked: boolean): void
  readonly disabled?: boolean
}

export function Switch({ label, help, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId()
  return (
    <div className={styles.row}>
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {help !== undefined && (
          <p id={`${id}-help`} className={styles.help}>
            {help}
          </p>
        )}
      </div>
      <Base.Root
        id={id}
        nativeButton
        render={<button type="button" />}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        className={styles.track}
      >
        <Base.Thumb className={styles.thumb} />
      </Base.Root>
    </div>
  )
}
