import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useAction } from '../../client/action.ts'
import { Button } from '../../look/Button.tsx'
import { useWords } from '../../words/language.ts'
import { saying, signIn, signInByPasskey } from './comeIn.ts'
import styles from './Profile.module.css'
import { Field } from './Section.tsx'
import { hasPasskeys } from './webauthn.ts'
import { words } from './words.ts'

/** User name and password, or a passkey. */
export function SignIn({ leave = false }: { leave?: boolean }) {
  const w = useWords(words).signIn
  const queries = useQueryClient()
  const { isBusy, run } = useAction()
  const [way, setWay] = useState({ username: '', password: '' })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run(() => saying(signIn(queries, way, leave), { unknown: w.wrong }))
  }
  return (
    <form className={styles['form']} onSubmit={submit}>
      <Field
        label={w.username}
        value={way.username}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
        onChange={(username) => setWay({ ...way, username })}
      />
      <Field
        label={w.password}
        type="password"
        value={way.password}
        autoComplete="current-password"
        required
        onChange={(password) => setWay({ ...way, password })}
      />
      <div className={styles['row']}>
        <Button type="submit" kind="main" disabled={isBusy}>
          {w.go}
        </Button>
        {hasPasskeys() && (
          <Button icon="key" disabled={isBusy} onClick={() => void run(() => signInByPasskey(queries, leave))}>
            {w.passkey}
          </Button>
        )}
      </div>
    </form>
  )
}
