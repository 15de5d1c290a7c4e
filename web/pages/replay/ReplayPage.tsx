import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useState, type ReactNode } from 'react'
import { tell } from '../../look/Notice.tsx'
import { useTitle } from '../../look/useTitle.ts'
import { Declined } from '../../declined.ts'
import { useLanguage, useWords } from '../../words/language.ts'
import { reasonOf } from '../../words/refusals.ts'
import { readPlace, writePlace, type Place } from './address.ts'
import { Foyer } from './Foyer.tsx'
import { FILE, fromFile, openEvening, type Evening } from './open.ts'
import { Theatre } from './Theatre.tsx'
import { useDrop } from './useDrop.ts'
import { words } from './words.ts'

export function ReplayPage(): ReactNode {
  const w = useWords(words)
  const language = useLanguage()
  const id = useParams({ from: '/replay/$id', select: (params: { readonly id: string }) => params.id })
  const search: Readonly<Record<string, unknown>> = useSearch({ from: '/replay/$id' })
  const navigate = useNavigate()
  const { data, error } = useQuery({
    queryKey: ['replay', id],
    queryFn: () => openEvening(id),
    enabled: id !== FILE,
    staleTime: Infinity,
    retry: false,
  })
  const [brought, setBrought] = useState<Evening | null>(null)
  const onFile = useCallback(
    (file: File) => {
      fromFile(file).then(setBrought, (trouble: unknown) =>
        tell(whyNot(trouble, w) ?? reasonOf(trouble, language), 'trouble'),
      )
    },
    [w, language],
  )
  const isOver = useDrop(onFile)
  const isBrought = brought !== null
  const onRest = useCallback(
    (place: Place) => {
      if (isBrought) return
      void navigate({
        to: '/replay/$id',
        params: { id },
        search: () => writePlace(place),
        replace: true,
        resetScroll: false,
      })
    },
    [navigate, id, isBrought],
  )
  const evening = brought ?? data
  const title = evening?.box.words[language].title
  useTitle(title === undefined ? undefined : w.page(title))

  if (evening === undefined) {
    const why = error === null ? null : (whyNot(error, w) ?? reasonOf(error, language))
    return <Foyer isWaiting={id !== FILE && error === null} why={why} isOver={isOver} onFile={onFile} />
  }
  return (
    <Theatre
      key={evening.sealed.digest}
      evening={evening}
      start={readPlace(isBrought ? {} : search, evening.replay.seats)}
      onRest={onRest}
      onFile={onFile}
      onKept={(kept, place) => {
        setBrought(null)
        void navigate({ to: '/replay/$id', params: { id: kept }, search: () => writePlace(place) })
      }}
    />
  )
}

/** Null: the house's own words will do. */
function whyNot(error: unknown, w: (typeof words)['en']): string | null {
  if (!(error instanceof Declined)) return w.unplayable
  switch (error.reason) {
    case 'edition':
      return w.edition
    case 'unplayable':
      return w.unplayable
    case 'damaged':
    case 'newer':
      return w.damaged
    case 'conflict':
      return w.notOver
    case 'missing':
    case 'malformed':
      return w.noTable
    default:
      return null
  }
}
