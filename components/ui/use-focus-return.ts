import { useState } from 'react'

/**
 * Restores the focus on closing, which Radix does only for a dialog with a trigger. Remembers the focused
 * element before a field of the dialog can take the focus.
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
