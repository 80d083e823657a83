import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns a ref for the part of a page that takes the focus when it appears and only the page or a container
 * around it has it, so that its main action is one Tab away. Not on touch screens, which are read from the
 * top.
 */
export const useFocusOnOpen = <Part extends HTMLElement>(enabled = true): RefObject<Part | null> => {
  const part = useRef<Part>(null)
  useEffect(() => {
    if (!enabled || matchMedia('(pointer: coarse)').matches) return
    if (document.activeElement?.contains(part.current)) part.current?.focus({ preventScroll: true })
  }, [enabled])
  return part
}
