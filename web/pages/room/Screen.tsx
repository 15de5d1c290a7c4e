import type { BoardProps } from '@octopolis/games/board'
import { useMemo } from 'react'
import { coverOf } from '../../games.ts'
import { lightOf } from '../../look/light.ts'
import { Passages } from '../../table/inwords/Passages.tsx'
import type { TableState } from '../../table/link.ts'
import { sayOf } from '../../table/people.ts'
import { usePlayback } from '../../table/playback.ts'
import { Seats } from '../../table/Seats.tsx'
import { paces, useSettings } from '../../table/settings.ts'
import { useStatus } from '../../table/useStatus.ts'
import type { OpenGame } from '../../table/useGame.ts'
import { useLanguage } from '../../words/language.ts'
import styles from './Screen.module.css'

const nothing = (): void => {}

/** The board for everybody, with what happens in large letters. */
export function Screen({ state, open }: { state: TableState; open: OpenGame }) {
  const { info, position, connection } = state
  const { box, board } = open
  const language = useLanguage()
  const words = box.words[language]
  const { pace } = useSettings()
  const say = useMemo(() => sayOf(info), [info])
  const stage = board?.stage ?? null
  const { view, fact, isPlaying } = usePlayback(state, stage, paces[pace])
  const status = useStatus({ words, say, position, fact })
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
  return (
    <div className={styles.screen} style={lightOf(coverOf(info.game))}>
      <div className={styles.seats}>
        <Seats
          info={info}
          view={view}
          position={position}
          stage={stage}
          isPlaying={isPlaying}
          isStill={connection === 'unwritten'}
          onReplace={null}
        />
      </div>
      <main className={styles.board}>
        <h1 className="unseen">{words.title}</h1>
        {board === null ? <Passages passages={words.table(view, say)} /> : <board.Board {...props} />}
      </main>
      <p className={styles.status} role="status">
        {status}
      </p>
    </div>
  )
}
