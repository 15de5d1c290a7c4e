import type { Cover } from '@octopolis/games/cover'
import type { CSSProperties } from 'react'

/** The light of a game's room, for everything inside the element that gets this style. */
export function lightOf({ light }: Cover): CSSProperties {
  return { '--glow': light.glow, '--flame': light.flame, '--deep': light.deep } as CSSProperties
}
