import type { Language } from '@octopolis/engine'
import type { AnyStage, BoardProps } from '@octopolis/games/board'
import type { Box } from '@octopolis/games/box'
import type { Cover } from '@octopolis/games/cover'
import type { Lesson } from '@octopolis/games/lesson'
import type { ComponentType } from 'react'

/** How a game is shown, where it has a board. */
export interface BoardModule {
  readonly stage: AnyStage
  readonly Board: ComponentType<BoardProps>
  /** What the bar holds for the asks that the stage handles. */
  readonly Answer: ComponentType<BoardProps>
}

// Whatever lies in games/ is on the shelf: a folder is all it takes. Only covers are carried by every page.
const coverFiles = import.meta.glob<Cover>('../games/*/cover.ts', { eager: true, import: 'cover' })
const boxFiles = import.meta.glob<Box>('../games/*/index.ts', { import: 'box' })
const boardFiles = import.meta.glob<BoardModule>('../games/*/board/index.ts')
const lessonFiles = import.meta.glob<Lesson>('../games/*/lesson/index.ts', { import: 'lesson' })
const rulebookFiles = import.meta.glob<string>('../games/*/rulebook/*.md', { query: '?raw', import: 'default' })

export const covers: readonly Cover[] = Object.values(coverFiles).toSorted((a, b) => a.shelf - b.shelf)

export function coverOf(game: string): Cover | null {
  return covers.find(({ id }) => id === game) ?? null
}

export function hasLesson(game: string): boolean {
  return `../games/${game}/lesson/index.ts` in lessonFiles
}

function open<Thing>(files: Record<string, () => Promise<Thing>>, path: string): Promise<Thing | null> {
  return files[`../games/${path}`]?.() ?? Promise.resolve(null)
}

export function openBox(game: string): Promise<Box | null> {
  return open(boxFiles, `${game}/index.ts`)
}

/** Null: this game has no board yet, and is played in words. */
export function openBoard(game: string): Promise<BoardModule | null> {
  return open(boardFiles, `${game}/board/index.ts`)
}

export function openLesson(game: string): Promise<Lesson | null> {
  return open(lessonFiles, `${game}/lesson/index.ts`)
}

export function openRulebook(game: string, language: Language): Promise<string | null> {
  return open(rulebookFiles, `${game}/rulebook/${language}.md`)
}
