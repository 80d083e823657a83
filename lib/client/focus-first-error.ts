/**
 * Moves to the first field of a form that is refused, in the order people see, once its error is rendered.
 */
export const focusFirstError = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
