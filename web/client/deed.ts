import { useState } from 'react'
import { tell } from '../look/Notice.tsx'
import { useLanguage } from '../words/language.ts'
import { reasonOf } from '../words/refusals.ts'

/** Runs one deed at a time; what goes wrong is told in a sentence. */
export function useDeed(): { readonly isBusy: boolean; run(deed: () => Promise<unknown>): Promise<void> } {
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const run = async (deed: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await deed()
    } catch (error) {
      tell(reasonOf(error, language), 'trouble')
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
