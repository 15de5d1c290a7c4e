import type { ReactNode } from 'react'
import { Button } from '../look/Button.tsx'
import { useTrouble } from '../look/useTrouble.ts'
import { useWords } from '../words/language.ts'
import { Bar } from './Bar.tsx'
import { Hint } from './Hint.tsx'
import { answerLine } from './sentences.ts'
import { change } from './settings.ts'
import { timeLeft } from './time.ts'
import type { AtTable, Sitting } from './useSitting.ts'
import { words as pageWords } from './words.ts'

export interface BarOffers {
  /** What a seasoned player would do; null: this table allows no hints. */
  readonly hint: (() => Promise<unknown>) | null
  /** What it costs to ask for a hint; missing: nothing. */
  readonly hintCosts?: boolean
  /** Takes one's seat back from the bot that plays there; missing: nobody leaves here. */
  readonly onSitAgain?: () => void
  /** After the end: play again, look back. */
  readonly foot: ReactNode
}

interface TableBarProps {
  readonly at: AtTable
  readonly sitting: Sitting
  readonly offers: BarOffers
}

/** The bar below the board, with all that can be done there just now. */
export function TableBar({ at, sitting, offers }: TableBarProps) {
  const { state, link } = at
  const { given, wording, moment, drawer, Answer, isInWords } = sitting
  const { isPlaying, skip, isAwaited, isWindow, isReplaced, phase } = moment
  const w = useWords(pageWords)
  const trouble = useTrouble()
  const back = isReplaced && (
    <Button kind="main" icon="play" onClick={offers.onSitAgain}>
      {w.sitAgain}
    </Button>
  )
  return (
    <Bar
      {...given}
      words={wording.words}
      Answer={drawer.isBeside ? null : Answer}
      isHandled={Answer !== null}
      status={sitting.status}
      isPlaying={isPlaying}
      isInWords={isInWords}
      skip={skip}
      isSending={state.isSending}
      isAwaited={isAwaited}
      shutsIn={isWindow ? timeLeft(state.position) : null}
      isOrdered={sitting.isOrdered}
      undo={state.position?.mayUndo === true && !isReplaced ? () => void link.undo().catch(trouble) : null}
      hint={<Advice sitting={sitting} offers={offers} />}
      inWords={() => change({ inWords: true })}
      foot={phase === 'over' ? offers.foot : back}
    />
  )
}

/** What a seasoned player would do, where one may ask. */
function Advice({ sitting, offers }: Omit<TableBarProps, 'at'>) {
  const { prompt, choose, say, view } = sitting.given
  const { hint, hintCosts = false } = offers
  const w = useWords(pageWords)
  if (hint === null || prompt === null) return null
  return (
    <Hint
      key={sitting.moment.key}
      cost={hintCosts ? w.hintCosts : null}
      ask={hint}
      choose={choose}
      lineOf={(move) => answerLine(sitting.wording.words, move, prompt.ask, say, view)}
    />
  )
}
