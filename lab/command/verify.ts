import { readRecord, Refusal, verify as verifyRecord, type SealedRecord } from '@octopolis/engine'
import { boxNamed } from '../boxes.ts'
import { readText } from '../files.ts'
import { winners } from '../simulate/tally.ts'
import { command, print } from './command.ts'

function outcomeInWords({ outcome, game }: SealedRecord): string {
  if (outcome === null) return 'not finished'
  const first = winners(outcome.places).map((seat) => seat + 1)
  const who =
    first.length === 0
      ? 'nobody wins'
      : first.length === 1
        ? `seat ${first[0]} wins`
        : `seats ${first.join(', ')} share the win`
  return `${who} (${boxNamed(game).words.en.endings[outcome.reason] ?? outcome.reason})`
}

/** A line about the record, or a refusal that starts with the file's name. */
export function verifyFile(file: string): string {
  const text = readText(file)
  try {
    const record = readRecord(JSON.parse(text))
    const { seats, moves } = record
    const { game, words } = boxNamed(record.game)
    verifyRecord(game, record)
    return `${file}: ${words.en.title}, ${seats} seats, ${moves.length} moves, ${outcomeInWords(record)}; the seed matches its commitment.`
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal(`${file}: this is not JSON (${error.message}).`)
    // Whatever a made-up record manages to break, it is the record that is wrong.
    throw new Refusal(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

export const verify = command(
  {
    command: 'lab verify',
    summary: 'Replays a record and checks its moves, its outcome and that its seed is the one promised at the start.',
    operand: 'record.json',
    flags: {},
    examples: ['npm run lab -- verify record.json'],
  },
  ({ operand }) =>
    async () =>
      print(verifyFile(operand)),
)
