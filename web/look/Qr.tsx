import { encode } from 'uqr'

/** A QR code as one path, in ink on paper. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2, ecc: 'M' })
  const d = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={`M0 0h${size}v${size}H0z`} fill="var(--paper)" />
      <path d={d} fill="var(--paper-ink)" />
    </svg>
  )
}
