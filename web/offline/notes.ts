/** What the house sends to a device whose owner isn't looking (server/push). */
export interface Note {
  readonly table: string
  readonly game: string
  readonly kind: 'turn' | 'started' | 'soon' | 'finished'
  readonly language: 'en' | 'fr'
}

const titles = {
  en: {
    turn: 'It is your turn',
    started: 'The game begins',
    soon: 'Your time is running out',
    finished: 'The game is over',
  },
  fr: {
    turn: 'C’est à vous de jouer',
    started: 'La partie commence',
    soon: 'Il vous reste peu de temps',
    finished: 'La partie est finie',
  },
} as const satisfies Record<Note['language'], Record<Note['kind'], string>>

export function titleOf({ language, kind }: Note): string {
  return titles[language][kind]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Null: nothing that the house would send. */
export function readNote(text: string): Note | null {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null) return null
  const { table, game, kind, language } = value as Partial<Record<keyof Note, unknown>>
  if (typeof table !== 'string' || typeof game !== 'string') return null
  if (kind !== 'turn' && kind !== 'started' && kind !== 'soon' && kind !== 'finished') return null
  return { table, game, kind, language: language === 'fr' ? 'fr' : 'en' }
}

export function tablePath(table: string): string {
  return `/t/${encodeURIComponent(table)}`
}
