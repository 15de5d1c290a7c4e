/** How much of something a test tries. */
export interface Lot<Size> {
  /** In `npm test`: just enough to catch what is planted. */
  readonly test: Size
  /** In `npm run trials`: as much as an hour allows. */
  readonly trial: Size
}

// Declared here because the engine knows no machine. Only tests run the kit, and they run on Node.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

/** The size that was asked for when the tests were started; scripts/trials.js asks for the larger one. */
export function lot<Size>({ test, trial }: Lot<Size>): Size {
  return process.env['LOTS'] === 'trial' ? trial : test
}
