import type { Me } from '@octopolis/server/protocol/identity'
import type { MyTable } from '@octopolis/server/protocol/tables'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { coverOf } from '../../games.ts'
import { api } from '../../house/api.ts'
import { myTablesQuery } from '../../house/tables.ts'
import { Button, buttonClass } from '../../look/Button.tsx'
import { Icon } from '../../look/Icon.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import { localeOf } from '../../words/locale.ts'
import { FILE } from '../replay/open.ts'
import styles from './Profile.module.css'
import { Section } from './Section.tsx'
import { words } from './words.ts'

/** So many tables come at once. */
const PAGE = 100

/** Where one sits, and where one sat. */
export function Games({ me }: { me: Me }) {
  const w = useWords(words)
  const { data: running } = useQuery(myTablesQuery)
  const past = useInfiniteQuery({
    queryKey: ['me', 'finished'],
    initialPageParam: '',
    queryFn: ({ pageParam }) => api.get<MyTable[]>(`/api/me/tables?status=finished${pageParam}`),
    getNextPageParam: (page) => {
      const last = page.at(-1)
      return page.length < PAGE || last === undefined ? undefined : `&before=${last.createdAt}`
    },
  })
  const finished = past.data?.pages.flat() ?? []
  return (
    <>
      <Section title={w.running}>
        {running?.length === 0 && <p className={styles['faint']}>{w.noneRunning}</p>}
        <ul className={styles['list']}>
          {running?.map((table) => (
            <li key={table.id}>
              <Link to="/t/$id" params={{ id: table.id }} className={styles['game']}>
                <GameLine table={table} me={me} status={<Status table={table} me={me} />} />
              </Link>
            </li>
          ))}
        </ul>
        {running?.length === 0 && (
          <Link to="/" className={buttonClass('main')}>
            {w.toGames}
          </Link>
        )}
      </Section>
      <Section title={w.finished}>
        {past.isSuccess && finished.length === 0 && <p className={styles['faint']}>{w.noneFinished}</p>}
        <ul className={styles['list']}>
          {finished.map((table) => (
            <li key={table.id}>
              <Link to="/replay/$id" params={{ id: table.id }} className={styles['game']} title={w.lookBack}>
                <GameLine table={table} me={me} status={<Result table={table} me={me} />} />
              </Link>
            </li>
          ))}
        </ul>
        {past.hasNextPage && (
          <Button disabled={past.isFetching} onClick={() => void past.fetchNextPage()}>
            {w.older}
          </Button>
        )}
        <Link to="/replay/$id" params={{ id: FILE }} className={buttonClass('quiet')}>
          <Icon name="upload" />
          {w.openRecord}
        </Link>
      </Section>
    </>
  )
}

interface OfTable {
  readonly table: MyTable
  readonly me: Me
}

function GameLine({ table, me, status }: OfTable & { status: React.ReactNode }) {
  const w = useWords(words)
  const language = useLanguage()
  const others = table.seats.flatMap(({ sitter }) =>
    sitter === null || (sitter.kind === 'person' && sitter.id === me.id) ? [] : [sitter.name],
  )
  const date = new Date(table.finishedAt ?? table.startedAt ?? table.createdAt)
  return (
    <>
      <span className={styles['gameTitle']}>{coverOf(table.game)?.title[language] ?? table.game}</span>
      {status}
      <span className={styles['faint']}>
        {others.length === 0 ? w.alone : w.with(new Intl.ListFormat(language).format(others))}
      </span>
      <time className={styles['faint']} dateTime={date.toISOString()}>
        {date.toLocaleDateString(localeOf(language), { day: 'numeric', month: 'short' })}
      </time>
    </>
  )
}

function seatOf({ table, me }: OfTable): number | null {
  return table.seats.find(({ sitter }) => sitter?.kind === 'person' && sitter.id === me.id)?.seat ?? null
}

function Status({ table, me }: OfTable) {
  const w = useWords(words)
  const isMine = table.awaiting.some(({ seat }) => seat === seatOf({ table, me }))
  const kind = table.status === 'gathering' ? 'gathering' : isMine ? 'yourTurn' : 'underWay'
  return (
    <span className={styles['badge']} data-kind={kind}>
      {w[kind]}
    </span>
  )
}

function Result({ table, me }: OfTable) {
  const w = useWords(words)
  const seat = seatOf({ table, me })
  const places = table.outcome?.places ?? []
  const place = seat === null ? undefined : places[seat]
  if (place === undefined) return <span />
  const isWon = place === 1
  const text = isWon ? w.won : places.includes(1) ? w.place(place, places.length) : w.nobodyWon
  return (
    <span className={styles['badge']} data-kind={isWon ? 'won' : 'lost'}>
      {isWon && <Icon name="crown" size={16} />}
      {text}
    </span>
  )
}
