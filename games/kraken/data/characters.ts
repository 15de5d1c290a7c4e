/** KRA-8.23: the moments at which characters may be used. */
export const moments = ['beforeNomination', 'afterNomination', 'afterMuskets', 'beforeDraw'] as const
export type Moment = (typeof moments)[number]

/** What a character is used on. */
export type Aim =
  | 'nothing'
  /** One of the crew. */
  | 'mate'
  | 'pair'
  /** Two who give, and a third who gets. */
  | 'gift'
  /** An off-duty marker: whose it is, and who gets it. */
  | 'marker'
  /** Captain or lieutenant, for the coming draw. */
  | 'post'

/**
 * All but the Captain, whose card is out of the game once the first captain is known (KRA-8.1), and what each is used on.
 * When it can be used and what it does is in rules/characters/.
 */
export const aims = {
  kleptomaniac: 'mate',
  troublemaker: 'mate',
  gunsmith: 'nothing',
  peacemaker: 'mate',
  gunslinger: 'nothing',
  minstrel: 'pair',
  bosun: 'nothing',
  herbalist: 'marker',
  lookout: 'nothing',
  strategist: 'nothing',
  smuggler: 'post',
  agitator: 'pair',
  consultant: 'nothing',
  cook: 'nothing',
  rouser: 'nothing',
  archivist: 'post',
  mentor: 'mate',
  spiritualist: 'gift',
  collector: 'mate',
  equalizer: 'nothing',
  instigator: 'mate',
} as const satisfies Record<string, Aim>

export type Character = keyof typeof aims
export const characterNames = Object.keys(aims) as readonly Character[]

/** Those that are used on such a thing. */
export type UsedOn<At extends Aim> = { [Name in Character]: (typeof aims)[Name] extends At ? Name : never }[Character]

export function usedOn<At extends Aim>(aim: At): readonly UsedOn<At>[] {
  return characterNames.filter((name): name is UsedOn<At> => aims[name] === aim)
}

/** KRA-1.9: better left out of a small crew. */
export const tooMany: readonly Character[] = ['collector', 'minstrel', 'mentor']
export const smallCrew = 6
