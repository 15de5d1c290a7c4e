import { tempers, type TemperName } from '@octopolis/bots'
import { heard, QuickChance, type AnyWords, type Language, type Say, type Spoken } from '@octopolis/engine'
import type { Box } from '@octopolis/games/box'
import { playGame } from '../simulate/game.ts'
import { tableSeed, type Setting } from '../simulate/setting.ts'

/** Whoever sits down, in the order of the alphabet. */
const names = ['Ada', 'Bo', 'Cleo', 'Dov', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kit']

/** A temper for each seat, drawn of the seed, all of them before any twice. */
export function drawTempers(setting: Setting, index: number): TemperName[] {
  const chance = new QuickChance(`${tableSeed(setting, index)}/tempers`)
  const all = Object.keys(tempers) as TemperName[]
  const drawn: TemperName[] = []
  while (drawn.length < setting.seats) drawn.push(...chance.shuffle([...all]))
  return drawn.slice(0, setting.seats)
}

/** One game as everybody at the table hears it: what is told and what is said, line by line. */
export interface Line {
  readonly kind: 'told' | 'said'
  readonly text: string
}

/** Who sits there, what happens and what they say to each other. */
export function transcript(box: Box, setting: Setting, index: number, language: Language): Line[] {
  const words: AnyWords = box.words[language]
  const say: Say = {
    name: (seat) => names[seat] ?? `${seat + 1}`,
    voice: (seat) => setting.tempers?.[seat],
  }
  const lines: Line[] = []
  let read = 0
  const hear = (talk: readonly Spoken[], seq: number): void => {
    for (; read < talk.length && (talk[read]?.seq ?? 0) < seq; read++) {
      const { seat, talk: said } = talk[read] as Spoken
      lines.push({ kind: 'said', text: words.talk[said.type]?.(said, seat, say) ?? '' })
    }
  }
  const { talk } = playGame(box, setting, index, (table, said) => {
    hear(said, table.seq)
    for (const fact of heard(table.lastTold(), 'watcher')) {
      lines.push({ kind: 'told', text: words.facts[fact.type]?.(fact, say) ?? '' })
    }
  })
  hear(talk, Infinity)
  return lines
}
