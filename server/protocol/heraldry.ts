/** How people and bots are recognised at a glance: an emblem on a patterned field, in one tincture. */
export const emblems = [
  'anchor',
  'bell',
  'compass',
  'eye',
  'key',
  'lantern',
  'moth',
  'raven',
  'ship',
  'skull',
  'star',
  'tower',
] as const
export const fields = ['plain', 'bars', 'chevron', 'cross', 'quarters', 'rays', 'waves'] as const
export const tinctures = ['bone', 'brass', 'coral', 'ember', 'ink', 'moss', 'plum', 'tide'] as const

export interface Crest {
  readonly emblem: (typeof emblems)[number]
  readonly field: (typeof fields)[number]
  readonly tincture: (typeof tinctures)[number]
}
