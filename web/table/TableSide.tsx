import { Suspense, type ReactNode } from 'react'
import { useTrouble } from '../look/useTrouble.ts'
import { useWords } from '../words/language.ts'
import { Side } from './later.ts'
import styles from './TableView.module.css'
import type { AtTable, Sitting } from './useSitting.ts'
import { words as pageWords } from './words.ts'

interface TableSideProps {
  readonly at: AtTable
  readonly sitting: Sitting
  readonly affairs: ReactNode
}

/** The drawer. Where there is room the answer is given above it, beside the board, which then never changes its size. */
export function TableSide({ at, sitting, affairs }: TableSideProps) {
  const { state, link, open } = at
  const { wording, drawer, given, Answer } = sitting
  const w = useWords(pageWords)
  const trouble = useTrouble()
  const earlier = (): Promise<boolean> =>
    link.earlier().then(
      () => true,
      (error: unknown) => {
        trouble(error)
        return false
      },
    )
  const side = (
    <Side
      tab={drawer.tab}
      onTab={drawer.turnTo}
      onClose={() => drawer.setOpen(false)}
      state={state}
      box={open.box}
      words={wording.words}
      say={wording.say}
      told={sitting.told}
      unread={drawer.unread}
      rule={drawer.rule}
      explain={drawer.explain}
      speak={(utterance) => void link.say(utterance).catch(trouble)}
      earlier={earlier}
      affairs={affairs}
      orders={sitting.orders}
    />
  )
  return (
    <div className={styles.side}>
      {drawer.isBeside && Answer !== null && (
        <section className={styles.answer} aria-label={w.yourAnswer}>
          <Answer {...given} />
        </section>
      )}
      {drawer.isFirstOpen ? side : <Suspense>{side}</Suspense>}
    </div>
  )
}
