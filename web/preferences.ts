/** How somebody likes to play, on this device. */
export interface Settings {
  /** How long events are shown: a factor on their beats. 0: at once. */
  readonly pace: 'slow' | 'normal' | 'fast' | 'instant'
  /** Asks once more before a costly answer. */
  readonly confirm: boolean
  /** "turn": only when it is one's turn. */
  readonly sound: 'off' | 'turn' | 'all'
  /** The table in words instead of its board. */
  readonly inWords: boolean
  /** Under which thumb the bar's answer lies on a phone. */
  readonly thumb: 'left' | 'right'
  readonly text: 'small' | 'normal' | 'large' | 'larger'
  /** "device": as its own settings say. */
  readonly motion: 'device' | 'reduced'
}

const KEY = 'octopolis.settings'
const usual: Settings = {
  pace: 'normal',
  confirm: true,
  sound: 'turn',
  inWords: false,
  thumb: 'right',
  text: 'normal',
  motion: 'device',
}
const listeners = new Set<() => void>()

function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...usual, ...kept } : usual
  } catch {
    return usual
  }
}

let current = read()

/** Beside a big screen this device is a hand: what it does there of its own accord changes no setting. Null: it is none. */
let hand: { readonly inWords: boolean } | null = null
let shown = current

export function settings(): Settings {
  return shown
}

/** From now on this device holds the secrets, and the board is on the screen of the room; or no longer. */
export function beHand(isHand: boolean): void {
  hand = isHand ? { inWords: true } : null
  show()
}

function show(): void {
  shown = { ...current, ...hand }
  furnish()
  for (const listener of listeners) listener()
}

/** What style sheets go by: written on the page itself, before anything is drawn on it. */
export function furnish(): void {
  const { dataset } = document.documentElement
  dataset['thumb'] = current.thumb
  dataset['text'] = current.text
  dataset['motion'] = current.motion
  dataset['hand'] = String(hand?.inWords === true)
}

export function change(wish: Partial<Settings>): void {
  const { inWords, ...rest } = wish
  if (hand !== null && inWords !== undefined) hand = { inWords }
  current = { ...current, ...(hand === null ? wish : rest) }
  localStorage.setItem(KEY, JSON.stringify(current))
  show()
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether things stand where they go, instead of moving there. */
export function isCalm(): boolean {
  return current.motion === 'reduced' || window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
