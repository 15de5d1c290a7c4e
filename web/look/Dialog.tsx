import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { inBoth, useWords } from '../words/language.ts'
import { IconButton } from './Button.tsx'
import styles from './Dialog.module.css'

const words = inBoth({ en: { close: 'Close' }, fr: { close: 'Fermer' } })

interface DialogProps {
  readonly open: boolean
  readonly title: string
  /** Called when it wants to be closed. */
  onClose(): void
  readonly children: ReactNode
  /** What can be answered, in a row at the foot. */
  readonly foot?: ReactNode
  /** What has the focus at first; otherwise whatever comes first. */
  readonly first?: RefObject<HTMLElement | null>
}

/** A sheet of the house over the page: Escape and a tap beside it close it, and the focus goes back. */
export function Dialog({ open, title, onClose, children, foot, first }: DialogProps) {
  const w = useWords(words)
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={styles.sheet} {...(first === undefined ? {} : { initialFocus: first })}>
          <div className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <IconButton icon="close" label={w.close} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {foot !== undefined && <div className={styles.foot}>{foot}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
