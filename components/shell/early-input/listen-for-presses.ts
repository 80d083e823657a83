import type { EarlyInputQueue } from './early-input.ts'

/**
 * Hears what is pressed, and what is sent, before React does. Sent to the browser as text: it may use nothing
 * from outside.
 */
export const listenForPresses = ({ isHydrated, keep }: EarlyInputQueue): void => {
  const PRESSED = 'button, [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio]'
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null
    if (!event.isTrusted || !button) return
    // What sends a form is kept as the sending of it.
    if (button instanceof HTMLButtonElement && button.type === 'submit' && button.form) return
    if (isHydrated(button)) return
    event.stopImmediatePropagation()
    keep({ element: button, act: () => button.click() })
  }
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    // A form with an address of its own needs no scripts.
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action') || isHydrated(form)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    keep({ element: form, act: () => form.requestSubmit(submitter?.isConnected ? submitter : null) })
  }
  window.addEventListener('click', onClick, true)
  window.addEventListener('submit', onSubmit, true)
}
