/** How somebody behaves in company, whatever is played. From 0 to 1 each. */
export interface Temper {
  /** How readily it speaks when nobody has asked it anything. */
  readonly talkative: number
  /** How readily it threatens, and says no where others shrug. */
  readonly blunt: number
  /** How surely it means what it promises, and keeps it when something better comes along. */
  readonly honest: number
  /** How long it bears in mind what was done to it. */
  readonly grudging: number
}

/** The tempers that there are. Whoever writes a game's words may give each a voice of its own. Set by judgement. */
export const tempers = {
  courtly: { talkative: 0.55, blunt: 0.1, honest: 0.9, grudging: 0.4 },
  gruff: { talkative: 0.35, blunt: 0.9, honest: 0.8, grudging: 0.8 },
  sly: { talkative: 0.6, blunt: 0.35, honest: 0.35, grudging: 0.2 },
  solemn: { talkative: 0.4, blunt: 0.5, honest: 0.7, grudging: 0.6 },
} as const satisfies Record<string, Temper>

export type TemperName = keyof typeof tempers

/** Somebody of whom nothing is known. */
const even: Temper = { talkative: 0.45, blunt: 0.45, honest: 0.7, grudging: 0.5 }

export function temperOf(name: TemperName | undefined): Temper {
  return name === undefined ? even : tempers[name]
}
