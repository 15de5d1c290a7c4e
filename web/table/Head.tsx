import { IconButton } from '../look/Button.tsx'
import { Icon } from '../look/Icon.tsx'
import { LanguageSwitch } from '../look/Masthead.tsx'
import { useWords } from '../words/language.ts'
import styles from './Head.module.css'
import type { Connection } from './link.ts'
import { words } from './words.ts'

interface HeadProps {
  readonly title: string
  readonly connection: Connection
  readonly watchers: number
  readonly isWatching: boolean
  readonly isInWords: boolean
  /** Is there a board to change to? */
  readonly mayChange: boolean
  onWords(): void
  readonly isOpen: boolean
  readonly unread: number
  onDrawer(): void
  onHome(): void
}

export function Head(props: HeadProps) {
  const { title, connection, watchers, isWatching, isInWords, mayChange, onWords, isOpen, unread, onDrawer, onHome } =
    props
  const w = useWords(words)
  return (
    <header className={styles.head}>
      <IconButton icon="house" label={w.home} onClick={onHome} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.state} data-connection={connection} role="status">
        {connection === 'live' || connection === 'here' ? (isWatching ? w.youWatch : '') : w[connection]}
      </p>
      {watchers > 0 && (
        <p className={styles.watchers} title={w.watching(watchers)}>
          <Icon name="eye" size={18} />
          <span aria-hidden="true">{watchers}</span>
          <span className="unseen">{w.watching(watchers)}</span>
        </p>
      )}
      <div className={styles.language}>
        <LanguageSwitch />
      </div>
      {mayChange && (
        <IconButton icon="words" label={isInWords ? w.onBoard : w.inWords} aria-pressed={isInWords} onClick={onWords} />
      )}
      <IconButton icon="menu" label={w.drawer} aria-expanded={isOpen} count={isOpen ? 0 : unread} onClick={onDrawer} />
    </header>
  )
}
