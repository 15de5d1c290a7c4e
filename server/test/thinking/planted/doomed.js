// A thread that serves one thought well, and dies of the next before it has begun.
import { desk } from '../../../dist/thinking/desk.js'

const { exit } = /** @type {{ exit(code: number): never }} */ (process)
const serve = desk((question) => ('situation' in question ? question.situation.prompt.moves.at(-1) : null))
let served = false

/** @type {typeof serve} */
export const think = (task) => {
  if (served) exit(3)
  served = true
  return serve(task)
}
