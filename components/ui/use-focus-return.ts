import { useState } from 'react'

/**
 * Returns the focus when a dialog without a trigger closes; Radix would leave it nowhere. The focused element
 * is read before the dialog renders, as a field in it may take the focus at once.
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

// A menu item disappears with its menu, so the menu's button counts instead.
const focusedNow = () => {
  const { activeElement } = document
  const button = activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const focused = button ? document.getElementById(button) : activeElement
  return focused instanceof HTMLElement ? focused : null
}
