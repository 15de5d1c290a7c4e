import { Segments } from '../../look/Segments.tsx'

interface CountsProps {
  readonly label: string
  readonly from: number
  readonly to: number
  readonly value: number
  onChange(value: number): void
}

/** A small number, all possible ones in sight. */
export function Counts({ label, from, to, value, onChange }: CountsProps) {
  return (
    <Segments
      label={label}
      value={String(value)}
      values={Array.from({ length: to - from + 1 }, (_, index) => String(from + index)).map((count) => ({
        value: count,
        label: count,
      }))}
      onChange={(count) => onChange(Number(count))}
    />
  )
}
