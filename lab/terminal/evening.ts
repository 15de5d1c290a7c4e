import { commitment, heard, type AnyWords, type Say, type Seat, type Typed, type AnyTable } from '@octopolis/engine'
import { at } from '../at.ts'
import type { BotPlayer } from '../player.ts'
import { winners } from '../simulate/tally.ts'
import type { Lines } from './lines.ts'
import { askPerson } from './person.ts'
import type { Screen } from './screen.ts'
import type { TerminalText } from './text/text.ts'

/** Names that sound alike in every language. */
const PERSON = 'Nemo'
const botNames = [
  'Ottilia',
  'Sepio',
  'Inka',
  'Tako',
  'Nautila',
  'Vulga',
  'Calamo',
  'Bathia',
  'Kelpo',
  'Murena',
  'Dagone',
]

function namesAt(seats: number, person: Seat): string[] {
  const others = botNames.slice(0, seats - 1)
  return [...others.slice(0, person), PERSON, ...others.slice(person)]
}

interface Gathering {
  readonly table: AnyTable
  readonly person: Seat
  /** By seat; the person's own is never asked. */
  readonly bots: readonly BotPlayer[]
  readonly words: AnyWords
  readonly text: TerminalText
  readonly rulebook: string
  readonly lines: Lines
  readonly screen: Screen
}

/** How an evening ended: with the game, or without. */
export type Parting = 'over' | 'quit' | 'cut'

/** A game of one person against bots, in the terminal. */
export class Evening {
  private readonly gathering: Gathering
  private readonly names: readonly string[]
  private readonly say: Say
  /** At which move a seat spoke last. */
  private readonly spoke: number[]
  /** The passages as they were shown last, by title. */
  private shown: ReadonlyMap<string, string> = new Map()
  /** At which move the person spoke before the last time, should that be taken back. */
  private spokeBefore = -1

  constructor(gathering: Gathering) {
    const { table, person } = gathering
    this.gathering = gathering
    this.names = namesAt(table.seats, person)
    this.say = { name: (seat) => at(this.names, seat) }
    this.spoke = this.names.map(() => -1)
  }

  async play(): Promise<Parting> {
    const { table, person, bots } = this.gathering
    this.open()
    for (let { awaiting } = table; awaiting.length > 0; { awaiting } = table) {
      const seat = this.next(awaiting)
      if (seat === person) {
        const parting = await this.personMoves()
        if (parting !== null) return parting
      } else {
        this.move(seat, at(bots, seat).answer(table))
      }
    }
    this.close()
    return 'over'
  }

  /** The seat that has been silent longest, a person before a bot: so all speak in turn, and nobody twice in a row. */
  private next(awaiting: readonly Seat[]): Seat {
    const { person } = this.gathering
    const rank = (seat: Seat): number => at(this.spoke, seat) * 2 + (seat === person ? 0 : 1)
    return awaiting.reduce((first, seat) => (rank(seat) < rank(first) ? seat : first))
  }

  private move(seat: Seat, move: unknown): void {
    const { table, person } = this.gathering
    table.play(seat, move)
    this.spoke[seat] = table.seq
    this.report(heard(table.lastTold(), person))
  }

  private async personMoves(): Promise<Parting | null> {
    const { table, person, screen, text } = this.gathering
    const prompt = table.prompt(person)
    if (prompt === null) throw new Error(`${table.game.id} awaits seat ${person} and asks it nothing.`)
    this.showTable()
    const reply = await askPerson({ ...this.gathering, say: this.say }, prompt, table.view(person))
    switch (reply.type) {
      case 'quit':
      case 'cut':
        return reply.type
      case 'table':
        this.shown = new Map()
        return null
      case 'undo':
        if (table.mayUndo(person)) this.takeBack()
        else screen.line(text.cantTakeBack)
        return null
      case 'move':
        this.spokeBefore = at(this.spoke, person)
        this.move(person, reply.move)
        if (table.mayUndo(person) && table.awaiting.length > 0) await this.offerUndo()
        return null
    }
  }

  /** Before the bots answer is the only moment at which a person can still think again. */
  private async offerUndo(): Promise<void> {
    const { lines, screen, text } = this.gathering
    screen.ask(text.mayTakeBack)
    const typed = await lines.next()
    if (typed === 'u') this.takeBack()
    // Somebody who types ahead has answered the next question already.
    else if (typed !== null && typed !== '') lines.putBack(typed)
  }

  private takeBack(): void {
    const { table, person, screen, text } = this.gathering
    table.undo(person)
    this.spoke[person] = this.spokeBefore
    screen.line(text.takenBack)
  }

  private report(facts: readonly Typed[]): void {
    const { words, screen } = this.gathering
    for (const fact of facts) {
      const sentence = words.facts[fact.type]?.(fact, this.say) ?? ''
      if (sentence !== '') screen.event(sentence)
    }
  }

  /** The table in words: the passages that have changed since they were shown. */
  private showTable(): void {
    const { table, person, words, screen } = this.gathering
    const passages = words.table(table.view(person), this.say)
    screen.passages(passages.filter(({ title, lines }) => this.shown.get(title) !== lines.join('\n')))
    this.shown = new Map(passages.map(({ title, lines }) => [title, lines.join('\n')]))
  }

  private open(): void {
    const { table, person, words, screen, text } = this.gathering
    screen.heading(words.title)
    screen.paragraph(words.pitch)
    screen.line()
    screen.paragraph(text.you(this.say.name(person)))
    screen.paragraph(text.others(this.names.filter((_, seat) => seat !== person)))
    screen.paragraph(text.promise(commitment(table.seed)))
    screen.line()
    this.report(table.log(person))
  }

  private close(): void {
    const { table, words, screen, text } = this.gathering
    const { outcome } = table
    if (outcome === null) throw new Error(`${table.game.id} awaits nobody and has no outcome.`)
    const first = winners(outcome.places).map((seat) => this.say.name(seat))
    screen.heading(text.over)
    screen.paragraph(words.endings[outcome.reason] ?? outcome.reason)
    screen.paragraph(first.length === 0 ? text.nobody : text.win(first))
    screen.paragraph(text.seedShown(table.seed))
  }
}
