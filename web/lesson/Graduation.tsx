import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '../look/Button.tsx'
import { useWords } from '../words/language.ts'
import { words } from './words.ts'

/** After a lesson: where to go with what one knows. */
export function Graduation({ game, onRestart }: { game: string; onRestart(): void }) {
  const w = useWords(words)
  return (
    <>
      <Link to="/play/$game" params={{ game }} className={buttonClass('main')}>
        {w.bots}
      </Link>
      <Link to="/play/$game" params={{ game }} className={buttonClass('other')}>
        {w.friends}
      </Link>
      <Link to="/rules/$game" params={{ game }} className={buttonClass('other')}>
        {w.rules}
      </Link>
      <Button kind="quiet" onClick={onRestart}>
        {w.again}
      </Button>
    </>
  )
}
