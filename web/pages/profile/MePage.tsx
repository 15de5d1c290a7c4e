import type { Me } from '@octopolis/server/protocol/identity'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAction } from '../../client/action.ts'
import { changeMe, meQuery } from '../../client/me.ts'
import type { Persona } from '../../client/persona.ts'
import { Button } from '../../look/Button.tsx'
import { Crest } from '../../look/Crest.tsx'
import { Masthead } from '../../look/Masthead.tsx'
import { NameSheet } from '../../look/NameSheet.tsx'
import { useTitle } from '../../look/useTitle.ts'
import { useLanguage, useWords } from '../../words/language.ts'
import { localeOf } from '../../words/locale.ts'
import { reasonOf } from '../../words/refusals.ts'
import { recall } from './comeIn.ts'
import { Games } from './Games.tsx'
import { GamesHere } from './GamesHere.tsx'
import { Keep } from './Keep.tsx'
import { Mutes } from './Mutes.tsx'
import { MyData } from './MyData.tsx'
import { Nobody } from './Nobody.tsx'
import { Notifications } from './Notifications.tsx'
import styles from './Profile.module.css'
import { Ratings } from './Ratings.tsx'
import { Tokens } from './Tokens.tsx'
import { words } from './words.ts'

export function MePage() {
  const w = useWords(words)
  const language = useLanguage()
  const { data: me, error } = useQuery(meQuery)
  const queries = useQueryClient()
  const isNobody = me === null
  useEffect(() => {
    if (isNobody) void recall(queries)
  }, [isNobody, queries])
  useTitle(w.page)
  return (
    <>
      <Masthead />
      <main className={styles['page']}>
        {error !== null && <p role="alert">{reasonOf(error, language)}</p>}
        {me === null && <Nobody />}
        {me && <Somebody key={me.id} me={me} />}
      </main>
    </>
  )
}

function Somebody({ me }: { me: Me }) {
  return (
    <>
      <WhoIAm me={me} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <Games me={me} />
          <GamesHere />
          <Ratings me={me} />
        </div>
        <div className={styles['column']}>
          <Keep me={me} />
          <Notifications />
          <Mutes />
          {!me.guest && <Tokens />}
          <MyData me={me} />
        </div>
      </div>
    </>
  )
}

function WhoIAm({ me }: { me: Me }) {
  const w = useWords(words)
  const language = useLanguage()
  const queries = useQueryClient()
  const { isBusy, run } = useAction()
  const [isOpen, setOpen] = useState(false)
  const save = async ({ name, crest }: Persona): Promise<void> => {
    await changeMe(queries, { name, crest })
    setOpen(false)
  }
  const since = new Date(me.createdAt).toLocaleDateString(localeOf(language), { dateStyle: 'long' })
  return (
    <div className={styles['hero']}>
      <Crest crest={me.crest} size={84} />
      <div>
        <h1>{me.name}</h1>
        <p className={styles['faint']}>
          {me.guest ? `${w.guest} · ` : ''}
          {w.since(since)}
        </p>
      </div>
      <Button icon="pen" onClick={() => setOpen(true)}>
        {w.change}
      </Button>
      <NameSheet
        open={isOpen}
        start={me}
        isBusy={isBusy}
        onClose={() => setOpen(false)}
        onSave={(persona) => void run(() => save(persona))}
      />
    </div>
  )
}
