import { locations, type Location, type Room } from '../data/places.ts'
import type { PossibleStair } from '../data/stairs.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly w: number
  readonly h: number
}

export interface Layout {
  readonly name: 'wide' | 'tall'
  readonly width: number
  readonly height: number
  readonly campus: Box
  readonly places: Readonly<Record<Location, Box>>
  readonly stairs: Readonly<Record<PossibleStair, string>>
  /** How large pawns and tokens are. */
  readonly scale: number
  /** How wide a stair is. */
  readonly flight: number
  readonly hour: Box
  readonly clocks: Box
  readonly cults: Box
  /** Of the Dagger of Power: where its guard is, how far it is from one power to the next, and whether it hangs. */
  readonly power: Point & { readonly step: number; readonly hangs: boolean }
}

/** The plan is drawn once, on a sheet of this size, and fitted to the layout: two wings, and the library between them. */
const sheet: Box = { x: 147, y: 8, w: 786, h: 754 }

const plan: Readonly<Record<Room, Box>> = {
  1: { x: 428, y: 306, w: 224, h: 270 },
  2: { x: 160, y: 84, w: 214, h: 232 },
  3: { x: 160, y: 414, w: 214, h: 232 },
  4: { x: 706, y: 414, w: 214, h: 232 },
  5: { x: 706, y: 84, w: 214, h: 232 },
  6: { x: 428, y: 44, w: 224, h: 194 },
}

/**
 * The way of every stair, in pairs of coordinates: short ones lead straight across, the others wind through the
 * passages between the rooms, each in a lane of its own, or along the gallery above the garden.
 */
const ways: Readonly<Record<PossibleStair, string>> = {
  '1-2': 'M336 268 L474 372',
  '1-5': 'M744 268 L606 372',
  '1-3': 'M336 506 L474 478',
  '1-4': 'M744 506 L606 478',
  '2-3': 'M267 300 L267 440',
  '4-5': 'M813 300 L813 440',
  '2-6': 'M336 190 L466 150',
  '5-6': 'M744 190 L614 150',
  '3-4': 'M330 600 C420 650 660 650 750 600',
  '2-5': 'M230 120 L230 50 Q230 26 256 26 L824 26 Q850 26 850 50 L850 120',
  '2-4': 'M336 250 C440 250 560 284 634 286 Q669 287 670 330 L670 400 Q671 440 736 456',
  '3-5': 'M744 250 C640 250 520 284 446 286 Q411 287 410 330 L410 400 Q409 440 344 456',
  '3-6': 'M344 476 Q388 452 388 408 L388 300 Q388 236 470 206',
  '4-6': 'M736 476 Q692 452 692 408 L692 300 Q692 236 610 206',
}

function fitted(onto: Box) {
  const across = onto.w / sheet.w
  const down = onto.h / sheet.h
  const point = (x: number, y: number): Point => ({
    x: Math.round((onto.x + (x - sheet.x) * across) * 10) / 10,
    y: Math.round((onto.y + (y - sheet.y) * down) * 10) / 10,
  })
  const box = ({ x, y, w, h }: Box): Box => ({ ...point(x, y), w: Math.round(w * across), h: Math.round(h * down) })
  const way = (path: string) =>
    path.replace(/(\d+) (\d+)/g, (_pair, x, y) => {
      const to = point(Number(x), Number(y))
      return `${to.x} ${to.y}`
    })
  return { box, way }
}

function layOut(rest: Omit<Layout, 'places' | 'stairs' | 'hour' | 'clocks'> & { readonly exterior: Box }): Layout {
  const { exterior, ...layout } = rest
  const { box, way } = fitted(layout.campus)
  const places = Object.fromEntries(locations.map((at) => [at, at === 7 ? exterior : box(plan[at])]))
  const stairs = Object.fromEntries(Object.entries(ways).map(([stair, path]) => [stair, way(path)]))
  return {
    ...layout,
    places: places as Record<Location, Box>,
    stairs: stairs as Record<PossibleStair, string>,
    hour: box({ x: 160, y: 668, w: 176, h: 84 }),
    clocks: box({ x: 346, y: 668, w: 574, h: 84 }),
  }
}

export const wide: Layout = layOut({
  name: 'wide',
  width: 1280,
  height: 770,
  campus: sheet,
  scale: 1.14,
  flight: 21,
  exterior: { x: 946, y: 24, w: 320, h: 368 },
  cults: { x: 946, y: 412, w: 320, h: 344 },
  power: { x: 82, y: 116, step: 82, hangs: true },
})

export const tall: Layout = layOut({
  name: 'tall',
  width: 600,
  height: 910,
  campus: { x: 3, y: 112, w: 594, h: 524 },
  scale: 0.85,
  flight: 15.5,
  exterior: { x: 10, y: 648, w: 282, h: 248 },
  cults: { x: 306, y: 648, w: 286, h: 256 },
  power: { x: 100, y: 54, step: 67, hangs: false },
})

/** The outline of a room: each has its own. */
export function outline(at: Location, { x, y, w, h }: Box): string {
  const [right, bottom, middle] = [x + w, y + h, x + w / 2]
  switch (at) {
    case 1: {
      const c = w * 0.15
      return `M${x + c} ${y}H${right - c}L${right} ${y + c}V${bottom - c}L${right - c} ${bottom}H${x + c}L${x} ${bottom - c}V${y + c}Z`
    }
    case 2: {
      const e = h * 0.07
      return `M${x} ${y + e}L${middle} ${y - e}L${right} ${y + e}V${bottom}H${x}Z`
    }
    case 3:
      return `M${x} ${bottom}V${y + h * 0.16}Q${x} ${y} ${x + w * 0.17} ${y}T${x + w / 3} ${y + h * 0.06}Q${x + w * 0.4} ${y - 8} ${middle} ${y - 8}T${x + (w * 2) / 3} ${y + h * 0.06}Q${right - w * 0.3} ${y} ${right - w * 0.17} ${y}Q${right} ${y} ${right} ${y + h * 0.16}V${bottom}Z`
    case 4: {
      const c = w * 0.11
      return `M${x} ${y}H${right - c}L${right} ${y + c}V${bottom}H${x + c}L${x} ${bottom - c}Z`
    }
    case 5:
      return `M${x} ${bottom}V${y + h * 0.38}C${x} ${y - h * 0.1} ${right} ${y - h * 0.1} ${right} ${y + h * 0.38}V${bottom}Z`
    case 6:
      return `M${x} ${bottom}V${y + h * 0.3}Q${x + w * 0.06} ${y + h * 0.04} ${middle} ${y - h * 0.03}Q${right - w * 0.06} ${y + h * 0.04} ${right} ${y + h * 0.3}V${bottom}Z`
    case 7:
      return `M${x} ${bottom}V${y + h * 0.24}Q${x + w * 0.1} ${y} ${middle} ${y}Q${right - w * 0.1} ${y} ${right} ${y + h * 0.24}V${bottom}Z`
  }
}
