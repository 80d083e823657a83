/** No page has this address, so Next renders its not-found page. */
const NOWHERE = '/not-found'

/** Replaces an address with broken percent-encoding, which Next cannot read. */
export const pageUrlOf = (url: string): string => {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return NOWHERE
  }
}
