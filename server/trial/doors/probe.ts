/** A house under attack, in a process of its own on this machine. */
export interface House {
  readonly base: string
  /** Its resident memory now. */
  megabytes(): Promise<number>
}

/** One thing that was found, in words and as a number with its unit. */
export interface Finding {
  readonly what: string
  readonly found: string
}

/** One way to press on the doors. It ends by itself, within half a minute or what it says. */
export interface Probe {
  readonly name: string
  /** How the host has set the house up; all of it as it is by default, if it isn't said. */
  readonly environment?: Readonly<Record<string, string>>
  attack(house: House): Promise<readonly Finding[]>
}
