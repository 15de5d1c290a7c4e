import type { Move } from '../moves.ts'
import { parleyIn } from '../text/seen.ts'
import type { Stance } from '../state.ts'
import { Sign } from './art/pieces.tsx'
import type { OctopusProps } from './props.ts'
import { Seal, StanceSign } from './Stances.tsx'
import { liveryOf } from './liveries.ts'
import { words } from './words.ts'
import styles from './Answer.module.css'

/** A small stage: who is there, what they want, and what one may say to it. */
export function ParleyAnswer({ view, seat, prompt, answer, say, language }: OctopusProps) {
  const w = words[language]
  const parley = parleyIn(view)
  if (parley === null || seat === null || prompt === null) return null
  const { at, round, parties } = parley
  const find = (type: 'declare' | 'lock', stance: Stance): Move | undefined =>
    prompt.moves.find((move) => move.type === type && move.stance === stance)
  const stances: readonly Stance[] = ['nothing', ...parties.map(({ cult }) => cult), 'fight']
  const mine = parties.find(({ cult }) => cult === seat)?.stance ?? null
  return (
    <div className={styles['parley']} data-point="negotiation">
      <p className={styles['round']}>
        {w.meeting(at, view.night.exterior)} <span>{w.round(round)}</span>
      </p>
      <ul className={styles['parties']}>
        {parties.map(({ cult, stance, locked }) => {
          const said = stance === null ? null : w.stance(stance, cult, say)
          return (
            <li key={cult} aria-label={w.stanceOf(say.name(cult), said, locked)}>
              <span className={styles['speaker']} aria-hidden="true">
                <svg viewBox="-16 -16 32 32">
                  <circle r="15" fill={liveryOf(cult).colour} />
                  <Sign seat={cult} size={18} colour="#0b0719" />
                </svg>
                {say.name(cult)}
              </span>
              <span className={styles['speech']} data-locked={locked} aria-hidden="true">
                <svg viewBox="-13 -13 26 26">
                  <StanceSign stance={stance} />
                </svg>
                {said}
                {locked ? (
                  <svg className={styles['wax']} viewBox="-9 -9 18 18">
                    <title>{w.locked}</title>
                    <Seal />
                  </svg>
                ) : null}
              </span>
            </li>
          )
        })}
      </ul>
      <ul className={styles['stances']}>
        {stances.map((stance) => {
          const said = w.mine(stance, seat, say)
          const [declare, lock] = [find('declare', stance), find('lock', stance)]
          return (
            <li key={stance} data-mine={stance === mine} data-fight={stance === 'fight'}>
              <span className={styles['stance']}>
                <svg viewBox="-13 -13 26 26" aria-hidden="true">
                  <StanceSign stance={stance} />
                </svg>
                {said}
              </span>
              <button
                type="button"
                aria-label={w.declareLabel(said)}
                disabled={declare === undefined}
                onClick={() => declare !== undefined && answer(declare)}
              >
                {w.declare}
              </button>
              <button
                type="button"
                className={styles['lock']}
                aria-label={w.lockLabel(said)}
                disabled={lock === undefined}
                onClick={() => lock !== undefined && answer(lock)}
              >
                {w.lock}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
