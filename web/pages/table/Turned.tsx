import type { TableInfo } from '@octopolis/server/protocol/tables'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { api } from '../../client/api.ts'
import { beSomebody } from '../../client/me.ts'
import { Button, buttonClass } from '../../look/Button.tsx'
import { Masthead } from '../../look/Masthead.tsx'
import { useTrouble } from '../../look/useTrouble.ts'
import type { Declined } from '../../declined.ts'
import { useLanguage, useWords } from '../../words/language.ts'
import { reasonOf } from '../../words/refusals.ts'
import styles from './Turned.module.css'
import { Picture } from '../Lost.tsx'
import { words } from './words.ts'

/** A table that one doesn't get to: why, and where to go instead. */
export function Turned({ refused, table }: { refused: Declined; table: string }) {
  const w = useWords(words)
  const language = useLanguage()
  const needsCode = refused.reason === 'forbidden' || refused.reason === 'unknown'
  return (
    <>
      <Masthead />
      <main className={styles.turned}>
        <Picture />
        <h1>{w.turned}</h1>
        <p>{needsCode ? w.byCode : reasonOf(refused, language)}</p>
        {needsCode && <CodeForm table={table} />}
        <Link to="/" className={buttonClass(needsCode ? 'other' : 'main')}>
          {w.home}
        </Link>
      </main>
    </>
  )
}

function CodeForm({ table }: { table: string }) {
  const w = useWords(words)
  const language = useLanguage()
  const trouble = useTrouble()
  const queries = useQueryClient()
  const [code, setCode] = useState('')
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    try {
      await beSomebody(queries, language)
      const { id } = await api.post<TableInfo>('/api/codes', { code })
      // The page was turned away before: it has to come in anew.
      if (id === table) location.reload()
      else location.assign(`/t/${id}`)
    } catch (error) {
      trouble(error)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void enter(event)}>
      <label>
        {w.code}
        <input
          value={code}
          onChange={(event) => setCode(event.target.value)}
          maxLength={6}
          autoCapitalize="characters"
          autoComplete="off"
          required
        />
      </label>
      <Button type="submit" kind="main">
        {w.enter}
      </Button>
    </form>
  )
}
