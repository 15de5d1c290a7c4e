import { useLanguage } from '../words/language.ts'
import { reasonOf } from '../words/refusals.ts'
import { tell } from './Notice.tsx'

/** Tells what went wrong, in one sentence of the reader's language. */
export function useTrouble(): (error: unknown) => void {
  const language = useLanguage()
  return (error) => tell(reasonOf(error, language), 'trouble')
}
