import { useRef } from 'react'

/**
 * Gives the focus back, when a window without a trigger of its own closes, to what had it before. The answer is for the window's content;
 * Radix would otherwise leave the focus nowhere.
 */
export const useFocusReturn = () => {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (before.current instanceof HTMLElement) before.current.focus()
    },
  }
}
