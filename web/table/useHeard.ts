import { useAnnouncements, type Line } from './announce.ts'
import { askLine, factLine } from './sentences.ts'
import { useSettings } from './settings.ts'
import { useEvents } from './useEvents.ts'
import { useSignals } from './useSignals.ts'
import type { AtTable, Sitting } from './useSitting.ts'

/** What somebody at a table hears of it: what happens and is asked, read aloud; sounds, notices, the name of the tab. */
export function useHeard({ state, open }: AtTable, { wording, moment, isOrdered }: Sitting): readonly Line[] {
  const { log, talk, isSending } = state
  const { words, say, language } = wording
  const { edition, shown, fact, seat, prompt, isMyTurn } = moment
  const { sound } = useSettings()
  // While an answer is on its way nothing is asked: what comes next may be the very same question, and is asked anew.
  // A window is asked while facts still play: it speaks of the table as it is, once.
  const question =
    isMyTurn && prompt !== null && !isSending ? askLine(words, prompt.ask, say, state.position?.view) : ''
  const lines = useAnnouncements({ edition, shown, question, language }, (index) => {
    const one = log[index]
    return one === undefined ? '' : factLine(words, one, say)
  })
  useEvents(talk, seat, say)
  // Whoever has left an order needn't look up.
  const isCalled = isMyTurn && !isOrdered
  useSignals({ title: words.title, isMyTurn: isCalled, fact, stage: open.board?.stage ?? null, seat, sound })
  return lines
}
