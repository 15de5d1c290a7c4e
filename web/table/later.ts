import { lazy, useEffect } from 'react'
import { usePainted } from '../look/usePainted.ts'

// Not needed for the first picture, and fetched right after it: the line may fall before they are asked for.
const openSide = () => import('./Side.tsx')
const openWords = () => import('./inwords/TableInWords.tsx')
const openCostly = () => import('./Costly.tsx')
export const Side = lazy(() => openSide().then((module) => ({ default: module.Side })))
export const TableInWords = lazy(() => openWords().then((module) => ({ default: module.TableInWords })))
export const Costly = lazy(() => openCostly().then((module) => ({ default: module.Costly })))

/** What lies behind the table: only `npm run dev` has it, and a build carries nothing of it. */
export const TablePanel = import.meta.env.DEV
  ? lazy(() => import('../dev/TablePanel.tsx').then((module) => ({ default: module.TablePanel })))
  : null

/** Has the first picture been painted? Then the rest is fetched. */
export function useLater(): boolean {
  const isPainted = usePainted()
  useEffect(() => {
    if (isPainted) void openWords().then(openSide)
  }, [isPainted])
  return isPainted
}
