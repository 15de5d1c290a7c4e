/** How a board lies in its frame: enlarged, and moved by so many pixels from the frame's corner. */
export interface Lie {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Frame {
  readonly width: number
  readonly height: number
}

export const whole: Lie = { scale: 1, x: 0, y: 0 }
const LARGEST = 4

/** The board always fills its frame. */
function within({ scale, x, y }: Lie, { width, height }: Frame): Lie {
  const between = (least: number, value: number): number => Math.min(0, Math.max(least, value))
  return { scale, x: between(width * (1 - scale), x), y: between(height * (1 - scale), y) }
}

/** Enlarged so many times as it is, with the point under the fingers staying there. */
export function zoomed(lie: Lie, times: number, at: Point, frame: Frame): Lie {
  const scale = Math.min(LARGEST, Math.max(1, lie.scale * times))
  const grown = scale / lie.scale
  return within({ scale, x: at.x - (at.x - lie.x) * grown, y: at.y - (at.y - lie.y) * grown }, frame)
}

export function moved(lie: Lie, by: Point, frame: Frame): Lie {
  return within({ ...lie, x: lie.x + by.x, y: lie.y + by.y }, frame)
}
