import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns a ref for a part of the page that takes the focus when it appears, so that its main action is one
 * Tab away. Does nothing on touch screens, where people read from the top, or if the focused element does not
 * contain the part.
 */
export const useFocusOnOpen = <Part extends HTMLElement>(enabled = true): RefObject<Part | null> => {
  const part = useRef<Part>(null)
  useEffect(() => {
    if (!enabled || matchMedia('(pointer: coarse)').matches) return
    if (document.activeElement?.contains(part.current)) part.current?.focus({ preventScroll: true })
  }, [enabled])
  return part
}
