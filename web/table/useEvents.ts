import type { Say } from '@octopolis/engine'
import type { Said } from '@octopolis/server/protocol/tables'
import { useEffect, useRef } from 'react'
import { tell } from '../look/Notice.tsx'
import { useWords } from '../words/language.ts'
import { eventLine } from './sentences.ts'
import { words } from './words.ts'

/** What happens to the seats of others is seen and heard when it happens; what happened before one came is in the talk. */
export function useEvents(talk: readonly Said[], seat: number | null, say: Say): void {
  const w = useWords(words)
  const read = useRef(talk.at(-1)?.n ?? 0)
  useEffect(() => {
    const news = talk.filter((said) => said.kind === 'event' && said.n > read.current && said.seat !== seat)
    read.current = talk.at(-1)?.n ?? 0
    for (const said of news) tell(eventLine(w.events, said, say))
    // Only what happens is told: not a change of names or words.
  }, [talk])
}
