import { Crest } from '../../look/Crest.tsx'
import { useWords } from '../../words/language.ts'
import { mindsOf } from './minds.ts'
import styles from './Panels.module.css'
import type { Evening } from './open.ts'
import type { Reading } from './seen.ts'
import { Passages } from './Shown.tsx'
import { words } from './words.ts'

interface KnewProps {
  readonly evening: Evening
  readonly reading: Reading
  readonly move: number
}

/** What each seat knew after this move, and the others didn't. */
export function Knew({ evening, reading, move }: KnewProps) {
  const w = useWords(words)
  const { replay, players } = evening
  const minds = mindsOf(replay, reading, move)
  const isOpen = minds.every(({ own, told }) => own.length === 0 && told.length === 0)
  return (
    <div className={styles['panel']}>
      <p className={styles['faint']}>{w.knew.lead(move)}</p>
      {isOpen && <p>{w.knew.open}</p>}
      {!isOpen &&
        minds.map(({ seat, own, told }) => (
          <section key={seat} className={styles['mind']}>
            <h2 className={styles['who']}>
              {players[seat] && <Crest crest={players[seat].crest} size={24} />}
              {reading.say.name(seat)}
            </h2>
            {own.length === 0 && told.length === 0 && <p className={styles['faint']}>{w.knew.nothing}</p>}
            <Passages level="h3" passages={own} />
            {told.length > 0 && (
              <>
                <p className={styles['faint']}>{w.knew.told}</p>
                <ul>
                  {told.map(({ fact }) => (
                    <li key={JSON.stringify(fact)}>{reading.tell(fact)}</li>
                  ))}
                </ul>
              </>
            )}
          </section>
        ))}
    </div>
  )
}
