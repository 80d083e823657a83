/** No page has this path, so Next renders its not-found page. */
const NOWHERE = '/not-found'

/** Returns the URL, or NOWHERE if its percent-encoding is invalid, because Next cannot decode it. */
export const pageUrlOf = (url: string): string => {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return NOWHERE
  }
}
