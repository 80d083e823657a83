import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the part: its action is then one Tab away. Skips touch screens, where people read from the top. */
export const useFocusOnOpen = <Part extends HTMLElement>(enabled = true): RefObject<Part | null> => {
  const part = useRef<Part>(null)
  useEffect(() => {
    if (!enabled || matchMedia('(pointer: coarse)').matches) return
    if (document.activeElement?.contains(part.current)) part.current?.focus({ preventScroll: true })
  }, [enabled])
  return part
}
