import { winnings } from '@octopolis/bots'
import type { State } from '../state.ts'
import { traitsOf, type Trait } from './traits.ts'
import { weights } from './weights.ts'

const weighed = Object.entries(weights).map(([trait, weight]) => ({ trait: trait as Trait, weight }))

/** Each racer's chance of winning: a share that grows with the weight of its traits. */
export function judge(state: State): readonly number[] {
  if (state.ending !== null) return winnings(state.ending.places)
  const shares: number[] = []
  let all = 0
  for (const traits of traitsOf(state)) {
    let sum = 0
    for (const { trait, weight } of weighed) sum += weight * traits[trait]
    const share = Math.exp(sum)
    shares.push(share)
    all += share
  }
  for (let seat = 0; seat < shares.length; seat++) shares[seat] = (shares[seat] ?? 0) / all
  return shares
}

/** Between two turns: what somebody is about to do isn't begun. */
export function rests({ agenda, actions, ending }: State): boolean {
  return ending !== null || (agenda.at(-1)?.type === 'act' && actions >= 2)
}
