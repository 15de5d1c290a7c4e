import type { Cue, Effect, EventKind, Happening } from '../data/vocabulary.ts'

/** What an effect follows: one’s own action, an event that is answered, or something that triggers. */
export type Moment = EventKind | Happening | 'action'

/** C500-5.3: what cancels cards may be laid against any reaction, too. */
export function answersReactions(effects: readonly Effect[]): boolean {
  return effects.some((effect) => effect.do === 'cancel')
}

/** The event that a reaction’s effects speak of: the first that it answers. */
export function momentOf(answers: readonly Cue[]): Moment {
  return answers[0]?.to ?? 'action'
}

export function capital(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`
}

/** “+2”, “−1” */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`
}

/** “2”, “−1” */
export function score(amount: number): string {
  return amount < 0 ? signed(amount) : String(amount)
}

export function uncapital(text: string): string {
  return `${text.charAt(0).toLocaleLowerCase()}${text.slice(1)}`
}
