export function range(count: number): number[] {
  return Array.from({ length: count }, (_one, index) => index)
}

/** A candle whose flame stands at x y. */
export function Candle({ x, y, h = 12 }: { x: number; y: number; h?: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r="17" fill="url(#oct-halo)" stroke="none" />
      <path d={`M${x - 2.5} ${y + 5}V${y + 5 + h}H${x + 2.5}V${y + 5}Z`} fill="var(--paper)" stroke="none" />
      <path
        d={`M${x} ${y - 7}C${x + 4} ${y - 1} ${x + 3} ${y + 4} ${x} ${y + 4}C${x - 3} ${y + 4} ${x - 4} ${y - 1} ${x} ${y - 7}Z`}
        fill="var(--flame)"
        stroke="none"
      />
    </g>
  )
}

/** Books of uneven height on four boards. */
export function Shelf({ x }: { x: number }) {
  const boards = [20, 44, 68, 92]
  return (
    <g>
      <path d={`M${x} 4H${x + 60}V110H${x}ZM${x - 3} 4L${x + 30} -4L${x + 63} 4Z`} fill="#0d0a20" />
      {boards.map((y, row) => (
        <g key={y}>
          <path d={`M${x} ${y + 8}H${x + 60}`} strokeWidth="1.8" />
          {range(9).map((book) => {
            const tall = 11 + ((book * 7 + row * 5) % 6)
            const left = x + 3 + book * 6.2
            const leans = (book + row * 2) % 7 === 4
            return (
              <path
                key={book}
                d={leans ? `M${left} ${y + 8}l3-${tall} 3.5 1-3 ${tall - 1}` : `M${left} ${y + 8}v-${tall}h4.6v${tall}`}
                fill={(book + row) % 3 === 0 ? 'url(#oct-hatch)' : 'none'}
                strokeWidth="0.8"
              />
            )
          })}
        </g>
      ))}
    </g>
  )
}

export function Skull({ x, y, s = 1 }: { x: number; y: number; s?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M0-9c-6 0-9 4-9 8 0 3 2 4 3 5v4H6V4c1-1 3-2 3-5 0-4-3-8-9-8Z" fill="#0d0a20" />
      <path d="M-5-1h3v3h-3ZM2-1h3v3H2ZM0 2l-1 2h2ZM-3 5v3M0 5v3M3 5v3" fill="currentColor" strokeWidth="0.7" />
    </g>
  )
}

/** Scattered, and always the same: the fractions keep any two apart. */
export function Stars({ count, w, h }: { count: number; w: number; h: number }) {
  const spots = range(count).map((star) => {
    const [x, y] = [((star + 1) * 0.75488) % 1, ((star + 1) * 0.56984) % 1]
    return `M${(x * w).toFixed(1)} ${(y * h).toFixed(1)}h.01`
  })
  return <path d={spots.join('')} stroke="var(--line)" strokeWidth="1.9" opacity="0.85" />
}
