import { useEffect, useEffectEvent, type RefObject } from 'react'

interface Keys {
  /** 1 to 9. */
  digit(number: number): void
  back(): void
  send(): void
}

/**
 * Keys that answer while the form has the focus, or, if it is what the page is about, nothing has. Elsewhere a key belongs
 * to what it is pressed on.
 */
export function useKeys(form: RefObject<HTMLElement | null>, keys: Keys | null, isAlone: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (keys === null || event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
      return
    if (!(target instanceof Element)) return
    if (!(isAlone && target === document.body) && form.current?.contains(target) !== true) return
    if (/^[1-9]$/.test(key)) keys.digit(Number(key))
    else if (key === 'Backspace') keys.back()
    else if (key === 'Enter' && target.closest('button, a') === null) keys.send()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
