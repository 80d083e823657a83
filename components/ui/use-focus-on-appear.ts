import { type RefObject, useEffect, useRef } from 'react'

/** Focuses content that replaces the focused one, so that keyboard users do not start again at the top. */
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
