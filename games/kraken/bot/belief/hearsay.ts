import type { Seat, Spoken } from '@octopolis/engine'
import type { Faction } from '../../data/crew.ts'
import type { Talk } from '../../talk.ts'
import { handOfTwo, wayAt, type Way } from '../codes.ts'

interface HandClaim {
  readonly hand: number | null
  readonly gift: Way | null
}

/** What others have claimed, to be looked up by what it is about. The first claim counts; later ones are excuses. */
export interface Heard {
  /** By place in the log, seat and post. */
  readonly hands: ReadonlyMap<string, HandClaim>
  /** By place in the log and seat. */
  readonly logbooks: ReadonlyMap<string, number>
  /** By searcher and searched. */
  readonly found: ReadonlyMap<string, Faction>
  readonly opinions: readonly Spoken<Talk>[]
}

export function readTalk(talk: readonly Spoken<Talk>[], eyes: Seat | null): Heard {
  const hands = new Map<string, HandClaim>()
  const logbooks = new Map<string, number>()
  const found = new Map<string, Faction>()
  const opinions = new Map<string, Spoken<Talk>>()
  for (const spoken of talk) {
    const { seat, talk: said } = spoken
    if (seat === eyes) continue
    switch (said.type) {
      case 'drew': {
        const [one, other] = said.cards
        if (one === undefined || other === undefined || said.cards.length !== 2) break
        const key = `${said.at} ${seat} ${said.as}`
        const before = hands.get(key)
        hands.set(key, { hand: before?.hand ?? handOfTwo(wayAt(one), wayAt(other)), gift: before?.gift ?? null })
        break
      }
      case 'gave': {
        const key = `${said.at} ${seat} ${said.as}`
        const before = hands.get(key)
        hands.set(key, { hand: before?.hand ?? null, gift: before?.gift ?? wayAt(said.card) })
        break
      }
      case 'logbook': {
        const [one, other] = said.cards
        const key = `${said.at} ${seat}`
        if (one !== undefined && other !== undefined && !logbooks.has(key)) {
          logbooks.set(key, handOfTwo(wayAt(one), wayAt(other)))
        }
        break
      }
      case 'found': {
        const key = `${seat} ${said.seat}`
        if (!found.has(key)) found.set(key, said.faction)
        break
      }
      case 'trust':
      case 'suspect':
        // An opinion that is repeated is no news, so only the last one about a seat counts.
        opinions.set(`${seat} ${said.seat}`, spoken)
        break
      case 'sang':
      case 'peeked':
      case 'am':
      case 'ask':
        break
    }
  }
  return { hands, logbooks, found, opinions: [...opinions.values()] }
}
