import { useState } from 'react'
import { tell } from '../look/Notice.tsx'
import { useLanguage } from '../words/language.ts'
import { reasonOf } from '../words/refusals.ts'

/** Runs one action at a time; what goes wrong is told in a sentence. */
export function useAction(): { readonly isBusy: boolean; run(action: () => Promise<unknown>): Promise<void> } {
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const run = async (action: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await action()
    } catch (error) {
      tell(reasonOf(error, language), 'trouble')
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
