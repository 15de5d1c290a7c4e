import { Floor, isTooMuch, momentAt, situationAt, type Level, type TemperName } from '@octopolis/bots'
import { QuickChance, type Seat, type Spoken } from '@octopolis/engine'
import { bots } from '../bot/bots.ts'
import type { Fact } from '../facts.ts'
import type { Options } from '../options.ts'
import type { Talk } from '../talk.ts'
import { start } from './lay.ts'

/** Something that was said, and when. */
export interface Said extends Spoken<Talk> {
  readonly turn: number
}

interface Party {
  readonly levels: readonly Level[]
  readonly tempers: readonly (TemperName | undefined)[]
  readonly options?: Partial<Options>
}

/** A game between bots at the table's rules of talk (decision 15): after each move and each word all may speak. */
export function evening({ levels, tempers, options = {} }: Party, seed: string) {
  const table = start(levels.length, options, seed)
  const dice = levels.map((_level, seat) => new QuickChance(`${seed} ${seat}`))
  const die = (seat: Seat) => dice[seat] ?? new QuickChance(seed)
  const told = table.lastTold()
  const said: Said[] = []
  const floor = new Floor(levels.map((_level, seat) => seat))
  /** For each seat, after how many words it was asked for one. */
  const asked: number[][] = levels.map(() => [])

  const converse = (): void => {
    floor.moved(table.seq)
    for (let seat = floor.next(); seat !== null; seat = floor.next()) {
      asked[seat]?.push(said.length)
      const moment = Object.assign(momentAt(table, seat, die(seat), said, told), { temper: tempers[seat] })
      const talk = bots[levels[seat] ?? 'easy'].speak?.(moment) ?? null
      if (talk === null || isTooMuch(said, { seat, seq: table.seq, talk })) continue
      // It refuses what isn't listed.
      said.push({ seat, seq: table.seq, talk: table.checkTalk(seat, talk), turn: table.state.turn })
      floor.heard(seat)
    }
  }

  const order = new QuickChance(`${seed} order`)
  converse()
  while (table.awaiting.length > 0) {
    const seat = order.pick(table.awaiting)
    const situation = Object.assign(situationAt(table, seat, die(seat), said, told), { temper: tempers[seat] })
    table.play(seat, bots[levels[seat] ?? 'easy'].decide(situation))
    told.push(...table.lastTold())
    if (table.awaiting.length > 0) converse()
  }
  const facts: Fact[] = told.map(({ fact }) => fact)
  return { table, said, facts, asked }
}
