import type { Answers, Frame, FrameName, Sent } from '@octopolis/server/protocol/frames'
import { io, type Socket } from 'socket.io-client'
import { Refused } from '../refused.ts'
import { onIdentityChange } from './identity.ts'

type Listener<Name extends keyof Sent> = (sent: Sent[Name]) => void
type Events = { [Name in keyof Sent]: Listener<Name> }

/** So long we wait for an answer before we take the connection for lost. */
const PATIENCE = 10_000

/** As whom we come: ourselves, or nobody in particular, who sees what everyone may see. */
export type As = 'me' | 'watcher'

const opened: { [Who in As]?: Socket<Events> } = {}

/** The connections of this page. They open when they are first needed, and come back by themselves. */
export function socket(as: As = 'me'): Socket<Events> {
  return (opened[as] ??= io({
    transports: ['websocket', 'polling'],
    reconnectionDelayMax: 3000,
    timeout: 8000,
    forceNew: true,
    auth: as === 'watcher' ? { watcher: true } : {},
  }))
}

// Who we are has changed: the server has to look at our cookie again.
onIdentityChange(() => opened.me?.disconnect().connect())

/** Why the house didn't let us in; null: it wasn't reached at all. */
export function refusalOf(error: Error): Refused | null {
  return 'data' in error ? asRefused(error.data) : null
}

function asRefused(answer: unknown): Refused | null {
  const isRefusal = typeof answer === 'object' && answer !== null && 'error' in answer && 'message' in answer
  return isRefusal ? new Refused(String(answer.error), String(answer.message)) : null
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
    throw new Refused('unreachable', 'The house can’t be reached.')
  }
  const refused = asRefused(answer)
  if (refused !== null) throw refused
  return answer as Answers[Name]
}
