import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useAction } from '../../client/action.ts'
import { becomeGuest } from '../../client/me.ts'
import { personaOf } from '../../client/persona.ts'
import { Button } from '../../look/Button.tsx'
import { CrestPicker } from '../../look/CrestPicker.tsx'
import { NameField } from '../../look/NameField.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import { GamesHere } from './GamesHere.tsx'
import styles from './Profile.module.css'
import { Section } from './Section.tsx'
import { SignIn } from './SignIn.tsx'
import { words } from './words.ts'

/** A start for those whom the house doesn't know yet. */
export function Nobody() {
  const w = useWords(words).nobody
  const language = useLanguage()
  const queries = useQueryClient()
  const { isBusy, run } = useAction()
  const [persona, setPersona] = useState(() => personaOf(null, language))
  const begin = (event: FormEvent): void => {
    event.preventDefault()
    void run(() => becomeGuest(queries, { ...persona, name: persona.name.trim() }))
  }
  return (
    <>
      <h1>{w.title}</h1>
      <p className={styles['lead']}>{w.lead}</p>
      <div className={styles['columns']}>
        <Section title={w.begin}>
          <form className={styles['form']} onSubmit={begin}>
            <NameField persona={persona} onChange={setPersona} />
            <CrestPicker crest={persona.crest} onChange={(crest) => setPersona({ ...persona, crest })} />
            <Button type="submit" kind="main" disabled={isBusy || persona.name.trim() === ''}>
              {w.begin}
            </Button>
          </form>
        </Section>
        <Section title={w.again}>
          <SignIn />
        </Section>
        <GamesHere />
      </div>
    </>
  )
}
