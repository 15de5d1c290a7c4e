import type { AnyWords, Language, Say } from '@octopolis/engine'
import type { Box } from '@octopolis/games/box'
import type { TableInfo } from '@octopolis/server/protocol/tables'
import { useMemo } from 'react'
import { useLanguage, useWords } from '../words/language.ts'
import { withHouseWords } from './late.ts'
import { sayOf } from './people.ts'
import { words as pageWords } from './words.ts'

/** How a table is told to this reader: in the game's words and the house's own, with the names of those who sit there. */
export interface Wording {
  readonly words: AnyWords
  readonly say: Say
  readonly language: Language
}

export function useWording(info: TableInfo, box: Box): Wording {
  const language = useLanguage()
  const { timeRanOut } = useWords(pageWords)
  const words = useMemo(() => withHouseWords(box.words[language], timeRanOut), [box, language, timeRanOut])
  const say = useMemo(() => sayOf(info), [info])
  return { words, say, language }
}
