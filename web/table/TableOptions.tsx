import { fields, type AnyWords, type Field, type Language } from '@octopolis/engine'
import type { Box } from '@octopolis/games/box'
import type { TableInfo } from '@octopolis/server/protocol/tables'
import type { ReactNode } from 'react'
import { useWords } from '../words/language.ts'
import { Preferences } from './Preferences.tsx'
import styles from './TableOptions.module.css'
import { words as pageWords } from './words.ts'

interface TableOptionsProps {
  readonly info: TableInfo
  readonly words: AnyWords
  readonly box: Box
  readonly affairs: ReactNode
  /** What else one decides here for oneself. */
  readonly children?: ReactNode
}

type PageWords = (typeof pageWords)[Language]

function valueInWords(field: Field, value: unknown, names: Readonly<Record<string, string>>, w: PageWords): string {
  switch (field.kind) {
    case 'toggle':
      return value === true ? w.yes_no.true : w.yes_no.false
    case 'choice':
      return names[String(value)] ?? String(value)
    case 'several':
      return Array.isArray(value) && value.length > 0
        ? value.map((one) => names[String(one)] ?? String(one)).join(', ')
        : w.none
  }
}

/** What is played here, how one likes to see it, and what else can be done with the table. */
export function TableOptions({ info, words, box, affairs, children }: TableOptionsProps) {
  const w = useWords(pageWords)
  const options = words.options as Readonly<
    Record<string, { label: string; values?: Readonly<Record<string, string>> }>
  >
  return (
    <div className={styles.options}>
      <Preferences />
      {children}
      <section>
        <h2>{w.played}</h2>
        <dl className={styles.list}>
          {fields(box.game.options).map(([key, field]) => (
            <div key={key}>
              <dt>{options[key]?.label ?? key}</dt>
              <dd>{valueInWords(field, info.options[key], options[key]?.values ?? {}, w)}</dd>
            </div>
          ))}
        </dl>
      </section>
      {affairs}
      {info.commitment !== null && (
        <section>
          <h2>{w.proof}</h2>
          <p className={styles.help}>{w.proofHelp}</p>
          <code className={styles.proof}>{info.commitment}</code>
        </section>
      )}
      <p className={styles.help}>{w.keys}</p>
    </div>
  )
}
