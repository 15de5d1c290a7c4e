import type { Seat } from '@octopolis/engine'
import type { Box } from '@octopolis/games/box'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { openBox } from '../games.ts'
import { Button } from '../look/Button.tsx'
import { Declined } from '../declined.ts'
import type { TableLink } from '../table/link.ts'
import { useLanguage, useWords } from '../words/language.ts'
import { CurtainPage } from './CurtainPage.tsx'
import styles from './HotSeat.module.css'
import { passAround } from './link.ts'
import type { PassedAround } from './passing.ts'
import { localRefusals, words } from './words.ts'

/** Through whose eyes the table is shown; seat null: what everybody may see. */
export interface Eyes {
  readonly link: TableLink
  readonly seat: Seat | null
}

interface HotSeatProps {
  readonly id: string
  children(eyes: Eyes): ReactNode
}

/** One device passed around: a curtain between people, and what all may see shown to all. Alone there is no curtain. */
export function HotSeat({ id, children }: HotSeatProps) {
  const w = useWords(words)
  const language = useLanguage()
  const opened = usePassedAround(id)
  if (opened === null) return <p className={styles['note']}>{w.opening}</p>
  if (opened instanceof Declined) {
    return (
      <p className={styles['note']} role="alert">
        {localRefusals[language][opened.reason] ?? opened.message}
      </p>
    )
  }
  return <Device device={opened}>{children}</Device>
}

function usePassedAround(id: string): PassedAround | Declined | null {
  const [opened, setOpened] = useState<PassedAround | Declined | null>(null)
  useEffect(() => {
    let isGone = false
    let device: PassedAround | null = null
    passAround(id).then(
      (one) => {
        if (isGone) return one.close()
        device = one
        setOpened(one)
      },
      (error: unknown) => {
        if (!isGone) setOpened(error instanceof Declined ? error : new Declined('fault', String(error)))
      },
    )
    return () => {
      isGone = true
      device?.close()
      setOpened(null)
    }
  }, [id])
  return opened
}

function Device({ device, children }: { readonly device: PassedAround } & Pick<HotSeatProps, 'children'>) {
  const w = useWords(words)
  const { scene, viewer, link, next } = useSyncExternalStore(
    (listener) => device.subscribe(listener),
    () => device.current(),
  )
  const nextName = next === null ? null : (device.who(next)?.name ?? null)
  if (scene.kind === 'curtain' || link === null) {
    const person = scene.kind === 'curtain' ? device.who(scene.seat) : null
    return person === null ? null : <CurtainPage key={person.name} person={person} onTake={() => device.take()} />
  }
  if (scene.kind === 'window') {
    return (
      <div className={styles['passing']}>
        <div className={styles['shown']} key={viewer}>
          {children({ link, seat: null })}
        </div>
        <Anybody device={device} seats={scene.seats} event={scene.event} />
      </div>
    )
  }
  const mayPass = scene.kind === 'open' ? scene.next !== null : scene.mayPass
  return (
    <div className={mayPass ? styles['passing'] : styles['table']}>
      <div className={styles['shown']} key={viewer}>
        {children({ link, seat: scene.kind === 'eyes' ? scene.seat : null })}
      </div>
      {mayPass && (
        <div className={styles['strip']} role="status">
          <p>
            <strong>{scene.kind === 'open' ? w.seenByAll : w.seenByOne}</strong>{' '}
            {nextName === null ? w.botsThink : w.nextIs(nextName)}
          </p>
          <Button kind="main" onClick={() => device.pass()}>
            {w.passOn}
          </Button>
        </div>
      )}
    </div>
  )
}

interface AnybodyProps {
  readonly device: PassedAround
  /** Those in the room who may answer. */
  readonly seats: readonly Seat[]
  readonly event: string
}

/** The question to everybody at once: nobody races for a device. */
function Anybody({ device, seats, event }: AnybodyProps) {
  const w = useWords(words)
  const happened = useEventWords(device.game, event)
  return (
    <div className={styles['strip']} role="status">
      <p>
        <strong>{w.anybody}</strong> {happened !== null && w.event(happened)}
      </p>
      <div className={styles['answers']}>
        {seats.map((seat) => (
          <Button key={seat} onClick={() => device.answer(seat)}>
            {w.answers(device.who(seat)?.name ?? String(seat + 1))}
          </Button>
        ))}
        <Button kind="main" onClick={() => device.letPass()}>
          {w.nobody}
        </Button>
      </div>
    </div>
  )
}

function useEventWords(game: string, event: string): string | null {
  const language = useLanguage()
  const [box, setBox] = useState<Box | null>(null)
  useEffect(() => void openBox(game).then(setBox), [game])
  return box?.words[language].windows?.[event] ?? null
}
