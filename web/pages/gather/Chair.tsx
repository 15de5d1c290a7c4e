import type { TableInfo } from '@octopolis/server/protocol/tables'
import { Button } from '../../look/Button.tsx'
import { Crest } from '../../look/Crest.tsx'
import { Icon } from '../../look/Icon.tsx'
import { useWords } from '../../words/language.ts'
import { levelWords } from '../../words/levels.ts'
import styles from './Chair.module.css'
import { words } from './words.ts'

export type SeatInfo = TableInfo['seats'][number]

interface ChairProps {
  readonly seat: SeatInfo
  readonly isMine: boolean
  readonly isHost: boolean
  /** What the viewer may do with it; null: not that. */
  readonly onSit: (() => void) | null
  readonly onManage: (() => void) | null
  readonly onStandUp: (() => void) | null
  /** The viewer sits somewhere else already. */
  readonly isMoving: boolean
}

function EmptyChair({ seat, onSit, onManage, isMoving }: ChairProps) {
  const w = useWords(words)
  const number = seat.seat + 1
  const act = isMoving ? w.moveHere : w.sitHere
  return (
    <li className={styles['chair']} data-empty="true">
      <span className={styles['hollow']} aria-hidden="true" />
      <p className={styles['state']}>
        <span className="unseen">{w.seat(number)}: </span>
        {w.free}
      </p>
      <div className={styles['acts']}>
        {onSit !== null && (
          <Button kind={isMoving ? 'quiet' : 'main'} onClick={onSit} aria-label={w.sitAt(act, number)}>
            {act}
          </Button>
        )}
        {onManage !== null && (
          <Button icon="robot" onClick={onManage} aria-label={w.botAt(number)}>
            {w.bot}
          </Button>
        )}
      </div>
    </li>
  )
}

/** A chair and who sits in it: a person or a bot, both with a face and a name. */
export function Chair(props: ChairProps) {
  const { seat, isMine, isHost, onManage, onStandUp } = props
  const w = useWords(words)
  const levels = useWords(levelWords)
  const { sitter, ready } = seat
  if (sitter === null) return <EmptyChair {...props} />
  const isAway = sitter.kind === 'person' && !sitter.present && !isMine
  const state =
    sitter.kind === 'bot'
      ? levels[sitter.level].label
      : isAway
        ? w.away
        : isHost
          ? w.begins
          : ready
            ? w.ready
            : w.notReady
  const isReady = sitter.kind === 'bot' || isHost || ready
  return (
    <li className={styles['chair']} data-mine={isMine} data-ready={isReady && !isAway} data-away={isAway}>
      {isHost && (
        <span className={styles['crown']} title={w.host}>
          <Icon name="crown" size={22} />
          <span className="unseen">{w.host}</span>
        </span>
      )}
      <span className={styles['crest']}>
        <Crest crest={sitter.crest} size={72} />
      </span>
      <p className={styles['name']}>
        <span className="unseen">{w.seat(seat.seat + 1)}: </span>
        {sitter.name}
        {isMine && <span className={styles['you']}> ({w.you})</span>}
      </p>
      <p className={styles['state']}>
        {isReady && !isAway && <Icon name={sitter.kind === 'bot' ? 'robot' : 'check'} size={16} />} {state}
      </p>
      <div className={styles['acts']}>
        {onStandUp !== null && (
          <Button kind="quiet" onClick={onStandUp}>
            {w.standUp}
          </Button>
        )}
        {onManage !== null && (
          <Button kind="quiet" aria-label={w.manage(sitter.name)} onClick={onManage}>
            {w.agreement.change}
          </Button>
        )}
      </div>
    </li>
  )
}
