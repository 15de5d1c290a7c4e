import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Button, buttonClass } from '../look/Button.tsx'
import { Masthead } from '../look/Masthead.tsx'
import { inBoth, useWords } from '../words/language.ts'
import styles from './Lost.module.css'

const words = inBoth({
  en: {
    title: 'Nothing but water',
    text: 'There is no page at this address. The tide may have taken it.',
    home: 'Back to the front page',
    wrecked: 'This page has run aground',
    again: 'Nothing of your game is lost: what was sent is kept. Load the page again.',
    reload: 'Load it again',
  },
  fr: {
    title: 'Rien que de l’eau',
    text: 'Il n’y a pas de page à cette adresse. La marée l’a peut-être emportée.',
    home: 'Retour à l’accueil',
    wrecked: 'Cette page s’est échouée',
    again: 'Rien de votre partie n’est perdu : ce qui a été envoyé est gardé. Rechargez la page.',
    reload: 'Recharger',
  },
})

const Adrift = lazy(async () => ({ default: (await import('../look/Adrift.tsx')).Adrift }))

/** Comes by itself: nobody should wait at the front page for what they hope never to see. */
export function Picture() {
  return (
    <div className={styles.picture}>
      <Suspense>
        <Adrift />
      </Suspense>
    </div>
  )
}

export function Lost() {
  const w = useWords(words)
  return (
    <>
      <Masthead />
      <main className={styles.lost}>
        <Picture />
        <h1>{w.title}</h1>
        <p>{w.text}</p>
        <Link to="/" className={buttonClass('main')}>
          {w.home}
        </Link>
      </main>
    </>
  )
}

/** A page that failed; what happened is in the browser's console. */
export function Wrecked() {
  const w = useWords(words)
  return (
    <main className={styles.lost}>
      <h1>{w.wrecked}</h1>
      <p>{w.again}</p>
      <Button kind="main" onClick={() => location.reload()}>
        {w.reload}
      </Button>
      <a href="/" className={buttonClass('quiet')}>
        {w.home}
      </a>
    </main>
  )
}
