import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import styles from './Segments.module.css'

interface SegmentsProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly values: readonly { readonly value: Value; readonly label: string }[]
  onChange(value: Value): void
  readonly disabled?: boolean
}

/** One of a few, all in sight. */
export function Segments<Value extends string>({
  label,
  value,
  values,
  onChange,
  disabled = false,
}: SegmentsProps<Value>) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={onChange}
      disabled={disabled}
      className={styles.segments}
    >
      {values.map((one) => (
        <Radio.Root key={one.value} value={one.value} className={styles.segment}>
          {one.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
