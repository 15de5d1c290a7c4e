import { memo } from 'react'

/** Hatchings, lights and shades that the engraving is made of. */
export const Defs = memo(function Defs() {
  return (
    <defs>
      <Hatch id="oct-hatch" size={5} turn={45} width={0.7} />
      <Hatch id="oct-hatch-wide" size={8} turn={45} width={0.6} />
      <Hatch id="oct-hatch-back" size={5} turn={-45} width={0.7} />
      <Hatch id="oct-lines" size={4} turn={0} width={0.6} />
      <pattern id="oct-cross" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0H6M0 0V6" stroke="currentColor" strokeWidth="0.6" />
      </pattern>
      <pattern id="oct-cobbles" width="28" height="16" patternUnits="userSpaceOnUse">
        <path d="M0 0H28M0 8H28M7 0V8M21 8V16" stroke="currentColor" strokeWidth="0.5" fill="none" />
      </pattern>
      <pattern id="oct-tiles" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0H22M0 0V22" stroke="currentColor" strokeWidth="0.5" fill="none" />
        <path d="M0 0h5v5H0Z" fill="currentColor" opacity="0.5" />
      </pattern>
      <radialGradient id="oct-candle" cx="50%" cy="42%" r="68%">
        <stop offset="0%" stopColor="var(--flame)" stopOpacity="0.3" />
        <stop offset="45%" stopColor="var(--flame)" stopOpacity="0.09" />
        <stop offset="100%" stopColor="var(--flame)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="oct-halo">
        <stop offset="0%" stopColor="var(--flame)" stopOpacity="0.75" />
        <stop offset="35%" stopColor="var(--flame)" stopOpacity="0.22" />
        <stop offset="100%" stopColor="var(--flame)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="oct-room" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0%" stopColor="#1d1440" />
        <stop offset="60%" stopColor="#150f30" />
        <stop offset="100%" stopColor="#0d0a20" />
      </linearGradient>
      <linearGradient id="oct-floor" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0%" stopColor="#0d0a20" stopOpacity="0" />
        <stop offset="45%" stopColor="#0d0a20" stopOpacity="0.85" />
      </linearGradient>
      <radialGradient id="oct-moonlight" cx="50%" cy="24%" r="80%">
        <stop offset="0%" stopColor="var(--glow)" stopOpacity="0.5" />
        <stop offset="55%" stopColor="var(--glow)" stopOpacity="0.14" />
        <stop offset="100%" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="oct-paper" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0%" stopColor="var(--paper)" />
        <stop offset="100%" stopColor="var(--paper-deep)" />
      </linearGradient>
      <linearGradient id="oct-steel" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0%" stopColor="#2b2450" />
        <stop offset="49%" stopColor="#4b4280" />
        <stop offset="51%" stopColor="#1c1638" />
        <stop offset="100%" stopColor="#2f2858" />
      </linearGradient>
    </defs>
  )
})

function Hatch({ id, size, turn, width }: { id: string; size: number; turn: number; width: number }) {
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" patternTransform={`rotate(${turn})`}>
      <path d={`M0 0H${size}`} stroke="currentColor" strokeWidth={width} />
    </pattern>
  )
}
