import type { Option } from './choices.ts'
import styles from './Options.module.css'

interface OptionsProps {
  readonly options: readonly Option[]
  /** The one that the board has chosen. */
  readonly chosen: Option | undefined
  /** What is said, to those who don't see it, before a note that warns. */
  readonly harms: string
  take(option: Option): void
}

/** The choices of one question, with the digits that choose them. */
export function Options({ options, chosen, harms, take }: OptionsProps) {
  return (
    <ul className={styles.options}>
      {options.map((option, index) => {
        const { choice, note } = option
        const digit = index < 9 ? String(index + 1) : null
        return (
          <li key={`${index} ${choice}`}>
            <button
              type="button"
              className={option.harms ? styles.harmful : styles.option}
              aria-current={option === chosen ? 'true' : undefined}
              aria-keyshortcuts={digit ?? undefined}
              onClick={() => take(option)}
            >
              <span className={styles.digit} aria-hidden="true">
                {digit}
              </span>
              <span className={styles.choice}>{choice}</span>
              {note !== null && (
                <span className={styles.note}>
                  {option.harms && <span className="unseen">{harms} </span>}
                  {note.split(' · ').map((part, at, parts) => (
                    <span key={part}>{at === parts.length - 1 ? part : `${part} · `}</span>
                  ))}
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
