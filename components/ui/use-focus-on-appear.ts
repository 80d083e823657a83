import { type RefObject, useEffect, useRef } from 'react'

/**
 * For content that replaces the focused element: takes the focus unless another element has it by then, so
 * that keyboard users are not sent to the top of the page.
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
