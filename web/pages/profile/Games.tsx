import type { Me } from '@octopolis/server/protocol/identity'
import type { MyTable, PastGame } from '@octopolis/server/protocol/lists'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { coverOf } from '../../games.ts'
import { useLeaves } from '../../client/pages.ts'
import { Button, buttonClass } from '../../look/Button.tsx'
import { Icon } from '../../look/Icon.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import { localeOf } from '../../words/locale.ts'
import { FILE } from '../replay/open.ts'
import { Place } from './Place.tsx'
import styles from './Profile.module.css'
import { Section } from './Section.tsx'
import { words } from './words.ts'

/** Where one sits, and where one sat. */
export function Games({ me }: { me: Me }) {
  const w = useWords(words)
  const playing = useLeaves<MyTable>(['me', 'playing'], '/api/me/tables?status=playing', 'tables')
  const gathering = useLeaves<MyTable>(['me', 'gathering'], '/api/me/tables?status=gathering', 'tables')
  const past = useLeaves<PastGame>(['me', 'history'], '/api/me/history', 'games')
  const isNowhere = playing.rows?.length === 0 && gathering.rows?.length === 0
  return (
    <>
      <Section title={w.running}>
        {isNowhere && <p className={styles['faint']}>{w.noneRunning}</p>}
        {[playing, gathering].map(({ rows, hasMore, isBusy, more }, index) => (
          <Fragment key={index}>
            <ul className={styles['list']}>
              {rows?.map((table) => (
                <li key={table.id}>
                  <Link to="/t/$id" params={{ id: table.id }} className={styles['game']}>
                    <GameLine game={table} me={me} at={table.startedAt ?? table.createdAt}>
                      <Status table={table} />
                    </GameLine>
                  </Link>
                </li>
              ))}
            </ul>
            {hasMore && (
              <Button disabled={isBusy} onClick={more}>
                {w.moreTables}
              </Button>
            )}
          </Fragment>
        ))}
        {isNowhere && (
          <Link to="/" className={buttonClass('main')}>
            {w.toGames}
          </Link>
        )}
      </Section>
      <Section title={w.finished}>
        {past.rows?.length === 0 && <p className={styles['faint']}>{w.noneFinished}</p>}
        <ul className={styles['list']}>
          {past.rows?.map((game) => (
            <li key={game.id}>
              <Link to="/replay/$id" params={{ id: game.id }} className={styles['game']} title={w.lookBack}>
                <GameLine game={game} me={me} at={game.finishedAt}>
                  <Place places={game.places} seat={game.seat} />
                </GameLine>
              </Link>
            </li>
          ))}
        </ul>
        {past.hasMore && (
          <Button disabled={past.isBusy} onClick={past.more}>
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

interface GameLineProps {
  readonly game: MyTable | PastGame
  readonly me: Me
  readonly at: number
  readonly children: ReactNode
}

function GameLine({ game, me, at, children }: GameLineProps) {
  const w = useWords(words)
  const language = useLanguage()
  const others = game.seats.flatMap((sitter) =>
    sitter === null || (sitter.kind === 'person' && sitter.id === me.id) ? [] : [sitter.name],
  )
  const date = new Date(at)
  return (
    <>
      <span className={styles['gameTitle']}>{coverOf(game.game)?.title[language] ?? game.game}</span>
      {children}
      <span className={styles['faint']}>
        {others.length === 0 ? w.alone : w.with(new Intl.ListFormat(language).format(others))}
      </span>
      <time className={styles['faint']} dateTime={date.toISOString()}>
        {date.toLocaleDateString(localeOf(language), {
          day: 'numeric',
          month: 'short',
          ...(date.getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' }),
        })}
      </time>
    </>
  )
}

function Status({ table }: { table: MyTable }) {
  const w = useWords(words)
  const isMine = table.awaiting.some(({ seat }) => seat === table.seat)
  const kind =
    table.status === 'gathering' ? 'gathering' : table.trouble !== null ? 'shut' : isMine ? 'yourTurn' : 'underWay'
  return (
    <span className={styles['badge']} data-kind={kind}>
      {w[kind]}
    </span>
  )
}
