/** No page has this path, so Next renders its not-found page. */
const NOWHERE = '/not-found'

/** Replaces a URL with an invalid percent-encoding, which Next cannot decode. */
export const pageUrlOf = (url: string): string => {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return NOWHERE
  }
}
