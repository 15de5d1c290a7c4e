import { useRef, type ReactNode } from 'react'
import { Button } from '../../look/Button.tsx'

/** A button that lets a record be chosen from this device. */
export function OpenFile({
  kind,
  onFile,
  children,
}: {
  kind: 'main' | 'quiet'
  onFile(file: File): void
  children: ReactNode
}) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button kind={kind} icon="upload" onClick={() => picker.current?.click()}>
        {children}
      </Button>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={({ currentTarget: { files } }) => files?.[0] && onFile(files[0])}
      />
    </>
  )
}
