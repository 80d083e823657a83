/** A function receives the filter requested last. */
export type FilterChange<F> = Partial<F> | ((asked: F) => Partial<F>)

/**
 * Filter requested last, while the screen lags behind: pages may render late, repeatedly or never. The shown
 * filter counts again once all requested pages have arrived or after another navigation.
 */
export const askedFilter = <F extends object>(start: F, hrefOf: (filter: F) => string) => {
  let asked = start
  let shown = hrefOf(start)
  let onTheWay: readonly string[] = []
  return {
    shows: (filter: F): void => {
      const href = hrefOf(filter)
      if (href === shown) return
      shown = href
      const place = onTheWay.indexOf(href)
      // Not requested here, so it was another navigation and it wins. Pages requested earlier will not arrive
      // any more.
      onTheWay = place < 0 ? [] : onTheWay.slice(place + 1)
      if (onTheWay.length === 0) asked = filter
    },
    /** Applies a change to the filter requested last and returns the new address. */
    change: (change: FilterChange<F>): string => {
      asked = { ...asked, ...(typeof change === 'function' ? change(asked) : change) }
      const href = hrefOf(asked)
      onTheWay = [...onTheWay, href]
      return href
    },
  }
}
