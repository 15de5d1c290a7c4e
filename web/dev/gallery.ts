import type { Exhibit } from '@octopolis/games/board'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { nextTurn } from '../look/turns.ts'
import { useGame, type OpenGame } from '../table/useGame.ts'
import type { KeptRecord } from './kept.ts'
import { listRecords, readKept } from './open.ts'
import { Walk, type Find } from './walk.ts'

/** What games show by themselves. Pages that are built know nothing of it. */
const galleryFiles = import.meta.glob<readonly Exhibit<ReactNode>[]>('../../games/*/board/gallery.tsx', {
  import: 'gallery',
})

async function openGallery(game: string): Promise<readonly Exhibit<ReactNode>[]> {
  return (await galleryFiles[`../../games/${game}/board/gallery.tsx`]?.()) ?? []
}

export interface Hall {
  readonly open: OpenGame | null | undefined
  readonly exhibits: readonly Exhibit<ReactNode>[]
  readonly finds: readonly Find[]
  readonly walked: number
  readonly all: number
  readonly error: Error | null
}

/** All that there is to see of a game: its records are looked through one by one, and what they show comes as it is found. */
export function useHall(game: string): Hall {
  const open = useGame(game)
  const { data: exhibits = [] } = useQuery({
    queryKey: ['dev', 'gallery', game],
    queryFn: () => openGallery(game),
    staleTime: Infinity,
  })
  const { data: records, error } = useQuery({ queryKey: ['dev', 'records'], queryFn: listRecords, retry: false })
  const [found, setFound] = useState<Pick<Hall, 'finds' | 'walked' | 'all'>>({ finds: [], walked: 0, all: 0 })
  const [trouble, setTrouble] = useState<Error | null>(null)
  useEffect(() => {
    if (!open || records === undefined) return
    const walking = { isOver: false }
    const own = newestOf(records, game)
    setFound({ finds: [], walked: 0, all: own.length })
    walkAll(open, own, walking, (finds) =>
      setFound((before) => ({ ...before, finds: [...before.finds, ...finds], walked: before.walked + 1 })),
    ).catch((one: unknown) => setTrouble(one instanceof Error ? one : new Error(String(one))))
    return () => {
      walking.isOver = true
    }
  }, [open, records, game])
  return { open, exhibits, ...found, error: error ?? trouble }
}

function newestOf(records: readonly KeptRecord[], game: string): readonly KeptRecord[] {
  const own = records.filter((one) => one.game === game)
  const newest = Math.max(...own.map(({ edition }) => edition))
  return own.filter(({ edition }) => edition === newest)
}

async function walkAll(
  { box }: OpenGame,
  records: readonly KeptRecord[],
  walking: { readonly isOver: boolean },
  onFinds: (finds: readonly Find[]) => void,
): Promise<void> {
  const walk = new Walk()
  for (const kept of records) {
    const record = await readKept(kept)
    // The page can be touched between any two.
    await nextTurn()
    if (walking.isOver) return
    onFinds(walk.through(box, kept, record))
  }
}
