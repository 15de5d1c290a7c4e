import type { Box } from '@octopolis/games/box'
import type { Livery } from '@octopolis/games/board'
import type { TableInfo } from '@octopolis/server/protocol/tables'
import { useState } from 'react'
import { coverOf } from '../../games.ts'
import { useAction } from '../../client/action.ts'
import { useMe } from '../../client/me.ts'
import { atTable, type TableWish } from '../../client/tables.ts'
import { lightOf } from '../../look/light.ts'
import { Masthead } from '../../look/Masthead.tsx'
import { Porthole } from '../../look/Porthole.tsx'
import { Segments } from '../../look/Segments.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import { Agreement } from './Agreement.tsx'
import { Chair } from './Chair.tsx'
import { Decision } from './Decision.tsx'
import styles from './Gathering.module.css'
import { Invite } from './Invite.tsx'
import { SeatSheet } from './SeatSheet.tsx'
import { Swaps } from './Swaps.tsx'
import { words } from './words.ts'

interface GatheringProps {
  readonly info: TableInfo
  readonly box: Box
  /** How seats are told apart in this game; empty: it has no board. */
  readonly liveries: readonly Livery[]
}

/** A table before the game: who sits, what is played, how others find the way. It lives by `info` changing. */
export function Gathering({ info, box, liveries }: GatheringProps) {
  const w = useWords(words)
  const language = useLanguage()
  const me = useMe() ?? null
  const { isBusy, run } = useAction()
  /** The chair whose sheet is open, or was open last. */
  const [managed, setManaged] = useState<{ readonly seat: number; readonly isOpen: boolean } | null>(null)
  /** The chair that a stranger wants, who has to say a name first. */
  const [wanted, setWanted] = useState<number | null>(null)
  const table = atTable(info.id)
  const cover = coverOf(info.game)
  const isHost = me !== null && info.host === me.id
  const mine = info.seats.find(({ sitter }) => sitter?.kind === 'person' && sitter.id === me?.id)
  const taken = info.seats.filter(({ sitter }) => sitter !== null).length
  const seat = info.seats.find((one) => one.seat === managed?.seat)
  const { min, max } = box.game.seats

  const act = (work: () => Promise<unknown>) => (): void => void run(work)
  const change = (wish: TableWish): void => void run(() => table.change(wish))
  const shut = (): void => setManaged((last) => (last === null ? null : { ...last, isOpen: false }))
  const manage = (work: () => Promise<unknown>): void => {
    shut()
    void run(work)
  }
  const fill = async (): Promise<void> => {
    for (const one of info.seats) if (one.sitter === null) await table.giveToBot(one.seat, 'normal')
  }

  /** With somebody in another chair; null: there is nobody to ask, or they were asked already. */
  const swapWith = ({ seat: other, sitter }: TableInfo['seats'][number]): (() => void) | null => {
    if (mine === undefined || sitter === null || other === mine.seat) return null
    // The host has a sheet for every chair.
    if (isHost && sitter.kind === 'bot') return null
    const isAsked = info.swaps.some(({ seats }) => seats.includes(other) && seats.includes(mine.seat))
    return isAsked ? null : act(() => table.swap([mine.seat, other]))
  }

  return (
    <div className={styles['page']} style={lightOf(cover)}>
      <Masthead />
      <main className={styles['main']}>
        <div className={styles['room']}>
          <div className={styles['head']}>
            {cover !== null && (
              <div className={styles['window']}>
                <Porthole cover={cover} />
              </div>
            )}
            <div>
              <h1 className={styles['title']}>{box.words[language].title}</h1>
              <p className={styles['count']} role="status">
                {taken === info.seats.length ? w.everyone : w.gathers(taken, info.seats.length)}
              </p>
            </div>
          </div>
          <div className={styles['table']}>
            <section className={styles['around']} aria-labelledby="around">
              <div className={styles['bar']}>
                <h2 id="around">{w.seats}</h2>
                {isHost && min < max && (
                  <Segments
                    label={w.seatCount}
                    value={String(info.seats.length)}
                    values={Array.from({ length: max - min + 1 }, (_, index) => String(min + index)).map((value) => ({
                      value,
                      label: value,
                    }))}
                    onChange={(seats) => change({ seats: Number(seats) })}
                  />
                )}
              </div>
              {me !== null && (
                <Swaps
                  info={info}
                  me={me.id}
                  isBusy={isBusy}
                  onAnswer={(seats, isWanted) => void run(() => table.swap(seats, isWanted))}
                />
              )}
              <ul className={styles['chairs']}>
                {info.seats.map((one) => {
                  const isMine = one.seat === mine?.seat
                  return (
                    <Chair
                      key={one.seat}
                      seat={one}
                      isMine={isMine}
                      isHost={one.sitter?.kind === 'person' && one.sitter.id === info.host}
                      isMoving={mine !== undefined}
                      isStranger={me === null}
                      livery={liveries[one.seat]}
                      isWanted={me === null && wanted === one.seat}
                      onSit={me === null ? () => setWanted(one.seat) : act(() => table.sit(one.seat))}
                      onSwap={swapWith(one)}
                      onManage={isHost ? () => setManaged({ seat: one.seat, isOpen: true }) : null}
                      onStandUp={isMine && !isHost ? act(() => table.free(one.seat)) : null}
                    />
                  )
                })}
              </ul>
            </section>
            {/* Those at the table alone know the code; without it there is nothing to send. */}
            {(info.visibility !== 'code' || info.code !== null) && (
              <div className={styles['letter']}>
                <Invite info={info} onWantCode={isHost ? () => change({ visibility: 'code' }) : null} />
              </div>
            )}
            <Agreement info={info} box={box} onChange={isHost ? change : null} />
          </div>
        </div>
        <Decision
          info={info}
          me={me}
          wanted={wanted}
          isBusy={isBusy}
          onReady={(isReady) => void run(() => table.sayReady(isReady))}
          onStart={act(() => table.start())}
          onFill={act(fill)}
        />
      </main>
      {seat !== undefined && isHost && (
        <SeatSheet
          info={info}
          open={managed?.isOpen ?? false}
          seat={seat}
          onClose={shut}
          onBot={(level) => manage(() => table.giveToBot(seat.seat, level))}
          onSwap={(other) => manage(() => table.swap([seat.seat, other]))}
          isOwn={seat.seat === mine?.seat}
          onFree={() => manage(() => table.free(seat.seat))}
          onHost={(host) => manage(() => table.change({ host }))}
        />
      )}
    </div>
  )
}
