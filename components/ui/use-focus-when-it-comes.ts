import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a part of a page that comes in the place of what had the focus: it takes it, so that the keyboard goes
 * on there rather than at the top of the page. A focus that is somewhere else stays.
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
