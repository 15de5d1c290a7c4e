import type { Box } from './box.ts'
import { box as cthulhu500 } from './cthulhu500/index.ts'
import { box as kraken } from './kraken/index.ts'
import { box as octopus } from './octopus/index.ts'

/** Every game of the house, by its id. Adding one is a folder and a line here. */
export const boxes: Readonly<Record<string, Box>> = { octopus, kraken, cthulhu500 }

export type { Box } from './box.ts'
