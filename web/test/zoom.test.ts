import { expect, test } from 'vitest'
import { moved, whole, zoomed } from '../table/zoom.ts'

const frame = { width: 400, height: 300 }

test('what is under the fingers stays there while the board grows', () => {
  const at = { x: 100, y: 200 }
  const { scale, x, y } = zoomed(whole, 2, at, frame)
  expect(scale).toBe(2)
  expect({ x: x + 100 * scale, y: y + 200 * scale }).toEqual(at)
})

test('the board fills its frame, however far it is moved or shrunk', () => {
  const large = zoomed(whole, 3, { x: 0, y: 0 }, frame)
  expect(moved(large, { x: 1000, y: 1000 }, frame)).toEqual({ scale: 3, x: 0, y: 0 })
  expect(moved(large, { x: -5000, y: -5000 }, frame)).toEqual({ scale: 3, x: -800, y: -600 })
  expect(zoomed(moved(large, { x: -300, y: -300 }, frame), 0.01, { x: 50, y: 50 }, frame)).toEqual(whole)
  expect(zoomed(large, 100, { x: 0, y: 0 }, frame).scale).toBe(4)
})
