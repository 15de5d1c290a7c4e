import type { RuleId } from '@octopolis/engine'

/** KRA-8.23: the moments at which characters may be used. */
export const windows = ['beforeNomination', 'afterNomination', 'afterMuskets', 'beforeDraw'] as const
export type Window = (typeof windows)[number]

export const characterNames = [
  'kleptomaniac',
  'troublemaker',
  'gunsmith',
  'peacemaker',
  'gunslinger',
  'minstrel',
  'bosun',
  'herbalist',
  'lookout',
  'strategist',
  'smuggler',
  'agitator',
  'consultant',
  'cook',
  'rouser',
  'archivist',
  'mentor',
  'spiritualist',
  'collector',
  'equalizer',
  'instigator',
] as const
/** All but the Captain, whose card is out of the game once the first captain is known (KRA-8.1). */
export type Character = (typeof characterNames)[number]

interface CharacterPrint {
  readonly rule: RuleId
  readonly windows: readonly Window[]
}

const any = windows

/** When each may be used. */
export const characters: Readonly<Record<Character, CharacterPrint>> = {
  kleptomaniac: { rule: 'KRA-8.2', windows: any },
  troublemaker: { rule: 'KRA-8.3', windows: ['afterMuskets'] },
  gunsmith: { rule: 'KRA-8.4', windows: any },
  peacemaker: { rule: 'KRA-8.5', windows: ['afterMuskets'] },
  gunslinger: { rule: 'KRA-8.6', windows: any },
  minstrel: { rule: 'KRA-8.7', windows: ['afterNomination'] },
  bosun: { rule: 'KRA-8.8', windows: ['beforeDraw'] },
  herbalist: { rule: 'KRA-8.9', windows: ['beforeNomination'] },
  lookout: { rule: 'KRA-8.10', windows: any },
  strategist: { rule: 'KRA-8.11', windows: ['afterMuskets'] },
  smuggler: { rule: 'KRA-8.12', windows: ['beforeDraw'] },
  agitator: { rule: 'KRA-8.13', windows: ['afterNomination'] },
  consultant: { rule: 'KRA-8.14', windows: ['beforeNomination'] },
  cook: { rule: 'KRA-8.15', windows: ['afterNomination'] },
  rouser: { rule: 'KRA-8.16', windows: ['afterMuskets'] },
  archivist: { rule: 'KRA-8.17', windows: ['beforeDraw'] },
  mentor: { rule: 'KRA-8.18', windows: any },
  spiritualist: { rule: 'KRA-8.19', windows: ['beforeNomination'] },
  collector: { rule: 'KRA-8.20', windows: ['afterNomination'] },
  equalizer: { rule: 'KRA-8.21', windows: ['afterNomination'] },
  instigator: { rule: 'KRA-8.22', windows: ['afterMuskets'] },
}

/** KRA-1.9: better left out of a small crew. */
export const tooMany: readonly Character[] = ['collector', 'minstrel', 'mentor']
export const smallCrew = 6
