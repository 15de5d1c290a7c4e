import { Suspense } from 'react'
import { TableInWords } from './later.ts'
import { PanZoom } from './PanZoom.tsx'
import styles from './TableView.module.css'
import type { AtTable, Sitting } from './useSitting.ts'

interface TableBoardProps {
  readonly at: AtTable
  readonly sitting: Sitting
}

/** What is played, on its board or in words. */
export function TableBoard({ at, sitting }: TableBoardProps) {
  const { board } = at.open
  const { position } = at.state
  const { given, wording, told, isInWords, moment } = sitting
  if (!isInWords && board !== null) {
    return (
      <PanZoom>
        <board.Board {...given} />
      </PanZoom>
    )
  }
  return (
    <div className={styles.words}>
      <Suspense>
        <TableInWords
          {...given}
          words={wording.words}
          log={told}
          awaiting={position?.awaiting.map((one) => one.seat) ?? []}
          outcome={moment.isPlaying ? null : (position?.outcome ?? null)}
        />
      </Suspense>
    </div>
  )
}
