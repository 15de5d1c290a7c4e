import type { Me } from '@octopolis/server/protocol/identity'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../client/action.ts'
import { becomeGuest, changeMe } from '../../client/me.ts'
import { personaOf } from '../../client/persona.ts'
import { atTable } from '../../client/tables.ts'
import { Button } from '../../look/Button.tsx'
import { Crest } from '../../look/Crest.tsx'
import { NameField } from '../../look/NameField.tsx'
import { NameSheet } from '../../look/NameSheet.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import styles from './SitDown.module.css'
import { words } from './words.ts'

interface SitDownProps {
  readonly table: string
  readonly seat: number
}

/** For somebody the house doesn't know: a name, a crest, one tap. */
function Stranger({ table, seat }: SitDownProps) {
  const { sit: w } = useWords(words)
  const language = useLanguage()
  const queries = useQueryClient()
  const { isBusy, run } = useAction()
  const [persona, setPersona] = useState(() => personaOf(null, language))
  const name = persona.name.trim()
  const sitDown = (): Promise<void> =>
    run(async () => {
      await becomeGuest(queries, { ...persona, name })
      await atTable(table).sit(seat)
    })
  return (
    <form
      className={styles['sit']}
      onSubmit={(event) => {
        event.preventDefault()
        void sitDown()
      }}
    >
      <div className={styles['who']}>
        <NameField persona={persona} onChange={setPersona} />
      </div>
      <Button type="submit" kind="main" icon="seat" disabled={isBusy || name === ''}>
        {name === '' ? w.go : w.as(name)}
      </Button>
    </form>
  )
}

function Known({ me, table, seat }: SitDownProps & { me: Me }) {
  const { sit: w } = useWords(words)
  const queries = useQueryClient()
  const { isBusy, run } = useAction()
  const [isChanging, setChanging] = useState(false)
  return (
    <div className={styles['sit']}>
      <Crest crest={me.crest} size={36} />
      <Button kind="main" icon="seat" disabled={isBusy} onClick={() => void run(() => atTable(table).sit(seat))}>
        {w.as(me.name)}
      </Button>
      <Button kind="quiet" icon="pen" onClick={() => setChanging(true)}>
        {w.change}
      </Button>
      <NameSheet
        open={isChanging}
        start={me}
        isBusy={isBusy}
        onClose={() => setChanging(false)}
        onSave={(persona) =>
          void run(async () => {
            await changeMe(queries, persona)
            setChanging(false)
          })
        }
      />
    </div>
  )
}

/** One tap to a chair. */
export function SitDown({ me, ...place }: SitDownProps & { me: Me | null }) {
  return me === null ? <Stranger {...place} /> : <Known me={me} {...place} />
}
