export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const corners = ['bottom-left', 'bottom-right', 'top-left', 'top-right'] as const
export type Corner = (typeof corners)[number]

/** The part of one box that lies in the other; null: none. */
export function shared(one: Box, other: Box): Box | null {
  const box = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  }
  return box.left < box.right && box.top < box.bottom ? box : null
}

function area(box: Box | null): number {
  return box === null ? 0 : (box.right - box.left) * (box.bottom - box.top)
}

interface Size {
  readonly width: number
  readonly height: number
}

/** What is pointed at weighs so much more than anything else that the plate may hide. */
const POINTED = 100

/** The corner of the stage where a plate of this size hides nothing that is pointed at, and least of the rest. */
export function corner(stage: Box, plate: Size, pointed: readonly Box[], rest: readonly Box[] = []): Corner {
  const hidden = (at: Corner): number => {
    const left = at.endsWith('left') ? stage.left : stage.right - plate.width
    const top = at.startsWith('top') ? stage.top : stage.bottom - plate.height
    const there = { left, top, right: left + plate.width, bottom: top + plate.height }
    const hides = (boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + area(shared(there, box)), 0)
    return POINTED * hides(pointed) + hides(rest)
  }
  return corners.reduce((best, one) => (hidden(one) < hidden(best) ? one : best))
}

/** Everything that could be pointed at on this stage, but what fills it. */
export function boxesOn(stage: Element): Box[] {
  const frame = stage.getBoundingClientRect()
  const boxes = [...stage.querySelectorAll('[data-point]')].map((element) => element.getBoundingClientRect())
  return boxes.filter((box) => area(box) < area(frame) / 4)
}

/** Where the elements are that carry this point, as far as they can be seen. */
export function boxesOf(point: string | undefined): Box[] {
  if (point === undefined) return []
  const elements = document.querySelectorAll(`[data-point="${CSS.escape(point)}"]`)
  return [...elements].flatMap((element) => seenOf(element) ?? [])
}

/** The part of an element that nothing around it cuts off. */
function seenOf(element: Element): Box | null {
  let seen = shared(element.getBoundingClientRect(), { left: 0, top: 0, right: innerWidth, bottom: innerHeight })
  for (let around = element.parentElement; around !== null && seen !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflowY !== 'visible') seen = shared(seen, around.getBoundingClientRect())
  }
  return seen
}
