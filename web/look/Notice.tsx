import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'

export interface Notice {
  readonly sentence: string
  readonly kind: 'plain' | 'trouble'
}

/** What was said before there was anywhere to show it. */
const early: Notice[] = []
let show: (notice: Notice) => void = (notice) => early.push(notice)

/** One sentence that comes and goes at the edge of the page, and is read aloud. */
export function tell(sentence: string, kind: Notice['kind'] = 'plain'): void {
  show({ sentence, kind })
}

/** From now on notices are shown so, those that waited first. */
export function showNotices(by: (notice: Notice) => void): void {
  show = by
  for (const notice of early.splice(0)) by(notice)
}

const Corner = lazy(() => import('./NoticeCorner.tsx').then((module) => ({ default: module.NoticeCorner })))

/** Nobody has anything to say in the first moment: the corner for it comes when the page is there. */
export function Notices({ children }: { children: ReactNode }) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), 1500)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      {children}
      {isWanted && (
        <Suspense>
          <Corner />
        </Suspense>
      )}
    </>
  )
}
