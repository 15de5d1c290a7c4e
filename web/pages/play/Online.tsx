import type { Box } from '@octopolis/games/box'
import { usualSeats } from '@octopolis/games/seats'
import { useState } from 'react'
import { useOnline } from '../../client/online.ts'
import type { Clock, Visibility } from '../../client/tables.ts'
import { useGoToTable } from '../../client/go-to-table.ts'
import { Button } from '../../look/Button.tsx'
import { useWords } from '../../words/language.ts'
import { sentOf, type Asked } from '../gather/options.ts'
import { OptionsForm } from '../gather/OptionsForm.tsx'
import { TableForm } from '../gather/TableForm.tsx'
import { Counts } from './Counts.tsx'
import { Ground } from './Ground.tsx'
import styles from './PlayPage.module.css'
import { words } from './words.ts'

interface Wish {
  readonly visibility: Visibility
  readonly clock: Clock
  readonly hints: boolean
  readonly casual: boolean
}

/** A table of the house: each on their own device, or around a big screen. */
export function Online({ box, where }: { box: Box; where: 'table' | 'room' }) {
  const w = useWords(words)
  const goTo = useGoToTable()
  const isOffline = !useOnline()
  const { id, seats } = box.game
  const [count, setCount] = useState(usualSeats(seats))
  const [wish, setWish] = useState<Wish>({
    visibility: 'unlisted',
    clock: { kind: 'none' },
    hints: true,
    casual: false,
  })
  const [asked, setAsked] = useState<Asked>({})
  const isRoom = where === 'room'
  return (
    <Ground
      left={
        <>
          <h2>{w.table}</h2>
          {seats.min < seats.max && (
            <div>
              <p className={styles['manner']}>{w.seatCount}</p>
              <Counts label={w.seatCount} from={seats.min} to={seats.max} value={count} onChange={setCount} />
            </div>
          )}
          <TableForm
            wish={wish}
            hasWindows={box.words.en.windows !== undefined}
            onChange={(change) => setWish({ ...wish, ...change })}
          />
        </>
      }
      right={
        <>
          <h2>{w.options}</h2>
          <OptionsForm box={box} seats={count} asked={asked} onChange={setAsked} />
        </>
      }
      text={isOffline ? w.offline : isRoom ? w.roomText : w.houseText}
      act={
        <Button
          kind="main"
          icon={isRoom ? 'screen' : 'link'}
          disabled={goTo.isBusy || isOffline}
          onClick={() =>
            void goTo.online({ game: id, seats: count, options: sentOf(box, asked, count), ...wish }, where)
          }
        >
          {isRoom ? w.openRoom : w.open}
        </Button>
      }
    />
  )
}
