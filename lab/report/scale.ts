export type Scale = (value: number) => number

export function linear(from: readonly [number, number], to: readonly [number, number]): Scale {
  const [low, high] = from
  const [start, end] = to
  return (value) => start + ((value - low) / (high - low || 1)) * (end - start)
}

/** A step of 1, 2 or 5 times a power of ten that cuts a span into about this many parts. */
export function niceStep(span: number, parts: number): number {
  const rough = span / parts
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough * 0.999) ?? 10
  return factor * power
}

/** Round values within the bounds, for the axis. */
export function ticks(low: number, high: number, parts: number): number[] {
  if (high <= low) return [low]
  const step = niceStep(high - low, parts)
  const first = Math.ceil(low / step - 1e-9)
  const last = Math.floor(high / step + 1e-9)
  // From whole multiples, so that errors don't add up along the axis.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}
