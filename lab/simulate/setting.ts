import type { Level, TemperName } from '@octopolis/bots'

/**
 * What a series of games has in common. With a game's index it determines that game, whatever the number of games,
 * workers or batches. Plain data: it is sent to workers and kept in save files.
 */
export interface Setting {
  readonly game: string
  readonly seats: number
  readonly options: object
  /** By place in the rotation, one a seat. */
  readonly bots: readonly Level[]
  readonly seed: number
  /** The bots keep their seats from game to game. */
  readonly fixed: boolean
  /** The tempers of the bots, by seat; without them they have none. */
  readonly tempers?: readonly TemperName[]
  /** Bots by side instead, as sides are dealt. */
  readonly sides?: Readonly<Record<string, Level>>
  /** By other numbers than those that are printed. */
  readonly numbers?: Readonly<Record<string, number>>
  /** Bots go by what these sums teach, and not by their file. */
  readonly lore?: Readonly<Record<string, number>>
}

/** The list repeated in order until every seat has a bot. */
export function filled(bots: readonly Level[], seats: number): Level[] {
  const filling: Level[] = []
  while (filling.length < seats) filling.push(...bots.slice(0, seats - filling.length))
  return filling
}

/** Who sits where in a game: the bots move up one seat from game to game, so that none owns a good one. */
export function seating({ bots, fixed }: Setting, index: number): Level[] {
  const shift = fixed ? 0 : index % bots.length
  return [...bots.slice(shift), ...bots.slice(0, shift)]
}

/** The table's seed in game i. */
export function tableSeed({ seed }: Setting, index: number): string {
  return `lab ${seed}/${index}`
}

/** The seed of a bot's own dice, or of the draw of who answers first. */
export function chanceSeed(setting: Setting, index: number, of: number | 'order'): string {
  return `${tableSeed(setting, index)}/${of}`
}
