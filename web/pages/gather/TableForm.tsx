import type { Clock, TableWish, Visibility } from '../../client/tables.ts'
import { Choices } from '../../look/Choices.tsx'
import { Select } from '../../look/Select.tsx'
import { Switch } from '../../look/Switch.tsx'
import { useWords } from '../../words/language.ts'
import styles from './TableForm.module.css'
import { words } from './words.ts'

const clocks: Readonly<Record<Clock['kind'], Clock>> = {
  none: { kind: 'none' },
  live: { kind: 'live', think: 60, reserve: 120 },
  slow: { kind: 'slow', hours: 24 },
}
const kinds = ['none', 'live', 'slow'] as const
const visibilities = ['unlisted', 'code', 'open'] as const
const thinks = [20, 30, 45, 60, 90, 120, 180, 300]
const reserves = [0, 60, 120, 300, 600, 1200]
/** Seconds to answer an event, and what a table has that says nothing of it. */
const windows = [3, 5, 8, 10, 15]
const USUAL_WINDOW = 5
const hours = [6, 12, 24, 48, 72, 168]

/** The usual figures, with the table's own among them if it is another. */
function among(figures: readonly number[], own: number): number[] {
  return figures.includes(own) ? [...figures] : [...figures, own].toSorted((a, b) => a - b)
}

interface FiguresProps {
  readonly clock: Clock
  readonly hasWindows: boolean
  onChange(clock: Clock): void
}

function Figures({ clock, hasWindows, onChange }: FiguresProps) {
  const { clock: w, span } = useWords(words)
  switch (clock.kind) {
    case 'none':
      return null
    case 'live':
      return (
        <div className={styles['figures']}>
          <Select
            label={w.think}
            value={clock.think}
            values={among(thinks, clock.think).map((value) => ({ value, label: span(value) }))}
            onChange={(think) => onChange({ ...clock, think })}
          />
          <Select
            label={w.reserve}
            value={clock.reserve}
            values={among(reserves, clock.reserve).map((value) => ({ value, label: span(value) }))}
            onChange={(reserve) => onChange({ ...clock, reserve })}
          />
          {hasWindows && (
            <Select
              label={w.window}
              value={clock.window ?? USUAL_WINDOW}
              values={among(windows, clock.window ?? USUAL_WINDOW).map((value) => ({ value, label: span(value) }))}
              onChange={(window) => onChange({ ...clock, window })}
            />
          )}
          <p className={styles['help']}>
            {w.sayLive(clock.think, clock.reserve)} {hasWindows && w.sayWindow(clock.window ?? USUAL_WINDOW)}
          </p>
        </div>
      )
    case 'slow':
      return (
        <div className={styles['figures']}>
          <Select
            label={w.hours}
            value={clock.hours}
            values={among(hours, clock.hours).map((value) => ({ value, label: w.hour(value) }))}
            onChange={(chosen) => onChange({ ...clock, hours: chosen })}
          />
          <p className={styles['help']}>{w.saySlow(w.hour(clock.hours))}</p>
        </div>
      )
  }
}

interface TableFormProps {
  readonly wish: {
    readonly visibility: Visibility
    readonly clock: Clock
    readonly hints: boolean
    readonly casual: boolean
  }
  /** May anybody answer events in what is played? */
  readonly hasWindows: boolean
  onChange(wish: TableWish): void
}

/** What holds for a table whatever is played: who may come, how long one may think, whether there is help. */
export function TableForm({ wish, hasWindows, onChange }: TableFormProps) {
  const w = useWords(words)
  const { visibility, clock, hints, casual } = wish
  return (
    <div className={styles['form']}>
      <Choices<Visibility>
        legend={w.visibility.legend}
        value={visibility}
        values={visibilities.map((value) => ({ value, ...w.visibility[value] }))}
        onChange={(chosen) => onChange({ visibility: chosen })}
      />
      <div>
        <Choices<Clock['kind']>
          legend={w.clock.legend}
          value={clock.kind}
          values={kinds.map((value) => ({ value, ...w.clock[value] }))}
          onChange={(kind) => onChange({ clock: clocks[kind] })}
        />
        <Figures clock={clock} hasWindows={hasWindows} onChange={(chosen) => onChange({ clock: chosen })} />
      </div>
      <Switch label={w.hints.label} help={w.hints.help} checked={hints} onChange={(on) => onChange({ hints: on })} />
      <Switch
        label={w.rating.rated}
        help={w.rating.ratedHelp}
        checked={!casual}
        onChange={(isRated) => onChange({ casual: !isRated })}
      />
    </div>
  )
}
