import { type ReviewFilter, readReviewFilter, reviewHref } from './review-filter.ts'

/** Reads the address directly: rendering lags behind it, and keys can be faster. */
export const reviewAddress = {
  read: (): ReviewFilter => readReviewFilter(new URLSearchParams(window.location.search)),
  go: (filter: ReviewFilter, how: 'push' | 'replace'): void => {
    if (how === 'push') window.history.pushState(null, '', reviewHref(filter))
    else window.history.replaceState(null, '', reviewHref(filter))
  },
}
