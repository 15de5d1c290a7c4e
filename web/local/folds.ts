/** A heavy curtain, cut in copper: folds as bundles of lines, thinner where the light falls. */
const FOLDS = 14
const WIDTH = 1000
const HEIGHT = 640
/** Lines in a fold, from its shadow to its ridge: how far along they hang, and how heavy they are. */
const cuts = [
  [0, 2.6],
  [0.07, 2],
  [0.14, 1.5],
  [0.22, 1.1],
  [0.32, 0.8],
  [0.45, 0.5],
  [0.82, 0.6],
  [0.91, 1],
] as const

function hanging(fold: number, along: number): string {
  const breadth = WIDTH / FOLDS
  const top = (fold + 0.5) * breadth + (along - 0.5) * breadth * 0.55
  const foot = (fold + along) * breadth
  const sway = 10 * Math.sin(fold * 1.7)
  const at = (x: number) => x.toFixed(1)
  return `M${at(top)} 22C${at(top)} 200 ${at(foot + sway)} 300 ${at(foot + sway * 0.4)} ${HEIGHT}`
}

export const folds = Array.from({ length: FOLDS }, (_, fold) =>
  cuts.map(([along, weight]) => ({ d: hanging(fold, along), weight })),
).flat()

export const rings = Array.from({ length: FOLDS }, (_, fold) => Math.round(((fold + 0.5) * WIDTH) / FOLDS))
