import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'
import { inBoth, useWords } from '../words/language.ts'
import styles from './Notice.module.css'

const words = inBoth({ en: { notice: 'Notice', dismiss: 'Dismiss' }, fr: { notice: 'Avis', dismiss: 'Fermer' } })

const notices = Toast.createToastManager()

/** One sentence that comes and goes at the edge of the page, and is read aloud. */
export function tell(sentence: string, kind: 'plain' | 'trouble' = 'plain'): void {
  notices.add({ description: sentence, type: kind, timeout: kind === 'trouble' ? 8000 : 4000 })
}

function List() {
  const { toasts } = Toast.useToastManager()
  const w = useWords(words)
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.notice} data-kind={toast.type} aria-label={w.notice}>
      <Toast.Description className={styles.text} />
      <Toast.Close className={styles.close} aria-label={w.dismiss}>
        ×
      </Toast.Close>
    </Toast.Root>
  ))
}

export function Notices({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider toastManager={notices} limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className={styles.corner}>
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}
