import { Refusal } from '@octopolis/engine'
import { boxes as ours } from '@octopolis/games'
import type { Box } from '@octopolis/games/box'

export function boxNamed(id: string, boxes: Readonly<Record<string, Box>> = ours): Box {
  const box = Object.hasOwn(boxes, id) ? boxes[id] : undefined
  if (box !== undefined) return box
  throw new Refusal(`There is no game ${JSON.stringify(id)}; the games are ${Object.keys(boxes).join(', ')}.`)
}
