import { same } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import type { Entry } from '../../store/rows.ts'
import { Client } from '../../trial/client.ts'
import type { TestApp } from '../app.ts'
import { Retelling } from '../wire/retelling.ts'
import { position, type Position } from '../wire/shapes.ts'
import type { Call, Played } from './play.ts'

interface Sent {
  readonly id: string
  readonly seq: number
  readonly move: unknown
}

/** How a move is acknowledged. */
interface Taken {
  readonly seq: number
  readonly sealed?: true
}

/** Where what a program was shown, promised and given isn't so by the log; empty: nowhere. */
export async function findingsIn(app: TestApp, played: Played): Promise<string[]> {
  const { game, table } = played
  const { store } = app.app
  const log = await store.log.read(table)
  const whole = await store.tables.find(table)
  if (whole === null) return [`${game.id}: its table is gone`]
  const { seed, seats, options } = whole.table
  const retelling = new Retelling(game, { seats, options, seed: seed ?? '' }, log)
  const findings = [
    ...wrongPositions(played, retelling),
    ...wrongAnswers(played, log, retelling),
    ...wrongEnd(played),
    ...(await wrongRecord(app, played, log)),
  ]
  return findings.map((finding) => `${game.id}: ${finding}`)
}

function isPosition({ method, path, status }: Call): boolean {
  return method === 'GET' && path.endsWith('/turn') && status === 200
}

/** What is shown is what the seat may know after that line, with its question. */
function wrongPositions({ calls }: Played, retelling: Retelling): string[] {
  return calls.filter(isPosition).flatMap(({ answer, after }) => {
    const shown = position.safeParse(answer)
    if (!shown.success) return [`a position of another form: ${shown.error.message}`]
    const differs = retelling.differs(shown.data, 0, after === null ? null : Number(after))
    return differs === null ? [] : [`at line ${shown.data.seq} ${differs}`]
  })
}

/** Whatever is listed is taken, and is in the log, once, as it was sent; whatever is refused came too late. */
function wrongAnswers({ calls }: Played, log: readonly Entry[], retelling: Retelling): string[] {
  const findings: string[] = []
  const moves = calls.filter(({ path }) => path.endsWith('/moves'))
  for (const [index, call] of calls.entries()) {
    if (!moves.includes(call)) continue
    const { id, seq, move } = call.body as Sent
    const lines = log.filter((entry) => entry.id === `0:${id}`)
    if (call.status !== 200) {
      if (call.isAgain) findings.push(`move ${id} is refused when it comes again`)
      const next = calls.slice(index).find(isPosition)?.answer as Position | undefined
      if (next === undefined || next.seq <= seq) findings.push(`after line ${seq} a listed move is refused`)
      if (lines.length > 0) findings.push(`move ${id} is refused, and in the log`)
      continue
    }
    const [line] = lines
    const { seq: promised, sealed } = call.answer as Taken
    if (sealed === true && !retelling.isVeiledAt(seq)) findings.push(`move ${id} is sealed though eyes are open`)
    if (line === undefined || lines.length > 1) findings.push(`move ${id} is ${lines.length} times in the log`)
    else if (!same(line.move, move)) findings.push(`move ${id} is another in the log`)
    else if (sealed === undefined && line.seq !== promised) findings.push(`move ${id} is at another line of the log`)
  }
  const taken = moves.filter(({ status, isAgain }) => status === 200 && !isAgain).length
  const kept = log.filter(({ kind, by }) => kind === 'move' && by === 'person').length
  if (taken !== kept) findings.push(`${taken} moves were taken, and ${kept} are in the log`)
  return findings
}

function wrongEnd({ game, record, outcome }: Played): string[] {
  const { places, place, reason } = outcome
  return [
    ...(places.length === record.seats ? [] : [`${places.length} places for ${record.seats} seats`]),
    ...(places[0] === place ? [] : [`place ${place} is not that of its seat`]),
    ...(reason in (boxes[game.id]?.words.en.endings ?? {}) ? [] : [`nobody has words for the end ${reason}`]),
  ]
}

/** What is given out at the end is the log, and verifies. */
async function wrongRecord(app: TestApp, { record, outcome }: Played, log: readonly Entry[]): Promise<string[]> {
  const moves = log.flatMap(({ kind, seat, move }) => (kind === 'move' ? [[seat, move]] : []))
  const found = same(record.moves, moves) ? [] : ['the record has other moves than the log']
  const { status, text } = await new Client(app.base).send('POST', '/api/records/verify', record)
  if (status !== 200) return [...found, `the record doesn’t verify: ${text}`]
  const verdict = JSON.parse(text) as { outcome: { places: readonly number[]; reason: string } }
  const { places, reason } = outcome
  return same(verdict.outcome, { places, reason }) ? found : [...found, 'the record ends otherwise']
}
