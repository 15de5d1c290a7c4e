import { crc32, deflateSync } from 'node:zlib'

/** Bits a channel by which colours count as the same. */
const BITS = 4
const COLOURS = 48

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const foot = Buffer.alloc(4)
  foot.writeUInt32BE(crc32(body) >>> 0)
  return Buffer.concat([head, body, foot])
}

function bucketOf(pixels: Uint8Array, at: number): number {
  const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
  const cut = 8 - BITS
  return ((red >> cut) << (2 * BITS)) | ((green >> cut) << BITS) | (blue >> cut)
}

/** The mean colour of every bucket, the commonest first. */
function paletteOf(pixels: Uint8Array): { readonly bucket: number; readonly colour: readonly number[] }[] {
  const sums = new Map<number, [count: number, red: number, green: number, blue: number]>()
  for (let at = 0; at < pixels.length; at += 4) {
    const bucket = bucketOf(pixels, at)
    const sum = sums.get(bucket) ?? [0, 0, 0, 0]
    sum[0] += 1
    for (const channel of [0, 1, 2] as const) sum[channel + 1] = (sum[channel + 1] ?? 0) + (pixels[at + channel] ?? 0)
    sums.set(bucket, sum)
  }
  return [...sums]
    .toSorted(([, [a]], [, [b]]) => b - a)
    .slice(0, COLOURS)
    .map(([bucket, [count, ...total]]) => ({ bucket, colour: total.map((one) => Math.round(one / count)) }))
}

/** A picture of few colours: an engraving has hardly more, and is a third as large that way. */
export function smallPng(pixels: Uint8Array, width: number, height: number): Buffer {
  const palette = paletteOf(pixels)
  const known = new Map(palette.map(({ bucket }, index) => [bucket, index]))
  const nearest = (at: number): number => {
    const away = palette.map(({ colour }) =>
      colour.reduce((sum, one, channel) => sum + (one - (pixels[at + channel] ?? 0)) ** 2, 0),
    )
    return away.indexOf(Math.min(...away))
  }
  const rows = Buffer.alloc(height * (width + 1))
  for (let spot = 0; spot < width * height; spot++) {
    const bucket = bucketOf(pixels, spot * 4)
    const index = known.get(bucket) ?? nearest(spot * 4)
    known.set(bucket, index)
    rows[spot + Math.floor(spot / width) + 1] = index
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits a pixel, each the number of a colour.
  head.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Uint8Array.from(palette.flatMap(({ colour }) => colour))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}
