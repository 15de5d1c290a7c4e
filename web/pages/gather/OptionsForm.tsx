import type { Box } from '@octopolis/games/box'
import { useState } from 'react'
import { Choices } from '../../look/Choices.tsx'
import { Switch } from '../../look/Switch.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import { askedWith, optionRows, type Asked, type OptionRow, type Value } from './options.ts'
import styles from './OptionsForm.module.css'
import { words } from './words.ts'

interface OptionsFormProps {
  readonly box: Box
  readonly seats: number
  readonly asked: Asked
  onChange(asked: Asked): void
}

interface FieldProps {
  readonly row: OptionRow
  readonly problems: Readonly<Record<string, string>>
  onChange(value: Value): void
}

/** Many of many: what can't go together is said, and not handed on. */
function Several({ row, problems, onChange }: FieldProps) {
  const { options: w } = useWords(words)
  const [draft, setDraft] = useState<readonly string[] | null>(null)
  const { field, words: said } = row
  if (field.kind !== 'several') return null
  const chosen = draft ?? (Array.isArray(row.value) ? (row.value as readonly string[]) : [])
  const problem = field.problem?.(chosen) ?? null
  const choose = (next: readonly string[]): void => {
    const isFine = (field.problem?.(next) ?? null) === null
    setDraft(isFine ? null : next)
    if (isFine) onChange(next)
  }
  return (
    <details className={styles['several']} open={problem !== null || undefined}>
      <summary className={styles['summary']}>
        <span className={styles['label']}>{said.label}</span>
        <span className={styles['count']}>{w.several(chosen.length, field.values.length, row.isUsual)}</span>
      </summary>
      <p className={styles['help']}>{said.help}</p>
      {problem !== null && (
        <p role="alert" className={styles['problem']}>
          {problems[problem] ?? problem} {w.held}
        </p>
      )}
      <ul className={styles['boxes']}>
        {field.values.map((value) => (
          <li key={value}>
            <label className={styles['box']}>
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={({ target }) =>
                  choose(field.values.filter((one) => (one === value ? target.checked : chosen.includes(one))))
                }
              />
              <span>{said.values?.[value] ?? value}</span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}

function OptionField(props: FieldProps) {
  const { row, onChange } = props
  const { field, words: said, value } = row
  switch (field.kind) {
    case 'toggle':
      return <Switch label={said.label} help={said.help} checked={value === true} onChange={onChange} />
    case 'choice':
      return (
        <Choices
          legend={said.label}
          help={said.help}
          value={String(value)}
          values={field.values.map((one) => {
            const note = said.notes?.[one]
            return { value: one, label: said.values?.[one] ?? one, ...(note === undefined ? {} : { note }) }
          })}
          onChange={onChange}
        />
      )
    case 'several':
      return <Several {...props} />
  }
}

/** A game's options as a form, made of its schema and its words alone. */
export function OptionsForm({ box, seats, asked, onChange }: OptionsFormProps) {
  const said = box.words[useLanguage()]
  return (
    <div className={styles['form']}>
      {optionRows(box, said, asked, seats).map((row) => (
        <OptionField
          key={row.key}
          row={row}
          problems={said.problems}
          onChange={(value) => onChange(askedWith(asked, row, value, seats))}
        />
      ))}
    </div>
  )
}
