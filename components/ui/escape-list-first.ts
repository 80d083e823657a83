/** In a dialog, the first Escape closes an open list and the next Escape closes the dialog. */
export const escapeListFirst = (event: KeyboardEvent): void => {
  const { target } = event
  if (!(target instanceof Element) || target.getAttribute('role') !== 'combobox') return
  if (target.getAttribute('aria-expanded') === 'true') event.preventDefault()
}
