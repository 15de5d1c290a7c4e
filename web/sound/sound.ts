import type { Sound } from '@octopolis/games/board'

/** A note: its pitch in hertz, where that glides to, when it starts and how long it rings, in seconds. */
interface Note {
  readonly pitch: number
  readonly to?: number
  readonly at?: number
  readonly length: number
  readonly wave?: OscillatorType
  readonly volume?: number
}

const scores: Readonly<Record<Sound | 'turn', readonly Note[]>> = {
  turn: [
    { pitch: 523, length: 0.35 },
    { pitch: 784, at: 0.12, length: 0.5 },
  ],
  step: [{ pitch: 170, to: 120, length: 0.08, wave: 'triangle' }],
  reveal: [
    { pitch: 147, to: 294, length: 0.6, wave: 'triangle' },
    { pitch: 440, at: 0.25, length: 0.5, volume: 0.5 },
  ],
  harm: [{ pitch: 140, to: 60, length: 0.3, wave: 'sawtooth', volume: 0.5 }],
  gain: [
    { pitch: 587, length: 0.2 },
    { pitch: 880, at: 0.09, length: 0.35 },
  ],
  talk: [{ pitch: 330, to: 350, length: 0.1, wave: 'triangle', volume: 0.6 }],
  out: [{ pitch: 110, to: 41, length: 0.9, wave: 'sawtooth', volume: 0.5 }],
  win: [
    { pitch: 392, length: 0.3 },
    { pitch: 494, at: 0.16, length: 0.3 },
    { pitch: 587, at: 0.32, length: 0.3 },
    { pitch: 784, at: 0.48, length: 0.8 },
  ],
  end: [
    { pitch: 392, length: 0.4 },
    { pitch: 311, at: 0.25, length: 0.4 },
    { pitch: 262, at: 0.5, length: 0.9 },
  ],
}

const LOUDEST = 0.16
let context: AudioContext | null = null

function ring(on: AudioContext, { pitch, to = pitch, at = 0, length, wave = 'sine', volume = 1 }: Note): void {
  const start = on.currentTime + at
  const voice = on.createOscillator()
  const swell = on.createGain()
  voice.type = wave
  voice.frequency.setValueAtTime(pitch, start)
  voice.frequency.exponentialRampToValueAtTime(to, start + length)
  swell.gain.setValueAtTime(0, start)
  swell.gain.linearRampToValueAtTime(LOUDEST * volume, start + 0.015)
  swell.gain.exponentialRampToValueAtTime(0.0001, start + length)
  voice.connect(swell).connect(on.destination)
  voice.start(start)
  voice.stop(start + length)
}

/** Browsers let nothing be heard before the page was touched: until then it stays silent. */
export function play(sound: Sound | 'turn'): void {
  if (!navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  for (const note of scores[sound]) ring(context, note)
}
