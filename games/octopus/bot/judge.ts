import { winnings } from '@octopolis/bots'
import type { State } from '../state.ts'
import { traitsOf, type Traits } from './traits.ts'
import { weights } from './weights.ts'

/** Each cult's chance of winning: a share that grows with the weight of its traits. */
export function judge(state: State): readonly number[] {
  if (state.ending !== null) return winnings(state.ending.places)
  const shares: number[] = []
  let all = 0
  for (const traits of traitsOf(state)) {
    const share = traits === null ? 0 : Math.exp(weigh(traits))
    shares.push(share)
    all += share
  }
  for (let seat = 0; seat < shares.length; seat++) shares[seat] = (shares[seat] ?? 0) / all
  return shares
}

function weigh(traits: Traits): number {
  return (
    weights.missing1 * traits.missing1 +
    weights.missing2 * traits.missing2 +
    weights.missing3 * traits.missing3 +
    weights.power * traits.power +
    weights.power1 * traits.power1 +
    weights.power2 * traits.power2 +
    weights.near * traits.near +
    weights.wait * traits.wait +
    weights.open * traits.open +
    weights.finish * traits.finish +
    weights.outside * traits.outside +
    weights.grimoire * traits.grimoire
  )
}
