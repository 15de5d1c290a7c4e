import type { Cue, Effect, StandingEffect } from './vocabulary.ts'

interface Printed {
  /** How many of it are in the deck. */
  readonly copies: number
}

export interface ActionCard extends Printed {
  readonly kind: 'action'
  readonly spell?: true
  readonly effects: readonly Effect[]
}

export interface CrewCard extends Printed {
  readonly kind: 'crew'
  readonly folk?: 'fungi' | 'zombie'
  readonly driver: number
  readonly fixIt: number
  /** What it does at the wheel, and what in the pit. */
  readonly driving: readonly StandingEffect[]
  readonly fixing: readonly StandingEffect[]
}

export interface ModCard extends Printed {
  readonly kind: 'mod'
  readonly sponsor?: true
  readonly standing: readonly StandingEffect[]
}

export interface TiresCard extends Printed {
  readonly kind: 'tires'
  readonly standing: readonly StandingEffect[]
}

export interface ReactionCard extends Printed {
  readonly kind: 'reaction'
  /** Several ways to play it, or one. */
  readonly answers: readonly Cue[]
  readonly effects: readonly Effect[]
}

export type Card = ActionCard | CrewCard | ModCard | TiresCard | ReactionCard

export interface Side {
  readonly speed: number
  readonly complexity: number
  readonly standing: readonly StandingEffect[]
}

export interface Vehicle {
  readonly intact: Side
  readonly damaged: Side
}
