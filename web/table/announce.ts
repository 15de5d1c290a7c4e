import type { Language } from '@octopolis/engine'
import { useEffect, useRef, useState } from 'react'

export interface Line {
  readonly key: number
  readonly text: string
}

/** What a live region keeps: enough for a reader that lags behind. */
const MOST = 40

interface Announced {
  readonly edition: number
  readonly shown: number
  /** Empty: nothing is asked. */
  readonly question: string
  readonly language: Language
}

/**
 * The lines for the live region: each fact once, in order, when it is shown. What was told before we came, or is told
 * anew, isn't read again; nor is it when the language changes.
 */
export function useAnnouncements(
  { edition, shown, question, language }: Announced,
  lineAt: (index: number) => string,
): readonly Line[] {
  const [lines, setLines] = useState<readonly Line[]>([])
  const read = useRef({ edition, shown, question: '', language })
  const next = useRef(0)

  useEffect(() => {
    const before = read.current
    const fresh: string[] = []
    if (before.edition === edition) for (let index = before.shown; index < shown; index++) fresh.push(lineAt(index))
    const isAsked = before.question !== '' && before.language !== language
    if (question !== '' && question !== before.question && !isAsked) fresh.push(question)
    read.current = { edition, shown, question, language }
    if (fresh.length === 0) return
    const told = fresh.map((text) => ({ key: next.current++, text }))
    setLines((known) => [...known, ...told].slice(-MOST))
    // Only what happens is announced: not a change of words.
  }, [edition, shown, question])

  return lines
}
