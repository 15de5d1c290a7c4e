import type { CardId } from '../cards/index.ts'
import type { Card, Vehicle } from '../cardtypes.ts'
import type { VehicleId } from '../vehicles.ts'

/** What an edition printed otherwise than the next one: whole cards and vehicles, and no others. */
export interface Earlier {
  readonly vehicles: Readonly<Partial<Record<VehicleId, Vehicle>>>
  readonly cards: Readonly<Partial<Record<CardId, Card>>>
}
