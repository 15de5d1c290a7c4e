import { Button } from '../look/Button.tsx'
import { Dialog } from '../look/Dialog.tsx'
import { useWords } from '../words/language.ts'
import { change } from './settings.ts'
import { words } from './words.ts'

interface CostlyProps {
  /** Why it deserves a second thought; null: nothing is asked. */
  readonly why: string | null
  onYes(): void
  onNo(): void
}

/** Irreversible or costly moves ask once. */
export function Costly({ why, onYes, onNo }: CostlyProps) {
  const w = useWords(words)
  return (
    <Dialog
      open={why !== null}
      title={w.sure}
      onClose={onNo}
      foot={
        <>
          <Button
            kind="quiet"
            onClick={() => {
              change({ confirm: false })
              onYes()
            }}
          >
            {w.neverAsk}
          </Button>
          <Button onClick={onNo}>{w.no}</Button>
          <Button kind="main" onClick={onYes}>
            {w.yes}
          </Button>
        </>
      }
    >
      <p>{why}</p>
    </Dialog>
  )
}
