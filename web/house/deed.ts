import { useState } from 'react'
import { useTrouble } from '../look/useTrouble.ts'

/** Runs one deed at a time; what goes wrong is told in a sentence. */
export function useDeed(): { readonly isBusy: boolean; run(deed: () => Promise<unknown>): Promise<void> } {
  const trouble = useTrouble()
  const [isBusy, setBusy] = useState(false)
  const run = async (deed: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await deed()
    } catch (error) {
      trouble(error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
