import type { Seat, Turn } from '@octopolis/engine'
import type { Fact } from '../facts.ts'
import type { Cult } from '../state.ts'

/** Any loss of power costs exactly 1; at 0 the cult is out at once and its pawn leaves (OCT-4.9). */
export function losePower(cult: Cult, seat: Seat, why: Fact, turn: Turn<Fact>): void {
  cult.power--
  turn.tell(why)
  if (cult.power > 0) return
  cult.at = 0
  cult.lying = false
  turn.tell({ type: 'out', cult: seat })
}
