/** Cut in copper by arithmetic: everything here gives the `d` of an SVG path. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** The same scratches on every visit. */
function burin(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

const at = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
const line = (points: readonly Point[]): string => `M${points.map(at).join('L')}`

function along(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}

/** A curve through all of these, as many small steps (Catmull and Rom). */
function through(knots: readonly Point[], steps: number): Point[] {
  const knot = (index: number): Point => knots[Math.min(Math.max(index, 0), knots.length - 1)] ?? { x: 0, y: 0 }
  const curve = (p: number, q: number, r: number, s: number, t: number): number =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)
  return Array.from({ length: (knots.length - 1) * steps + 1 }, (_, step) => {
    const from = Math.min(Math.floor(step / steps), knots.length - 2)
    const t = step / steps - from
    const [p, q, r, s] = [knot(from - 1), knot(from), knot(from + 1), knot(from + 2)]
    return { x: curve(p.x, q.x, r.x, s.x, t), y: curve(p.y, q.y, r.y, s.y, t) }
  })
}

export interface Arm {
  readonly body: string
  /** Cuts on the side in the light, and finer ones in the shade. */
  readonly light: string
  readonly shade: string
  readonly suckers: string
}

/** An arm along its knots, so wide at its root, with the light on its left or its right. */
export function arm(knots: readonly Point[], width: number, lit: 1 | -1, seed: number): Arm {
  const chance = burin(seed)
  const spine = through(knots, 26)
  const last = spine.length - 1
  const left: Point[] = []
  const right: Point[] = []
  let light = ''
  let shade = ''
  let suckers = ''
  let walked = 0
  let sinceSucker = 0
  spine.forEach((here, index) => {
    const before = spine[Math.max(index - 1, 0)] ?? here
    const after = spine[Math.min(index + 1, last)] ?? here
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    const go = { x: (after.x - before.x) / length, y: (after.y - before.y) / length }
    const half = (width / 2) * (1 - index / last) ** 0.8 + 1
    const side = (to: number, ahead = 0): Point => ({
      x: here.x - go.y * half * to + go.x * ahead,
      y: here.y + go.x * half * to + go.y * ahead,
    })
    left.push(side(1))
    right.push(side(-1))
    const step = Math.hypot(here.x - before.x, here.y - before.y)
    walked += step
    sinceSucker += step
    if (walked > 3.4 && half > 2) {
      walked = 0
      const reach = 0.95 - 0.75 * chance() * chance()
      light += `M${at(side(lit))}Q${at(side(lit * 0.6, half * 0.5))} ${at(side(lit * (1 - reach), half * 0.55))}`
      shade += `M${at(side(-lit))}Q${at(side(-lit * 0.85, half * 0.3))} ${at(side(-lit * (0.7 - 0.3 * chance()), half * 0.42))}`
    }
    if (sinceSucker > half * 0.95 + 2 && half > 2.6) {
      sinceSucker = 0
      const radius = half * 0.27
      const middle = side(-lit * 0.6)
      const ring = (size: number): string =>
        `M${at({ x: middle.x - size, y: middle.y })}a${size.toFixed(1)} ${(size * 0.85).toFixed(1)} 0 1 0 ${(size * 2).toFixed(1)} 0a${size.toFixed(1)} ${(size * 0.85).toFixed(1)} 0 1 0 ${(-size * 2).toFixed(1)} 0`
      suckers += ring(radius) + ring(radius * 0.4)
    }
  })
  return { body: `${line([...left, ...right.toReversed()])}Z`, light, shade, suckers }
}

/** How wide a head is on its way down, as shares of its widest: a bulb, a neck, and the skirt of the arms. */
const profile: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 0.3, y: 0.012 },
  { x: 0.56, y: 0.06 },
  { x: 0.78, y: 0.14 },
  { x: 0.94, y: 0.25 },
  { x: 1, y: 0.37 },
  { x: 0.95, y: 0.49 },
  { x: 0.85, y: 0.59 },
  { x: 0.75, y: 0.69 },
  { x: 0.71, y: 0.78 },
  { x: 0.8, y: 0.9 },
  { x: 1, y: 1 },
]

/** A great head: cuts that follow its roundness, long in the light, short in the shade. */
export function mantle(top: Point, height: number, halfWidth: number): { body: string; light: string; shade: string } {
  const chance = burin(7)
  const rim = through(profile, 24).map(({ x, y }) => ({ half: x * halfWidth, y: y * height }))
  const spot = ({ half, y }: { half: number; y: number }, to: number): Point => ({ x: top.x + half * to, y: top.y + y })
  const body = `${line([...rim.map((level) => spot(level, 1)), ...rim.toReversed().map((level) => spot(level, -1))])}Z`
  let light = ''
  let shade = ''
  let cutAt = 0
  for (const level of rim) {
    if (level.y < cutAt) continue
    cutAt = level.y + 4.4
    const sag = (to: number): Point => {
      const { x, y } = spot(level, to)
      return { x, y: y - level.half * 0.2 * (1 - to * to) * (1 - (2 * level.y) / height) }
    }
    const cut = (from: number, to: number): string =>
      line([0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => sag(from + (to - from) * part)))
    light += cut(-0.99, -0.7 + 0.55 * chance()) + cut(0.99, 0.8 - 0.25 * chance())
    shade += cut(-0.5 + 0.3 * chance(), 0.05 + 0.3 * chance())
    if (chance() > 0.35) shade += cut(0.3 + 0.2 * chance(), 0.72)
  }
  return { body, light, shade }
}

type Roof = 'spire' | 'dome' | 'flat' | 'gable' | 'battlement'

export interface Tower {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly roof: Roof
}

function roofOf({ x, width, height, roof }: Tower, floor: number): string {
  const top = floor - height
  const right = x + width
  const middle = x + width / 2
  switch (roof) {
    case 'spire':
      return `M${x - 2} ${top}L${middle} ${top - width * 1.9}L${right + 2} ${top}ZM${middle} ${top - width * 1.9}v-9`
    case 'dome':
      return `M${x} ${top}a${width / 2} ${width * 0.62} 0 0 1 ${width} 0ZM${middle} ${top - width * 0.62}v-11M${middle - 3} ${top - width * 0.62 - 7}h6`
    case 'gable':
      return `M${x - 2} ${top}L${middle} ${top - width * 0.7}L${right + 2} ${top}Z`
    case 'battlement': {
      const tooth = width / 7
      return `M${x - 3} ${top}v${-tooth * 2}${`h${tooth}v${tooth}h${tooth}v${-tooth}`.repeat(3)}h${tooth}v${tooth * 2}H${right + 3}v4H${x - 3}Z`
    }
    case 'flat':
      return `M${x - 3} ${top}h${width + 6}v-5H${x - 3}Z`
  }
}

export interface City {
  readonly walls: string
  readonly roofs: string
  readonly hatching: string
  /** Windows: with a lamp in them, with a candle, with nobody at home. */
  readonly lit: string
  readonly warm: string
  readonly dark: string
}

/** Towers on their floor, hatched on the side away from the light, with most of their windows lit. */
export function city(towers: readonly Tower[], floor: number, seed: number): City {
  const chance = burin(seed)
  let [walls, roofs, hatching, lit, warm, dark] = ['', '', '', '', '', '']
  for (const tower of towers) {
    const { x, width, height, roof } = tower
    const top = floor - height
    walls += `M${x} ${floor}V${top}H${x + width}V${floor}Z`
    roofs += roofOf(tower, floor)
    for (let y = top + 3; y < floor; y += 3)
      hatching += `M${x + width} ${y}h${(-width * (0.16 + 0.2 * chance())).toFixed(1)}`
    if (roof === 'spire' || roof === 'gable') {
      const peak = width * (roof === 'spire' ? 1.9 : 0.7)
      for (let share = 0.08; share < 1; share += 3.4 / peak) {
        const end = along({ x: x + width / 2, y: top - peak }, { x: x + width + 2, y: top }, share)
        hatching += `M${at(end)}h${(-width * 0.42 * share).toFixed(1)}`
      }
    }
    const columns = Math.max(1, Math.floor((width - 6) / 9))
    const gap = width / (columns + 1)
    for (let y = top + 11; y < floor - 10; y += 15) {
      for (let column = 1; column <= columns; column += 1) {
        if (chance() < 0.14) continue
        const pane = `M${(x + gap * column - 2).toFixed(1)} ${y + 7}v-5a2 2 0 0 1 4 0v5z`
        const lamp = chance()
        if (lamp < 0.52) lit += pane
        else if (lamp < 0.66) warm += pane
        else dark += pane
      }
    }
  }
  return { walls, roofs, hatching, lit, warm, dark }
}

/** Water: ruled lines that rise and fall, broken as a burin breaks them. */
export function water(width: number, from: number, to: number, gap: number, seed: number): string {
  const chance = burin(seed)
  let d = ''
  for (let y = from; y < to; y += gap) {
    let x = -20 * chance()
    while (x < width) {
      const length = 30 + 170 * chance()
      const lift = 1 + 2.2 * chance()
      d += `M${x.toFixed(0)} ${y.toFixed(1)}q${(length / 4).toFixed(0)} ${(-lift).toFixed(1)} ${(length / 2).toFixed(0)} 0t${(length / 2).toFixed(0)} 0`
      x += length + 8 + 90 * chance()
    }
  }
  return d
}

/** Scratches down a slope from here to there, each a little askew. */
export function scree(left: Point, right: Point, depth: number, gap: number, seed: number): string {
  const chance = burin(seed)
  let d = ''
  for (let x = left.x; x < right.x; x += gap) {
    const { y } = along(left, right, (x - left.x) / (right.x - left.x))
    const start = { x: x + 3 * chance(), y: y + depth * 0.5 * chance() }
    d += `M${at(start)}l${(((x - (left.x + right.x) / 2) / (right.x - left.x)) * 26).toFixed(1)} ${(depth * (0.2 + 0.5 * chance())).toFixed(1)}`
  }
  return d
}

export function bubbles(count: number, seed: number): string {
  const chance = burin(seed)
  return Array.from({ length: count }, () => {
    const radius = (1.2 + 3.4 * chance() ** 2).toFixed(1)
    return `M${at({ x: 40 + 920 * chance(), y: 80 + 360 * chance() })}a${radius} ${radius} 0 1 0 .1 0`
  }).join('')
}
