import { useEffect } from 'react'
import { Masthead } from '../../look/Masthead.tsx'
import { Preferences } from '../../table/Preferences.tsx'
import { inBoth, useWords } from '../../words/language.ts'
import styles from './SettingsPage.module.css'

const words = inBoth({
  en: {
    page: 'Settings',
    lead: 'They hold on this device, at every table, and need no account.',
  },
  fr: {
    page: 'Réglages',
    lead: 'Ils valent sur cet appareil, à toutes les tables, et se passent de compte.',
  },
})

/** How one likes to play, before any table. */
export function SettingsPage() {
  const w = useWords(words)
  useEffect(() => {
    document.title = `${w.page} · Octopolis`
  }, [w])
  return (
    <>
      <Masthead />
      <main className={styles['page']}>
        <h1>{w.page}</h1>
        <p className={styles['lead']}>{w.lead}</p>
        <div className={styles['sheet']}>
          <Preferences />
        </div>
      </main>
    </>
  )
}
