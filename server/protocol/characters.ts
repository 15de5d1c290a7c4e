import type { Level, TemperName } from '@octopolis/bots'
import type { Chance } from '@octopolis/engine'
import type { Crest } from './heraldry.ts'

/** Whom a bot plays at a table: a name that reads the same in every language, and a crest. */
export interface BotCharacter {
  readonly name: string
  readonly crest: Crest
}

/** Each level has company of its own: the drifting, the apprentices, the officers, the initiates. */
const company = {
  random: {
    plouf: { name: 'Captain Plouf', crest: { emblem: 'ship', field: 'waves', tincture: 'coral' } },
    bulot: { name: 'Bibi Bulot', crest: { emblem: 'bell', field: 'plain', tincture: 'bone' } },
    fortuna: { name: 'Madame Fortuna', crest: { emblem: 'star', field: 'rays', tincture: 'brass' } },
    zigzag: { name: 'Zoé Zigzag', crest: { emblem: 'moth', field: 'chevron', tincture: 'moss' } },
    flotsam: { name: 'Baron Flotsam', crest: { emblem: 'anchor', field: 'quarters', tincture: 'tide' } },
    bernacle: { name: 'Tonton Bernacle', crest: { emblem: 'eye', field: 'bars', tincture: 'plum' } },
  },
  easy: {
    mousse: { name: 'Célestin Mousse', crest: { emblem: 'anchor', field: 'plain', tincture: 'coral' } },
    novembre: { name: 'Perle Novembre', crest: { emblem: 'lantern', field: 'rays', tincture: 'bone' } },
    brume: { name: 'Timothy Brume', crest: { emblem: 'moth', field: 'waves', tincture: 'tide' } },
    pilchard: { name: 'Oscar Pilchard', crest: { emblem: 'ship', field: 'bars', tincture: 'moss' } },
    grimaud: { name: 'Iris Grimaud', crest: { emblem: 'key', field: 'quarters', tincture: 'brass' } },
    lune: { name: 'Barnabé Lune', crest: { emblem: 'bell', field: 'chevron', tincture: 'plum' } },
  },
  normal: {
    corail: { name: 'Mère Corail', crest: { emblem: 'star', field: 'waves', tincture: 'ember' } },
    sextant: { name: 'Lieutenant Sextant', crest: { emblem: 'compass', field: 'cross', tincture: 'brass' } },
    salinas: { name: 'Doctor Salinas', crest: { emblem: 'skull', field: 'plain', tincture: 'moss' } },
    sargasse: { name: 'Sœur Sargasse', crest: { emblem: 'lantern', field: 'chevron', tincture: 'tide' } },
    bastion: { name: 'Major Bastion', crest: { emblem: 'tower', field: 'bars', tincture: 'bone' } },
    velours: { name: 'Ambrose Velours', crest: { emblem: 'raven', field: 'quarters', tincture: 'coral' } },
  },
  hard: {
    quill: { name: 'Professor Quill', crest: { emblem: 'raven', field: 'plain', tincture: 'ink' } },
    obscura: { name: 'Admiral Obscura', crest: { emblem: 'compass', field: 'waves', tincture: 'ink' } },
    umbra: { name: 'Abbesse Umbra', crest: { emblem: 'key', field: 'cross', tincture: 'plum' } },
    noctis: { name: 'Magister Noctis', crest: { emblem: 'eye', field: 'rays', tincture: 'ember' } },
    abysse: { name: 'Comtesse Abysse', crest: { emblem: 'skull', field: 'quarters', tincture: 'ink' } },
    zenith: { name: 'Dom Zénith', crest: { emblem: 'tower', field: 'chevron', tincture: 'ember' } },
  },
} as const satisfies Record<Level, Record<string, BotCharacter>>

/** Everybody, by id. */
export const characters: Readonly<Record<string, BotCharacter>> = Object.fromEntries(
  Object.values(company).flatMap((level) => Object.entries(level)),
)

type Company = typeof company
type Minded = { [Of in Exclude<Level, 'random'>]: keyof Company[Of] }[Exclude<Level, 'random'>]

/** How those behave who have plans; whoever drifts has no temper to speak of. */
const tempered: Readonly<Record<string, TemperName>> = {
  mousse: 'courtly',
  novembre: 'solemn',
  brume: 'sly',
  pilchard: 'gruff',
  grimaud: 'sly',
  lune: 'solemn',
  corail: 'courtly',
  sextant: 'gruff',
  salinas: 'sly',
  sargasse: 'solemn',
  bastion: 'gruff',
  velours: 'sly',
  quill: 'courtly',
  obscura: 'gruff',
  umbra: 'solemn',
  noctis: 'sly',
  abysse: 'courtly',
  zenith: 'solemn',
} satisfies Record<Minded, TemperName>

/** The temper of a character, if it has one. */
export function temperOf(id: string | null): TemperName | undefined {
  return id === null ? undefined : tempered[id]
}

/** Somebody of this level who isn't at the table yet; where all of them are, a guest of another level. */
export function character(level: Level, taken: readonly string[], chance: Chance): string {
  const free = (ids: readonly string[]): string[] => ids.filter((id) => !taken.includes(id))
  const everybody = Object.keys(characters)
  const own = free(Object.keys(company[level]))
  const others = free(everybody)
  return chance.pick(own.length > 0 ? own : others.length > 0 ? others : everybody)
}
