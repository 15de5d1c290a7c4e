import type { TableInfo } from '@octopolis/server/protocol/tables'
import { api } from '../../client/api.ts'
import { useAction } from '../../client/action.ts'
import { useMe } from '../../client/me.ts'
import { coverOf } from '../../games.ts'
import { useNavigate } from '@tanstack/react-router'
import { Button, IconButton } from '../../look/Button.tsx'
import { Crest } from '../../look/Crest.tsx'
import { Icon } from '../../look/Icon.tsx'
import { lightOf } from '../../look/light.ts'
import { LanguageSwitch } from '../../look/Masthead.tsx'
import { Qr } from '../../look/Qr.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import styles from './Invitation.module.css'
import { words } from './words.ts'

/** Before the start: a code for each free seat. */
export function Invitation({ info }: { info: TableInfo }) {
  const w = useWords(words)
  const language = useLanguage()
  const me = useMe()
  const navigate = useNavigate()
  const { isBusy, run } = useAction()
  const cover = coverOf(info.game)
  const address = `${location.origin}/t/${info.id}`
  const free = info.seats.filter(({ sitter }) => sitter === null)
  const isHost = info.host !== null && info.host === me?.id
  const isReady = info.seats.every(
    ({ sitter, ready }) => sitter !== null && (sitter.kind === 'bot' || ready || sitter.id === info.host),
  )
  const lead = isReady ? (isHost ? w.ready : w.full) : free.length > 0 ? `${w.free(free.length)}. ${w.watch}` : w.waits
  const fill = (): Promise<void> =>
    run(async () => {
      for (const { seat } of free) await api.put(`/api/tables/${info.id}/seats/${seat}`, { bot: 'normal' })
    })

  return (
    <main className={styles.invitation} style={lightOf(cover)}>
      <header className={styles.head}>
        <IconButton
          icon="close"
          label={w.exit}
          onClick={() => void navigate({ to: '/t/$id', params: { id: info.id } })}
        />
        <h1>{cover?.title[language] ?? info.game}</h1>
        <LanguageSwitch />
      </header>
      <p className={styles.lead} role="status">
        {lead}
      </p>
      <ul className={styles.seats}>
        {info.seats.map(({ seat, sitter, ready }) => (
          <li key={seat} className={styles.seat} data-free={sitter === null}>
            {sitter === null ? (
              <>
                <Qr text={`${address}?seat=${seat}&hand=1`} label={`${w.seat(seat + 1)}: ${w.take}`} />
                <p>{w.seat(seat + 1)}</p>
              </>
            ) : (
              <>
                <Crest crest={sitter.crest} size={150} />
                <p className={styles.name}>{sitter.name}</p>
                <p className={styles.ready}>{(ready || sitter.kind === 'bot') && <Icon name="check" size={30} />}</p>
              </>
            )}
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        {free.length > 0 && (
          <p>
            {w.take}, {w.address} <b>{address.replace(/^https?:\/\//, '')}</b>
          </p>
        )}
        {isHost && (
          <div className={styles.host}>
            {free.length > 0 && (
              <Button icon="robot" disabled={isBusy} onClick={() => void fill()}>
                {w.fill}
              </Button>
            )}
            <Button
              kind="main"
              icon="play"
              disabled={isBusy || !isReady}
              onClick={() => void run(() => api.post(`/api/tables/${info.id}/start`))}
            >
              {w.start}
            </Button>
          </div>
        )}
      </footer>
    </main>
  )
}
