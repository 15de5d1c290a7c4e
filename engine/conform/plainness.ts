import { notJson } from '../json.ts'
import type { Check } from './check.ts'
import { onePositionIn } from './sampling.ts'
import { nameOf, Fault } from './report.ts'

/** Group 4: state, options, moves, facts, prompts, views, talk and outcome are plain JSON. */
export const plainness: Check = {
  group: 4,
  onePositionIn: onePositionIn.plainness,
  look({ game, state, table, viewers, asked, last, told, outcome }, chance) {
    plain('state', state)
    plain('outcome', outcome)
    if (last === null) plain('options', table.options)
    if (asked.length > 0) {
      const [seat, prompt] = chance.pick(asked)
      plain(`prompt of seat ${seat}`, prompt)
    }
    for (const { fact, others } of told) {
      plain(`fact "${fact.type}"`, fact)
      plain(`fact "${fact.type}" as others see it`, others)
    }
    const speaker = chance.below(table.seats)
    plain(`talk of seat ${speaker}`, table.talk(speaker))
    const viewer = chance.pick(viewers)
    plain(`view of ${nameOf(viewer)}`, game.view(state, viewer))
  },
}

function plain(what: string, value: unknown): void {
  const path = notJson(value)
  if (path !== null) throw new Fault(4, `The ${what} is not plain JSON at ${path}.`)
}
