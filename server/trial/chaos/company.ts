import type { Level } from '@octopolis/bots'
import { QuickChance, type Chance } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import type { ClockSetting } from '../../store/rows.ts'
import type { Plan } from './opening.ts'
import { HttpPerson, type Person, type Traits } from './person.ts'
import { SocketPerson } from './socket-person.ts'
import type { Stage } from './stage.ts'

const eager: readonly (Omit<Traits, 'temper'> & { readonly live: boolean })[] = [
  { name: 'Ada', live: false, twice: false },
  { name: 'Ben', live: true, twice: false },
  { name: 'Cleo', live: false, twice: true },
  { name: 'Dan', live: true, twice: true },
  { name: 'Eve', live: false, twice: false },
  { name: 'Finn', live: true, twice: false },
]

/** Short enough that time runs out whenever the house stands for long enough. */
const short: ClockSetting = { kind: 'live', think: 10, reserve: 0 }

/** By place of the table: at those with a short clock somebody doesn't answer. */
const clocks: readonly ClockSetting[] = [
  { kind: 'none' },
  short,
  { kind: 'slow', hours: 24 },
  { kind: 'live', think: 120, reserve: 60 },
  short,
]

/** Every table that any game is studied at. */
const studied = Object.entries(boxes).flatMap(([game, { study }]) => study.tables.map((table) => ({ ...table, game })))

/** Those who play, and what they play. */
export class Company {
  readonly people: readonly Person[]
  readonly lines: readonly SocketPerson[]
  private readonly eager: readonly Person[]
  private readonly sleepers: readonly Person[]
  private readonly chance: Chance
  private readonly easyBots: number
  private planned = 0

  /** `easyBots`: one bot in so many really thinks, which takes a while where there are few threads; 0: none does. */
  constructor(stage: Stage, seed: string, easyBots = 4) {
    this.easyBots = easyBots
    this.chance = new QuickChance(`${seed} company`)
    const chanceOf = (name: string): Chance => new QuickChance(`${seed} ${name}`)
    this.eager = eager.map(({ live, ...traits }) => {
      const whole: Traits = { ...traits, temper: 'eager' }
      return live
        ? new SocketPerson(stage, whole, chanceOf(traits.name))
        : new HttpPerson(stage, whole, chanceOf(traits.name))
    })
    this.sleepers = [
      new HttpPerson(stage, { name: 'Gus', temper: 'silent', twice: false }, chanceOf('Gus')),
      new SocketPerson(stage, { name: 'Hal', temper: 'drowsy', twice: false }, chanceOf('Hal')),
    ]
    this.people = [...this.eager, ...this.sleepers]
    this.lines = this.people.filter((person) => person instanceof SocketPerson)
  }

  /** Whose turn it is to be played at this place of the room. */
  plan(place: number): Plan {
    const { chance } = this
    const { game, seats, options } = studied[this.planned % studied.length] as (typeof studied)[number]
    const clock = clocks[place % clocks.length] as ClockSetting
    const people = chance.shuffle([...this.eager])
    const sleeper = clock === short ? this.sleepers[this.planned % this.sleepers.length] : undefined
    this.planned++
    const others = Array.from({ length: seats - 1 }, (_, index): Person | Level => {
      if (index === 0 && sleeper !== undefined) return sleeper
      return chance.below(2) === 0 ? this.bot() : (people[index + 1] ?? this.bot())
    })
    return { game, options, clock, sitters: [people[0] as Person, ...others] }
  }

  private bot(): Level {
    return this.easyBots > 0 && this.chance.below(this.easyBots) === 0 ? 'easy' : 'random'
  }
}
