import type { RuleId } from '@octopolis/engine'
import type { BoardProps } from '@octopolis/games/board'
import { InTurn } from '@octopolis/games/InTurn'
import { isPassedBy } from '@octopolis/server/protocol/standing'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo, useState, type CSSProperties, type ReactNode } from 'react'
import { coverOf } from '../games.ts'
import { Button } from '../look/Button.tsx'
import { tell } from '../look/Notice.tsx'
import { usePainted } from '../look/usePainted.ts'
import { useWide } from '../look/useWide.ts'
import { Refused } from '../refused.ts'
import { useLanguage, useWords } from '../words/language.ts'
import { reasonOf } from '../words/refusals.ts'
import { useAnnouncements } from './announce.ts'
import { Bar } from './Bar.tsx'
import type { DrawerTab } from './Drawer.tsx'
import { stillTold } from './faded.ts'
import { withHouseWords } from './late.ts'
import { Head } from './Head.tsx'
import { Hint } from './Hint.tsx'
import { useTableKeys } from './keys.ts'
import type { TableLink, TableState } from './link.ts'
import { PanZoom } from './PanZoom.tsx'
import { sayOf } from './people.ts'
import { usePlayback } from './playback.ts'
import { Seats } from './Seats.tsx'
import { answerLine, askLine, factLine } from './sentences.ts'
import { change, paces, useSettings } from './settings.ts'
import { timeLeft } from './time.ts'
import styles from './TableView.module.css'
import { useAnswering } from './useAnswering.ts'
import type { OpenGame } from './useGame.ts'
import { useEvents } from './useEvents.ts'
import { useHasPassed } from './useHasPassed.ts'
import { useOrders } from './useOrders.ts'
import { useSignals } from './useSignals.ts'
import { useStatus } from './useStatus.ts'
import { words } from './words.ts'

// Not needed for the first picture, and fetched right after it: the line may fall before they are asked for.
const openSide = () => import('./Side.tsx')
const openWords = () => import('./inwords/TableInWords.tsx')
const openCostly = () => import('./Costly.tsx')
const Side = lazy(() => openSide().then((module) => ({ default: module.Side })))
const TableInWords = lazy(() => openWords().then((module) => ({ default: module.TableInWords })))
const Costly = lazy(() => openCostly().then((module) => ({ default: module.Costly })))

/** What lies behind the table: only `npm run dev` has it, and a build carries nothing of it. */
const TablePanel = import.meta.env.DEV
  ? lazy(() => import('../dev/TablePanel.tsx').then((module) => ({ default: module.TablePanel })))
  : null

export interface TableViewProps {
  readonly state: TableState
  readonly link: TableLink
  readonly open: OpenGame
  /** What a seasoned player would do; null: this table allows no hints. */
  readonly hint: (() => Promise<unknown>) | null
  /** What it costs to ask for a hint; missing: nothing. */
  readonly hintCosts?: boolean
  readonly onReplace: ((seat: number) => void) | null
  /** Takes one's seat back from the bot that plays there; missing: nobody leaves here. */
  readonly onSitAgain?: () => void
  /** After the end: play again, look back. */
  readonly foot: ReactNode
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
  const { state, link, open, hint, hintCosts = false, onReplace, onSitAgain, foot, affairs, over } = props
  const { info, position, log, talk, isSending } = state
  const { box, board } = open
  const language = useLanguage()
  const w = useWords(words)
  const settings = useSettings()
  const navigate = useNavigate()
  const gameWords = useMemo(() => withHouseWords(box.words[language], w.timeRanOut), [box, language, w])
  const say = useMemo(() => sayOf(info), [info])
  const stage = board?.stage ?? null
  const playback = usePlayback(state, stage, paces[settings.pace])
  const { view, fact, isPlaying, shown, edition, skip } = playback

  const [tab, setTab] = useState<DrawerTab>('log')
  const isWide = useWide()
  // A drawer that is open from the start comes with the table, so that nothing jumps; any other when it is opened.
  const [isFirstOpen] = useState(isWide)
  const [isOpen, setOpen] = useState(isWide)
  const [rule, setRule] = useState<RuleId | null>(null)
  const [readUpTo, setReadUpTo] = useState(talk.at(-1)?.n ?? 0)

  const seat = position?.seat ?? null
  // A window doesn't wait until everything was shown.
  const isWindow = position?.prompt?.window !== undefined
  // A bot answers for whoever has left.
  const isReplaced = info.status === 'playing' && seat !== null && isStoodInFor(info, seat)
  const isShut = isReplaced || (isPlaying && !isWindow)
  const prompt = isShut ? null : ((position?.prompt ?? null) as BoardProps['prompt'])
  const isAwaited = position?.awaiting.some((one) => one.seat === seat) ?? false
  // The same question while others move: what was chosen so far stays.
  const promptKey = prompt === null ? '' : JSON.stringify([edition, isWindow ? prompt.moves : prompt.ask, isAwaited])
  const isMyTurn = prompt !== null && isAwaited

  const showTab = (next: DrawerTab): void => {
    setTab(next)
    setOpen(true)
    if (next === 'chat') setReadUpTo(talk.at(-1)?.n ?? 0)
  }
  const explain = (at: RuleId): void => {
    setRule(at)
    showTab('rules')
  }
  const trouble = (error: unknown): void => tell(reasonOf(error, language), 'trouble')
  const earlier = (): Promise<boolean> =>
    link.earlier().then(
      () => true,
      (error: unknown) => {
        trouble(error)
        return false
      },
    )
  const { draft, choose, answer, doubt, confirm, dismiss } = useAnswering({
    prompt,
    key: promptKey,
    stage,
    view,
    language,
    asksTwice: settings.confirm,
    // Whoever was too slow sees it: the table has gone on.
    send: (move) =>
      void link.play(move).catch((error: unknown) => (isWindow && isStale(error) ? undefined : trouble(error))),
  })

  const told = useMemo(() => stillTold(box.game, position, log.slice(0, shown)), [box, position, log, shown])
  // While an answer is on its way nothing is asked: what comes next may be the very same question, and is asked anew.
  const question = isMyTurn && !isSending ? askLine(gameWords, prompt.ask, say, view) : ''
  const lines = useAnnouncements(
    edition,
    shown,
    (index) => {
      const one = log[index]
      return one === undefined ? '' : factLine(gameWords, one, say)
    },
    question,
    language,
  )

  useEvents(talk, seat, say)
  const orders = useOrders(link, info.game, seat, gameWords.windows)

  const isOrdered = prompt !== null && orders !== null && isPassedBy(orders.orders, prompt.window)
  // Whoever has left an order needn't look up.
  useSignals({ title: gameWords.title, isMyTurn: isMyTurn && !isOrdered, fact, stage, seat, sound: settings.sound })
  // The rulebook opens where the question is explained, until somebody asks for another place.
  useEffect(() => setRule(null), [promptKey])

  useTableKeys({
    onTab: showTab,
    onWords: () => change({ inWords: !settings.inWords }),
    onSkip: isPlaying ? skip : null,
    onPass: isWindow && prompt !== null && isAwaited && !isSending ? () => answer(prompt.fallback) : null,
  })

  const isPainted = usePainted()
  useEffect(() => {
    if (isPainted) void openWords().then(openSide)
  }, [isPainted])

  const cover = coverOf(info.game)
  const light = {
    '--glow': cover?.light.glow,
    '--flame': cover?.light.flame,
    '--deep': cover?.light.deep,
  } as CSSProperties
  const boardProps: BoardProps = { view, seat, fact, prompt, draft, choose, answer, explain, say, language }
  const isHandled = prompt !== null && (stage?.handles.includes(prompt.ask.type) ?? false)
  const isInWords = board === null || settings.inWords
  const Answer = isHandled && !isInWords && board !== null ? board.Answer : null
  // Where there is room the answer is given beside the board, which then never changes its size.
  const isBeside = isWide && isOpen
  const isOver = position !== null && position.outcome !== null
  const isStill = state.connection === 'unwritten'
  const phase = isPlaying ? 'showing' : isOver ? 'over' : isMyTurn ? 'asked' : 'waiting'
  const side = (
    <Side
      tab={tab}
      onTab={showTab}
      onClose={() => setOpen(false)}
      state={state}
      box={box}
      words={gameWords}
      say={say}
      told={told}
      unread={talk.filter(({ n, kind }) => n > readUpTo && kind !== 'event').length}
      rule={rule ?? prompt?.rule ?? null}
      explain={explain}
      speak={(utterance) => void link.say(utterance).catch(trouble)}
      earlier={earlier}
      affairs={affairs}
      orders={orders}
    />
  )
  const hasPassed = useHasPassed(position)
  const happening = useStatus({ words: gameWords, say, position, fact, hasPassed })
  const waiting = isReplaced ? w.waitsForYou : w.rests
  const status = info.resting ? waiting : isReplaced ? `${w.botForYou} ${happening}` : happening

  return (
    <div className={styles.table} data-drawer={isOpen} data-phase={phase} data-still={isStill} style={light}>
      <Head
        title={gameWords.title}
        connection={state.connection}
        watchers={info.watchers}
        isWatching={seat === null && position !== null}
        isInWords={isInWords}
        mayChange={board !== null}
        onWords={() => change({ inWords: !settings.inWords })}
        isOpen={isOpen}
        unread={talk.filter(({ n, kind, seat: by }) => n > readUpTo && kind !== 'event' && by !== seat).length}
        onDrawer={() => setOpen(!isOpen)}
        onHome={() => void navigate({ to: '/' })}
      />
      <div className={styles.seats}>
        <InTurn turn={1}>
          <Seats
            info={info}
            view={view}
            position={position}
            stage={stage}
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
              {isInWords || board === null ? (
                <div className={styles.words}>
                  <Suspense>
                    <TableInWords
                      {...boardProps}
                      words={gameWords}
                      log={told}
                      awaiting={position?.awaiting.map((one) => one.seat) ?? []}
                      outcome={isPlaying ? null : (position?.outcome ?? null)}
                    />
                  </Suspense>
                </div>
              ) : (
                <PanZoom>
                  <board.Board {...boardProps} />
                </PanZoom>
              )}
            </InTurn>
          )}
          {typeof over === 'function' ? over({ isPlaying, isInWords, explain }) : over}
        </main>
      </InTurn>
      <div className={styles.bar}>
        <InTurn turn={2}>
          <Bar
            {...boardProps}
            words={gameWords}
            Answer={isBeside ? null : Answer}
            isHandled={Answer !== null}
            status={status}
            isPlaying={isPlaying}
            isInWords={isInWords}
            skip={skip}
            isSending={isSending}
            isAwaited={isAwaited}
            shutsIn={isWindow ? timeLeft(position) : null}
            isOrdered={isOrdered}
            undo={position?.mayUndo === true && !isReplaced ? () => void link.undo().catch(trouble) : null}
            hint={
              hint !== null &&
              prompt !== null && (
                <Hint
                  key={promptKey}
                  cost={hintCosts ? w.hintCosts : null}
                  ask={hint}
                  choose={choose}
                  lineOf={(move) => answerLine(gameWords, move, prompt.ask, say, view)}
                />
              )
            }
            inWords={() => change({ inWords: true })}
            foot={
              phase === 'over'
                ? foot
                : isReplaced && (
                    <Button kind="main" icon="play" onClick={onSitAgain}>
                      {w.sitAgain}
                    </Button>
                  )
            }
          />
        </InTurn>
      </div>
      {isOpen && (
        <div className={styles.side}>
          {isBeside && Answer !== null && (
            <section className={styles.answer} aria-label={w.yourAnswer}>
              <Answer {...boardProps} />
            </section>
          )}
          {isFirstOpen ? side : <Suspense>{side}</Suspense>}
        </div>
      )}
      <div role="log" aria-live="polite" className="unseen">
        {lines.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      <Suspense>{isPainted && <Costly why={doubt} onYes={confirm} onNo={dismiss} />}</Suspense>
      {TablePanel !== null && (
        <Suspense>{isPainted && <TablePanel state={state} game={box.game} words={gameWords} say={say} />}</Suspense>
      )}
    </div>
  )
}

/** Does a bot play for whoever sits there? */
function isStoodInFor(info: TableState['info'], seat: number): boolean {
  const sitter = info.seats[seat]?.sitter
  return sitter?.kind === 'person' && sitter.standIn !== null
}

function isStale(error: unknown): boolean {
  return error instanceof Refused && error.reason === 'stale'
}
