import type { AnyWords, Language, Say, Seat, Typed } from '@octopolis/engine'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useLanguage, useWords } from '../words/language.ts'
import { ChoiceForm } from './inwords/ChoiceForm.tsx'
import { talkPrompt, talkWords } from './inwords/talk.ts'
import styles from './Chat.module.css'
import { words as pageWords } from './words.ts'

interface SayingsProps {
  readonly talk: readonly Typed[]
  readonly seat: Seat
  readonly view: unknown
  readonly words: AnyWords
  readonly say: Say
  onSay(talk: Typed): void
  onClose(): void
}

/** Something to say in the game's own terms, found as an answer is: first what, then about whom. */
export function Sayings({ talk, seat, view, words, say, onSay, onClose }: SayingsProps) {
  const w = useWords(pageWords)
  const language: Language = useLanguage()
  const [draft, setDraft] = useState<unknown>(null)
  const panel = useRef<HTMLDivElement>(null)
  const prompt = useMemo(() => talkPrompt(talk), [talk])
  const talking = useMemo(() => talkWords(words, seat, w.claim), [words, seat, w])
  useEffect(() => panel.current?.querySelector('button')?.focus(), [])

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  return (
    <div className={styles.sayings} id="sayings" ref={panel} onKeyDown={onKeyDown}>
      <ChoiceForm
        of="talk"
        {...{ prompt, draft, seat, view, say, language }}
        words={talking}
        fact={null}
        choose={setDraft}
        answer={(said) => onSay(said as Typed)}
        explain={() => undefined}
      />
    </div>
  )
}
