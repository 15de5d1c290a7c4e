import type { AnyWords, Say } from '@octopolis/engine'
import type { Said } from '@octopolis/server/protocol/tables'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { keptPersona } from '../client/persona.ts'
import { Button } from '../look/Button.tsx'
import { useWords } from '../words/language.ts'
import styles from './Chat.module.css'
import { emoteWords, signs, type Emote } from './emotes.ts'
import type { Words } from './link.ts'
import { eventLine, talkLine } from './sentences.ts'
import { words as pageWords } from './words.ts'

/** So near to its beginning (in pixels) whoever scrolls up wants to read on. */
const NEAR = 48

interface LinesProps {
  readonly talk: readonly Said[]
  /** Whether something was said before that, which `earlier` fetches. */
  readonly hasEarlier: boolean
  /** False if it couldn't. */
  earlier(): Promise<boolean>
  /** What one has said oneself, and is on its way. */
  readonly unsaid: readonly Words[]
  readonly seat: number | null
  readonly words: AnyWords
  readonly say: Say
}

/** What was said, the newest at the foot; whoever scrolls up is brought what was said before. */
export function Lines({ talk, hasEarlier, earlier, unsaid, seat, words, say }: LinesProps) {
  const w = useWords(pageWords)
  const list = useRef<HTMLOListElement>(null)
  const foot = useRef<HTMLLIElement>(null)
  useEffect(() => {
    foot.current?.scrollIntoView({ block: 'nearest' })
  }, [talk.at(-1)?.n, unsaid.length])
  useSamePlace(list, talk[0]?.n)

  const [isFetching, setFetching] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const fetch = async (): Promise<void> => {
    setFetching(true)
    const isFetched = await earlier()
    setFetching(false)
    setFailed(!isFetched)
  }
  // What couldn't be fetched is fetched again by the button alone: scrolling would ask, and fail, all the time.
  const onScroll = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => {
    if (hasEarlier && !isFetching && !hasFailed && currentTarget.scrollTop < NEAR) void fetch()
  }
  const onClick = (): void => {
    // The button may be gone by then, and whoever has pressed it reads on in the list.
    list.current?.focus({ preventScroll: true })
    void fetch()
  }

  return (
    <ol className={styles.lines} tabIndex={0} aria-label={w.chat} aria-busy={isFetching} ref={list} onScroll={onScroll}>
      {hasEarlier && (
        <li className={styles.earlier}>
          <Button kind="quiet" disabled={isFetching} onClick={onClick}>
            {w.earlier}
          </Button>
        </li>
      )}
      {talk.map((said) => (
        <li key={said.n}>
          <Spoken said={said} words={words} say={say} />
        </li>
      ))}
      {unsaid.map(({ id, utterance }) => (
        <li key={id} className={styles.unsaid}>
          <Spoken said={{ ...utterance, seat, by: { name: keptPersona()?.name ?? w.you } }} words={words} say={say} />
          <small>{w.sending}</small>
        </li>
      ))}
      <li ref={foot} aria-hidden="true" />
    </ol>
  )
}

/** What one reads stays where it is when something comes in above it. */
function useSamePlace(list: RefObject<HTMLElement | null>, first: number | undefined): void {
  const before = useRef<{ readonly first: number; readonly height: number } | null>(null)
  useLayoutEffect(() => {
    const { current } = list
    if (current === null || first === undefined) return
    const { scrollHeight: height } = current
    if (before.current !== null && first < before.current.first) current.scrollTop += height - before.current.height
    before.current = { first, height }
  })
}

interface SpokenProps {
  readonly said: Pick<Said, 'kind' | 'said' | 'seat'> & { readonly by: { readonly name: string } | null }
  readonly words: AnyWords
  readonly say: Say
}

function Spoken({ said, words, say }: SpokenProps) {
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
