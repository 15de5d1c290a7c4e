import type { BoardProps } from '@octopolis/games/board'
import type { Position } from '@octopolis/server/protocol/tables'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { coverOf } from '../../games.ts'
import { IconButton } from '../../look/Button.tsx'
import { lightOf } from '../../look/light.ts'
import { Passages } from '../../table/inwords/Passages.tsx'
import { withHouseWords } from '../../table/late.ts'
import type { TableState } from '../../table/link.ts'
import { sayOf } from '../../table/people.ts'
import { usePlayback } from '../../table/playback.ts'
import { factLine } from '../../table/sentences.ts'
import { paces, useSettings } from '../../table/settings.ts'
import { serverNow, span, useNow } from '../../table/time.ts'
import { useStatus } from '../../table/useStatus.ts'
import type { OpenGame } from '../../table/useGame.ts'
import { words as tableWords } from '../../table/words.ts'
import { useLanguage, useWords } from '../../words/language.ts'
import { Chronicle } from './Chronicle.tsx'
import { Plates } from './Plates.tsx'
import styles from './Screen.module.css'
import { words as roomWords } from './words.ts'

const nothing = (): void => {}
const nobody: Position['awaiting'] = []

/** How long the table still waits, for whoever has the least time; null: as long as it likes. */
function useClock(position: Position | null, isStill: boolean): string | null {
  const deadlines = position?.awaiting.flatMap(({ deadline }) => deadline ?? []) ?? []
  const now = useNow(500, deadlines.length > 0 && !isStill)
  return deadlines.length === 0 ? null : span(Math.min(...deadlines) - serverNow(position, now))
}

/** The board for everybody, with what happens in large letters. What to do with it is on the phones. */
export function Screen({ state, open }: { state: TableState; open: OpenGame }) {
  const { info, position, connection, log } = state
  const { box, board } = open
  const language = useLanguage()
  const w = useWords(roomWords)
  const { timeRanOut } = useWords(tableWords)
  const navigate = useNavigate()
  const words = useMemo(() => withHouseWords(box.words[language], timeRanOut), [box, language, timeRanOut])
  const { pace } = useSettings()
  const [isTelling, setTelling] = useState(false)
  const say = useMemo(() => sayOf(info), [info])
  const stage = board?.stage ?? null
  const { view, fact, isPlaying, shown } = usePlayback(state, stage, paces[pace])
  const status = useStatus({ words, say, position, fact })
  const clock = useClock(position, connection === 'unwritten')
  const told = log.slice(0, shown).map((one) => factLine(words, one, say))
  const props: BoardProps = {
    view,
    seat: null,
    fact,
    prompt: null,
    draft: null,
    choose: nothing,
    answer: nothing,
    explain: nothing,
    say,
    language,
  }
  const rows = Math.ceil(info.seats.length / 2)
  const awaiting = isPlaying || info.resting ? nobody : (position?.awaiting ?? nobody)
  const plates = { view, stage, awaiting, rows }
  return (
    <div className={styles['screen']} style={lightOf(coverOf(info.game))} data-telling={isTelling}>
      <header className={styles['head']}>
        <IconButton icon="close" label={w.exit} onClick={() => void navigate({ to: '/' })} />
        <h1 className={styles['title']}>{words.title}</h1>
        {clock !== null && !isPlaying && (
          <p className={styles['clock']} role="timer">
            <span className="unseen">{w.clock}</span> {clock}
          </p>
        )}
        <IconButton icon="scroll" label={w.log} aria-expanded={isTelling} onClick={() => setTelling(!isTelling)} />
      </header>
      <div className={styles['left']}>
        <Plates {...plates} seats={info.seats.slice(0, rows)} />
      </div>
      <main className={styles['board']}>
        {board === null ? (
          <div className={styles['words']}>
            <Passages passages={words.table(view, say)} />
          </div>
        ) : (
          <board.Board {...props} />
        )}
      </main>
      <div className={styles['right']}>
        <Plates {...plates} seats={info.seats.slice(rows)} />
      </div>
      {isTelling && <Chronicle lines={told} />}
      <div className={styles['foot']}>
        {/* The sentence before, for whoever looked away. */}
        <p className={styles['before']} aria-hidden="true">
          {told.at(fact === null ? -1 : -2) ?? ''}
        </p>
        <p className={styles['status']} role="status">
          {status}
        </p>
      </div>
    </div>
  )
}
