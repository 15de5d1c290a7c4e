import type { Seat } from '@octopolis/engine'
import type { Component } from '../data/places.ts'
import type { Fact } from '../facts.ts'
import type { Parley, Party, Step } from '../state.ts'
import type { CultView, View } from '../view.ts'

/**
 * The view once a fact has been shown. Two things only the true view knows: what is asked next, unless it is a clock or
 * a negotiation, and what the others kept face down until the end.
 */
export function unfold(view: View, fact: Fact): View {
  switch (fact.type) {
    case 'night':
    case 'dominated':
    case 'declined':
    case 'woke':
    case 'kept':
      return view
    case 'turn':
      return beginTurn(view, fact.turn)
    case 'set': {
      const clock = { dagger: fact.dagger, tentacle: fact.tentacle }
      return withCult(view, fact.cult, () => ({ ready: true, clock }))
    }
    case 'ready':
      return withCult(view, fact.cult, () => ({ ready: true }))
    case 'revealed': {
      const { at, offspring, dagger, tentacle } = fact
      const moved = withCult(view, fact.cult, () => ({
        at,
        offspring,
        ready: false,
        clock: null,
        shown: { dagger, tentacle },
      }))
      return { ...moved, swap: null, agenda: [{ type: 'resolve', at: 1 }] }
    }
    case 'erred':
      return withCult(view, fact.cult, () => ({ lying: true, power: fact.power }))
    case 'harmed':
    case 'fought':
      return withCult(view, fact.cult, () => ({ hurt: true, power: fact.power }))
    case 'drowned':
    case 'dreamt':
    case 'sacrificed':
      return withCult(view, fact.cult, () => ({ power: fact.power }))
    case 'out':
      return withCult(view, fact.cult, () => ({ power: 0, at: 0, lying: false }))
    case 'negotiation': {
      const parties = fact.parties.map((cult): Party => ({ cult, stance: null, locked: false, declared: 0 }))
      return withTop(view, { type: 'negotiate', at: fact.at, round: 1, parties })
    }
    case 'declared':
      return withParties(view, (party) =>
        party.cult === fact.cult ? { ...party, stance: fact.stance, declared: party.declared + 1 } : party,
      )
    case 'locked':
      return withParties(view, (party) =>
        party.cult === fact.cult ? { ...party, stance: fact.stance, locked: true } : party,
      )
    case 'disagreed':
      return withParties(view, (party) => ({ ...party, locked: false, declared: 0 }), 2)
    case 'agreed':
    case 'confrontation':
      return withTop(view, null)
    case 'gathered': {
      const { cult, component } = fact
      const stocked = withStock(view, component, -1)
      const taken = [...view.taken, { cult, at: component }]
      return withCult({ ...stocked, taken }, cult, ({ tokens, components }) => ({
        tokens: tokens + 1,
        components: components === null ? null : [...components, component],
      }))
    }
    case 'returned': {
      const { cult, component } = fact
      return withCult(withStock(view, component, 1), cult, ({ tokens, components }) => ({
        tokens: tokens - 1,
        components: components?.filter((kind) => kind !== component) ?? null,
      }))
    }
    case 'swapped': {
      const { cult, with: other, gave, took } = fact
      const given = withCult(view, cult, ({ components }) => ({ components: replaced(components, gave, took) }))
      const swapped = withCult(given, other, ({ components }) => ({ components: replaced(components, took, gave) }))
      return view.night.hidden ? { ...swapped, swap: { cult, with: other, done: true } } : swapped
    }
    case 'swappedUnseen':
      return { ...view, swap: { cult: fact.cult, with: fact.with, done: true } }
    case 'swapFailed':
      return { ...view, swap: { cult: fact.cult, with: fact.with, done: false } }
    case 'ended': {
      const places = view.cults.map((_cult, seat) => (seat === fact.winner ? 1 : 2))
      return { ...view, agenda: [], ending: { places, reason: fact.reason } }
    }
  }
}

function beginTurn(view: View, turn: number): View {
  const cults = view.cults.map((cult) => ({ ...cult, lying: false, offspring: 0 as const, hurt: false }))
  return { ...view, turn, cults, taken: [], agenda: [{ type: 'clock' }] }
}

function withCult(view: View, seat: Seat, change: (cult: CultView) => Partial<CultView>): View {
  return { ...view, cults: view.cults.map((cult, one) => (one === seat ? { ...cult, ...change(cult) } : cult)) }
}

function withStock(view: View, at: Component, more: number): View {
  return { ...view, stock: view.stock.map((count, location) => (location === at ? count + more : count)) }
}

/** Puts a negotiation on top of the agenda, or takes the one that is there away. */
function withTop(view: View, parley: Parley | null): View {
  const rest: readonly Step[] = view.agenda.filter(({ type }) => type !== 'negotiate')
  return { ...view, agenda: parley === null ? rest : [...rest, parley] }
}

function withParties(view: View, change: (party: Party) => Party, round?: 2): View {
  const agenda = view.agenda.map((step) =>
    step.type === 'negotiate' ? { ...step, round: round ?? step.round, parties: step.parties.map(change) } : step,
  )
  return { ...view, agenda }
}

function replaced(
  components: readonly Component[] | null,
  old: Component,
  fresh: Component,
): readonly Component[] | null {
  return components?.map((kind) => (kind === old ? fresh : kind)) ?? null
}
