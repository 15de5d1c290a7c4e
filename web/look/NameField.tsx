import { useId } from 'react'
import { randomCrest, type Persona } from '../client/persona.ts'
import { inBoth, useWords } from '../words/language.ts'
import { IconButton } from './Button.tsx'
import { Crest } from './Crest.tsx'
import styles from './NameField.module.css'

const words = inBoth({
  en: { name: 'Your name', die: 'Another crest' },
  fr: { name: 'Votre nom', die: 'Un autre blason' },
})

/** So many characters a name may have. */
const LONGEST_NAME = 24

interface NameFieldProps {
  readonly persona: Persona
  onChange(persona: Persona): void
  /** Whose name it is, where there are several. */
  readonly label?: string
  readonly isLabelUnseen?: boolean
  readonly crestSize?: number
}

/** Who somebody is in one line: crest, name, and a die for those who can't decide. */
export function NameField({ persona, onChange, label, isLabelUnseen = false, crestSize = 40 }: NameFieldProps) {
  const w = useWords(words)
  const id = useId()
  return (
    <div className={styles.field}>
      <Crest crest={persona.crest} size={crestSize} />
      <div className={styles.name}>
        <label htmlFor={id} className={isLabelUnseen ? 'unseen' : styles.label}>
          {label ?? w.name}
        </label>
        <input
          id={id}
          className={styles.input}
          value={persona.name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          required
          onChange={({ target }) => onChange({ ...persona, name: target.value })}
        />
      </div>
      <IconButton icon="die" label={w.die} onClick={() => onChange({ ...persona, crest: randomCrest() })} />
    </div>
  )
}
