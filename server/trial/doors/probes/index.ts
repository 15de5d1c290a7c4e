import type { Probe } from '../probe.ts'
import { brackets } from './brackets.ts'
import { codes } from './codes.ts'
import { forged, guests } from './guests.ts'
import { connections, deaf, joins } from './sockets.ts'
import { tables } from './tables.ts'
import { trickle } from './trickle.ts'

export const probes: readonly Probe[] = [guests, forged, tables, codes, brackets, connections, joins, deaf, trickle]
