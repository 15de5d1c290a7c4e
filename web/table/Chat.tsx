import type { AnyGame, AnyWords, Say } from '@octopolis/engine'
import { emotes } from '@octopolis/server/protocol/emotes'
import type { Position, Said, Utterance } from '@octopolis/server/protocol/tables'
import { Menu } from '@base-ui/react/menu'
import { useMemo, useRef, useState, type FormEvent } from 'react'
import { Button } from '../look/Button.tsx'
import { useWords } from '../words/language.ts'
import styles from './Chat.module.css'
import { emoteWords, signs, type Emote } from './emotes.ts'
import { Lines } from './Lines.tsx'
import type { Words } from './link.ts'
import { Sayings } from './Sayings.tsx'
import { words as pageWords } from './words.ts'

interface ChatProps {
  readonly talk: readonly Said[]
  /** Whether something was said before that, which `earlier` fetches. */
  readonly hasEarlier: boolean
  /** False if it couldn't. */
  earlier(): Promise<boolean>
  /** What one has said oneself, and is on its way. */
  readonly unsaid: readonly Words[]
  readonly position: Position | null
  readonly game: AnyGame
  readonly words: AnyWords
  readonly say: Say
  speak(utterance: Utterance): void
}

/** What people say: in their own words, without any, or in the game's own terms. */
export function Chat({ talk, hasEarlier, earlier, unsaid, position, game, words, say, speak }: ChatProps) {
  const w = useWords(pageWords)
  const [text, setText] = useState('')
  const [isClaiming, setClaiming] = useState(false)
  const claimer = useRef<HTMLButtonElement>(null)

  const voice = position?.voice ?? 'free'
  const seat = position?.seat ?? null
  const claims = useMemo(
    () => (position === null || seat === null || voice !== 'free' ? [] : (game.talk?.(position.view, seat) ?? [])),
    [position, seat, voice, game],
  )
  const isChoosing = isClaiming && claims.length > 0
  const stopClaiming = (): void => {
    setClaiming(false)
    claimer.current?.focus()
  }

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    speak({ kind: 'text', said })
    setText('')
  }

  return (
    <div className={styles.chat} data-claiming={isChoosing}>
      {talk.length + unsaid.length === 0 ? (
        <p className={styles.empty}>{w.nobodySpoke}</p>
      ) : (
        <Lines
          talk={talk}
          hasEarlier={hasEarlier}
          earlier={earlier}
          unsaid={unsaid}
          seat={seat}
          words={words}
          say={say}
        />
      )}
      {voice === 'silent' && <p className={styles.hushed}>{w.silent}</p>}
      {voice === 'gestures' && <p className={styles.hushed}>{w.gestures}</p>}
      {voice !== 'silent' && (
        <div className={styles.tools}>
          <EmoteMenu onChoose={(said) => speak({ kind: 'emote', said })} />
          {claims.length > 0 && (
            <button
              type="button"
              className={styles.tool}
              ref={claimer}
              aria-expanded={isChoosing}
              aria-controls="sayings"
              onClick={() => setClaiming(!isClaiming)}
            >
              {w.claim}
            </button>
          )}
        </div>
      )}
      {isChoosing && position !== null && seat !== null && (
        <Sayings
          talk={claims}
          seat={seat}
          view={position.view}
          words={words}
          say={say}
          onSay={(said) => {
            speak({ kind: 'talk', said })
            stopClaiming()
          }}
          onClose={stopClaiming}
        />
      )}
      {voice === 'free' && !isChoosing && (
        <form className={styles.form} onSubmit={onSubmit}>
          <input
            value={text}
            maxLength={300}
            onChange={(event) => setText(event.target.value)}
            aria-label={w.say}
            placeholder={w.say}
            autoComplete="off"
            enterKeyHint="send"
          />
          <Button type="submit" icon="talk" disabled={text.trim() === ''}>
            {w.sayIt}
          </Button>
        </form>
      )}
    </div>
  )
}

function EmoteMenu({ onChoose }: { onChoose: (emote: Emote) => void }) {
  const w = useWords(pageWords)
  const emote = useWords(emoteWords)
  return (
    <Menu.Root>
      <Menu.Trigger className={styles.tool}>{w.emote}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} className={styles.above}>
          <Menu.Popup className={`${styles.menu} ${styles.emotes}`}>
            {emotes.map((one) => (
              <Menu.Item key={one} className={styles.emote} onClick={() => onChoose(one)} aria-label={emote[one]}>
                <span aria-hidden="true">{signs[one]}</span>
                <small aria-hidden="true">{emote[one]}</small>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
