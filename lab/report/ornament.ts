import { at } from '../at.ts'
import { html, type Markup } from './markup.ts'

const WIDTH = 420
const HEIGHT = 360

interface Point {
  readonly x: number
  readonly y: number
}

const FOOT = { x: 345, y: HEIGHT + 14 }
const BEND = { x: 290, y: 170 }
const CURL = 118
const TURNS = 2.3

/** The middle of the arm: a stalk that leans, then a spiral. Finely drawn, from the sea to the tip. */
function middleLine(): Point[] {
  const fine = 400
  const parts = Array.from({ length: fine + 1 }, (_, index) => index / fine)
  const stalk = parts.map((rise) => ({
    x: FOOT.x - (FOOT.x - BEND.x) * Math.sin((rise * Math.PI) / 2),
    y: FOOT.y - (FOOT.y - BEND.y) * rise,
  }))
  const spiral = parts.map((part) => {
    const angle = part * TURNS * 2 * Math.PI
    const radius = CURL * (1 - part) ** 1.15 + 5
    return { x: BEND.x - CURL - 5 + radius * Math.cos(angle), y: BEND.y - radius * Math.sin(angle) }
  })
  return [...stalk, ...spiral.slice(1)]
}

/** Points at even distances along a line: even hatching is what makes it look engraved. */
function evenly(line: readonly Point[], distance: number): Point[] {
  const even = [at(line, 0)]
  let walked = 0
  for (let index = 1; index < line.length; index++) {
    const [from, to] = [at(line, index - 1), at(line, index)]
    walked += Math.hypot(to.x - from.x, to.y - from.y)
    if (walked < distance) continue
    even.push(to)
    walked = 0
  }
  return even
}

/** An arm of the octopus, cut in copper: hatching across it, and suckers along its inner edge. */
export function ornament(): Markup {
  const line = evenly(middleLine(), 2.2)
  const strokes: string[] = []
  const suckers: Markup[] = []
  let nextSucker = 6
  for (let index = 1; index < line.length - 1; index++) {
    const [before, here, after] = [at(line, index - 1), at(line, index), at(line, index + 1)]
    const length = Math.hypot(after.x - before.x, after.y - before.y)
    const normal = { x: (before.y - after.y) / length, y: (after.x - before.x) / length }
    const half = 27 * (1 - index / line.length) + 1.2
    const point = (side: number): Point => ({ x: here.x + normal.x * half * side, y: here.y + normal.y * half * side })
    const stroke = (from: number, to: number): void => {
      const [start, end] = [point(from), point(to)]
      strokes.push(`M${start.x.toFixed(1)} ${start.y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`)
    }
    // Long, short and middling strokes by turns make the arm round.
    stroke(1, at([0.05, 0.55, 0.3, 0.6], index % 4))
    if (index % 2 === 0) stroke(-1, -0.86)
    if (index >= nextSucker && half > 3) {
      const { x, y } = point(-0.48)
      suckers.push(
        html`<circle cx="${x}" cy="${y}" r="${half * 0.3}" /><circle cx="${x}" cy="${y}" r="${half * 0.12}" />`,
      )
      nextSucker = index + (half * 0.78) / 2.2 + 1
    }
  }
  return html`<svg class="ornament" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    <path d="${strokes.join('')}" />
    ${suckers}
  </svg>`
}
