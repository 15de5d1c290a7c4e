import { InTurn } from '@octopolis/games/InTurn'
import { useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { exteriorLocation, locations, rooms, type Location } from '../data/places.ts'
import { possibleStairs } from '../data/stairs.ts'
import type { View } from '../view.ts'
import { Clocks, Hour } from './Clocks.tsx'
import { Cults } from './Cults.tsx'
import { Effects } from './Effects.tsx'
import { End } from './End.tsx'
import { Ground } from './Ground.tsx'
import { HandSwitch } from './HandSwitch.tsx'
import type { Layout } from './layout.ts'
import { isGrim, placeAsked, placeOf } from './lights.ts'
import { Brood, Ghosts, Pawns, Stock } from './Pieces.tsx'
import { letters, numerals, Place, Plaque } from './Place.tsx'
import { presentAt } from './places.ts'
import { clockAnswer, clockBefore, isInReach, pressed, type HandName } from './play.ts'
import { Power } from './Power.tsx'
import type { OctopusProps } from './props.ts'
import { Stances } from './Stances.tsx'
import { useLayout } from './useLayout.ts'
import { words, type BoardWords } from './words.ts'
import styles from './Board.module.css'

/** The closed university by night, as an engraver would have it. */
export function Board(props: OctopusProps) {
  const frame = useRef<HTMLDivElement>(null)
  const layout = useLayout(frame)
  return (
    <div ref={frame} className={styles['frame']}>
      {layout === null ? null : <Night {...props} layout={layout} frame={frame} />}
    </div>
  )
}

interface NightProps extends OctopusProps {
  readonly layout: Layout
  readonly frame: RefObject<HTMLDivElement | null>
}

function Night(props: NightProps) {
  const { view, seat, fact, prompt, draft, choose, say, language, layout, frame } = props
  const w = words[language]
  const [stop, setStop] = useState<Location>(1)
  const [next, setNext] = useState<{ readonly turn: number; readonly hand: HandName }>({ turn: 0, hand: 'dagger' })
  // Every turn begins with the dagger.
  const hand = next.turn === view.turn ? next.hand : 'dagger'
  const setHand = (to: HandName) => setNext({ turn: view.turn, hand: to })
  const { exterior, stairs } = view.night
  const built = useMemo(() => possibleStairs.filter((stair) => isBuilt(stairs, stair)).join(' '), [stairs])

  const clock = clockBefore(view, seat, prompt, draft)
  const places: readonly Location[] = exterior === null ? rooms : locations
  const lit = (fact === null ? null : placeOf(fact, view)) ?? placeAsked(view)
  const chosen = draft?.type === 'clock' || (seat !== null && view.cults[seat]?.clock !== null)

  const setClock = (at: Location, which: HandName) => {
    const move = clockAnswer(prompt, pressed(clock, at, which))
    if (move === null) return
    choose(move)
    setHand(which === 'dagger' ? 'tentacle' : 'dagger')
  }
  const takeHere = prompt?.ask.type === 'gather' ? prompt.moves.find(({ type }) => type === 'take') : undefined
  const press = (at: Location) => {
    if (clock !== null) setClock(at, hand)
    else if (takeHere !== undefined && prompt?.ask.type === 'gather' && prompt.ask.at === at) choose(takeHere)
  }

  const onKey = (event: KeyboardEvent, at: Location) => {
    const to = neighbour(layout, places, at, event.key)
    if (to !== null) {
      setStop(to)
      frame.current?.querySelector<SVGElement>(`[data-place="${to}"]`)?.focus()
    } else if (event.key === 'Enter' || event.key === ' ') press(at)
    else if (clock !== null && event.key === 'd') setClock(at, 'dagger')
    else if (clock !== null && event.key === 't') setClock(at, 'tentacle')
    else return
    event.preventDefault()
  }

  const tell = (at: Location) => {
    const there = w.room(at, exterior, presentAt(view, at), say)
    return at === exteriorLocation && exterior !== null ? `${there}. ${w.effect(exterior)}` : there
  }

  const offer = (at: Location): { readonly look: 'quiet' | 'open' | 'error'; readonly hint: string | null } => {
    if (prompt?.ask.type === 'gather' && takeHere !== undefined && prompt.ask.at === at) {
      return { look: 'open', hint: w.takeHere(at) }
    }
    if (clock === null || seat === null) return { look: 'quiet', hint: null }
    const from = view.cults[seat]?.at ?? 0
    if (from !== 0 && clockAnswer(prompt, pressed(clock, at, hand)) === null) {
      return { look: 'error', hint: w.together(from) }
    }
    if (at === exteriorLocation) return { look: 'open', hint: w.journey }
    if (hand === 'tentacle') return { look: 'open', hint: w.sets.tentacle }
    if (from === 0 || isInReach(view, seat, at)) return { look: 'open', hint: w.sets.dagger }
    return { look: 'error', hint: w.noStair(from, at) }
  }

  // On a phone it would be too small for a thumb; there the hands take turns, and the bar has the clock.
  const switches = clock !== null && layout.name === 'wide'
  const shared = { view, layout, fact, say, w }
  return (
    <>
      <Ground layout={layout} exterior={exterior} built={built} />
      <svg
        className={styles['scene']}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        preserveAspectRatio="xMidYMid meet"
        role="group"
        aria-label={w.board}
        data-hand={clock === null ? undefined : hand}
      >
        {places.map((at) => {
          const { look, hint } = offer(at)
          return (
            <Place
              key={at}
              at={at}
              layout={layout}
              spoken={tell(at)}
              hint={hint}
              look={look}
              lit={lit !== at ? 'no' : isGrim(fact) ? 'grim' : 'candle'}
              isStop={stop === at}
              onPress={look === 'quiet' ? null : () => press(at)}
              onKey={(event) => onKey(event, at)}
              onFocus={() => setStop(at)}
            />
          )
        })}
        <InTurn turn={3}>
          {places.map((at) => {
            const box = layout.places[at]
            return (
              <Plaque
                key={at}
                x={box.x + box.w / 2}
                y={box.y + box.h}
                text={w.placeName(at, exterior)}
                numeral={numerals[at]}
                scale={letters(layout)}
              />
            )
          })}
          {exterior === null ? <Gate layout={layout} w={w} /> : null}
          <Power {...shared} />
        </InTurn>
        <InTurn turn={4}>
          <Cults {...shared} />
          <Hour {...shared} narrow={switches} />
          {!switches ? null : <HandSwitch layout={layout} hand={hand} onChange={setHand} w={w} />}
          <Stock {...shared} onPress={press} />
        </InTurn>
        <InTurn turn={5}>
          {clock === null || seat === null || !chosen ? null : (
            <Ghosts view={view} layout={layout} seat={seat} clock={clock} w={w} />
          )}
          <Brood {...shared} onPress={press} />
          <Pawns {...shared} onPress={press} />
          <Stances {...shared} />
          <Clocks {...shared} />
        </InTurn>
        <Effects view={view} layout={layout} fact={fact} />
        {view.ending === null ? null : <End ending={view.ending} layout={layout} say={say} w={w} />}
      </svg>
    </>
  )
}

/** Nobody goes outside in a quick game. */
function Gate({ layout, w }: { layout: Layout; w: BoardWords }) {
  const box = layout.places[exteriorLocation]
  return (
    <g role="img" aria-label={w.gate}>
      <title>{w.gate}</title>
      <Plaque x={box.x + box.w / 2} y={box.y + box.h} text={w.closed} scale={letters(layout)} />
    </g>
  )
}

function isBuilt(stairs: View['night']['stairs'], stair: string): boolean {
  return stairs[Number(stair[0])]?.some((room) => room === Number(stair[2])) === true
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest place that way, with what is straight ahead before what is aside. */
function neighbour(layout: Layout, places: readonly Location[], from: Location, key: string): Location | null {
  const way = ways[key]
  if (way === undefined) return null
  const middle = (at: Location) => {
    const { x, y, w, h } = layout.places[at]
    return [x + w / 2, y + h / 2] as const
  }
  const [fromX, fromY] = middle(from)
  let best = from
  let nearest = Infinity
  for (const at of places) {
    const [x, y] = middle(at)
    const ahead = (x - fromX) * way[0] + (y - fromY) * way[1]
    const aside = Math.abs((x - fromX) * way[1]) + Math.abs((y - fromY) * way[0])
    if (ahead <= 10 || ahead * 1.6 < aside) continue
    if (ahead + aside * 2 < nearest) [best, nearest] = [at, ahead + aside * 2]
  }
  return best
}
