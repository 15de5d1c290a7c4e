import { useState } from 'react'
import { useTrouble } from '../look/useTrouble.ts'

/** Runs one action at a time; what goes wrong is told in a sentence. */
export function useAction(): { readonly isBusy: boolean; run(action: () => Promise<unknown>): Promise<void> } {
  const trouble = useTrouble()
  const [isBusy, setBusy] = useState(false)
  const run = async (action: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await action()
    } catch (error) {
      trouble(error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
