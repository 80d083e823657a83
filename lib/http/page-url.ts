/** Where a page is looked for whose address nobody can read: there is none, which is the answer. */
const NOWHERE = '/not-found'

/**
 * The address of a page as Next can read it; one with broken percent-encoding leads to the page that says
 * there is nothing.
 */
export const pageUrlOf = (url: string): string => {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return NOWHERE
  }
}
