/**
 * The numbers of the rules of thumb, in places of the pack unless said: found in thousands of races in which every seat
 * had its own, then rounded; `spikes` was set apart from `trigger` afterwards, by hand.
 */
export const manner = {
  /** A card in the hand, an action, and a card on the vehicle that takes the next damage. */
  card: 0.4,
  action: 0.45,
  shield: 0.37,
  /** Damage: in any case, and for each point of speed that it costs, beside what the point is worth. */
  dent: 0.18,
  harm: 0.75,
  /** A point of speed with all the race to come, and the turns left with which it is worth half as much. */
  point: 1.33,
  wane: 2.55,
  /** How much of a rival's damage counts in a tie, and how much being passed at a pit stop. */
  tie: 0.27,
  yields: 0.52,
  /** A card that is worth less isn't kept: on the grid, by who would win now, by the others; a reaction is worth so much. */
  grid: 0.28,
  hurries: 0.28,
  keeps: 0.06,
  ready: 0.88,
  /** Part of a card's worth that counts while it is in the hand. */
  waiting: 0.63,
  /** What playing an action card and hiring must be worth at least. */
  effort: 0.06,
  /** What Iä! Iä! is kept for, and any other reaction. */
  matters: 0.8,
  price: 0.165,
  /** How much the luck of the others counts, shared among them, and that of the one furthest ahead besides. */
  envy: 0.65,
  rival: 0.5,
  /** In points of speed: what only helps to pass or to stay, what has a condition, what helps repairs. */
  oneWay: 0.65,
  perhaps: 0.42,
  mending: 0.21,
  /** In points of speed: a shield, another thing that goes otherwise, a trigger, one that damages. */
  shielding: 1.08,
  guard: 0.65,
  trigger: 0.9,
  spikes: 2.2,
  /** In the pit, in points of speed: a point of fix-it, a trigger; and the part of harm that counts in others' pits. */
  fixIt: 0.26,
  pitTrigger: 0.3,
  gift: 0.5,
  // The rest was set by judgement.
  /** Part of a point of speed that counts, in choosing a vehicle, if the vehicle only has it when damaged. */
  battered: 0.6,
  /** What it costs to take off another part than the least, and what an action card is worth in the hand at least. */
  instead: 0.1,
  idle: 0.2,
  /** What it is worth to save a reaction of one's own from being cancelled. */
  saved: 0.8,
  /** Of a roll: a tie, beside 1 for passing and 0 for failing. */
  draw: -0.2,
}
