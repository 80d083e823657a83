/** Inside a dialog, Escape closes an open list first and the dialog only the next time. */
export const escapeListFirst = (event: KeyboardEvent): void => {
  const { target } = event
  if (!(target instanceof Element) || target.getAttribute('role') !== 'combobox') return
  if (target.getAttribute('aria-expanded') === 'true') event.preventDefault()
}
