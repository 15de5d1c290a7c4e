import type { AnyGame, AnyWords, Say } from '@octopolis/engine'
import { emotes } from '@octopolis/server/protocol/emotes'
import type { Position, Said, Utterance } from '@octopolis/server/protocol/tables'
import { Menu } from '@base-ui/react/menu'
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { Button } from '../look/Button.tsx'
import { useWords } from '../words/language.ts'
import styles from './Chat.module.css'
import { emoteWords, signs, type Emote } from './emotes.ts'
import { Sayings } from './Sayings.tsx'
import { eventLine, talkLine } from './sentences.ts'
import { words as pageWords } from './words.ts'

interface ChatProps {
  readonly talk: readonly Said[]
  readonly position: Position | null
  readonly game: AnyGame
  readonly words: AnyWords
  readonly say: Say
  speak(utterance: Utterance): void
}

/** What people say: in their own words, without any, or in the game's own terms. */
export function Chat({ talk, position, game, words, say, speak }: ChatProps) {
  const w = useWords(pageWords)
  const [text, setText] = useState('')
  const [isClaiming, setClaiming] = useState(false)
  const foot = useRef<HTMLLIElement>(null)
  const claimer = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    foot.current?.scrollIntoView({ block: 'nearest' })
  }, [talk.length])

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
      {talk.length === 0 ? (
        <p className={styles.empty}>{w.nobodySpoke}</p>
      ) : (
        <ol className={styles.lines} tabIndex={0} aria-label={w.chat}>
          {talk.map((said) => (
            <li key={said.n}>
              <Spoken said={said} words={words} say={say} />
            </li>
          ))}
          <li ref={foot} aria-hidden="true" />
        </ol>
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

function Spoken({ said, words, say }: { said: Said; words: AnyWords; say: Say }) {
  const w = useWords(pageWords)
  const emote = useWords(emoteWords)
  const name = said.seat === null ? `${said.by?.name ?? '?'} (${w.watcher})` : say.name(said.seat)
  switch (said.kind) {
    case 'text':
      return (
        <>
          <b>{name}</b> <span>{String(said.said)}</span>
        </>
      )
    case 'emote': {
      const what = said.said as Emote
      return (
        <>
          <b>{name}</b> <i>{emote[what]}</i> <span aria-hidden="true">{signs[what]}</span>
        </>
      )
    }
    case 'event':
      return <i className={styles.event}>{eventLine(w.events, said, say)}</i>
    case 'talk':
      return <span className={styles.claim}>{talkLine(words, said, say)}</span>
  }
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
