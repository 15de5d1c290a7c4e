import { QuickChance, Table, type AnyGame, type Chance, type Viewer } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import { redealVeilGame, veilGame } from '../veil-game.ts'
import { redealWindowGame, windowGame } from '../window-game.ts'
import { whispers } from '../whispers.ts'
import type { Plan } from './room.ts'

type Subject = Pick<Plan, 'game' | 'redeal' | 'imagine' | 'seats' | 'options'>

/** How much is played. */
export interface Season {
  /** So many evenings at least; and every table that was chosen has its turn. */
  readonly evenings: number
  /** Tables of each game. */
  readonly tables: { readonly most: number; readonly fewest: number }
  /** How many answers all tables may take: games share them alike, and long ones have fewer tables. */
  readonly answers: number
  readonly seed: string
}

/** What comes with each change is as long however many games there are. */
export const short: Season = { evenings: 0, tables: { most: 4, fewest: 1 }, answers: 3000, seed: '' }
export const long: Season = { evenings: 200, tables: { most: 12, fewest: 4 }, answers: 9000, seed: '' }

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

function someOf<Of>(all: readonly Of[], game: AnyGame, { tables, answers }: Season): Of[] {
  const share = answers / Object.keys(boxes).length
  const some = Math.max(tables.fewest, Math.min(tables.most, Math.round(share / lengthOf(game))))
  const place = (index: number): number => Math.floor((index * some) / all.length)
  return all.filter((_one, index) => place(index) !== place(index - 1))
}

/** Every game of the house, at some of the tables that designers compare and that the conformance kit tries. */
function subjects(season: Season): Subject[] {
  return Object.values(boxes).flatMap(({ game, study, proof }) =>
    someOf([...study.tables, ...proof.tables], game, season).map(({ seats, options }) => {
      return { game, redeal: proof.redeal, imagine: true, seats, options }
    }),
  )
}

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
  game: veilGame as unknown as AnyGame,
  redeal: redealVeilGame as unknown as Subject['redeal'],
  imagine: false,
  seats,
  options: {},
}))

/** A game in which anybody may answer. */
const raced: readonly Subject[] = [2, 3, 5].map((seats) => ({
  game: windowGame as unknown as AnyGame,
  redeal: redealWindowGame as unknown as Subject['redeal'],
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

/** The evenings of a season, with all that can be agreed on besides. */
export function plans(season: Season): Plan[] {
  const all = [...subjects(season), ...whispered, ...watched, ...raced]
  return Array.from({ length: Math.max(season.evenings, all.length) }, (_, index) => {
    const subject = all[index % all.length] as Subject
    const round = Math.floor(index / all.length)
    return {
      ...subject,
      seed: `evening ${index}${season.seed}`,
      people: 1 + ((index + round) % Math.min(subject.seats, 4)),
      visibility: (['open', 'unlisted', 'code'] as const)[(index + round) % 3] ?? 'open',
      clock: clocks[(index + round) % clocks.length] ?? clocks[0],
    }
  })
}
