import { MAIN_ID } from './skip-link.tsx'

/**
 * Moves the focus to the next (1) or previous (-1) line of the lists of the page. Lines are what carries `data-list-item`: the link or
 * button that opens one. From elsewhere on the page it begins at the first.
 */
export const moveInList = (by: 1 | -1): void => {
  const lines = [...document.querySelectorAll<HTMLElement>(`#${MAIN_ID} [data-list-item]`)]
  const here = lines.indexOf(document.activeElement as HTMLElement)
  const next = here < 0 ? lines[0] : lines[here + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}
