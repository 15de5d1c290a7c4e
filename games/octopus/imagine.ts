import type { Chance } from '@octopolis/engine'
import { locations, type Component } from './data/places.ts'
import { clocksFor } from './rules/choice.ts'
import { cloneStep, type Clock, type State } from './state.ts'
import type { CultView, View } from './view.ts'

/** A random state that looks like this view: unseen clocks set anyhow, hidden components dealt anyhow. */
export function imagine(view: View, chance: Chance): State {
  const dealt = dealHidden(view, chance)
  return {
    night: view.night,
    turn: view.turn,
    cults: view.cults.map((cult, seat) => ({
      power: cult.power,
      at: cult.at,
      lying: cult.lying,
      offspring: cult.offspring,
      components: cult.components?.slice() ?? dealt[seat] ?? [],
      clock: cult.clock ?? (cult.ready ? anyClock(view, cult, chance) : null),
      shown: cult.shown,
      hurt: cult.hurt,
    })),
    stock: view.stock.slice(),
    taken: view.taken.slice(),
    swap: view.swap,
    agenda: view.agenda.map(cloneStep),
    ending: view.ending,
  }
}

function anyClock({ night }: View, cult: CultView, chance: Chance): Clock {
  const { dagger, tentacle } = chance.pick(clocksFor(night, cult))
  return { dagger, tentacle }
}

/** A cult whose components lie face down: those it must hold, and how many more. */
interface Holder {
  readonly components: Component[]
  room: number
}

/** How many components of a kind lie face down, undealt. */
interface Pile {
  readonly kind: Component
  readonly size: number
}

/** OCT-7.3: components by seat for those that can't be seen, as stock, counts and this turn's takings allow. */
function dealHidden(view: View, chance: Chance): readonly (Component[] | null)[] {
  if (view.cults.every(({ components }) => components !== null)) return []
  const holders = view.cults.map(({ tokens, components }, seat): Holder | null => {
    if (components !== null) return null
    const known = view.taken.filter(({ cult }) => cult === seat).map(({ at }) => at)
    return { components: known, room: tokens - known.length }
  })
  const unseen = holders.filter((holder) => holder !== null)
  const seen = view.cults.flatMap(({ components }) => components ?? [])
  const placed = [...seen, ...unseen.flatMap(({ components }) => components)]
  const piles = chance.shuffle(
    locations.map((kind): Pile => {
      const inGame = kind === 7 && view.night.exterior === null ? 0 : view.cults.length - 1
      return { kind, size: inGame - (view.stock[kind] ?? 0) - placed.filter((one) => one === kind).length }
    }),
  )
  if (!deal(piles, unseen, chance)) throw new Error('no deal of the hidden components fits this view')
  return holders.map((holder) => (holder === null ? null : chance.shuffle(holder.components)))
}

/** Deals pile after pile to holders that have room and none of that kind; takes back what leads nowhere. */
function deal([pile, ...later]: readonly Pile[], holders: readonly Holder[], chance: Chance): boolean {
  if (pile === undefined) return holders.every(({ room }) => room === 0)
  const { kind, size } = pile
  const takers = holders.filter(({ room, components }) => room > 0 && !components.includes(kind))
  for (const chosen of chance.shuffle(choices(takers, size))) {
    for (const holder of chosen) {
      holder.components.push(kind)
      holder.room--
    }
    if (deal(later, holders, chance)) return true
    for (const holder of chosen) {
      holder.components.pop()
      holder.room++
    }
  }
  return false
}

/** All ways to choose so many of these. */
function choices<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]]
  const [first, ...rest] = items
  if (first === undefined) return []
  return [...choices(rest, size - 1).map((others) => [first, ...others]), ...choices(rest, size)]
}
