import { schema as cthulhu500 } from './cthulhu500/schema/index.ts'
import { schema as kraken } from './kraken/schema/index.ts'
import { schema as octopus } from './octopus/schema/index.ts'
import type { GameSchema } from './schema.ts'

/** What programs are told of every game, by its id. Apart from the boxes, which pages carry too. */
export const schemas: Readonly<Record<string, GameSchema>> = { octopus, kraken, cthulhu500 }
