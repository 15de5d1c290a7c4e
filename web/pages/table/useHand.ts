import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { beHand } from '../../preferences.ts'

const KEY = 'octopolis.hand'

/** Who came by the code of a big screen sits in its room, at this table and at the next, until this tab is closed. */
export function useHand(): void {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const isInvited = search['hand'] !== undefined
  useEffect(() => {
    if (isInvited) sessionStorage.setItem(KEY, 'yes')
    beHand(sessionStorage.getItem(KEY) !== null)
    return () => beHand(false)
  }, [isInvited])
}
