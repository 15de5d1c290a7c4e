import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from '../look/Icon.tsx'
import { LanguageSwitch } from '../look/Masthead.tsx'
import { useWords } from '../words/language.ts'
import styles from './Frame.module.css'
import { words } from './words.ts'

interface FrameProps {
  readonly title: string
  /** Missing: this is where all of them begin. */
  readonly back?: boolean
  readonly lead?: string
  readonly children: ReactNode
}

/** A page of the workshop. */
export function Frame({ title, back = true, lead, children }: FrameProps) {
  const w = useWords(words)
  return (
    <>
      <header className={styles['head']}>
        <Link to={back ? '/dev' : '/'} className={styles['back']}>
          <Icon name={back ? 'back' : 'house'} size={22} />
          <span>{back ? w.toWorkshop : 'Octopolis'}</span>
        </Link>
        <LanguageSwitch />
      </header>
      <main className={styles['page']}>
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
        {children}
      </main>
    </>
  )
}
