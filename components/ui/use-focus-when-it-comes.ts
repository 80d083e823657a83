import { type RefObject, useEffect, useRef } from 'react'

/**
 * For content that replaces the focused element: takes the focus, unless it is elsewhere by then, so that
 * keyboard users are not sent to the top of the page.
 */
export const useFocusWhenItComes = <Part extends HTMLElement>(shown: boolean): RefObject<Part | null> => {
  const part = useRef<Part>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (shown && !before.current && document.activeElement === document.body)
      part.current?.focus({ preventScroll: true })
    before.current = shown
  }, [shown])
  return part
}
