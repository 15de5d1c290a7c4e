import { useEffect, useState } from 'react'

/** Facts begin to play a moment after the table has changed: nobody speaks into that moment. */
const PAUSE = 150

/** The last thing that was to be said when all was quiet; and whether it is quiet now. */
export function useQuiet<Thing>(thing: Thing, isPlaying: boolean): { readonly said: Thing; readonly isQuiet: boolean } {
  const [said, setSaid] = useState(thing)
  const [isQuiet, setQuiet] = useState(!isPlaying)
  useEffect(() => {
    if (isPlaying) {
      setQuiet(false)
      return
    }
    const timer = setTimeout(() => {
      setSaid(thing)
      setQuiet(true)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [thing, isPlaying])
  return { said, isQuiet }
}
