import type { AnyStage } from '@octopolis/games/board'
import { useCallback, useState } from 'react'
import { useLanguage } from '../words/language.ts'
import { useSettings } from './settings.ts'
import type { Moment } from './useMoment.ts'

export interface Answering {
  /** The answer that lies in the bar. */
  readonly draft: unknown
  choose(move: unknown): void
  answer(move: unknown): void
  /** A costly answer that waits for a second thought: why. */
  readonly doubt: string | null
  confirm(): void
  dismiss(): void
}

interface Kept {
  readonly key: string
  readonly draft: unknown
  readonly doubted: { readonly move: unknown; readonly why: string } | null
}

const nothing = { draft: null, doubted: null }

/** From a choice to an answer: it lies in the bar, is thought over where it costs something, and is sent. */
export function useAnswering(
  { prompt, key, view }: Moment,
  stage: AnyStage | null,
  send: (move: unknown) => void,
): Answering {
  const language = useLanguage()
  const { confirm: asksTwice } = useSettings()
  // What was chosen for another question is no answer to this one.
  const [kept, setKept] = useState<Kept>({ key, draft: null, doubted: null })
  const { draft, doubted } = kept.key === key ? kept : nothing

  const choose = useCallback((move: unknown) => setKept({ key, draft: move, doubted: null }), [key])
  const sendOff = (move: unknown): void => {
    choose(null)
    send(move)
  }
  return {
    draft,
    choose,
    answer(move) {
      if (prompt === null) return
      const why = asksTwice ? (stage?.costly(move, prompt.ask, view, language) ?? null) : null
      if (why === null) sendOff(move)
      else setKept({ key, draft: move, doubted: { move, why } })
    },
    doubt: doubted?.why ?? null,
    confirm: () => sendOff(doubted?.move),
    dismiss: () => choose(draft),
  }
}
