import type { Card, Ritual } from '../data/cards.ts'
import type { Character } from '../data/characters.ts'
import type { Token } from '../data/charts.ts'
import type { Ending, Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { leaderOf } from '../state.ts'
import type { KrakenTable } from './lay.ts'

/** What a game may go through that the records must not miss. */
export type Passage =
  | `token ${Token}`
  | `card ${Card}`
  | `ritual ${Ritual}`
  | `use ${Character}`
  | `end ${Ending}`
  | 'emergency'
  | 'second emergency'
  | 'leader jumps'
  | 'Instigator refused'
  | 'Instigator followed'
  | 'Archivist redraw'
  | 'Consultant advises'
  | 'pile made anew'
  | 'dry pile'
  | 'tie ruled out'
  | 'mutiny'
  | 'captain stays'
  | 'two on board'
  | 'one on board'
  | 'leader out in a ritual'
  | 'pirate converted'
  | 'cultist met'
  | 'supply line'
  | 'used again'
  | 'markers ignored'
  | 'nobody wins'

/** Follows a table from its start, and notes what it goes through. */
export class Passages {
  readonly all = new Set<Passage>()
  private readonly table: KrakenTable
  private jumps = 0
  private readonly used = new Set<number>()

  constructor(table: KrakenTable) {
    this.table = table
  }

  /** After every move. */
  look(move: Move): void {
    const { state, outcome } = this.table
    if (move.type === 'redraw') this.all.add('Archivist redraw')
    for (const { fact } of this.table.lastTold()) this.note(fact)
    if (state.navigation !== null && state.navigation.dry.length > 0) this.all.add('dry pile')
    const step = state.agenda.at(-1)
    if (step?.type === 'ritual' && state.crew[leaderOf(state)]?.aboard === false) this.all.add('leader out in a ritual')
    if (outcome !== null && !outcome.places.includes(1)) this.all.add('nobody wins')
  }

  private note(fact: Fact): void {
    const { state } = this.table
    const { all } = this
    switch (fact.type) {
      case 'searched':
        return void all.add('token search')
      case 'silenced':
        return void all.add('token tongue')
      case 'flogged':
        return void all.add('token flog')
      case 'fed':
        return void all.add('token feed')
      case 'revealed':
        this.jumps = 0
        return void all.add(`card ${fact.card}`)
      case 'uprising':
        return void all.add(`ritual ${fact.ritual}`)
      case 'used':
        if (this.used.has(fact.seat) && fact.use.character !== 'instigator') all.add('used again')
        this.used.add(fact.seat)
        return void all.add(`use ${fact.use.character}`)
      case 'ended':
        return void all.add(`end ${fact.ending}`)
      case 'jumped':
        this.jumps++
        if (fact.seat === leaderOf(state)) all.add('leader jumps')
        return void all.add(this.jumps > 1 ? 'second emergency' : 'emergency')
      case 'declined':
        return void all.add('Instigator refused')
      case 'joined':
        return void all.add('Instigator followed')
      case 'advised':
        return void all.add('Consultant advises')
      case 'shuffled':
        return void all.add('pile made anew')
      case 'ruledOut':
        return void all.add('tie ruled out')
      case 'mutiny':
        return fact.success ? void all.add('mutiny') : undefined
      case 'stays':
        return void all.add('captain stays')
      case 'nominated':
        return this.noteTeam(fact)
      case 'converted':
        if (state.crew[fact.seat]?.dealt === 'pirate') all.add('pirate converted')
        return fact.met ? void all.add('cultist met') : undefined
      case 'armament':
        return fact.why === 'supplied' ? void all.add('supply line') : undefined
      default:
        return undefined
    }
  }

  private noteTeam({ lieutenant, navigator, emergency }: Extract<Fact, { type: 'nominated' }>): void {
    const { crew } = this.table.state
    const left = crew.filter(({ aboard }) => aboard).length
    if (left === 2) this.all.add('two on board')
    if (left === 1) this.all.add('one on board')
    const tired = [lieutenant, navigator].some((seat) => seat !== null && crew[seat]?.offDuty === true)
    if (tired && !emergency) this.all.add('markers ignored')
  }
}
