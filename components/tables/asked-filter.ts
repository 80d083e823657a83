/** A change of a filter; a function is given what was asked for last. */
export type FilterChange<F> = Partial<F> | ((asked: F) => Partial<F>)

/**
 * What a list was asked for last, while its screen follows: pages come later than hands are, each rendered
 * once or several times, some of them never. What is shown counts again once everything asked for has come,
 * or when somebody went elsewhere (back, a link, a view).
 */
export const askedFilter = <F extends object>(start: F, hrefOf: (filter: F) => string) => {
  let asked = start
  let shown = hrefOf(start)
  let onTheWay: readonly string[] = []
  return {
    /** The screen shows this filter now. */
    shows: (filter: F): void => {
      const href = hrefOf(filter)
      if (href === shown) return
      shown = href
      const place = onTheWay.indexOf(href)
      // Not asked for here: whoever went there goes on from there. Pages asked for before this one come no
      // more.
      onTheWay = place < 0 ? [] : onTheWay.slice(place + 1)
      if (onTheWay.length === 0) asked = filter
    },
    /** Takes a change on top of what was asked for; answers the address it leads to. */
    change: (change: FilterChange<F>): string => {
      asked = { ...asked, ...(typeof change === 'function' ? change(asked) : change) }
      const href = hrefOf(asked)
      onTheWay = [...onTheWay, href]
      return href
    },
  }
}
