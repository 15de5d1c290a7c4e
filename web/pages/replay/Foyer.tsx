import { Masthead } from '../../look/Masthead.tsx'
import { useWords } from '../../words/language.ts'
import styles from './Foyer.module.css'
import { OpenFile } from './OpenFile.tsx'
import { words } from './words.ts'

interface FoyerProps {
  readonly isWaiting: boolean
  /** Why there is nothing to see. */
  readonly why: string | null
  readonly isOver: boolean
  onFile(file: File): void
}

/** Before a game is on the table: it is on its way, it isn't there, or a file is to be chosen. */
export function Foyer({ isWaiting, why, isOver, onFile }: FoyerProps) {
  const w = useWords(words)
  return (
    <>
      <Masthead />
      <main className={styles['foyer']} data-over={isOver}>
        <h1>{why === null ? (isWaiting ? w.opening : w.file.title) : w.trouble}</h1>
        {why !== null && <p role="alert">{why}</p>}
        {!isWaiting && (
          <div className={styles['drop']}>
            <p>{isOver ? w.file.drop : w.file.help}</p>
            <OpenFile kind="main" onFile={onFile}>
              {w.file.choose}
            </OpenFile>
          </div>
        )}
      </main>
    </>
  )
}
