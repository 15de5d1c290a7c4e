import type { Cover } from '@octopolis/games/cover'
import type { CSSProperties } from 'react'

/** The light of a game's room, for everything inside the element that gets this style. */
export function lightOf(cover: Cover | null): CSSProperties {
  if (cover === null) return {}
  const { light } = cover
  return { '--glow': light.glow, '--flame': light.flame, '--deep': light.deep } as CSSProperties
}
