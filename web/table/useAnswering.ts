import { same, type Typed } from '@octopolis/engine'
import type { AnyStage } from '@octopolis/games/board'
import { useCallback, useState } from 'react'
import { useLanguage } from '../words/language.ts'
import { useSettings } from './settings.ts'
import type { Moment } from './useMoment.ts'

export interface Answering {
  /** The answer that lies in the bar, until the house has it. */
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

interface Sent {
  readonly ask: Typed
  readonly move: unknown
}

const nothing = { draft: null, doubted: null }

/** From a choice to an answer: it lies in the bar, is thought over where it costs something, and is sent. */
export function useAnswering(
  { prompt, key, view }: Moment,
  stage: AnyStage | null,
  send: (move: unknown) => Promise<void>,
): Answering {
  const language = useLanguage()
  const { confirm: asksTwice } = useSettings()
  // What was chosen for another question is no answer to this one.
  const [kept, setKept] = useState<Kept>({ key, draft: null, doubted: null })
  const { draft, doubted } = kept.key === key ? kept : nothing
  // It may be on its way for long, and the table be told anew meanwhile: it is seen, and nothing else can be chosen.
  const [sent, setSent] = useState<Sent | null>(null)
  const onItsWay = sent !== null && prompt !== null && same(sent.ask, prompt.ask) ? sent : null
  const isFree = onItsWay === null

  const choose = useCallback(
    (move: unknown) => {
      if (isFree) setKept({ key, draft: move, doubted: null })
    },
    [key, isFree],
  )
  const sendOff = (move: unknown): void => {
    if (prompt === null) return
    choose(null)
    setSent({ ask: prompt.ask, move })
    void send(move).finally(() => setSent(null))
  }
  return {
    draft: onItsWay === null ? draft : onItsWay.move,
    choose,
    answer(move) {
      if (prompt === null || !isFree) return
      const why = asksTwice ? (stage?.costly(move, prompt.ask, view, language) ?? null) : null
      if (why === null) sendOff(move)
      else setKept({ key, draft: move, doubted: { move, why } })
    },
    doubt: doubted?.why ?? null,
    confirm: () => sendOff(doubted?.move),
    dismiss: () => choose(draft),
  }
}
