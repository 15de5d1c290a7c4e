import type { Crest as CrestOf } from '@octopolis/server/protocol/heraldry'
import { characters } from '@octopolis/server/protocol/characters'
import type { MyTable } from '@octopolis/server/protocol/lists'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { coverOf } from '../../games.ts'
import { finishedHereQuery, tablesHereQuery } from '../../client/here.ts'
import { useMe } from '../../client/me.ts'
import { myTablesQuery } from '../../client/tables.ts'
import { buttonClass } from '../../look/Button.tsx'
import { Crest } from '../../look/Crest.tsx'
import { Emblem } from '../../look/Emblem.tsx'
import { Icon } from '../../look/Icon.tsx'
import { lightOf } from '../../look/light.ts'
import { useLanguage, useWords } from '../../words/language.ts'
import styles from './MyGames.module.css'
import { words } from './words.ts'

interface TicketProps {
  readonly to: LinkProps
  readonly game: string
  readonly crests: readonly CrestOf[]
  readonly state: string
  /** One is waited for. */
  readonly isCalling?: boolean
}

function Ticket({ to, game, crests, state, isCalling = false }: TicketProps) {
  const language = useLanguage()
  const cover = coverOf(game)
  if (cover === null) return null
  return (
    <li style={lightOf(cover)}>
      <Link {...to} className={styles['ticket']} data-calling={isCalling}>
        <span className={styles['stub']}>
          <Emblem paths={cover.emblem} size={44} />
        </span>
        <span className={styles['text']}>
          <span className={styles['title']}>{cover.title[language]}</span>
          <span className={styles['state']}>{state}</span>
          <span className={styles['crests']}>
            {crests.map((crest, index) => (
              <Crest key={index} crest={crest} size={18} />
            ))}
          </span>
        </span>
        <Icon name="next" />
      </Link>
    </li>
  )
}

function useStateOf(): (table: MyTable) => { state: string; isCalling: boolean } {
  const w = useWords(words)
  return ({ status, seat: mine, seats, awaiting, trouble }) => {
    const taken = seats.filter((sitter) => sitter !== null)
    if (status === 'gathering') return { state: w.gathers(taken.length, seats.length), isCalling: false }
    if (trouble !== null) return { state: w.shut, isCalling: false }
    if (awaiting.some(({ seat }) => seat === mine)) return { state: w.turn, isCalling: true }
    const [first] = awaiting
    const name = first === undefined ? undefined : seats[first.seat]?.name
    return {
      state: awaiting.length > 1 || name === undefined ? w.waitsMany(awaiting.length) : w.waits(name),
      isCalling: false,
    }
  }
}

/** What was begun and isn't over, in the house and on this device. */
export function MyGames() {
  const w = useWords(words)
  const me = useMe()
  const stateOf = useStateOf()
  const { data } = useQuery({ ...myTablesQuery, enabled: me !== null && me !== undefined })
  const { tables: inHouse, isCut } = data ?? { tables: [], isCut: false }
  const here = useQuery(tablesHereQuery).data ?? []
  const past = useQuery(finishedHereQuery).data?.length ?? 0
  if (inHouse.length + here.length + past === 0) return null
  return (
    <section className={styles['mine']} aria-labelledby="mine">
      <h2 id="mine">{w.mine}</h2>
      {inHouse.length + here.length > 0 && (
        <ul className={styles['tickets']}>
          {inHouse
            .map((table) => ({ table, ...stateOf(table) }))
            .toSorted((a, b) => Number(b.isCalling) - Number(a.isCalling))
            .map(({ table, state, isCalling }) => (
              <Ticket
                key={table.id}
                to={{ to: '/t/$id', params: { id: table.id } }}
                game={table.game}
                crests={table.seats.flatMap((sitter) => sitter?.crest ?? [])}
                state={state}
                isCalling={isCalling}
              />
            ))}
          {here.map(({ id, game, sitters }) => (
            <Ticket
              key={id}
              to={{ to: '/here/$id', params: { id } }}
              game={game}
              crests={sitters.flatMap((sitter) =>
                sitter.kind === 'person' ? sitter.crest : (characters[sitter.character]?.crest ?? []),
              )}
              state={w.here}
            />
          ))}
        </ul>
      )}
      {isCut && (
        <Link to="/me" className={buttonClass('quiet')}>
          {w.all}
        </Link>
      )}
      {past > 0 && (
        <p>
          <Link to="/me" className={styles['past']}>
            <Icon name="scroll" size={20} />
            {w.past(past)}
          </Link>
        </p>
      )}
    </section>
  )
}
