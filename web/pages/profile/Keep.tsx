import type { Me } from '@octopolis/server/protocol/identity'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { api } from '../../client/api.ts'
import { useAction } from '../../client/action.ts'
import { meQuery } from '../../client/me.ts'
import { Button } from '../../look/Button.tsx'
import { tell } from '../../look/Notice.tsx'
import { useWords } from '../../words/language.ts'
import { saying } from './comeIn.ts'
import { Passkeys } from './Passkeys.tsx'
import styles from './Profile.module.css'
import { Field, Section } from './Section.tsx'
import { words } from './words.ts'

/** The ways back in: user name and password, passkeys. */
export function Keep({ me }: { me: Me }) {
  const w = useWords(words).keep
  const [isChanging, setChanging] = useState(false)
  return (
    <Section title={me.guest ? w.title : w.ways}>
      <p className={me.guest ? styles['warn'] : styles['faint']}>
        {me.guest ? w.guest : me.username === null ? w.byPasskey : w.kept(me.username)}
      </p>
      {me.username === null || isChanging ? (
        <PasswordForm me={me} onDone={() => setChanging(false)} />
      ) : (
        <div className={styles['row']}>
          <Button onClick={() => setChanging(true)}>{w.change}</Button>
        </div>
      )}
      <Passkeys />
    </Section>
  )
}

function PasswordForm({ me, onDone }: { me: Me; onDone(): void }) {
  const w = useWords(words).keep
  const queries = useQueryClient()
  const { isBusy, run } = useAction()
  const [way, setWay] = useState({ username: me.username ?? '', password: '', current: '' })
  const isNew = me.username === null
  const save = async (): Promise<void> => {
    const { username, password, current } = way
    const to = { username, password, ...(isNew ? {} : { current }) }
    const changed = await saying(api.put<Me>('/api/me/password', to), { forbidden: w.wrong, conflict: w.taken })
    queries.setQueryData(meQuery.queryKey, changed)
    tell(isNew ? w.done : w.changed)
    onDone()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run(save)
  }
  return (
    <form className={styles['form']} onSubmit={submit}>
      <Field
        label={w.username}
        help={w.usernameHelp}
        value={way.username}
        pattern="[A-Za-z0-9_.\-]{3,24}"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        onChange={(username) => setWay({ ...way, username })}
      />
      {!isNew && (
        <Field
          label={w.current}
          type="password"
          value={way.current}
          autoComplete="current-password"
          required
          onChange={(current) => setWay({ ...way, current })}
        />
      )}
      <Field
        label={isNew ? w.password : w.newPassword}
        help={w.passwordHelp}
        type="password"
        value={way.password}
        minLength={8}
        maxLength={128}
        autoComplete="new-password"
        required
        onChange={(password) => setWay({ ...way, password })}
      />
      <div className={styles['row']}>
        <Button type="submit" kind="main" disabled={isBusy}>
          {isNew ? w.save : w.change}
        </Button>
      </div>
    </form>
  )
}
