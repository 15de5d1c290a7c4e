import type { Chance, Seat } from '@octopolis/engine'
import { crewOf, factionOf, type Allegiance, type Faction } from '../data/crew.ts'
import type { RitualEntry } from '../logbook.ts'
import { isIn, listOf } from '../state.ts'
import type { View } from '../view.ts'

interface Factions {
  readonly allegiances: readonly Allegiance[]
  readonly converts: readonly boolean[]
  /** Whom the leader chose in each ritual of the log, in order. */
  readonly chosen: readonly (Seat | null)[]
}

const patience = 5000

/** Faction cards and conversions that this view allows. */
export function imagineFactions(view: View, chance: Chance): Factions {
  const rituals = view.log.filter((entry) => entry.type === 'ritual')
  const leaders = possibleLeaders(view, rituals)
  for (let tries = 0; tries < patience; tries++) {
    const allegiances = dealAllegiances(view, chance.pick(leaders), chance)
    const chosen = allegiances === null ? null : chooseConverts(view, allegiances, rituals, chance)
    if (allegiances === null || chosen === null) continue
    const converts = allegiances.map(
      (dealt, seat) =>
        factionOf[dealt] !== 'cult' && chosen.some((one, at) => one === seat && isConversion(rituals[at])),
    )
    if (isPossible(view, allegiances, converts)) return { allegiances, converts, chosen }
  }
  throw new Error('no factions fit this view')
}

function isConversion(entry: RitualEntry | undefined): boolean {
  return entry?.ritual === 'conversion'
}

/** KRA-5.4, KRA-7.1: nobody who was fed to the Kraken; and a stash is handed out by a leader on board, or not at all. */
function possibleLeaders({ crew, log, ending }: View, rituals: readonly RitualEntry[]): Seat[] {
  const known = crew.findIndex(({ dealt }) => dealt === 'leader')
  if (known >= 0) return [known]
  return crew.flatMap(({ dealt, flogged, convert }, seat) => {
    if (dealt !== null || flogged === 'cult' || convert === true) return []
    if (ending === null && log.some((entry) => entry.type === 'fed' && entry.seat === seat)) return []
    const handsOut = ({ ritual, aboard, given }: RitualEntry) =>
      ritual !== 'stash' || isIn(aboard, seat) === given.length > 0
    return rituals.every(handsOut) ? [seat] : []
  })
}

/** KRA-1.2, KRA-1.3: the cards nobody has shown this viewer, dealt to the others. */
function dealAllegiances({ crew, viewer }: View, leader: Seat, chance: Chance): Allegiance[] | null {
  const { sailor, pirate, cultist } = crewOf(crew.length).allegiances
  const left: Record<Allegiance, number> = { sailor, pirate, cultist, leader: 0 }
  const dealt = crew.map((mate, seat) => mate.dealt ?? (seat === leader ? 'leader' : null))
  for (const card of dealt) if (card !== null && card !== 'leader') left[card]--
  // KRA-1.4: a pirate knows them all.
  if (viewer !== 'watcher' && crew[viewer]?.dealt === 'pirate') left.pirate = 0
  const pool = (['sailor', 'pirate'] as const).flatMap((card) => Array.from({ length: left[card] }, () => card))
  const cards: Allegiance[] = chance.shuffle([...pool])
  const open = dealt.filter((card) => card === null).length
  cards.length = Math.min(cards.length, open - left.cultist)
  cards.push(...Array.from({ length: left.cultist }, () => 'cultist' as const))
  if (cards.length !== open) return null
  chance.shuffle(cards)
  return dealt.map((card) => card ?? cards.pop() ?? 'sailor')
}

/** KRA-7.3: whom the leader may have chosen, ritual by ritual. Null: the leader had a choice that can't have been. */
function chooseConverts(
  { crew, viewer }: View,
  allegiances: readonly Allegiance[],
  rituals: readonly RitualEntry[],
  chance: Chance,
): (Seat | null)[] | null {
  const leader = allegiances.indexOf('leader')
  const known = crew[leader]?.dealt === 'leader' && viewer === leader
  const chosen: (Seat | null)[] = []
  for (const { ritual, aboard, open, chose } of rituals) {
    if (ritual !== 'conversion' || chose !== null || known || !isIn(aboard, leader)) {
      chosen.push(chose)
      continue
    }
    const free = listOf(open & ~(1 << leader))
    if (free.length === 0) {
      chosen.push(null)
      continue
    }
    const likely = free.filter((seat) => seat !== viewer && crew[seat]?.flogged !== 'cult' && !isSpared(crew[seat]))
    if (likely.length === 0) return null
    chosen.push(chance.pick(likely))
  }
  return chosen
}

/** The viewer has seen that they were never converted; a cultist by birth may have been met. */
function isSpared(mate: View['crew'][number] | undefined): boolean {
  return mate?.convert === false && mate.dealt !== 'cultist'
}

/** KRA-5.1, KRA-5.3: what was shown must be so. */
function isPossible({ crew }: View, allegiances: readonly Allegiance[], converts: readonly boolean[]): boolean {
  return crew.every(({ flogged, convert }, seat) => {
    const dealt = allegiances[seat]
    if (dealt === undefined) return false
    const side: Faction = converts[seat] === true ? 'cult' : factionOf[dealt]
    return side !== flogged && (convert === null || convert === converts[seat])
  })
}
