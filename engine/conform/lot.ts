/** How much of something a test tries. */
export interface Lot<Size> {
  /** In `npm test`: just enough to catch what is planted. */
  readonly test: Size
  /** In `npm run trials`: as much as an hour allows. */
  readonly trial: Size
}

// Node's: the kit is run by tests alone, and the engine knows of no machine.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

/** As much as whoever started the tests has asked for; scripts/trials.js asks for the larger one. */
export function lot<Size>({ test, trial }: Lot<Size>): Size {
  return process.env['LOTS'] === 'trial' ? trial : test
}
