import { startTransition, useEffect, useState } from 'react'

const whenQuiet: (work: () => void) => void =
  'requestIdleCallback' in window
    ? (work) => requestIdleCallback(work, { timeout: 2000 })
    : (work) => setTimeout(work, 200)

/** Has the page been painted and come to rest? What nobody waits for begins then. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let isGone = false
    whenQuiet(() => {
      if (!isGone) startTransition(() => setPainted(true))
    })
    return () => {
      isGone = true
    }
  }, [])
  return isPainted
}
