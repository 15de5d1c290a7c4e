import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { useParam } from '../param.ts'
import { readPlace, writePlace, type Place } from '../pages/replay/address.ts'
import { useWords } from '../words/language.ts'
import { Bench } from './Bench.tsx'
import { Frame } from './Frame.tsx'
import { openKept } from './open.ts'
import { Mishap } from './Scene.tsx'
import { words } from './words.ts'

/** The number of an edition in the address; null: the newest. */
function editionIn(search: Readonly<Record<string, unknown>>): number | null {
  const edition = Number(search['edition'] ?? Number.NaN)
  return Number.isInteger(edition) ? edition : null
}

/** A kept record: /dev/<game>/<name>#<move>, and ?eyes=2 or ?edition=4 where it is wanted. */
export function RecordPage() {
  const w = useWords(words)
  const game = useParam('game')
  const name = useParam('name')
  const { hash } = useLocation()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const edition = editionIn(search)
  const navigate = useNavigate()
  const { data: evening, error } = useQuery({
    queryKey: ['dev', 'record', game, name, edition],
    queryFn: () => openKept(game, name, edition),
    staleTime: Infinity,
    retry: false,
  })
  const onRest = useCallback(
    (place: Place) => {
      const { eyes } = writePlace(place)
      void navigate({
        to: '/dev/$game/$name',
        params: { game, name },
        search: () => ({ ...(edition === null ? {} : { edition }), ...(eyes === undefined ? {} : { eyes }) }),
        hash: String(place.move),
        hashScrollIntoView: false,
        replace: true,
        resetScroll: false,
      })
    },
    [navigate, game, name, edition],
  )
  useEffect(() => {
    document.title = `${name} · ${w.title}`
  }, [name, w])
  if (evening === undefined) return <Frame title={name}>{error === null ? w.opening : <Mishap error={error} />}</Frame>
  return (
    <Bench
      key={evening.sealed.digest}
      evening={evening}
      title={edition === null ? name : `${name} · ${w.edition(edition)}`}
      place={readPlace({ ...search, move: hash }, evening.replay.seats)}
      onRest={onRest}
    />
  )
}
