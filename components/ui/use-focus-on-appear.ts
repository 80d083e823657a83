import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns a ref for content that replaces the focused element. If no element has the focus
 * any more, the content takes the focus, so that keyboard users do not start again at the top of the page.
 */
export const useFocusOnAppear = <Part extends HTMLElement>(visible: boolean): RefObject<Part | null> => {
  const part = useRef<Part>(null)
  const before = useRef(visible)
  useEffect(() => {
    if (visible && !before.current && document.activeElement === document.body)
      part.current?.focus({ preventScroll: true })
    before.current = visible
  }, [visible])
  return part
}
