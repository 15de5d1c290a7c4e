import { Icon } from '../../look/Icon.tsx'
import { useWords } from '../../words/language.ts'
import styles from './Theatre.module.css'
import { words } from './words.ts'

/** From a board to words, and back. */
export function WordsToggle({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const w = useWords(words)
  return (
    <button
      type="button"
      className={styles['toggle']}
      aria-pressed={isOn}
      aria-label={w.inWords}
      onClick={() => onChange(!isOn)}
    >
      <Icon name="words" />
      <span>{w.inWords}</span>
    </button>
  )
}
