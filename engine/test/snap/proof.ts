import type { Proof } from '../../conform/index.ts'
import type { Words } from '../../index.ts'
import { redeal, type Snap } from './game.ts'

type SnapWords = Words<Snap>

export const en: SnapWords = {
  title: 'Snap',
  pitch: 'Be quick, or be quiet.',
  options: {},
  problems: {},
  asks: { turn: () => 'Turn up a shell.', window: ({ seat }, say) => `${say.name(seat)} turned up a shell.` },
  doing: {
    turn: (names) => `${names.join(', ')} will turn up a shell`,
    window: (names) => `${names.join(', ')} may answer`,
  },
  answers: {
    turn: () => 'turn it up',
    window: ({ type }) => ({ turn: '?', pass: 'pass', snap: 'snap', hush: 'hush' })[type],
  },
  steps: {},
  facts: {
    turned: ({ seat, shell }, say) => `${say.name(seat)} turns up a shell of ${shell}.`,
    laid: ({ seat, card }, say) => `${say.name(seat)} plays ${card}.`,
    passed: ({ seat }, say) => `${say.name(seat)} passes.`,
    taken: ({ seat, shell }, say) => `${say.name(seat)} takes the shell of ${shell}.`,
    left: ({ shell }) => `The shell of ${shell} is left.`,
  },
  talk: {},
  windows: { turned: 'a shell is turned up' },
  endings: { shells: 'Most shells win.' },
  table: ({ points }, say) => [{ title: 'Shells', lines: points.map((count, seat) => `${say.name(seat)}: ${count}`) }],
}

export const fr: SnapWords = {
  ...en,
  title: 'Vif',
  pitch: 'Soyez vif, ou taisez-vous.',
  windows: { turned: 'on retourne un coquillage' },
}

const rulebook = '**SNP-1.1** Turn up a shell.\n\n**SNP-1.2** Anybody may answer.\n'

export const proof: Proof<Snap> = {
  words: { en, fr },
  rulebooks: { en: rulebook, fr: rulebook },
  redeal,
  invariants: {
    passes: ({ passed }) => (passed.includes(false) ? null : 'all have passed, and it is still open'),
  },
  tables: [
    { seats: 2, options: {} },
    { seats: 3, options: {} },
    { seats: 4, options: {} },
  ],
}
