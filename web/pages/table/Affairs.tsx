import type { TableInfo } from '@octopolis/server/protocol/tables'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../client/api.ts'
import { newId } from '../../client/id.ts'
import { useMe } from '../../client/me.ts'
import { copy } from '../../client/share.ts'
import { Button, buttonClass } from '../../look/Button.tsx'
import { Dialog } from '../../look/Dialog.tsx'
import { tell } from '../../look/Notice.tsx'
import { useTrouble } from '../../look/useTrouble.ts'
import { useWords } from '../../words/language.ts'
import styles from './Affairs.module.css'
import { People } from './People.tsx'
import { words } from './words.ts'

/** What else can be done with a table of the house. */
export function Affairs({ info, isSeated }: { info: TableInfo; isSeated: boolean }) {
  const w = useWords(words)
  const trouble = useTrouble()
  const navigate = useNavigate()
  const me = useMe()
  const [isLeaving, setLeaving] = useState(false)
  const attempt = async (work: () => Promise<unknown>, done?: string): Promise<void> => {
    try {
      await work()
      if (done !== undefined) tell(done)
    } catch (error) {
      trouble(error)
    }
  }
  const mine = info.seats.find(({ sitter }) => sitter?.kind === 'person' && sitter.id === me?.id)
  const leave = (): Promise<void> =>
    attempt(async () => {
      await api.remove(`/api/tables/${info.id}/seats/${mine?.seat}`)
      await navigate({ to: '/' })
    })
  const isRunning = info.status === 'playing'
  const isLeft = mine?.sitter?.kind === 'person' && mine.sitter.standIn !== null && !mine.ready
  const isLast = !info.seats.some(
    ({ seat, sitter }) => sitter?.kind === 'person' && sitter.standIn === null && seat !== mine?.seat,
  )

  return (
    <>
      <section className={styles.affairs}>
        <Button icon="link" onClick={() => void attempt(() => copy(`${location.origin}/t/${info.id}`), w.copied)}>
          {w.share}
        </Button>
        <Link to="/t/$id/room" params={{ id: info.id }} className={buttonClass()}>
          {w.screen}
        </Link>
        {isRunning && isSeated && info.clock.kind === 'none' && (
          <div>
            <Button
              icon="clock"
              wide
              onClick={() =>
                void attempt(() => api.post(`/api/tables/${info.id}/votes`, { haste: true, id: newId() }), w.hasteAsked)
              }
            >
              {w.haste}
            </Button>
            <p className={styles.help}>{w.hasteHelp}</p>
          </div>
        )}
        {isRunning && isSeated && !isLeft && (
          <Button kind="grave" onClick={() => setLeaving(true)}>
            {w.leave}
          </Button>
        )}
      </section>
      <People info={info} attempt={attempt} />
      <Dialog
        open={isLeaving}
        title={w.sure}
        onClose={() => setLeaving(false)}
        foot={
          <>
            <Button onClick={() => setLeaving(false)}>{w.stay}</Button>
            <Button kind="grave" onClick={() => void leave()}>
              {w.leave}
            </Button>
          </>
        }
      >
        <p>{isLast ? w.leaveLast : w.leaveHelp}</p>
      </Dialog>
    </>
  )
}
