/** Bad input, said in one sentence that a person can act on: what was wrong, and where. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
