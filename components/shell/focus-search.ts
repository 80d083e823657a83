import { MAIN_ID } from './skip-link.tsx'

/** Puts the cursor into the search box of the page, if it has one. */
export const focusSearch = (): void => {
  const box = document.querySelector<HTMLInputElement>(`#${MAIN_ID} input[type=search]`)
  box?.focus()
  box?.select()
}
