import { Table, type AnyGame, type AnyWords, type Prompt, type Say, type Viewer } from '@octopolis/engine'
import { useEffect, useState } from 'react'
import { IconButton } from '../look/Button.tsx'
import { shelf } from '../local/link.ts'
import { storyOf } from '../local/table.ts'
import type { TableState } from '../table/link.ts'
import { useWords } from '../words/language.ts'
import { Inspector, type Insight } from './Inspector.tsx'
import { Guard } from './Scene.tsx'
import styles from './TablePanel.module.css'
import { words } from './words.ts'

interface TablePanelProps {
  readonly state: TableState
  readonly game: AnyGame
  readonly words: AnyWords
  readonly say: Say
}

/** What lies behind a table: all of it where this device keeps it, and only what this seat gets where a server does. */
export function TablePanel({ state, game, words: gameWords, say }: TablePanelProps) {
  const w = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const truth = useTruth(state, game, isOpen)
  if (!isOpen) {
    return (
      <button
        type="button"
        className={styles['handle']}
        aria-label={w.open}
        title={w.open}
        onClick={() => setOpen(true)}
      >
        {'{ }'}
      </button>
    )
  }
  return (
    <aside className={styles['panel']} aria-label={w.inspector}>
      <header>
        <h2>{w.inspector}</h2>
        <IconButton icon="close" label={w.close} onClick={() => setOpen(false)} />
      </header>
      <Guard key={state.position?.seq}>
        <Inspector insight={truth ?? received(state)} game={gameWords} say={say} />
      </Guard>
    </aside>
  )
}

/** What came over the wire, and nothing else. */
function received({ position }: TableState): Insight {
  if (position === null) return { truth: null, views: [], asked: [], told: [] }
  const { seat, view, prompt, log } = position
  return {
    truth: null,
    views: [{ viewer: seat ?? 'watcher', view }],
    asked: seat === null || prompt === null ? [] : [{ seat, prompt: prompt as Prompt<unknown>, view }],
    told: log.facts.map((fact) => ({ fact, to: null, others: null })),
  }
}

/** A table of this device, from the shelf it is kept on; null: it isn't of this device, or not looked up yet. */
function useTruth({ info, position, connection }: TableState, game: AnyGame, isWanted: boolean): Insight | null {
  const [truth, setTruth] = useState<{ readonly at: string; readonly insight: Insight | null } | null>(null)
  const at = `${info.id} ${position?.seq ?? ''}`
  const isHere = connection === 'here'
  useEffect(() => {
    if (!isHere || !isWanted) return
    let isGone = false
    void lookUp(game, info.id).then((insight) => {
      if (!isGone) setTruth({ at, insight })
    })
    return () => {
      isGone = true
    }
  }, [at, isHere, isWanted, game, info.id])
  return isHere ? (truth?.insight ?? null) : null
}

async function lookUp(game: AnyGame, id: string): Promise<Insight | null> {
  const kept = await shelf.read(id)
  if (kept === null) return null
  const { sitters } = kept
  const record = storyOf(game, kept).record()
  const table = Table.replay(game, record)
  const earlier = table.seq === 0 ? null : Table.replay(game, { ...record, moves: record.moves.slice(0, -1) })
  const seats = sitters.map((_, seat) => seat)
  const viewers: readonly Viewer[] = [...seats, 'watcher']
  return {
    truth: { state: table.state, before: earlier?.state },
    views: viewers.map((viewer) => ({ viewer, view: table.view(viewer), before: earlier?.view(viewer) })),
    asked: seats.flatMap((seat) => {
      const prompt = table.prompt(seat)
      return prompt === null ? [] : [{ seat, prompt, view: table.view(seat) }]
    }),
    told: table.lastTold(),
  }
}
