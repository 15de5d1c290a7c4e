/**
 * How much of the evidence counts: a power of the likelihood, where 1 is all of it and 0 nothing. Much of it is people
 * following each other, and not news each time. Each was tried by itself on 60 to 250 games, and set so that beliefs keep
 * to what comes true (decision 17, `lab beliefs kraken`).
 */
export const trust = { muskets: 0.7, team: 0.5, choice: 0.6, opinion: 0.2 } as const

/** Who was converted is read off what they do. Set by judgement. */
export const suspicion = {
  /** Factor: how far one thing alone may move the suspicion that somebody was converted. */
  sway: 4,
  /** In logarithms of odds: how much a leader prefers somebody who surely seems honest, and the captain. */
  repute: 3,
  power: 0.8,
  /** Part of one of the open seats that the leader is taken to have, whom nobody converts; of two seats or more. */
  leader: 0.5,
  fewest: 2,
  /** The chance of one seat to have been the one, at most, while nobody knows. */
  most: 0.95,
} as const

/** Worlds of less weight than this, where all weigh 1, are forgotten: they change no answer. Set by judgement. */
export const FAINT = 1e-7
