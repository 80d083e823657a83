import { useState } from 'react'

/**
 * Gives the focus back, when a dialog without a trigger of its own closes, to what had it before: to the
 * button of the menu where a menu opened the dialog. The answer is for the dialog's content; Radix would
 * otherwise leave the focus nowhere. It is looked at before the dialog is rendered, since a field in it may
 * take the focus at once.
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

// The line of a menu goes with the menu.
const focusedNow = () => {
  const { activeElement } = document
  const button = activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const focused = button ? document.getElementById(button) : activeElement
  return focused instanceof HTMLElement ? focused : null
}
