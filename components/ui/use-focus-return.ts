import { useState } from 'react'

/**
 * Restores the focus when a dialog without a trigger closes, which Radix does not do. The focused element is
 * read before the dialog renders, because a field of the dialog may take the focus immediately.
 */
export const useFocusReturn = (open: boolean, onCloseAutoFocus?: (event: Event) => void) => {
  const [wasOpen, setWasOpen] = useState(false)
  const [before, setBefore] = useState<HTMLElement | null>(null)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setBefore(focusedNow())
  }
  return {
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event)
      if (event.defaultPrevented) return
      event.preventDefault()
      before?.focus()
    },
  }
}

// A menu item disappears with its menu, so the focus returns to the menu's button instead.
const focusedNow = () => {
  const { activeElement } = document
  const button = activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const focused = button ? document.getElementById(button) : activeElement
  return focused instanceof HTMLElement ? focused : null
}
