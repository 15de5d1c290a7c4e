import type { Me } from '@octopolis/server/protocol/identity'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../client/api.ts'
import { useAction } from '../../client/action.ts'
import { Button, buttonClass } from '../../look/Button.tsx'
import { Dialog } from '../../look/Dialog.tsx'
import { Icon } from '../../look/Icon.tsx'
import { tell } from '../../look/Notice.tsx'
import { useWords } from '../../words/language.ts'
import { becomes, saying, signOut } from './comeIn.ts'
import styles from './Profile.module.css'
import { Field, Section } from './Section.tsx'
import { SignIn } from './SignIn.tsx'
import { words } from './words.ts'

type Asking = 'nothing' | 'signOut' | 'signIn' | 'delete'

/** What leads out: taking one's data along, signing out, being somebody else, being forgotten. */
export function MyData({ me }: { me: Me }) {
  const w = useWords(words)
  const queries = useQueryClient()
  const { isBusy, run } = useAction()
  const [asking, setAsking] = useState<Asking>('nothing')
  const close = (): void => setAsking('nothing')
  const leave = () => run(() => signOut(queries))
  return (
    <Section title={w.data.title}>
      <p className={styles['faint']}>{w.data.lead}</p>
      <div className={styles['row']}>
        <a href="/api/me/export" download className={buttonClass()}>
          <Icon name="download" />
          {w.data.download}
        </a>
        <Button disabled={isBusy} onClick={() => (me.guest ? setAsking('signOut') : void leave())}>
          {w.data.signOut}
        </Button>
        {me.guest && <Button onClick={() => setAsking('signIn')}>{w.signIn.leave}</Button>}
        <Button kind="grave" icon="trash" onClick={() => setAsking('delete')}>
          {w.data.delete}
        </Button>
      </div>
      <Dialog
        open={asking === 'signOut'}
        title={w.data.signOut}
        onClose={close}
        foot={
          <>
            <Button onClick={close}>{w.signIn.cancel}</Button>
            <Button kind="grave" disabled={isBusy} onClick={() => void leave()}>
              {w.data.guestOutSure}
            </Button>
          </>
        }
      >
        <p>{w.data.guestOut}</p>
      </Dialog>
      <Dialog open={asking === 'signIn'} title={w.signIn.leave} onClose={close}>
        <p className={styles['warn']}>{w.signIn.loses(me.name)}</p>
        <SignIn leave />
      </Dialog>
      <Farewell me={me} open={asking === 'delete'} onClose={close} />
    </Section>
  )
}

function Farewell({ me, open, onClose }: { me: Me; open: boolean; onClose(): void }) {
  const w = useWords(words).data
  const queries = useQueryClient()
  const { isBusy, run } = useAction()
  const [password, setPassword] = useState('')
  const needsPassword = me.username !== null
  const remove = async (): Promise<void> => {
    await saying(api.remove<undefined>('/api/me', needsPassword ? { password } : {}), { forbidden: w.wrong })
    becomes(queries, null)
    tell(w.deleted)
  }
  return (
    <Dialog
      open={open}
      title={w.deleteTitle}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{w.keep}</Button>
          <Button kind="grave" disabled={isBusy || (needsPassword && password === '')} onClick={() => void run(remove)}>
            {w.deleteSure}
          </Button>
        </>
      }
    >
      <p>{w.deleteLead}</p>
      {needsPassword && (
        <Field
          label={w.password}
          type="password"
          value={password}
          autoComplete="current-password"
          onChange={setPassword}
        />
      )}
    </Dialog>
  )
}
