import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns a ref for content that replaces the focused element. If the focus was lost with that element, the
 * content takes it, so that keyboard users are not sent to the top of the page.
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
