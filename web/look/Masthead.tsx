import { languages, type Language } from '@octopolis/engine'
import { Link } from '@tanstack/react-router'
import { useMe } from '../client/me.ts'
import { keptPersona } from '../client/persona.ts'
import { UpdateNote } from '../offline/UpdateNote.tsx'
import { inBoth, speak, useLanguage, useWords } from '../words/language.ts'
import { Crest } from './Crest.tsx'
import { Icon } from './Icon.tsx'
import styles from './Masthead.module.css'
import { Segments } from './Segments.tsx'

const words = inBoth({
  en: {
    home: 'Octopolis, front page',
    language: 'Language',
    settings: 'Settings',
    me: 'You',
    who: (name: string) => `${name}: your page`,
  },
  fr: {
    home: 'Octopolis, accueil',
    language: 'Langue',
    settings: 'Réglages',
    me: 'Vous',
    who: (name: string) => `${name} : votre page`,
  },
})

export function LanguageSwitch() {
  const w = useWords(words)
  const language = useLanguage()
  return (
    <Segments<Language>
      label={w.language}
      value={language}
      values={languages.map((one) => ({ value: one, label: one.toUpperCase() }))}
      onChange={speak}
    />
  )
}

/** The head of every page but the table. At home the name stands large below it, and isn’t said twice. */
export function Masthead({ isHome = false }: { isHome?: boolean }) {
  const w = useWords(words)
  // Who plays on this device has a name, even where the house doesn't know it.
  const me = useMe() ?? keptPersona()
  return (
    <header className={styles.masthead}>
      <Link to="/" className={styles.home} aria-label={w.home}>
        <svg
          width="34"
          height="34"
          viewBox="0 0 64 64"
          fill="none"
          stroke="var(--living)"
          strokeWidth="2.4"
          aria-hidden="true"
        >
          <path d="M32 6c-10 0-17 8-17 17 0 6 3 9 3 14H46c0-5 3-8 3-14C49 14 42 6 32 6z" />
          <path d="M18 37c-2 8-10 8-10 14 0 4 3 6 6 6M46 37c2 8 10 8 10 14 0 4-3 6-6 6M26 37c0 9-4 11-4 17 0 3 2 5 4 5M38 37c0 9 4 11 4 17 0 3-2 5-4 5" />
          <path d="M26 37V24a6 6 0 0 1 12 0v13M32 18v19M26 28h12" strokeWidth="1.6" />
        </svg>
        {!isHome && <span>Octopolis</span>}
      </Link>
      <nav className={styles.right}>
        <LanguageSwitch />
        <Link to="/settings" className={styles.me} aria-label={w.settings} title={w.settings}>
          <Icon name="sliders" size={24} />
        </Link>
        <Link to="/me" className={styles.me} aria-label={me ? w.who(me.name) : w.me}>
          {me ? <Crest crest={me.crest} size={28} /> : <Icon name="people" size={24} />}
          <span>{me ? me.name : w.me}</span>
        </Link>
      </nav>
      <UpdateNote />
    </header>
  )
}
