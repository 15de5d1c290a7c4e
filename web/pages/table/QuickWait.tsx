import type { TableInfo } from '@octopolis/server/protocol/tables'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { coverOf } from '../../games.ts'
import { useAction } from '../../client/action.ts'
import { beSomebody, useMe } from '../../client/me.ts'
import { atTable } from '../../client/tables.ts'
import { Button } from '../../look/Button.tsx'
import { Crest } from '../../look/Crest.tsx'
import { lightOf } from '../../look/light.ts'
import { Masthead } from '../../look/Masthead.tsx'
import { Porthole } from '../../look/Porthole.tsx'
import { deviceNow, useNow } from '../../table/time.ts'
import { useLanguage, useWords } from '../../words/language.ts'
import styles from './QuickWait.module.css'
import { words } from './words.ts'

/** Milliseconds until bots come; told by the house's clock, counted by this device's. */
function useLeft({ quickUntil, now: houseNow }: TableInfo): number {
  const now = useNow(250, true)
  const [told, setTold] = useState({ houseNow, at: deviceNow() })
  if (told.houseNow !== houseNow) setTold({ houseNow, at: deviceNow() })
  return Math.max(0, (quickUntil ?? 0) - (told.houseNow ?? 0) - (now - told.at))
}

/** A quick match that gathers: who has come, how long it waits, and the way out. */
export function QuickWait({ info }: { info: TableInfo }) {
  const { quick: w } = useWords(words)
  const language = useLanguage()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const me = useMe()
  const { isBusy, run } = useAction()
  const left = useLeft(info)
  const cover = coverOf(info.game)
  const table = atTable(info.id)
  const people = info.seats.filter(({ sitter }) => sitter !== null)
  const mine = info.seats.find(({ sitter }) => sitter?.kind === 'person' && sitter.id === me?.id)
  const free = info.seats.find(({ sitter }) => sitter === null)
  const cancel = (): Promise<void> =>
    run(async () => {
      if (mine !== undefined) await table.free(mine.seat)
      await navigate({ to: '/' })
    })
  const sit = (seat: number): Promise<void> =>
    run(async () => {
      await beSomebody(queries, language)
      await table.sit(seat)
    })
  return (
    <div className={styles['page']} style={cover === null ? undefined : lightOf(cover)}>
      <Masthead />
      <main className={styles['main']}>
        {cover !== null && (
          <div className={styles['window']}>
            <Porthole cover={cover} />
          </div>
        )}
        <p className={styles['kind']}>{w.title}</p>
        <h1 className={styles['title']}>{cover?.title[language] ?? info.game}</h1>
        <p role="status">{w.came(people.length, info.seats.length)}</p>
        <ul className={styles['seats']}>
          {info.seats.map(({ seat, sitter }) => (
            <li key={seat} data-free={sitter === null}>
              {sitter === null ? (
                <>
                  <span className={styles['hollow']} aria-hidden="true" />
                  <span className={styles['free']}>{w.free}</span>
                </>
              ) : (
                <>
                  <Crest crest={sitter.crest} size={52} />
                  <span className={styles['name']}>{sitter.name}</span>
                </>
              )}
            </li>
          ))}
        </ul>
        <p className={styles['left']} role="timer" aria-live="off">
          {left > 0 ? w.left(Math.ceil(left / 1000)) : w.starts}
        </p>
        <div className={styles['deeds']}>
          {mine === undefined && free !== undefined && (
            <Button kind="main" icon="seat" disabled={isBusy} onClick={() => void sit(free.seat)}>
              {w.sit}
            </Button>
          )}
          <Button icon="close" disabled={isBusy} onClick={() => void cancel()}>
            {w.cancel}
          </Button>
        </div>
      </main>
    </div>
  )
}
