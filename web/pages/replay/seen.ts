import type { AnyWords, Language, Say, Typed } from '@octopolis/engine'
import { useMemo } from 'react'
import { useLanguage, useWords } from '../../words/language.ts'
import type { Evening } from './open.ts'
import { words } from './words.ts'

/** How the game of this evening speaks to the reader. */
export interface Reading {
  readonly language: Language
  readonly game: AnyWords
  readonly say: Say
  tell(fact: Typed): string
  list(names: readonly string[]): string
}

export function useReading({ box, players, sealed }: Pick<Evening, 'box' | 'players' | 'sealed'>): Reading {
  const language = useLanguage()
  const w = useWords(words)
  return useMemo(() => {
    const game = box.words[language]
    const names = Array.from({ length: sealed.seats }, (_, seat) => players[seat]?.name ?? w.seat(seat + 1))
    const isOne = (name: string): boolean => names.indexOf(name) === names.lastIndexOf(name)
    const say: Say = {
      name(seat) {
        const name = names[seat] ?? w.seat(seat + 1)
        return isOne(name) ? name : `${name} (${seat + 1})`
      },
    }
    const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language)
    return {
      language,
      game,
      say,
      tell: (fact) => game.facts[fact.type]?.(fact, say) ?? fact.type,
      list: (all) => format.format(all),
    }
  }, [language, w, box, players, sealed])
}
