import type { BroughtRecord } from '@octopolis/server/protocol/records'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { api } from '../../client/api.ts'
import { useAction } from '../../client/action.ts'
import { beSomebody } from '../../client/me.ts'
import { IconButton } from '../../look/Button.tsx'
import { Icon } from '../../look/Icon.tsx'
import { LanguageSwitch } from '../../look/Masthead.tsx'
import { tell } from '../../look/Notice.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import { writePlace, type Place } from './address.ts'
import type { Evening } from './open.ts'
import styles from './Theatre.module.css'
import { words } from './words.ts'

interface TheatreHeadProps {
  readonly evening: Evening
  readonly place: Place
  /** The house keeps this record from now on, at another address. */
  onKept(id: string, place: Place): void
  readonly children: ReactNode
}

export function TheatreHead({ evening, place, onKept, children }: TheatreHeadProps) {
  const w = useWords(words)
  const language = useLanguage()
  const { sealed, box, players, isShared } = evening
  const queries = useQueryClient()
  const { isBusy, run } = useAction()
  const keep = async (): Promise<void> => {
    await beSomebody(queries, language)
    const named = players.map((player) => (player === null ? null : { name: player.name, crest: player.crest }))
    const known = named.length === sealed.seats ? { players: named } : {}
    const { id } = await api.post<BroughtRecord>('/api/records', { ...sealed, ...known })
    tell(w.file.kept)
    onKept(id, place)
  }
  return (
    <header className={styles['head']}>
      <Link to="/" className={styles['home']} aria-label={w.home} title={w.home}>
        <Icon name="house" size={22} />
      </Link>
      <h1 aria-label={w.page(box.words[language].title)}>{box.words[language].title}</h1>
      <div className={styles['deeds']}>
        {children}
        {isShared && <IconButton icon="link" label={w.share} onClick={() => void share(place, w)} />}
        {!isShared && <IconButton icon="share" label={w.file.keep} disabled={isBusy} onClick={() => void run(keep)} />}
        <LanguageSwitch />
      </div>
    </header>
  )
}

async function share(place: Place, w: (typeof words)['en']): Promise<void> {
  const link = new URL(window.location.href)
  link.search = new URLSearchParams(
    Object.entries(writePlace(place)).map(([key, value]) => [key, String(value)]),
  ).toString()
  try {
    await navigator.clipboard.writeText(link.href)
    tell(w.copied)
  } catch {
    // Over plain http there is no clipboard.
    tell(w.copyFailed(link.href))
  }
}
