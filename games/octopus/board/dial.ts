import { rooms, type Room } from '../data/places.ts'
import type { Hand } from '../state.ts'

/** The clock has twelve stops: six rooms, and the lines between them. */
const stops = 12

export function handAt(stop: number): Hand {
  return stop % 2 === 0 ? roomAt(stop / 2) : 0
}

function roomAt(index: number): Room {
  return rooms[((index % rooms.length) + rooms.length) % rooms.length] ?? 1
}

/** The rooms on either side of a line. */
export function besides(stop: number): readonly [Room, Room] {
  return [roomAt(Math.floor(stop / 2)), roomAt(Math.floor(stop / 2) + 1)]
}

/** Where a hand stands. All lines mean the same, so one on a line stays on the line it was put on. */
export function stopOf(hand: Hand, last: number): number {
  if (hand === 0) return last % 2 === 1 ? last : (last + 1) % stops
  return (hand - 1) * 2
}

export function turned(stop: number, by: number): number {
  return (stop + by + stops) % stops
}

/** The stop nearest to a point of the face, whose middle is 0 0. */
export function stopTowards(x: number, y: number): number {
  const turns = Math.atan2(x, -y) / (2 * Math.PI)
  return (Math.round(turns * stops) + stops) % stops
}
