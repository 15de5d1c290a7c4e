import { useEffect, useRef, useState } from 'react'
import { exteriorLocation } from '../data/places.ts'
import { isAccepted, readClock } from '../rules/choice.ts'
import type { Clock } from '../state.ts'
import { fateOf } from '../text/seen.ts'
import type { View } from '../view.ts'
import type { OctopusProps } from './props.ts'
import { Dial } from './Dial.tsx'
import { DaggerHand, TentacleHand } from './Face.tsx'
import { clockAnswer, clockBefore, type HandName } from './play.ts'
import { words, type BoardWords } from './words.ts'
import styles from './Answer.module.css'

/** The command clock, and in words what it will do as it stands. */
export function ClockAnswer({ view, seat, prompt, draft, choose, explain, language }: OctopusProps) {
  const w = words[language]
  const [active, setActive] = useState<HandName>('dagger')
  // OCT-3.4: a hand stays where it was put even if the clock isn't accepted so, to be turned further; there is nothing to send.
  const [refused, setRefused] = useState<{ readonly turn: number; readonly clock: Clock } | null>(null)
  const isRefused = draft === null && refused?.turn === view.turn
  const clock = isRefused ? refused.clock : clockBefore(view, seat, prompt, draft)
  const isSet = seat !== null && view.cults[seat]?.clock !== null
  const offered = useRef(0)

  // A player who only wants to stay can send at once. But a clock that was set already isn't taken up again by itself.
  useEffect(() => {
    if (offered.current === view.turn || prompt?.ask.type !== 'clock') return
    offered.current = view.turn
    if (!isSet && draft === null) choose(prompt.fallback)
  }, [view.turn, prompt, isSet, draft, choose])

  if (clock === null || seat === null) return null
  const outlook = outlookOf(view, clock, w)
  const set = (hand: HandName, to: Clock[HandName]) => {
    const wanted = { ...clock, [hand]: to }
    const move = clockAnswer(prompt, wanted)
    setRefused(move === null ? { turn: view.turn, clock: wanted } : null)
    choose(move)
  }
  return (
    <div className={styles['clock']}>
      <Dial clock={clock} active={active} errs={outlook.errs} w={w} onActive={setActive} onSet={set} />
      <div className={styles['beside']}>
        <div className={styles['hands']}>
          {(['dagger', 'tentacle'] as const).map((hand) => (
            <button
              key={hand}
              type="button"
              className={styles['handButton']}
              aria-pressed={active === hand}
              onClick={() => setActive(hand)}
            >
              <svg viewBox="-24 -40 48 60" aria-hidden="true">
                {hand === 'dagger' ? <DaggerHand r={64} angle={0} /> : <TentacleHand r={72} angle={0} />}
              </svg>
              {w[hand]}
            </button>
          ))}
        </div>
        <div className={styles['outlook']} data-errs={outlook.errs} aria-live="polite">
          {outlook.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {outlook.errs ? (
            <button type="button" className={styles['why']} onClick={() => explain(outlook.rule)}>
              {w.why} <span>{outlook.rule}</span>
            </button>
          ) : null}
        </div>
        {isSet ? <p className={styles['note']}>{w.isSet}</p> : null}
      </div>
    </div>
  )
}

interface Outlook {
  readonly errs: boolean
  readonly rule: 'OCT-3.2' | 'OCT-3.4' | 'OCT-7.2'
  readonly lines: readonly string[]
}

function outlookOf(view: View, clock: Clock, w: BoardWords): Outlook {
  const { night, cults, viewer } = view
  const cult = viewer === 'watcher' ? undefined : cults[viewer]
  const at = cult?.at ?? 0
  if (at === 0) return { errs: false, rule: 'OCT-3.2', lines: [] }
  if (cult !== undefined && !isAccepted(night, cult, clock)) {
    return { errs: true, rule: 'OCT-3.4', lines: [w.together(at)] }
  }
  const { walk, to, offspring } = readClock(night, at, clock)
  const fate = fateOf(view, clock)
  const rule = fate === 'noExterior' ? 'OCT-7.2' : 'OCT-3.2'
  const errs = walk === 'errs'
  const brood =
    offspring === 0
      ? w.will.none
      : errs && offspring === at
        ? w.will.ownOffspring(offspring)
        : w.will.offspring(offspring)
  if (errs && (fate === 'line' || fate === 'noStair' || fate === 'noExterior')) {
    return { errs, rule, lines: [w.warnings[fate](cult?.power === 1), brood] }
  }
  if (to === exteriorLocation && night.exterior !== null) {
    return { errs, rule, lines: [w.will[walk === 'stays' ? 'staysOutside' : 'journeys'](night.exterior)] }
  }
  const way = walk === 'walks' || walk === 'returns' ? walk : 'stays'
  return { errs, rule, lines: [w.will[way](to), brood] }
}
