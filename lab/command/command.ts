import { Refusal } from '@octopolis/engine'
import { helpOf, readFlags, type Given, type Usage } from './flags.ts'

export type Work = () => Promise<void>

/**
 * A command in two steps, so that a mistake on the command line is told from work that failed: what `prepare` refuses
 * is wrong input, and nothing has been done yet.
 */
export interface Command {
  readonly usage: Usage<string>
  prepare(typed: readonly string[]): Work
}

export function command<Name extends string>(usage: Usage<Name>, prepare: (given: Given<Name>) => Work): Command {
  return { usage, prepare: (typed) => prepare(readFlags(usage, typed)) }
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

export const exitCodes = { workFailed: 1, wrongInput: 2 } as const

/** Says what is wrong in its one sentence; anything but a refusal is a fault of ours and stays one. */
export function complain(error: unknown, exitCode: number): void {
  if (!(error instanceof Refusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = exitCode
}

export async function run(chosen: Command, typed: readonly string[]): Promise<void> {
  if (typed.includes('--help')) return print(helpOf(chosen.usage))
  let work: Work
  try {
    work = chosen.prepare(typed)
  } catch (error) {
    return complain(error, exitCodes.wrongInput)
  }
  try {
    await work()
  } catch (error) {
    complain(error, exitCodes.workFailed)
  }
}
