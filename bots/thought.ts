import type { Chance, Game, Kit, Seat, Turn } from '@octopolis/engine'
import type { Guide } from './guide.ts'

/** An answer for each seat that decides now. */
export type Joint<Move> = ReadonlyMap<Seat, Move>

/** Plays on in imagined worlds: who decides, what could be answered, and what comes of it. */
export class Thought<K extends Kit> {
  private readonly game: Game<K>
  private readonly guide: Guide<K>
  private readonly chance: Chance
  private readonly turn: Turn<K['Fact']>

  constructor(game: Game<K>, guide: Guide<K>, chance: Chance) {
    this.game = game
    this.guide = guide
    this.chance = chance
    this.turn = { chance, tell: () => undefined, reveal: () => undefined }
  }

  /** Every seat that decides now, with its answers worth thinking about. */
  choices(world: K['State']): Map<Seat, readonly K['Move'][]> {
    const choices = new Map<Seat, readonly K['Move'][]>()
    for (const seat of this.game.awaiting(world)) {
      const prompt = this.game.prompt(world, seat)
      if (prompt !== null) choices.set(seat, this.guide.candidates(world, seat, prompt))
    }
    return choices
  }

  /** Each seat's chance of winning after these answers, in a copy of this world. */
  after(world: K['State'], joint: Joint<K['Move']>): readonly number[] {
    const state = this.game.clone(world)
    for (const [seat, move] of joint) {
      if (this.game.awaiting(state).includes(seat)) this.game.play(state, seat, move, this.turn)
    }
    for (;;) {
      if (this.guide.rests(state)) return this.guide.judge(state)
      const seat = this.game.awaiting(state)[0]
      const prompt = seat === undefined ? null : this.game.prompt(state, seat)
      if (seat === undefined || prompt === null) return this.guide.judge(state)
      this.game.play(state, seat, this.guide.policy(state, seat, prompt, this.chance), this.turn)
    }
  }
}
