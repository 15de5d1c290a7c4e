import type { RuleId } from '@octopolis/engine'

const ruleAlone = /^[A-Z0-9]{2,6}-\d+\.\d+$/

/** An id of a rulebook out of any text: OCT-4.3. */
export function ruleOf(text: string): RuleId | null {
  return ruleAlone.test(text) ? (text as RuleId) : null
}
