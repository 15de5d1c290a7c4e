/** What the terminal says besides the game's own words. */
export interface TerminalText {
  readonly you: (name: string) => string
  readonly others: (names: readonly string[]) => string
  readonly promise: (commitment: string) => string
  readonly help: readonly string[]
  readonly pick: (least: number, most: number) => string
  readonly onlyOne: (words: string) => string
  readonly noMatch: (typed: string) => string
  readonly noSuchNumber: (typed: string, most: number) => string
  readonly noRule: (rule: string) => string
  readonly mayTakeBack: string
  readonly takenBack: string
  readonly cantTakeBack: string
  readonly over: string
  readonly win: (names: readonly string[]) => string
  readonly nobody: string
  readonly seedShown: (seed: string) => string
  readonly written: (file: string) => string
  readonly quit: string
  readonly cutShort: string
}
