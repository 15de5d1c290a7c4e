import { QuickChance, Table, type AnyGame, type Chance, type Viewer } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import { redealScramble, scramble } from '../scramble.ts'
import { redealVigil, vigil } from '../vigil.ts'
import { whispers } from '../whispers.ts'
import type { Plan } from './room.ts'

type Subject = Pick<Plan, 'game' | 'redeal' | 'imagine' | 'seats' | 'options'>

/** Tables of each game, and how many answers all of them may take: long evenings leave none to the other games. */
const TABLES = 12
const FEWEST = 4
const ANSWERS = 3000

/** How many answers a game takes that is played at random. */
function lengthOf(game: AnyGame): number {
  const chance = new QuickChance(game.id)
  const table = Table.start(game, { seats: game.seats.min, seed: game.id })
  for (let { awaiting } = table; awaiting.length > 0; { awaiting } = table) {
    const seat = chance.pick(awaiting)
    table.play(seat, chance.pick(table.prompt(seat)?.moves ?? []))
  }
  return table.seq
}

function someOf<Of>(all: readonly Of[], game: AnyGame): Of[] {
  const some = Math.max(FEWEST, Math.min(TABLES, Math.round(ANSWERS / lengthOf(game))))
  const share = (index: number): number => Math.floor((index * some) / all.length)
  return all.filter((_one, index) => share(index) !== share(index - 1))
}

/** Every game of the house, at some of the tables that designers compare and that the conformance kit tries. */
const subjects: readonly Subject[] = Object.values(boxes).flatMap(({ game, study, trial }) =>
  someOf([...study.tables, ...trial.tables], game).map(({ seats, options }) => {
    return { game, redeal: trial.redeal, imagine: true, seats, options }
  }),
)

type Whispered = Parameters<typeof whispers.clone>[0]

/** A game in which people may not always speak: hands that are not shown yet could be any. */
const whispered: readonly Subject[] = [2, 3, 5].map((seats) => ({
  game: whispers as unknown as AnyGame,
  redeal: (state: unknown, viewer: Viewer, chance: Chance) => {
    const { hands, ...rest } = state as Whispered
    return { ...rest, hands: hands.map((hand, seat) => (seat === viewer || hand === null ? hand : chance.die(5))) }
  },
  imagine: false,
  seats,
  options: {},
}))

/** A game in which eyes are closed. */
const watched: readonly Subject[] = [3, 5].map((seats) => ({
  game: vigil as unknown as AnyGame,
  redeal: redealVigil as unknown as Subject['redeal'],
  imagine: false,
  seats,
  options: {},
}))

/** A game in which anybody may answer. */
const raced: readonly Subject[] = [2, 3, 5].map((seats) => ({
  game: scramble as unknown as AnyGame,
  redeal: redealScramble as unknown as Subject['redeal'],
  imagine: false,
  seats,
  options: {},
}))

const clocks = [
  { kind: 'none' },
  // With eyes closed all of the time has to pass.
  { kind: 'live', think: 10, reserve: 3600 },
  { kind: 'slow', hours: 336 },
  { kind: 'none' },
] as const

/** So many evenings at least, so that every table has its turn, with all that can be agreed on besides. */
export function plans(howMany: number): Plan[] {
  const all = [...subjects, ...whispered, ...watched, ...raced]
  return Array.from({ length: Math.max(howMany, all.length) }, (_, index) => {
    const subject = all[index % all.length] as Subject
    const round = Math.floor(index / all.length)
    return {
      ...subject,
      seed: `evening ${index}`,
      people: 1 + ((index + round) % Math.min(subject.seats, 4)),
      visibility: (['open', 'unlisted', 'code'] as const)[(index + round) % 3] ?? 'open',
      clock: clocks[(index + round) % clocks.length] ?? clocks[0],
    }
  })
}
