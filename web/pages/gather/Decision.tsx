import type { Me } from '@octopolis/server/protocol/identity'
import type { TableInfo } from '@octopolis/server/protocol/tables'
import { useSearch } from '@tanstack/react-router'
import { ActBar } from '../../look/ActBar.tsx'
import { Button } from '../../look/Button.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import styles from './Decision.module.css'
import { SitDown } from './SitDown.tsx'
import { words } from './words.ts'

interface DecisionProps {
  readonly info: TableInfo
  readonly me: Me | null
  /** The chair that a stranger has chosen. */
  readonly wanted: number | null
  readonly isBusy: boolean
  onReady(isReady: boolean): void
  onStart(): void
  onFill(): void
}

/** For those who have no seat here yet: the first free one, or the one they were sent to. */
function Seatless({ info, me, wanted }: Pick<DecisionProps, 'info' | 'me' | 'wanted'>) {
  const { sit: w } = useWords(words)
  // A big screen's code is for one chair: ?seat=2.
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const empty = info.seats.filter(({ sitter }) => sitter === null)
  const free = empty.find(({ seat }) => seat === (wanted ?? search['seat'])) ?? empty[0]
  if (free === undefined) return <ActBar text={w.full}>{null}</ActBar>
  return (
    <ActBar
      text={
        <>
          <p className={styles['title']}>{w.title}</p>
          {me === null && <p className={styles['small']}>{w.text}</p>}
        </>
      }
    >
      <SitDown me={me} table={info.id} seat={free.seat} />
    </ActBar>
  )
}

function Hosting({ info, isBusy, onStart, onFill }: DecisionProps) {
  const { bar: w } = useWords(words)
  const language = useLanguage()
  const empty = info.seats.filter(({ sitter }) => sitter === null).length
  const waiting = info.seats.flatMap(({ sitter, ready }) =>
    sitter?.kind === 'person' && sitter.id !== info.host && !ready ? sitter.name : [],
  )
  const names = new Intl.ListFormat(language).format(waiting)
  return (
    <ActBar text={empty > 0 ? w.empty(empty) : waiting.length > 0 ? w.waits(names) : w.all}>
      {empty > 0 && (
        <Button icon="robot" disabled={isBusy} onClick={onFill}>
          {w.fill}
        </Button>
      )}
      <Button kind="main" icon="play" disabled={isBusy || empty + waiting.length > 0} onClick={onStart}>
        {w.start}
      </Button>
    </ActBar>
  )
}

/** The one thing that is up to the viewer now: sit down, say yes, or begin. */
export function Decision(props: DecisionProps) {
  const { info, me, wanted, isBusy, onReady } = props
  const { bar: w } = useWords(words)
  const mine = info.seats.find(({ sitter }) => sitter?.kind === 'person' && sitter.id === me?.id)
  if (mine === undefined) return <Seatless info={info} me={me} wanted={wanted} />
  if (info.host === me?.id) return <Hosting {...props} />
  return (
    <ActBar text={mine.ready ? w.readyText : w.askText}>
      <Button
        kind={mine.ready ? 'other' : 'main'}
        icon={mine.ready ? 'undo' : 'check'}
        disabled={isBusy}
        onClick={() => onReady(!mine.ready)}
      >
        {mine.ready ? w.notReady : w.ready}
      </Button>
    </ActBar>
  )
}
