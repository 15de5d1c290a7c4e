/** A finished game at one moment: the traits of each seat (null: out of it) and who won in the end. */
export interface Sample {
  readonly traits: readonly (readonly number[] | null)[]
  readonly winner: number
}

const ROUNDS = 600
const PACE = 0.03
/** How fast the running means of slope and squared slope forget. */
const [SLOPE, SQUARE] = [0.9, 0.99]
/** Keeps the weight of a trait that tells nothing near nought. */
const PULL = 0.001

/** Each seat's share of the chances: it grows with the weight of its traits. */
function chances(traits: Sample['traits'], weights: readonly number[]): number[] {
  const strengths = traits.map((mine) =>
    mine === null ? 0 : Math.exp(mine.reduce((sum, trait, index) => sum + trait * (weights[index] ?? 0), 0)),
  )
  const all = strengths.reduce((sum, strength) => sum + strength, 0)
  return strengths.map((strength) => strength / all)
}

/** The weights that make the winners likeliest: a conditional logit, climbed by gradient with adaptive steps (Adam). */
export function fit(samples: readonly Sample[], size: number): number[] {
  const weights = Array.from({ length: size }, () => 0)
  const slopes = weights.slice()
  const squares = weights.slice()
  for (let round = 1; round <= ROUNDS; round++) {
    slopeOf(samples, weights).forEach((slope, index) => {
      slopes[index] = SLOPE * (slopes[index] ?? 0) + (1 - SLOPE) * slope
      squares[index] = SQUARE * (squares[index] ?? 0) + (1 - SQUARE) * slope ** 2
      const step = (slopes[index] ?? 0) / (1 - SLOPE ** round)
      const scale = Math.sqrt((squares[index] ?? 0) / (1 - SQUARE ** round)) + 1e-8
      weights[index] = (weights[index] ?? 0) + (PACE * step) / scale
    })
  }
  return weights
}

function slopeOf(samples: readonly Sample[], weights: readonly number[]): number[] {
  const slope = weights.map((weight) => -PULL * weight)
  for (const { traits, winner } of samples) {
    const share = chances(traits, weights)
    traits.forEach((mine, seat) => {
      const surprise = ((seat === winner ? 1 : 0) - (share[seat] ?? 0)) / samples.length
      mine?.forEach((trait, index) => {
        slope[index] = (slope[index] ?? 0) + surprise * trait
      })
    })
  }
  return slope
}

/** How well weights foretell: the mean log of the winner's chance, beside that of equal chances. */
export function foresight(samples: readonly Sample[], weights: readonly number[]): { fitted: number; even: number } {
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  return {
    fitted: mean(({ traits, winner }) => Math.log(chances(traits, weights)[winner] ?? 0)),
    even: mean(({ traits }) => -Math.log(traits.filter((mine) => mine !== null).length)),
  }
}
