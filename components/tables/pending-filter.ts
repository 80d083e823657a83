/** Changed values, or a function that computes them from the filter requested last. */
export type FilterChange<F> = Partial<F> | ((latest: F) => Partial<F>)

/**
 * Tracks the filter requested last while the screen lags behind: pages may render late, repeatedly or never.
 * The rendered filter counts as the latest again once all requested pages have arrived, or after another
 * navigation.
 */
export const pendingFilter = <F extends object>(start: F, hrefOf: (filter: F) => string) => {
  let latest = start
  let renderedHref = hrefOf(start)
  let inFlight: readonly string[] = []
  return {
    onRendered: (filter: F): void => {
      const href = hrefOf(filter)
      if (href === renderedHref) return
      renderedHref = href
      const place = inFlight.indexOf(href)
      // A page that was not requested here means that another navigation has superseded all pending requests.
      inFlight = place < 0 ? [] : inFlight.slice(place + 1)
      if (inFlight.length === 0) latest = filter
    },
    /** Applies a change to the filter requested last and returns the new URL. */
    change: (change: FilterChange<F>): string => {
      latest = { ...latest, ...(typeof change === 'function' ? change(latest) : change) }
      const href = hrefOf(latest)
      inFlight = [...inFlight, href]
      return href
    },
  }
}
