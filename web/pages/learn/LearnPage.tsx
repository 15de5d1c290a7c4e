import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { openLesson } from '../../games.ts'
import { useMe } from '../../client/me.ts'
import { personaOf } from '../../client/persona.ts'
import { bookmark } from '../../lesson/kept.ts'
import { LessonLink } from '../../lesson/link.ts'
import { Plate } from '../../lesson/Plate.tsx'
import { words } from '../../lesson/words.ts'
import { Button } from '../../look/Button.tsx'
import { TableView } from '../../table/TableView.tsx'
import { useGame, type OpenGame } from '../../table/useGame.ts'
import { useLanguage, useWords } from '../../words/language.ts'
import { Lost } from '../Lost.tsx'
import styles from './LearnPage.module.css'
import { useParam } from '../../param.ts'

/** Learning a game by playing it, at a prepared table. Nothing of it needs the house. */
export function LearnPage() {
  const game = useParam('game')
  const w = useWords(words)
  const open = useGame(game)
  const link = useLesson(game, open ?? null)
  if (open === null || link === null) return <Lost />
  if (open === undefined || link === undefined) return <p className={styles.opening}>{w.opening}</p>
  return <AtTheTable game={game} link={link} open={open} />
}

/** Undefined while it comes; null if the game has no lesson. */
function useLesson(game: string, open: OpenGame | null): LessonLink | null | undefined {
  const me = useMe()
  const lesson = useQuery({ queryKey: ['lesson', game], staleTime: Infinity, queryFn: () => openLesson(game) }).data
  const [link, setLink] = useState<LessonLink | undefined>()
  const language = useLanguage()
  const { name, crest } = personaOf(me, language)
  useEffect(() => {
    if (open === null || lesson === null || lesson === undefined) return
    const opened = new LessonLink(open.box.game, lesson, { name, crest }, bookmark(game))
    setLink(opened)
    return () => opened.close()
  }, [game, open, lesson, name])
  return lesson === null ? null : link
}

interface AtTheTableProps {
  readonly game: string
  readonly link: LessonLink
  readonly open: OpenGame
}

function AtTheTable({ game, link, open }: AtTheTableProps) {
  const w = useWords(words)
  const navigate = useNavigate()
  const state = useSyncExternalStore(link.subscribe, link.current)
  const voice = useSyncExternalStore(link.subscribe, link.voice)
  const leave = (): void => void navigate({ to: '/' })
  return (
    <TableView
      state={state}
      link={link}
      open={open}
      hint={null}
      onReplace={null}
      foot={null}
      affairs={
        <div className={styles.affairs}>
          <p>{w.affairs}</p>
          <Button icon="rewind" onClick={() => link.restart()}>
            {w.restart}
          </Button>
          <Button icon="door" onClick={leave}>
            {w.leave}
          </Button>
        </div>
      }
      over={(scene) => (
        <Plate
          game={game}
          voice={voice}
          scene={scene}
          onGoOn={() => link.goOn()}
          onBack={() => link.goBack()}
          onRestart={() => link.restart()}
          onLeave={leave}
        />
      )}
    />
  )
}
