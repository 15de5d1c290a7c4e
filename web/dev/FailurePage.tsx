import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { useParam } from '../param.ts'
import { readPlace, writePlace, type Place } from '../pages/replay/address.ts'
import { useWords } from '../words/language.ts'
import { Bench } from './Bench.tsx'
import styles from './FailurePage.module.css'
import { Frame } from './Frame.tsx'
import { brief, Json } from './Json.tsx'
import { openFailure, type OpenFailure } from './open.ts'
import { Mishap } from './Scene.tsx'
import { words } from './words.ts'

/** What has failed: /dev/failures/<file>, opened at the move after which it shows. */
export function FailurePage() {
  const w = useWords(words)
  const file = useParam('file')
  const { hash } = useLocation()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { data: open, error } = useQuery({
    queryKey: ['dev', 'failure', file],
    queryFn: () => openFailure(file),
    retry: false,
  })
  const onRest = useCallback(
    (place: Place) => {
      const { eyes } = writePlace(place)
      void navigate({
        to: '/dev/failures/$file',
        params: { file },
        search: () => (eyes === undefined ? {} : { eyes }),
        hash: String(place.move),
        hashScrollIntoView: false,
        replace: true,
        resetScroll: false,
      })
    },
    [navigate, file],
  )
  useEffect(() => {
    document.title = `${file} · ${w.title}`
  }, [file, w])
  if (open === undefined) return <Frame title={file}>{error === null ? w.opening : <Mishap error={error} />}</Frame>
  const { failure, evening } = open
  if (evening === null) {
    return (
      <Frame title={file}>
        <Notice open={open} />
        <p>{w.notSetUp}</p>
        <Json name={null} value={failure} />
      </Frame>
    )
  }
  return (
    <Bench
      key={evening.sealed.digest}
      evening={evening}
      title={file}
      place={readPlace({ ...search, move: hash === '' ? failure.move : hash }, evening.replay.seats)}
      onRest={onRest}
      notice={<Notice open={open} />}
    />
  )
}

function Notice({ open: { failure, stop } }: { readonly open: OpenFailure }) {
  const w = useWords(words)
  return (
    <div role="alert" className={styles['notice']}>
      <p>
        <b>{failure.message}</b> {w.failedAt(failure.move)}
      </p>
      {stop !== null && <p>{w.stopped(stop)}</p>}
      <p>
        {w.again} <code>conform(game, proof, {brief(failure.again)})</code>
      </p>
    </div>
  )
}
