import type { Box } from '@octopolis/games/box'
import type { TableInfo } from '@octopolis/server/protocol/tables'
import { useState } from 'react'
import type { Clock, TableWish } from '../../client/tables.ts'
import { Button } from '../../look/Button.tsx'
import { Dialog } from '../../look/Dialog.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import styles from './Agreement.module.css'
import { optionRows, sentOf, type OptionRow } from './options.ts'
import { OptionsForm } from './OptionsForm.tsx'
import { TableForm } from './TableForm.tsx'
import { words } from './words.ts'

interface AgreementProps {
  readonly info: TableInfo
  readonly box: Box
  /** Null: one may read it. */
  readonly onChange: ((wish: TableWish) => void) | null
}

function useSaying(hasWindows: boolean) {
  const w = useWords(words)
  const ofClock = (clock: Clock): string => {
    switch (clock.kind) {
      case 'none':
        return w.clock.sayNone
      case 'live':
        return [
          w.clock.sayLive(clock.think, clock.reserve),
          ...(hasWindows ? [w.clock.sayWindow(clock.window ?? 5)] : []),
        ].join(' ')
      case 'slow':
        return w.clock.saySlow(w.clock.hour(clock.hours))
    }
  }
  const ofOption = ({ field, value, words: said, isUsual }: OptionRow): string => {
    if (typeof value === 'boolean') return value ? w.yes : w.no
    if (typeof value === 'string') return said.values?.[value] ?? value
    return w.options.several(value.length, field.kind === 'several' ? field.values.length : value.length, isUsual)
  }
  return { ofClock, ofOption }
}

/** What a choice that was made means for the game. */
function noteOf({ value, words: said }: OptionRow): string | null {
  if (value === true) return said.help
  return typeof value === 'string' ? (said.notes?.[value] ?? null) : null
}

/** What everybody agrees to by being ready, in words; the host changes it. */
export function Agreement({ info, box, onChange }: AgreementProps) {
  const w = useWords(words)
  const said = box.words[useLanguage()]
  const { ofClock, ofOption } = useSaying(said.windows !== undefined)
  const [isChanging, setChanging] = useState(false)
  const seats = info.seats.length
  const rows = optionRows(box, said, info.options, seats)
  return (
    <section className={styles['agreement']} aria-labelledby="agreement">
      <div className={styles['head']}>
        <h2 id="agreement">{w.agreement.title}</h2>
        {onChange !== null && (
          <Button icon="gear" onClick={() => setChanging(true)}>
            {w.agreement.change}
          </Button>
        )}
      </div>
      <dl className={styles['terms']}>
        {rows.map((row) => (
          <div key={row.key} data-unusual={!row.isUsual}>
            <dt>{row.words.label}</dt>
            <dd>
              {ofOption(row)}
              {noteOf(row) !== null && <span className={styles['help']}>{noteOf(row)}</span>}
            </dd>
          </div>
        ))}
        <div>
          <dt>{w.clock.legend}</dt>
          <dd>{ofClock(info.clock)}</dd>
        </div>
        <div>
          <dt>{w.visibility.legend}</dt>
          <dd>{w.visibility[info.visibility].label}</dd>
        </div>
        <div>
          <dt>{w.hints.label}</dt>
          <dd>{info.hints ? w.yes : w.no}</dd>
        </div>
        <div>
          <dt>{w.rating.label}</dt>
          <dd>
            {info.casual
              ? w.rating.casual
              : info.rated
                ? info.hints
                  ? w.rating.countsBut
                  : w.rating.counts
                : w.rating.bots}
          </dd>
        </div>
      </dl>
      {onChange !== null && (
        <Dialog open={isChanging} title={w.agreement.sheet} onClose={() => setChanging(false)}>
          <h3 className={styles['part']}>{w.agreement.game}</h3>
          <OptionsForm
            box={box}
            seats={seats}
            asked={info.options}
            onChange={(options) => onChange({ options: sentOf(box, options, seats) })}
          />
          <h3 className={styles['part']}>{w.agreement.table}</h3>
          <TableForm wish={info} hasWindows={said.windows !== undefined} onChange={onChange} />
        </Dialog>
      )}
    </section>
  )
}
