export type FilterChange<F> = Partial<F> | ((latest: F) => Partial<F>)

/** A requested page may render late, repeatedly or never, so each change builds on the last request. */
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
      // A page missing from `inFlight` comes from another navigation, which supersedes all requested pages.
      inFlight = place < 0 ? [] : inFlight.slice(place + 1)
      if (inFlight.length === 0) latest = filter
    },
    change: (change: FilterChange<F>): string => {
      latest = { ...latest, ...(typeof change === 'function' ? change(latest) : change) }
      const href = hrefOf(latest)
      inFlight = [...inFlight, href]
      return href
    },
  }
}
