import type { Cover } from '@octopolis/games/cover'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { covers } from '../games.ts'
import { buttonClass } from '../look/Button.tsx'
import { Emblem } from '../look/Emblem.tsx'
import { lightOf } from '../look/light.ts'
import { useTitle } from '../look/useTitle.ts'
import { useLanguage, useWords } from '../words/language.ts'
import { Frame } from './Frame.tsx'
import type { KeptRecord } from './kept.ts'
import { listFailures, listRecords } from './open.ts'
import { Mishap } from './Scene.tsx'
import styles from './WorkshopPage.module.css'
import { words } from './words.ts'

/** /dev: what those who carry on open first. */
export function WorkshopPage() {
  const w = useWords(words)
  const { data: records = [], error } = useQuery({ queryKey: ['dev', 'records'], queryFn: listRecords, retry: false })
  const [sought, setSought] = useState('')
  useTitle(w.title)
  const found = records.filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase()))
  return (
    <Frame title={w.title} back={false} lead={w.lead}>
      {error !== null && <Mishap error={error} />}
      <Failures />
      <input
        type="search"
        className={styles['find']}
        aria-label={w.find}
        placeholder={w.find}
        value={sought}
        onChange={({ currentTarget }) => setSought(currentTarget.value)}
      />
      {covers.map((cover) => (
        <Shelf
          key={cover.id}
          cover={cover}
          records={found.filter(({ game }) => game === cover.id)}
          isSought={sought !== ''}
        />
      ))}
    </Frame>
  )
}

function Failures() {
  const w = useWords(words)
  const { data = [], error } = useQuery({ queryKey: ['dev', 'failures'], queryFn: listFailures, retry: false })
  if (error !== null) return <Mishap error={error} />
  if (data.length === 0) return null
  return (
    <section className={styles['failures']} aria-label={w.failures}>
      <h2>{w.failures}</h2>
      <p>{w.failuresLead}</p>
      <ul>
        {data.map(({ file, message, move }) => (
          <li key={file}>
            <Link to="/dev/failures/$file" params={{ file }} hash={String(move)}>
              {file}
            </Link>{' '}
            {w.failedAt(move)}
            <p>{message}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ShelfProps {
  readonly cover: Cover
  readonly records: readonly KeptRecord[]
  readonly isSought: boolean
}

/** What was recorded of a game, the newest edition first. */
function Shelf({ cover, records, isSought }: ShelfProps) {
  const w = useWords(words)
  const language = useLanguage()
  const title = cover.title[language]
  const editions = [...new Set(records.map(({ edition }) => edition))].toSorted((a, b) => b - a)
  return (
    <section className={styles['shelf']} style={lightOf(cover)} aria-label={title}>
      <div className={styles['title']}>
        <Emblem paths={cover.emblem} size={44} />
        <h2>{title}</h2>
        <Link
          to="/dev/$game"
          params={{ game: cover.id }}
          className={buttonClass('other')}
          aria-label={w.galleryOf(title)}
        >
          {w.gallery}
        </Link>
      </div>
      {records.length === 0 && <p className={styles['none']}>{w.noneFound}</p>}
      {editions.map((edition, index) => (
        <details key={edition} className={styles['edition']} open={index === 0 || isSought}>
          <summary>
            {w.edition(edition)} <span>{w.recordCount(records.filter((one) => one.edition === edition).length)}</span>
          </summary>
          <ul className={styles['records']}>
            {records
              .filter((one) => one.edition === edition)
              .map((record) => (
                <li key={record.name}>
                  <Link
                    to="/dev/$game/$name"
                    params={{ game: record.game, name: record.name }}
                    search={() => (index === 0 ? {} : { edition })}
                  >
                    <b>{record.name}</b>
                    <span>
                      {w.seats(record.seats)} · {w.moveCount(record.moves)}
                    </span>
                  </Link>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
