import type { EarlyInputQueue } from './early-input.ts'

/** Captures clicks and submits before React. Inlined in the page, so it must not use its outer scope. */
export const listenForPresses = ({ isHydrated, enqueue }: EarlyInputQueue): void => {
  const PRESSED =
    'button, [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio], a[data-early-press]'
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null
    if (!event.isTrusted || !button) return
    // The submit event that follows the click is queued instead.
    if (button instanceof HTMLButtonElement && button.type === 'submit' && button.form) return
    if (isHydrated(button)) return
    if (button instanceof HTMLAnchorElement) event.preventDefault()
    event.stopImmediatePropagation()
    enqueue({ element: button, act: () => button.click() })
  }
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    // A form with an action works without JavaScript, so its submit is not intercepted.
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action') || isHydrated(form)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    enqueue({ element: form, act: () => form.requestSubmit(submitter?.isConnected ? submitter : null) })
  }
  window.addEventListener('click', onClick, true)
  window.addEventListener('submit', onSubmit, true)
}
