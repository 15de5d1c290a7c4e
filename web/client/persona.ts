import type { Language } from '@octopolis/engine'
import { emblems, fields, tinctures, type Crest } from '@octopolis/server/protocol/heraldry'

/** Who one is on this device, whether or not the house knows: one name and one crest, wherever one sits down. */
export interface Persona {
  readonly name: string
  readonly crest: Crest
}

const KEY = 'octopolis.persona'

function pick<Thing>(things: readonly [Thing, ...Thing[]] | readonly Thing[]): Thing {
  return things[Math.floor(Math.random() * things.length)] as Thing
}

export function randomCrest(): Crest {
  return { emblem: pick(emblems), field: pick(fields), tincture: pick(tinctures) }
}

const names: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Tidewater',
    'Barnacle',
    'Candlewick',
    'Saltmarsh',
    'Moonwrack',
    'Inkwell',
    'Driftwood',
    'Lanternfish',
    'Cuttle',
    'Foghorn',
  ],
  fr: ['Bigorneau', 'Calamar', 'Embrun', 'Chandelle', 'Goémon', 'Encrier', 'Bernique', 'Seiche', 'Brisant', 'Marée'],
}

/** A name to start with, for those in a hurry. */
export function suggestName(language: Language): string {
  return pick(names[language])
}

function isPersona(value: unknown): value is Persona {
  return typeof value === 'object' && value !== null && 'name' in value && 'crest' in value
}

/** Null: nobody has sat down here yet. */
export function keptPersona(): Persona | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isPersona(value) ? value : null
  } catch {
    return null
  }
}

export function keepPersona({ name, crest }: Persona): void {
  localStorage.setItem(KEY, JSON.stringify({ name, crest }))
}

export function forgetPersona(): void {
  localStorage.removeItem(KEY)
}

/** As whom one sits down here: as the house knows one, as last time, or as somebody of the house's choosing. */
export function personaOf(me: Persona | null | undefined, language: Language): Persona {
  const known = me ?? keptPersona()
  if (known !== null) return { name: known.name, crest: known.crest }
  const made = { name: suggestName(language), crest: randomCrest() }
  keepPersona(made)
  return made
}
