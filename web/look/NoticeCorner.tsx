import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { inBoth, useWords } from '../words/language.ts'
import { showNotices } from './Notice.tsx'
import styles from './Notice.module.css'

const words = inBoth({ en: { notice: 'Notice', dismiss: 'Dismiss' }, fr: { notice: 'Avis', dismiss: 'Fermer' } })

const notices = Toast.createToastManager()

function List() {
  const { toasts } = Toast.useToastManager()
  const w = useWords(words)
  // Not before the list listens: what is added earlier is lost.
  useEffect(() => {
    showNotices(({ sentence, kind }) =>
      notices.add({ description: sentence, type: kind, timeout: kind === 'trouble' ? 8000 : 4000 }),
    )
  }, [])
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.notice} data-kind={toast.type} aria-label={w.notice}>
      <Toast.Description className={styles.text} />
      <Toast.Close className={styles.close} aria-label={w.dismiss}>
        ×
      </Toast.Close>
    </Toast.Root>
  ))
}

/** Where notices come and go. */
export function NoticeCorner() {
  return (
    <Toast.Provider toastManager={notices} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={styles.corner}>
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}
