import type { Chance, Seat } from '@octopolis/engine'
import type { Played, Position, Said } from '../../protocol/tables.ts'
import type { RefusalBody } from '../../refused.ts'
import { isRefusal, Unanswered } from './answers.ts'
import { Courier } from './courier.ts'
import type { Stage } from './stage.ts'
import type { Testimony, Wish } from './testimony.ts'

/** Answers as soon as asked; only now and then; never, until the end of the trial. */
export type Temper = 'eager' | 'drowsy' | 'silent'

export interface Traits {
  readonly name: string
  readonly temper: Temper
  /** Sends everything twice, as a nervous finger does. */
  readonly twice: boolean
}

/** Somebody's seat at a table. */
export interface Place {
  readonly testimony: Testimony
  readonly seat: Seat
}

/** What somebody says, and under which id. */
export interface Words {
  readonly id: string
  readonly text: string
}

type PlayAnswer = Played | RefusalBody

/** The house may have gone on since; everything else would be wrong. */
const fairRefusals: readonly RefusalBody['error'][] = ['stale', 'conflict']

/** Somebody who plays at several tables with random moves, and lets no answer get lost. */
export abstract class Person {
  readonly courier: Courier
  readonly traits: Traits
  account = ''
  protected readonly stage: Stage
  protected readonly chance: Chance
  private wishes = 0
  private lines = 0

  constructor(stage: Stage, traits: Traits, chance: Chance) {
    this.stage = stage
    this.traits = traits
    this.chance = chance
    this.courier = new Courier(stage)
  }

  /** Plays until the game is over. */
  abstract sit(place: Place): Promise<void>
  /** One try. */
  protected abstract send(place: Place, wish: Wish, frame: { id: string; seq: number }): Promise<unknown>
  protected abstract utter(place: Place, words: Words): Promise<unknown>

  async arrive(): Promise<void> {
    while (this.account === '' && !this.stage.isOver) {
      try {
        const { status, body } = await this.courier.send('POST', '/api/guest', { name: this.traits.name })
        if (status === 201) this.account = (body as { id: string }).id
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error
      }
    }
  }

  protected get dozes(): boolean {
    if (this.stage.isAwake || this.traits.temper === 'eager') return false
    return this.traits.temper === 'silent' || this.chance.below(3) === 0
  }

  /** What somebody does about what they see; false if they were refused. */
  protected async react(place: Place, position: Position): Promise<boolean> {
    const { awaiting, prompt, mayUndo, seq } = position
    const { seat } = place
    if (this.chance.below(30) === 0) await this.talk(place)
    if (prompt?.window !== undefined && this.chance.below(15) === 0) await this.order(place, prompt.window.event)
    if (mayUndo && this.chance.below(5) === 0) return this.deliver(place, { kind: 'undo', move: null }, seq)
    const isAwaited = awaiting.some((one) => one.seat === seat)
    if (prompt === null || (!isAwaited && this.chance.below(12) > 0)) return true
    return this.deliver(place, { kind: 'move', move: this.chance.pick(prompt.moves) }, seq)
  }

  /** Sends it, with the same id, until it is answered; false if it is refused. */
  private async deliver(place: Place, what: Pick<Wish, 'kind' | 'move'>, seq: number): Promise<boolean> {
    const { testimony, seat } = place
    const { counts } = this.stage
    const id = `${this.traits.name}-${this.wishes++}`
    const wish: Wish = { ...what, seat, key: `${seat}:${id}` }
    testimony.sent.set(wish.key, wish)
    for (let tries = 0; !this.stage.isOver; tries++) {
      if (tries > 0) counts.resent++
      const sentAt = Date.now()
      const copies = this.traits.twice ? 2 : 1
      const answers = await this.answersTo(
        Array.from({ length: copies }, () => this.send(place, wish, { id, seq }) as Promise<PlayAnswer>),
      )
      const played = answers.filter((answer): answer is Played => !isRefusal(answer))
      for (const answer of played) testimony.acknowledge(wish, { ...answer, sentAt, sight: seq })
      if (played.length > 0) {
        const [first] = answers.filter(isRefusal)
        if (first !== undefined) testimony.blame('contradicted', seq, `${wish.key} was played, and ${first.error}`)
        counts.duplicates += played.length - 1
        if (wish.kind === 'undo') counts.undone++
        else counts.acknowledged++
        return true
      }
      if (answers.length < copies) continue
      testimony.refused.add(wish.key)
      counts.refused++
      const unfair = answers.find((answer) => isRefusal(answer) && !fairRefusals.includes(answer.error))
      if (unfair !== undefined) this.stage.blame('answer', `${wish.key}: ${JSON.stringify(unfair)}`, testimony.table)
      return false
    }
    return false
  }

  /** Those that came. */
  private async answersTo<Reply>(tries: readonly Promise<Reply>[]): Promise<Reply[]> {
    const results = await Promise.allSettled(tries)
    return results.flatMap((result) => {
      if (result.status === 'fulfilled') return result.value
      if (result.reason instanceof Unanswered) return []
      throw result.reason
    })
  }

  /** Lets the house pass for them from now on, or not any more; whether that was heard makes no difference. */
  private async order({ testimony }: Place, event: string): Promise<void> {
    const order = this.chance.pick(['ask', 'ask', 'mine', 'pass'])
    try {
      await this.courier.send('PUT', `/api/tables/${testimony.table}/orders`, { [event]: order })
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
    }
  }

  /** Says it, with the same id, until it is answered. */
  private async talk(place: Place): Promise<void> {
    const { testimony } = place
    const { counts } = this.stage
    const line = this.lines++
    const id = `says-${line}`
    const words = { id, text: `${this.traits.name} says ${line}` }
    testimony.said.set(words.text, { account: this.account, id, n: null })
    const copies = this.traits.twice ? 2 : 1
    let isSaid = false
    for (let tries = 0; !this.stage.isOver; tries++) {
      if (tries > 0) counts.resent++
      const answers = await this.answersTo(
        Array.from({ length: copies }, () => this.utter(place, words) as Promise<Said | RefusalBody>),
      )
      const said = answers.filter((answer): answer is Said => !isRefusal(answer))
      said.forEach((one) => testimony.hear(one))
      if (said.length > 0 || isSaid) {
        const [first] = answers.filter(isRefusal)
        // Eyes may have opened between the two, and then the first was silenced rightly: sent again it has to be known.
        if (first?.error === 'forbidden' && !isSaid) {
          isSaid = true
          continue
        }
        if (first !== undefined) testimony.blame('contradicted', null, `"${words.text}" was said, and ${first.error}`)
        if (said.length === 0 && first === undefined) continue
        counts.duplicates += Math.max(0, said.length - 1)
        counts.said++
        return
      }
      if (answers.length < copies) continue
      testimony.unsaid.add(words.text)
      return
    }
  }
}

/** Knows nothing but HTTP. */
export class HttpPerson extends Person {
  async sit(place: Place): Promise<void> {
    const { testimony } = place
    let known: number | null = null
    while (!testimony.isOver && !this.stage.isOver) {
      try {
        const after: string = known === null ? '' : `&after=${known}`
        const isDozing = this.dozes
        const position: Position | null = await this.courier.look(
          testimony,
          isDozing ? `position?wait=2${after}` : `turn?wait=20${after}`,
        )
        known = position?.seq ?? known
        if (position === null || position.outcome !== null || isDozing) continue
        await this.react(place, position)
        if (this.chance.below(4) === 0) await this.thinkBetter(place)
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error
      }
    }
  }

  /** Whose turn is over isn't woken any more: they look whether they may take it back. */
  private async thinkBetter(place: Place): Promise<void> {
    const position = await this.courier.look(place.testimony, 'position')
    if (position?.mayUndo === true) await this.react(place, position)
  }

  protected override async send({ testimony }: Place, { kind, move }: Wish, frame: object): Promise<unknown> {
    const path = `/api/tables/${testimony.table}`
    return kind === 'undo'
      ? (await this.courier.send('POST', `${path}/undo`, frame)).body
      : (await this.courier.send('POST', `${path}/moves`, { ...frame, move })).body
  }

  protected override async utter({ testimony }: Place, { id, text: said }: Words): Promise<unknown> {
    return (await this.courier.send('POST', `/api/tables/${testimony.table}/talk`, { kind: 'text', said, id })).body
  }
}
