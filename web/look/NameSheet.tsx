import { useState } from 'react'
import type { Persona } from '../client/persona.ts'
import { inBoth, useWords } from '../words/language.ts'
import { Button } from './Button.tsx'
import { CrestPicker } from './CrestPicker.tsx'
import { Dialog } from './Dialog.tsx'
import { NameField } from './NameField.tsx'

const words = inBoth({
  en: { title: 'Who are you?', save: 'That’s me' },
  fr: { title: 'Qui êtes-vous ?', save: 'C’est bien moi' },
})

interface NameSheetProps {
  readonly open: boolean
  readonly start: Persona
  onClose(): void
  /** Closes nothing by itself: it may fail. */
  onSave(persona: Persona): void
  readonly isBusy?: boolean
}

/** Name and crest, to be changed and looked at before anybody else sees them. */
export function NameSheet({ open, start, onClose, onSave, isBusy = false }: NameSheetProps) {
  const w = useWords(words)
  const [persona, setPersona] = useState(start)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    // It starts afresh each time it is opened.
    setWasOpen(open)
    if (open) setPersona({ name: start.name, crest: start.crest })
  }
  const isNamed = persona.name.trim() !== ''
  return (
    <Dialog
      open={open}
      title={w.title}
      onClose={onClose}
      foot={
        <Button
          kind="main"
          disabled={!isNamed || isBusy}
          onClick={() => onSave({ ...persona, name: persona.name.trim() })}
        >
          {w.save}
        </Button>
      }
    >
      <NameField persona={persona} onChange={setPersona} crestSize={60} />
      <CrestPicker crest={persona.crest} onChange={(crest) => setPersona({ ...persona, crest })} />
    </Dialog>
  )
}
