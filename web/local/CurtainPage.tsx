import type { Crest as CrestOf } from '@octopolis/server/protocol/heraldry'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../look/Button.tsx'
import { Crest } from '../look/Crest.tsx'
import { useWords } from '../words/language.ts'
import styles from './Curtain.module.css'
import { folds, rings } from './folds.ts'
import { words } from './words.ts'

/** Milliseconds in which a tap still belongs to what was there before. */
const STEADY = 300

interface CurtainPageProps {
  readonly person: { readonly name: string; readonly crest: CrestOf }
  onTake(): void
}

/** Between two people who share a device: the whole page, and nothing behind it. */
export function CurtainPage({ person, onTake }: CurtainPageProps) {
  const w = useWords(words)
  const about = useId()
  const page = useRef<HTMLElement>(null)
  const [isSteady, setSteady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSteady(true), STEADY)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (isSteady) page.current?.querySelector('button')?.focus()
  }, [isSteady])
  return (
    <main className={styles['curtain']} ref={page}>
      <svg className={styles['cloth']} viewBox="0 0 1000 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {folds.map(({ d, weight }) => (
          <path key={d} d={d} strokeWidth={weight} />
        ))}
        {rings.map((x) => (
          <circle key={x} cx={x} cy={14} r={9} />
        ))}
        <path d="M-20 14H1020" strokeWidth={5} />
      </svg>
      <div className={styles['card']} id={about}>
        <Crest crest={person.crest} size={96} />
        <h1 className={styles['name']}>{person.name}</h1>
        <p>{w.passTo(person.name)}</p>
        <p className={styles['aside']}>{w.lookAway}</p>
      </div>
      <Button
        kind="main"
        disabled={!isSteady}
        aria-describedby={about}
        aria-label={w.iAm(person.name)}
        onClick={onTake}
      >
        {w.itsMe}
      </Button>
    </main>
  )
}
