import { useState, type ReactNode } from 'react'
import type { Move } from '../moves.ts'
import { Sign } from './art/pieces.tsx'
import { Token } from './art/tokens.tsx'
import type { OctopusProps } from './props.ts'
import { liveryOf } from './liveries.ts'
import { words } from './words.ts'
import styles from './Answer.module.css'

type Swap = Extract<Move, { type: 'swap' }>
type Picked = Partial<Pick<Swap, 'give' | 'with' | 'take'>>

function fits(swap: Swap, picked: Picked): boolean {
  if (picked.give !== undefined && swap.give !== picked.give) return false
  if (picked.with !== undefined && swap.with !== picked.with) return false
  return picked.take === undefined || swap.take === picked.take
}

/** A swap in the Marsh: mine, with whom, theirs, in any order. What no longer fits is dropped. */
export function SwapAnswer({ view, prompt, draft, choose, say, language }: OctopusProps) {
  const w = words[language]
  const [partial, setPartial] = useState<Picked>({})
  if (prompt === null) return null
  const swaps = prompt.moves.filter((move): move is Swap => move.type === 'swap')
  const keep = prompt.moves.find(({ type }) => type === 'keep')
  const picked: Picked = draft?.type === 'swap' ? draft : partial

  const pick = (key: 'give' | 'with' | 'take', value: number) => {
    const asked = { ...pickOnly(picked), [key]: value } as Picked
    const order = (['give', 'with', 'take'] as const).filter((one) => one !== key)
    let next = asked
    for (const one of order) if (!swaps.some((swap) => fits(swap, next))) next = without(next, one)
    setPartial(next)
    const whole = next.give !== undefined && next.with !== undefined && next.take !== undefined
    choose(whole ? (swaps.find((swap) => fits(swap, next)) ?? null) : null)
  }

  const kinds = (key: 'give' | 'take') => [...new Set(swaps.map((swap) => swap[key]))].toSorted((a, b) => a - b)
  const partners = [...new Set(swaps.map((swap) => swap.with))]
  const tokens = (key: 'give' | 'take') =>
    kinds(key).map((kind) => (
      <Pick
        key={kind}
        name={w.component(kind)}
        on={picked[key] === kind}
        faint={!swaps.some((swap) => fits(swap, { ...without(picked, key), [key]: kind }))}
        onPick={() => pick(key, kind)}
      >
        <svg viewBox="-15 -15 30 30" aria-hidden="true">
          <Token kind={kind} />
        </svg>
      </Pick>
    ))
  return (
    <div className={styles['swap']} data-point="swap">
      <fieldset>
        <legend>{w.give}</legend>
        <div className={styles['picks']}>{tokens('give')}</div>
      </fieldset>
      <fieldset>
        <legend>{w.with}</legend>
        <div className={styles['picks']}>
          {partners.map((partner) => (
            <Pick
              key={partner}
              name={say.name(partner)}
              on={picked.with === partner}
              faint={!swaps.some((swap) => fits(swap, { ...without(picked, 'with'), with: partner }))}
              onPick={() => pick('with', partner)}
            >
              <svg viewBox="-16 -16 32 32" aria-hidden="true">
                <circle r="15" fill={liveryOf(partner).colour} />
                <Sign seat={partner} size={18} colour="#0b0719" />
              </svg>
            </Pick>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{w.take}</legend>
        <div className={styles['picks']}>{tokens('take')}</div>
      </fieldset>
      <p className={styles['note']}>{view.night.hidden ? w.unseen : w.pickAll}</p>
      {keep === undefined ? null : (
        <button
          type="button"
          className={styles['keep']}
          aria-pressed={draft?.type === 'keep'}
          onClick={() => {
            setPartial({})
            choose(keep)
          }}
        >
          {w.keep}
        </button>
      )}
    </div>
  )
}

function pickOnly({ give, with: partner, take }: Picked): Picked {
  return {
    ...(give === undefined ? {} : { give }),
    ...(partner === undefined ? {} : { with: partner }),
    ...(take === undefined ? {} : { take }),
  }
}

function without(picked: Picked, key: keyof Picked): Picked {
  const { [key]: _dropped, ...rest } = pickOnly(picked)
  return rest
}

interface PickProps {
  readonly name: string
  readonly on: boolean
  /** It doesn't go with what is picked, and would drop some of it. */
  readonly faint: boolean
  readonly children: ReactNode
  onPick(): void
}

function Pick({ name, on, faint, children, onPick }: PickProps) {
  return (
    <button type="button" className={styles['pick']} aria-pressed={on} data-faint={faint} onClick={onPick}>
      {children}
      {name}
    </button>
  )
}
