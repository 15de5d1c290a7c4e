import type { RuleId } from '@octopolis/engine'
import { InTurn } from '@octopolis/games/InTurn'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { coverOf } from '../games.ts'
import { lightOf } from '../look/light.ts'
import { Head } from './Head.tsx'
import { useTableKeys } from './keys.ts'
import { Costly, TablePanel, useLater } from './later.ts'
import { Seats } from './Seats.tsx'
import { turnWords } from './settings.ts'
import { TableBar, type BarOffers } from './TableBar.tsx'
import { TableBoard } from './TableBoard.tsx'
import { TableSide } from './TableSide.tsx'
import styles from './TableView.module.css'
import { useHeard } from './useHeard.ts'
import { useSitting, type AtTable } from './useSitting.ts'

export interface TableViewProps extends AtTable, BarOffers {
  /** Votes a bot into the seat of somebody who is away; null: nobody may here. */
  readonly onReplace: ((seat: number) => void) | null
  /** What else belongs to this table: leaving, sharing. */
  readonly affairs: ReactNode
  /** Something over the board: a lesson's voice. */
  readonly over?: ReactNode | ((scene: Scene) => ReactNode)
}

/** What whoever speaks over the board should know of it. */
export interface Scene {
  /** Facts are being shown. */
  readonly isPlaying: boolean
  readonly isInWords: boolean
  /** Opens the rulebook there. */
  explain(rule: RuleId): void
}

/** A table: the board fills the page, the seats around it, the question and its answer below, the rest in a drawer. */
export function TableView(props: TableViewProps) {
  return (
    <Suspense fallback={<div className={styles.table} />}>
      <Laid {...props} />
    </Suspense>
  )
}

function Laid(props: TableViewProps) {
  const { state, open, onReplace, affairs, over } = props
  const { info, position, connection, isSending } = state
  const navigate = useNavigate()
  const sitting = useSitting(props)
  const lines = useHeard(props, sitting)
  const isPainted = useLater()
  const { wording, moment, answering, drawer, isInWords } = sitting
  const { view, seat, prompt, isPlaying } = moment
  const mayPass = moment.isWindow && moment.isMyTurn && !isSending
  useTableKeys({
    onTab: drawer.turnTo,
    onWords: turnWords,
    onSkip: isPlaying ? moment.skip : null,
    onPass: mayPass && prompt !== null ? () => answering.answer(prompt.fallback) : null,
  })
  const isStill = connection === 'unwritten'

  return (
    <div
      className={styles.table}
      data-drawer={drawer.isOpen}
      data-phase={moment.phase}
      data-still={isStill}
      style={lightOf(coverOf(info.game))}
    >
      <Head
        title={wording.words.title}
        connection={connection}
        watchers={info.watchers}
        isWatching={seat === null && position !== null}
        isInWords={isInWords}
        mayChange={open.board !== null}
        onWords={turnWords}
        isOpen={drawer.isOpen}
        unread={drawer.unreadOfOthers}
        onDrawer={() => drawer.setOpen(!drawer.isOpen)}
        onHome={() => void navigate({ to: '/' })}
      />
      <div className={styles.seats}>
        <InTurn turn={1}>
          <Seats
            info={info}
            view={view}
            position={position}
            stage={open.board?.stage ?? null}
            isPlaying={isPlaying}
            isStill={isStill}
            onReplace={onReplace}
          />
        </InTurn>
      </div>
      <InTurn turn={2}>
        <main className={styles.stage}>
          {view !== null && (
            <InTurn turn={1}>
              <TableBoard at={props} sitting={sitting} />
            </InTurn>
          )}
          {typeof over === 'function' ? over({ isPlaying, isInWords, explain: drawer.explain }) : over}
        </main>
      </InTurn>
      <div className={styles.bar}>
        <InTurn turn={2}>
          <TableBar at={props} sitting={sitting} offers={props} />
        </InTurn>
      </div>
      {drawer.isOpen && <TableSide at={props} sitting={sitting} affairs={affairs} />}
      <div role="log" aria-live="polite" className="unseen">
        {lines.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      <Suspense>
        {isPainted && <Costly why={answering.doubt} onYes={answering.confirm} onNo={answering.dismiss} />}
      </Suspense>
      {TablePanel !== null && (
        <Suspense>
          {isPainted && <TablePanel state={state} game={open.box.game} words={wording.words} say={wording.say} />}
        </Suspense>
      )}
    </div>
  )
}
