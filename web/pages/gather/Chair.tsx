import type { Livery } from '@octopolis/games/board'
import type { TableInfo } from '@octopolis/server/protocol/tables'
import { Button } from '../../look/Button.tsx'
import { Crest } from '../../look/Crest.tsx'
import { Icon } from '../../look/Icon.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
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
  /** Asks whoever it is up to for a swap with the viewer's own seat. */
  readonly onSwap: (() => void) | null
  /** How this seat is told apart in the game, where it has a board. */
  readonly livery: Livery | undefined
  /** A stranger has chosen it, and is about to sit down. */
  readonly isWanted: boolean
  /** The viewer sits somewhere else already. */
  readonly isMoving: boolean
  /** The viewer has no name here yet, and says it before sitting down. */
  readonly isStranger: boolean
}

/** The colour of a seat, and its sign for eyes that don't see colours. */
function Colour({ livery }: { livery: Livery | undefined }) {
  const name = livery?.name?.[useLanguage()]
  if (livery === undefined) return null
  return (
    <span className={styles['colour']} title={name}>
      <svg width="18" height="18" viewBox="0 0 24 24" fill={livery.colour} aria-hidden="true">
        <path d={livery.sign} />
      </svg>
      {name !== undefined && <span className="unseen">{name}</span>}
    </span>
  )
}

function EmptyChair({ seat, onSit, onManage, isMoving, isStranger, livery, isWanted }: ChairProps) {
  const w = useWords(words)
  const number = seat.seat + 1
  const act = isStranger ? w.chooseHere : isMoving ? w.moveHere : w.sitHere
  return (
    <li className={styles['chair']} data-empty="true" data-wanted={isWanted}>
      <Colour livery={livery} />
      <span className={styles['hollow']} aria-hidden="true" />
      <p className={styles['state']}>
        <span className="unseen">{w.seat(number)}: </span>
        {w.free}
      </p>
      <div className={styles['acts']}>
        {onSit !== null && (
          <Button
            kind={isMoving || isStranger ? 'quiet' : 'main'}
            onClick={onSit}
            aria-label={w.sitAt(act, number)}
            aria-pressed={isStranger ? isWanted : undefined}
          >
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
  const { seat, isMine, isHost, onManage, onStandUp, onSwap, livery } = props
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
      <Colour livery={livery} />
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
        {onSwap !== null && (
          <Button kind="quiet" aria-label={w.swapWith(sitter.name)} onClick={onSwap}>
            {w.swap}
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
