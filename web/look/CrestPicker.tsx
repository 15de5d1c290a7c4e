import { emblems, fields, tinctures, type Crest as CrestOf } from '@octopolis/server/protocol/heraldry'
import { useId } from 'react'
import { heraldryWords } from '../words/heraldry.ts'
import { inBoth, useWords } from '../words/language.ts'
import { Crest } from './Crest.tsx'
import styles from './CrestPicker.module.css'

const words = inBoth({
  en: { emblem: 'Emblem', field: 'Field', tincture: 'Tincture' },
  fr: { emblem: 'Emblème', field: 'Champ', tincture: 'Teinte' },
})

interface RowProps<Value extends string> {
  readonly legend: string
  readonly values: readonly Value[]
  readonly chosen: Value
  readonly names: Readonly<Record<Value, string>>
  crestWith(value: Value): CrestOf
  onChoose(crest: CrestOf): void
}

function Row<Value extends string>({ legend, values, chosen, names, crestWith, onChoose }: RowProps<Value>) {
  const group = useId()
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {values.map((value) => (
          <label key={value} className={styles.choice} title={names[value]}>
            <input
              type="radio"
              name={group}
              className="unseen"
              aria-label={names[value]}
              checked={value === chosen}
              onChange={() => onChoose(crestWith(value))}
            />
            <Crest crest={crestWith(value)} size={32} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A coat of arms, put together from what the house has: emblem, field, tincture. */
export function CrestPicker({ crest, onChange }: { crest: CrestOf; onChange(crest: CrestOf): void }) {
  const w = useWords(words)
  const names = useWords(heraldryWords)
  return (
    <div className={styles.picker}>
      <Row
        legend={w.emblem}
        values={emblems}
        chosen={crest.emblem}
        names={names.emblems}
        crestWith={(emblem) => ({ ...crest, emblem })}
        onChoose={onChange}
      />
      <Row
        legend={w.field}
        values={fields}
        chosen={crest.field}
        names={names.fields}
        crestWith={(field) => ({ ...crest, field })}
        onChoose={onChange}
      />
      <Row
        legend={w.tincture}
        values={tinctures}
        chosen={crest.tincture}
        names={names.tinctures}
        crestWith={(tincture) => ({ ...crest, tincture })}
        onChoose={onChange}
      />
    </div>
  )
}
