import { readFileSync } from 'node:fs'
import type { Language, RuleId } from '@octopolis/engine'

/** The package's folder, from its sources (lab) as from its build (lab/dist). */
const lab = new URL(import.meta.url.endsWith('.ts') ? './' : '../', import.meta.url)

export function readRulebook(game: string, language: Language): string {
  return readFileSync(new URL(`../games/${game}/rulebook/${language}.md`, lab), 'utf8')
}

/** The paragraph that starts with this id, without its Markdown; null where there is none. */
export function paragraph(rulebook: string, rule: RuleId): string | null {
  const start = `**${rule}**`
  const line = rulebook.split('\n').find((one) => one.startsWith(start))
  return line === undefined ? null : `${rule}  ${line.slice(start.length).trim().replaceAll('**', '')}`
}
