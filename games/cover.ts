import type { InEach } from './box.ts'

/** What the house says of a game before its box is opened: small, because every page carries it. */
export interface Cover {
  readonly id: string
  /** Its place on the shelf, from the left. */
  readonly shelf: number
  readonly seats: { readonly min: number; readonly max: number }
  /** How long an evening with it takes. */
  readonly minutes: readonly [number, number]
  readonly title: InEach
  readonly pitch: InEach
  /** The light of its room: CSS colours on the dark of the house. */
  readonly light: { readonly glow: string; readonly flame: string; readonly deep: string }
  /** Its emblem: SVG paths in a box of 64 × 64, drawn as lines. */
  readonly emblem: readonly string[]
}
