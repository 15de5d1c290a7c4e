import { readFileSync } from 'node:fs'
import { boxes } from '@octopolis/games'
import { expect, test } from 'vitest'

test.each(['house', ...Object.keys(boxes)])('a link to %s has a picture that chats take', (name) => {
  const picture = readFileSync(new URL(`../public/previews/${name}.png`, import.meta.url))
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  expect(picture.length).toBeLessThan(200_000)
})
