import { useSearch } from '@tanstack/react-router'
import { useId, useState, type FormEvent } from 'react'
import { useGoToTable } from '../../client/go-to-table.ts'
import { Button } from '../../look/Button.tsx'
import { tell } from '../../look/Notice.tsx'
import { useWords } from '../../words/language.ts'
import styles from './CodeField.module.css'
import { words } from './words.ts'

function letters(text: string): string {
  return text
    .replaceAll(/[^a-z]/giu, '')
    .slice(0, 6)
    .toUpperCase()
}

/** A code came with the address: /?code=ABCDEF is how a table that opens by code is shared. */
function useInvitation(): string {
  const search: { readonly code?: unknown } = useSearch({ strict: false })
  return typeof search.code === 'string' ? letters(search.code) : ''
}

/** The door for those who were told a code. */
export function CodeField() {
  const { code: w } = useWords(words)
  const id = useId()
  const goTo = useGoToTable()
  const [code, setCode] = useState(useInvitation())
  const enter = (event: FormEvent): void => {
    event.preventDefault()
    if (code.length === 6) void goTo.code(code)
    else tell(w.short, 'trouble')
  }
  return (
    <form className={styles['door']} onSubmit={enter}>
      <label htmlFor={id} className={styles['label']}>
        {w.label}
      </label>
      <div className={styles['row']}>
        <input
          id={id}
          className={styles['code']}
          value={code}
          placeholder={w.placeholder}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setCode(letters(target.value))}
        />
        <Button type="submit" kind={code.length === 6 ? 'main' : 'other'} icon="door" disabled={goTo.isBusy}>
          {w.go}
        </Button>
      </div>
    </form>
  )
}
