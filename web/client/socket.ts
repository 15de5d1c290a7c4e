import type { Answers, Frame, FrameName, Sent } from '@octopolis/server/protocol/frames'
import { io, type Socket } from 'socket.io-client'
import { Declined } from '../declined.ts'
import { onIdentityChange } from './identity.ts'

type Listener<Name extends keyof Sent> = (sent: Sent[Name]) => void
type Events = { [Name in keyof Sent]: Listener<Name> }

/** So long we wait for an answer before we take the connection for lost. */
const PATIENCE = 10_000

/** As whom we come: as ourselves, or as a watcher, who sees what everyone may see. */
export type As = 'me' | 'watcher'

const opened: { [Who in As]?: Socket<Events> } = {}

/** The connections whose house has said that it can't write just now. */
const unwritten = new Set<As>()

/** Sent away, or not let in because of trouble: we try again after so long. If we aren't wanted, after longer. */
const KNOCK_AGAIN = 2000
const KNOCK_LATER = 30_000

/** The connections of this page. They open when they are first needed, and come back by themselves. */
export function socket(as: As = 'me'): Socket<Events> {
  return (opened[as] ??= open(as))
}

/** Can the house write, as far as it is known over this connection? */
export function canWrite(as: As): boolean {
  return !unwritten.has(as)
}

function open(as: As): Socket<Events> {
  const live: Socket<Events> = io({
    transports: ['websocket', 'polling'],
    reconnectionDelayMax: 2000,
    timeout: 8000,
    forceNew: true,
    auth: as === 'watcher' ? { watcher: true } : {},
  })
  const knock = (after: number): void => {
    // Where the line fell the library sees to it; after a refusal it would wait for ever.
    if (!live.active) setTimeout(() => live.connect(), after)
  }
  live.on('weather', ({ writes }) => void (writes ? unwritten.delete(as) : unwritten.add(as)))
  live.on('connect_error', (error) => {
    const isShort = (refusalOf(error)?.reason ?? 'unavailable') === 'unavailable'
    knock(isShort ? KNOCK_AGAIN : KNOCK_LATER)
  })
  live.on('disconnect', (why) => {
    unwritten.delete(as)
    if (why === 'io server disconnect') knock(KNOCK_AGAIN)
  })
  if (as === 'me') sayWhetherSeen(live)
  return live
}

/** Tells the house whether the page is in sight. If it lies behind others, its owner is still called to a question. */
function sayWhetherSeen(live: Socket): void {
  const say = (): void => void (live.connected && live.emit('visible', { visible: !document.hidden }))
  live.on('connect', say)
  document.addEventListener('visibilitychange', say)
}

// Who we are has changed: the server has to look at our cookie again.
onIdentityChange(() => opened.me?.disconnect().connect())

/** Why the house didn't let us in; null: it wasn't reached at all. */
export function refusalOf(error: Error): Declined | null {
  return 'data' in error ? asDeclined(error.data) : null
}

function asDeclined(answer: unknown): Declined | null {
  const isRefusal = typeof answer === 'object' && answer !== null && 'error' in answer && 'message' in answer
  return isRefusal ? new Declined(String(answer.error), String(answer.message)) : null
}

/** Sends a frame and waits for its answer. "unreachable": it may or may not have arrived. */
export async function ask<Name extends FrameName>(
  name: Name,
  frame: Frame<Name>,
  as: As = 'me',
): Promise<Answers[Name]> {
  const untyped = socket(as) as unknown as Socket
  let answer: unknown
  try {
    answer = await untyped.timeout(PATIENCE).emitWithAck(name, frame)
  } catch {
    throw new Declined('unreachable', 'The house can’t be reached.')
  }
  const refused = asDeclined(answer)
  if (refused !== null) throw refused
  return answer as Answers[Name]
}
